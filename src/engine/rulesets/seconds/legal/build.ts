import type { Cost } from '../../../core/decision/decision.ts';

export * from '../../../core/decision/findings.ts';

export const price = (seconds: number): readonly Cost[] =>
  seconds === 0 ? [] : [{ resource: 'SECOND', amount: seconds }];

export const labelOf = (name: string, seconds: number): string => `${name} (${seconds} s)`;
