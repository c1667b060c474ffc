import type * as z from 'zod';
import type { Creature } from '../catalogue/creature.ts';
import type { Actor } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Consequences } from '../decision/consequence.ts';
import type { CommandTemplate, Decision } from '../decision/decision.ts';
import type { Odds, OddsQuery } from '../odds/odds.ts';
import type { Rule, Ruling } from '../rulebook/rule.ts';
import type { EventDeclarations } from '../schema/event.ts';
import type { Dice } from '../values/dice.ts';
import type { Entry, Harm } from '../statistics/entries.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Result } from '../values/result.ts';
import type { Parties } from '../table/members.ts';
import type { Estimate } from '../table/suppose.ts';
import type { FoeNumbers } from '../views/foe-numbers.ts';
import type { LineOfSight } from '../views/line-of-sight.ts';
import type { PointInTime } from '../views/timeline.ts';
import type { EncounterView } from '../views/view.ts';
import type { Tactics } from './tactics.ts';

/** The types that one ruleset is made of. State, commands and events are plain JSON. */
export interface RulesetTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly command: { readonly type: string; readonly combatantId?: CombatantId };
  readonly event: { readonly type: string };
  readonly view: EncounterView;
  readonly creature: Creature;
}

/**
 * A ruleset is a decider: the only place where a game's rules live.
 *
 * Folding the events of an encounter over `play.initial(setup)` gives its state, byte for byte.
 */
export interface Ruleset<T extends RulesetTypes = RulesetTypes> {
  /** In capitals, e.g. `SEGMENTS`; in small letters it names its parts of the API. */
  readonly id: string;
  readonly title: string;
  /** One line about it, for who chooses a ruleset. */
  readonly summary: string;
  /** How long a hex is, in the unit in which the rulebook measures, e.g. `ft`. */
  readonly hex: { readonly length: number; readonly unit: string };
  readonly rulebook: Rulebook<T>;
  readonly rules: Rules<T>;
  readonly queries: Queries<T>;
  /** What computer players know of it beyond what it lists; without it they play by the odds alone. */
  readonly tactics?: Tactics<T['state'], T['command']>;
  /** Left out, a forecast counts no harm, and tries out nothing but who is there. */
  readonly forecast?: Forecasting<T>;
  /** Left out, statistics count nothing but decisions. */
  readonly counting?: Counting<T['state'], T['event']>;
  /** Left out, nothing is carried from one fight to the next. */
  readonly parties?: Parties<T['state']>;
  readonly schemas: RulesetSchemas;
}

/** What a forecast counts in a fight that is played for it, and what it tries out. */
export interface Forecasting<T extends RulesetTypes = RulesetTypes> {
  /** In what harm is counted, e.g. `hit points`. */
  readonly unit: string;
  /** Who was harmed by what in the events of a command. */
  harms(events: readonly T['event'][]): readonly Harm[];
  /** Rulings that make the fight harder for a combatant; of everyone the same ones, in the same order. */
  handicaps(state: T['state'], combatantId: CombatantId): readonly Handicap[];
  /** What was measured of creatures of the bestiary; left out, all are taken for alike. */
  readonly strengths?: Strengths;
}

/** Where the search for a fight begins: never its answer. */
export interface Strengths {
  /** By the keys of creatures: how many average creatures equal one. */
  readonly creatures: Readonly<Record<string, number>>;
  /** How steeply the chance to win follows strength. */
  readonly steepness: number;
}

/** What statistics count of a fight. */
export interface Counting<State, Event> {
  /** In what harm is counted, e.g. `hit points`. */
  readonly unit: string;
  /** In the events of a command, in their order; `before` is the state before the first of them. */
  entries(events: readonly Event[], before: State): readonly Entry[];
}

export interface Handicap {
  /** The same in every fight, e.g. `half-hit-points`. */
  readonly key: string;
  /** How a combatant begins by it, e.g. `with half of their hit points`. */
  readonly label: string;
  /** Fields of `Adjudicate`, as untrusted JSON. */
  readonly ruling: Readonly<Record<string, unknown>>;
}

/** What can be read about it. */
export interface Rulebook<T extends RulesetTypes = RulesetTypes> {
  readonly rules: readonly Rule[];
  /** Where the book can be read in more than one way. */
  readonly rulings: readonly Ruling[];
  /** Ready-made combatants, for those who do not want to write sheets. */
  readonly creatures: readonly T['creature'][];
}

/** What makes a fight go on. */
export interface Rules<T extends RulesetTypes = RulesetTypes> {
  /** What `initial` takes, as untrusted JSON. */
  readonly setup: z.ZodType<T['setup']>;
  /**
   * The commands that the ruleset knows, by type, each as untrusted JSON. What a schema gives it
   * also takes, and gives unchanged: a journal that was exported is checked with it again.
   */
  readonly commands: Readonly<Record<string, z.ZodType<T['command']>>>;
  /** For commands that only other rulesets know: the one of its own that comes nearest. */
  readonly nearestCommand: Readonly<Record<string, string>>;
  initial(setup: T['setup']): T['state'];
  /**
   * Judges a command, carries it out, and plays on to the next decision; the only function that
   * rolls. A refusal costs nothing and changes nothing.
   */
  decide(command: T['command'], state: T['state'], dice: Dice): Result<Decided<T>, Rejection>;
  /** Why `decide` would refuse the command, or null; it rolls nothing and applies nothing. */
  refusalOf(state: T['state'], command: T['command']): Rejection | null;
  /** A command as it was written, with what follows of it from the state and can be left out; as it is if not given. */
  completed?(state: T['state'], command: CommandTemplate): CommandTemplate;
  /** Why this seat may not give a command, whatever the state. */
  authorize(actor: Actor, command: CommandTemplate): Rejection | null;
  /**
   * Whether a command costs its combatant nothing as things stand, so that a player may give only so
   * many (T-02). `evolve` counts them.
   */
  isFreeAction(state: T['state'], command: CommandTemplate): boolean;
  /** Applies a fact. Total: no dice, no checks. */
  evolve(state: T['state'], event: T['event']): T['state'];
  /**
   * A state as untrusted JSON: a document from outside may begin with one. It takes whatever setup
   * and commands can bring about, and gives it unchanged. Made at each call, since it is rarely asked.
   */
  stateSchema(): z.ZodType<T['state']>;
}

/** What happened, and the state that it leads to. */
export interface Decided<T extends RulesetTypes> {
  readonly events: readonly T['event'][];
  readonly state: T['state'];
}

/** What can be seen of a fight, and by whom. */
export interface Queries<T extends RulesetTypes = RulesetTypes> {
  /** Whether the fight is to come, on, or over, as every view says. */
  phase(state: T['state']): EncounterView['phase'];
  /** Who is hidden: no part of the fight, and known to the GM and to who plays them alone. */
  hidden(state: T['state']): readonly CombatantId[];
  /** Whose decisions are due or possible, with every legal option, as the actor may see them. */
  decisions(state: T['state'], actor: Actor): readonly Decision[];
  /**
   * Those of them that are required, as the GM sees them: who has to decide what before the fight
   * goes on. It costs next to nothing, since nothing else is listed and options are looked for when
   * they are read.
   */
  requiredDecisions(state: T['state']): readonly Decision[];
  /** Exact chances of an attack, for an actor that sees both sheets. Rolls nothing. */
  odds(state: T['state'], query: OddsQuery<T['command']>, actor: Actor): Result<Odds, Rejection>;
  /**
   * The state as a seat may suppose it that does not see some sheets: average ones in their place,
   * and all that the whole table sees, or has seen, as it is. Left out, such a seat is given no odds.
   */
  estimate?(state: T['state'], isUnseen: (id: CombatantId) => boolean): Estimate<T['state']>;
  /**
   * What it would provoke or forfeit to end a listed command in a hex. It tells nothing that who
   * plays the command's combatant does not see. Left out where no rule says anything of it.
   */
  consequences?(state: T['state'], command: T['command'], to: Hex): Consequences;
  /**
   * When what a listed command does comes to a target that stays where it is; null where it attacks
   * no one. Left out where every attack comes at once.
   */
  arrival?(state: T['state'], command: T['command'], targetId: CombatantId): PointInTime | null;
  /** What stands between two hexes, as things are now. */
  lineOfSight(state: T['state'], from: Hex, to: Hex): LineOfSight;
  /** All that the actor may see, listed field by field (what may be done is `legal`'s). */
  view(state: T['state'], actor: Actor): T['view'];
  /** What the actor may learn of a fact, or null; `foeNumbers` as the table's setting says. */
  viewEvent(event: T['event'], actor: Actor, foeNumbers?: FoeNumbers): T['event'] | null;
  /**
   * One line for the table's log; `state` is any state since the event and lends the names, those of
   * hidden combatants if the actor knows of them.
   */
  narrate(event: T['event'], state: T['state'], actor?: Actor): string;
}

/**
 * The schemas from which the types of the API follow, besides those of the commands. Each is named
 * after the ruleset (`SegmentsSheet`); enums of the same name in several rulesets are one.
 */
export interface RulesetSchemas {
  /** What an owner sees of a combatant; `kind` is the ruleset. */
  readonly sheet: z.ZodObject;
  /** Where a fight stands; `kind` is the ruleset. */
  readonly clock: z.ZodObject;
  /** The entries of the catalogue: what `view` lists as actions, conditions, and creatures. */
  readonly action: z.ZodType;
  /** Left out by a ruleset that knows no conditions. */
  readonly condition?: z.ZodType;
  readonly creature: z.ZodType;
  readonly events: EventDeclarations;
  /** `DecisionKind`: the kinds that occur, with their meanings. */
  readonly decisionKind: z.ZodEnum;
  /** `TimelineKind` and `AttackStage`, likewise. Left out by a ruleset in which everything happens at once. */
  readonly timelineKind?: z.ZodEnum;
  readonly attackStage?: z.ZodEnum;
  /** `CostResource`: what options use up. Left out by a ruleset in which they cost nothing. */
  readonly costResource?: z.ZodEnum;
  /** The types of the commands that may attack: those of which odds can be asked. */
  readonly attackCommands: readonly string[];
}
