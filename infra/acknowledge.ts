import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Findings of cdk-nag that are meant to be so: the rule and why. */
export function acknowledge(scope: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const findings = Object.entries(reasons).map(([rule, reason]) => ({
    id: `AwsSolutions-${rule}`,
    reason,
  }));
  Validations.of(scope).acknowledge(...findings);
}
