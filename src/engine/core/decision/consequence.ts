import type { RuleId } from '../values/ids.ts';

/** Something that comes of going to a hex, in words. */
export interface Consequence {
  readonly text: string;
  /** The rule that says so. */
  readonly rule: RuleId;
}

/** What going to a hex would bring upon somebody, and what it would cost them. */
export interface Consequences {
  readonly provokes: readonly Consequence[];
  readonly forfeits: readonly Consequence[];
}

export const noConsequences: Consequences = { provokes: [], forfeits: [] };
