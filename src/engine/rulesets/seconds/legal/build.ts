import type { Cost } from '../../../core/decision.ts';

export * from '../../../core/findings.ts';

export const price = (seconds: number): readonly Cost[] =>
  seconds === 0 ? [] : [{ resource: 'SECOND', amount: seconds }];

export const labelOf = (name: string, seconds: number): string => `${name} (${seconds} s)`;
