import { type Actor, plays } from '../command/actor.ts';
import type { ActionKey, CombatantId } from '../values/ids.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Term } from '../score/score.ts';

/** An exact number: `numerator / denominator`, the denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What the odds are asked of: a command that would attack, or an attack under way. */
export type OddsQuery<Command> =
  | { readonly of: 'COMMAND'; readonly command: Command }
  | { readonly of: 'ATTACK'; readonly attackId: string };

/** Exact chances, as things stand now. */
export interface Odds {
  /** One for each attack, in the order in which they are made. */
  readonly attacks: readonly AttackOdds[];
}

export interface AttackOdds {
  readonly attackerId: CombatantId;
  readonly targetId: CombatantId;
  readonly action: ActionKey;
  /** Whether it reaches its target at once; otherwise much may change before it does. */
  readonly arrives: 'NOW' | 'LATER';
  /** What the attack score is made of against this target, before it is met in any way. */
  readonly terms: readonly Term[];
  readonly perDefense: readonly DefenseOdds[];
}

/** What comes of an attack that is met in this way. */
export interface DefenseOdds {
  readonly defense: DefenseChoice;
  /**
   * - `CHOSEN`: it is settled that the attack is met so.
   * - `LEGAL`: the target may choose it.
   * - `ASSUMED`: the target may choose it if it can still, or again, as the attack arrives.
   */
  readonly basis: 'CHOSEN' | 'LEGAL' | 'ASSUMED';
  /** What the attack score is made of when it is met so, and what it has to reach. */
  readonly attackTerms: readonly Term[];
  readonly defenseTerms: readonly Term[];
  /** The chance to hit, or that a maneuver succeeds, in lowest terms. */
  readonly hit: Fraction;
  /** The parts of hitting and of missing that the faces alone decide; 0 where none can. */
  readonly criticalHit: Fraction;
  readonly criticalFailure: Fraction;
  /**
   * How likely each amount of damage is, a miss counting as 0 damage. Ascending, without amounts
   * that cannot be; over one denominator, so that the numerators add up to it.
   */
  readonly damage: readonly { readonly amount: number; readonly chance: Fraction }[];
  /** The mean of `damage`, in lowest terms. */
  readonly expectedDamage: Fraction;
  /** The chance that the target is unable to fight after it, in lowest terms. */
  readonly downs: Fraction;
  /**
   * How likely each number of points to spend is, for a maneuver, a failure counting as 0. Like
   * `damage`; empty for an attack that is none.
   */
  readonly points: readonly { readonly points: number; readonly chance: Fraction }[];
}

/** What odds take for the sheet of somebody whom who asks does not see. */
export interface Assumption {
  readonly combatantId: CombatantId;
  /** Figures that the table has seen, as they were last. */
  readonly seen: readonly { readonly figure: string; readonly value: number }[];
  /** Figures that are those of an average sheet. */
  readonly supposed: readonly string[];
}

/** A way to meet an attack, in the ruleset's own words. */
export interface DefenseChoice {
  /** E.g. `REACTION`. */
  readonly kind: string;
  /** The action that it uses, and how, where it uses one. */
  readonly action: ActionKey | null;
  readonly use: string | null;
}

/** A defense that uses no action. */
export const defenseOf = (kind: string): DefenseChoice => ({ kind, action: null, use: null });

/** Odds follow from the sheets of all who take part, so the actor must be allowed to see them all. */
export function refuseUnseen(actor: Actor, ids: readonly CombatantId[]): Rejection | null {
  const unseen = ids.find((id) => !plays(actor, id));
  if (unseen === undefined) return null;
  const message = `Odds follow from the sheets of both, and this seat does not see that of '${unseen}'.`;
  return { code: 'FORBIDDEN', message };
}
