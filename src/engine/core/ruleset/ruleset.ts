import type { ZodType } from 'zod';
import type { Actor } from '../command/actor.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Creature } from '../catalogue/creature.ts';
import type { Rule, Ruling } from '../rulebook/rule.ts';
import type { Decision } from '../decision/decision.ts';
import type { Hex } from '../values/hex.ts';
import type { Dice } from '../values/dice.ts';
import type { LineOfSight } from '../views/line-of-sight.ts';
import type { Odds, OddsQuery } from '../odds/odds.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Result } from '../values/result.ts';
import type { EncounterView } from '../views/view.ts';

/** The types that one ruleset is made of. State, commands and events are plain JSON. */
export interface RulesetTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly command: { readonly type: string; readonly combatantId?: CombatantId };
  readonly event: { readonly type: string };
  readonly view: EncounterView;
  readonly eventView: { readonly type: string };
  readonly creature: Creature;
}

/**
 * A ruleset is a decider: the only place where a game's rules live.
 *
 * Folding the events of an encounter over `initial(setup)` gives its state, byte for byte.
 */
export interface Ruleset<T extends RulesetTypes = RulesetTypes> {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Where its rulebook can be read in more than one way. */
  readonly rulings: readonly Ruling[];
  /** Ready-made combatants, for whoever does not want to write sheets. */
  readonly creatures: readonly T['creature'][];
  /** What `initial` takes, as untrusted JSON. */
  readonly setup: ZodType<T['setup']>;
  /**
   * The commands that the ruleset knows, by type, each as untrusted JSON. What a schema gives it
   * also takes, and gives unchanged: a journal that was exported is checked with it again.
   */
  readonly commands: Readonly<Record<string, ZodType<T['command']>>>;
  /**
   * A state as untrusted JSON: a stranger's document may begin with one. It takes whatever setup and
   * commands can bring about, and gives it unchanged. Made anew at each call, since it is rarely asked.
   */
  stateSchema(): ZodType<T['state']>;
  /** For commands that only other rulesets know: the one of its own that comes nearest. */
  readonly instead: Readonly<Record<string, string>>;
  initial(setup: T['setup']): T['state'];
  /** Judges a command; the only function that rolls. A refusal costs nothing and changes nothing. */
  decide(
    command: T['command'],
    state: T['state'],
    dice: Dice,
  ): Result<readonly T['event'][], Rejection>;
  /** Applies a fact. Total: no dice, no checks. */
  evolve(state: T['state'], event: T['event']): T['state'];
  /** Whether the fight is to come, on, or over, as every view tells it. */
  phase(state: T['state']): EncounterView['phase'];
  /** Who is hidden: no part of the fight, and known to the GM and to who plays them alone. */
  hidden(state: T['state']): readonly CombatantId[];
  /** Whose decisions are due or possible, with every legal option, as the actor may see them. */
  legal(state: T['state'], actor: Actor): readonly Decision[];
  /** Exact chances of an attack, for an actor that sees both sheets. Rolls nothing. */
  odds(state: T['state'], query: OddsQuery<T['command']>, actor: Actor): Result<Odds, Rejection>;
  /** What stands between two hexes, as things are now. */
  lineOfSight(state: T['state'], from: Hex, to: Hex): LineOfSight;
  /** All that the actor may see, listed field by field (what may be done is `legal`'s). */
  view(state: T['state'], actor: Actor): T['view'];
  /** What the actor may learn of a fact, or null. */
  viewEvent(event: T['event'], actor: Actor): T['eventView'] | null;
  /** One line for the table's log; `state` is any state since the event and lends the names. */
  narrate(event: T['eventView'], state: T['state']): string;
}
