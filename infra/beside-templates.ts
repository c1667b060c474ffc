import path from 'node:path';
import { Stage } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A folder beside the templates: those who synthesize at the same time do not get into each other's way. */
export function besideTemplates(scope: Construct, ...names: readonly string[]): string {
  const app = Stage.of(scope);
  if (!app) throw new Error('A stack needs an app around it.');
  return path.join(app.outdir, ...names);
}
