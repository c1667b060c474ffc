import type { Cost } from '../../../core/decision/decision.ts';
import type { Kind } from '../actions.ts';
import { spends } from '../budget.ts';

export * from '../../../core/decision/findings.ts';

export const price = (kind: Kind): readonly Cost[] =>
  spends(kind).map((resource) => ({ resource, amount: 1 }));

const kindNames: Readonly<Record<Kind, string>> = {
  FULL: 'Full',
  STANDARD: 'Standard',
  MOVE: 'Move',
  SWIFT: 'Swift',
  FREE: 'Free',
};

export const labelOf = (name: string, use: Kind): string => `${name} (${kindNames[use]})`;
