import type { Hex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import type { FoeNumbers } from '../views/foe-numbers.ts';

/**
 * What a ruleset tells a policy beyond what it lists: who can still fight, and what a command is for,
 * in numbers. All but `suppose` is asked of supposed states alone.
 */
export interface Tactics<State, Command> {
  /**
   * The state as a seat may suppose it that does not see some sheets: `see.estimate`, or the sheets
   * themselves where they lie open, and nothing of what these others have chosen in secret.
   */
  suppose(state: State, isUnseen: (id: CombatantId) => boolean, foeNumbers: FoeNumbers): State;
  /** Whether it pays to play on from a choice before it is made; taken for granted if left out. */
  readonly playsOn?: boolean;
  /** Everyone who can and will fight, in the order in which they came. */
  fighters(state: State): readonly Fighter[];
  /** What has been done already and strikes a place later, by itself; nothing if left out. */
  impending?(state: State): readonly Impending[];
  /** What a listed command is for. Where the intent of its option is MOVE, END or PASS, that is GO or OTHER alone. */
  prospect(state: State, command: Command): Prospect;
  /** What it costs, whatever it is for. */
  price(state: State, command: Command): Price;
  /** Whether anything can be judged of commands of this type at all. */
  judges(type: string): boolean;
}

/** A combatant in a fight, as much as all rulesets can say. */
export interface Fighter {
  readonly id: CombatantId;
  readonly side: string;
  readonly position: Hex;
  /** How far it is above the ground, in hexes. */
  readonly height: number;
  /** What it can still take, above 0, and what it could at first; in the ruleset's own unit. */
  readonly health: number;
  readonly maxHealth: number;
  /** How far off, in hexes, its targets are at least and at most. */
  readonly reach: { readonly least: number; readonly most: number };
}

/** One attack on a combatant, in numbers. */
export interface ExpectedHit {
  readonly targetId: CombatantId;
  /** The chance to hit. */
  readonly hit: number;
  /** The mean of what it takes off what the target has left; a miss takes nothing. */
  readonly damage: number;
  /** The chance that its target cannot fight afterwards. */
  readonly downs: number;
  /** The part of an attack of its own that the target loses on average, by what a hit brings with it. */
  readonly hindrance: number;
  /** In how many rounds it comes; 0 for now. */
  readonly after: number;
  /** The rule by which it hits. */
  readonly rule: RuleId;
}

/** What will strike the one who is near a place by then. */
export interface Impending {
  readonly to: Hex;
  /** How far from there, in hexes. */
  readonly radius: number;
  /** What comes of it for a combatant who is there. */
  blowOn(targetId: CombatantId): ExpectedHit;
}

/** What a command is for. */
export type Prospect =
  /** To attack. */
  | { readonly kind: 'STRIKE'; readonly blows: readonly ExpectedHit[] }
  /** To meet an attack in this way: the blow as it comes through. */
  | { readonly kind: 'MEET'; readonly blow: ExpectedHit }
  /** To go somewhere. */
  | { readonly kind: 'GO'; readonly to: Hex; readonly rule: RuleId }
  /** To give a combatant back what they had. */
  | {
      readonly kind: 'HEAL';
      readonly targetId: CombatantId;
      readonly amount: number;
      readonly rule: RuleId;
    }
  /** To be able to attack, or attack better, later: the part of an attack that it is worth. */
  | { readonly kind: 'PREPARE'; readonly attacks: number; readonly rule: RuleId }
  /** Nothing that a policy could judge. */
  | { readonly kind: 'OTHER' };

export const unjudged: Prospect = { kind: 'OTHER' };

/** What a command costs the side of the one who gives it. */
export interface Price {
  /** The part of an attack that is spent on it, beyond what every attack takes. */
  readonly spends: number;
  /** How many attacks that its side has begun come to nothing by it; of one half done, half. */
  readonly loses: number;
  /** What is paid with one's own body; null for nothing. */
  readonly body: BodyCost | null;
}

export interface BodyCost {
  /** What it takes off one's own health on average. */
  readonly damage: number;
  /** Whether that is all that is left, so that the one who pays falls. */
  readonly fells: boolean;
  readonly rule: RuleId;
}

export const free: Price = { spends: 0, loses: 0, body: null };

type ByType<State, Command extends { readonly type: string }, Answer> = {
  readonly [Type in Command['type']]?: (
    state: State,
    command: Extract<Command, { readonly type: Type }>,
  ) => Answer;
};

/** Answers by the type of a command, and for all other types the same. */
function answeredBy<State, Command extends { readonly type: string }, Answer>(
  byType: ByType<State, Command, Answer>,
  other: Answer,
) {
  return (state: State, command: Command): Answer => {
    const find = byType[command.type as Command['type']] as
      ((state: State, command: Command) => Answer) | undefined;
    return find?.(state, command) ?? other;
  };
}

/** What commands are for, by their type; of the others nothing can be judged. */
export const prospectBy = <State, Command extends { readonly type: string }>(
  byType: ByType<State, Command, Prospect>,
): Pick<Tactics<State, Command>, 'prospect' | 'judges'> => ({
  prospect: answeredBy(byType, unjudged),
  judges: (type) => Object.hasOwn(byType, type),
});

/** What commands cost, by their type; the others are free. */
export const priceBy = <State, Command extends { readonly type: string }>(
  byType: ByType<State, Command, Price>,
): Pick<Tactics<State, Command>, 'price'> => ({ price: answeredBy(byType, free) });
