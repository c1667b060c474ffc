import type { RuleId } from '../values/ids.ts';

/** One rule of a rulebook, in our own words. */
export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  readonly summary: string;
  /** The rulebook's chapter. */
  readonly section: string;
  /**
   * `CORE` rules are always in force, `OPTIONAL` ones belong to a module that a table may
   * switch on, and a `PLANNED` one is not enforced yet.
   */
  readonly status: 'CORE' | 'OPTIONAL' | 'PLANNED';
}

/** A question that a rulebook leaves open, and the readings that a table may choose from. */
export interface Ruling {
  /** E.g. `R-16`. */
  readonly id: string;
  /** The rule that leaves it open; null for what a table agrees on whatever its rulebook says. */
  readonly rule: RuleId | null;
  /** The name of its setting in an encounter. */
  readonly setting: string;
  readonly question: string;
  /** What each value means; the first is the decided reading and the default. */
  readonly options: Readonly<Record<string, string>>;
}
