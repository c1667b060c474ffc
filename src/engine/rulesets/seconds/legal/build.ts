import type { Cost } from '../../../core/decision/decision.ts';

export * from '../../../core/decision/findings.ts';

/** What an option costs. */
export const price = (seconds: number): readonly Cost[] =>
  seconds === 0 ? [] : [{ resource: 'SECOND', amount: seconds }];

/** What an option of so many seconds is called. */
export const labelOf = (name: string, seconds: number): string => `${name} (${seconds} s)`;
