/** Which dice a command may need of the hands at the table. It never sees the encounter's dice. */
import type { Dice, RollOf, RollPurpose } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { type AnsweredRoll, Answers, keyOf, type NeededRoll, rollFor } from './rolls.ts';

/** Whose dice come from a hand; null stands for the game master's own. */
export type IsByHand = (roller: CombatantId | null) => boolean;

interface Asking {
  /** Plays the command, as often as it is asked, from the same state. */
  readonly play: (dice: Dice) => unknown;
  readonly answered: readonly AnsweredRoll[];
  readonly isByHand: IsByHand;
  /** Those who are on the table before the command. */
  readonly present: readonly CombatantId[];
}

/**
 * The rolls that are still to be asked for: all that the command can come to in any of some imagined
 * falls of the dice that are not declared. In the order in which they are rolled.
 */
export function findNeededRolls(asking: Asking): readonly NeededRoll[] {
  const { play, answered, isByHand } = asking;
  const hands = new Set<CombatantId | null>(asking.present.filter(isByHand));
  const needed = new Map<string, NeededRoll>();
  const imagine = (fall: Fall) => {
    const times = new Map<string, number>();
    let rolls = 0;
    const report = (roll: NeededRoll, isSettled: boolean): void => {
      rolls++;
      if (!isSettled || !isByHand(roll.combatantId)) return;
      hands.add(roll.combatantId);
      const key = keyOf(roll);
      const nth = times.get(key) ?? 0;
      times.set(key, nth + 1);
      needed.set(`${key} ${nth}`, roll);
    };
    const dice = new ImaginedDice(fall, { answers: new Answers(answered), isByHand, report });
    play(dice);
    return { rolls, highest: dice.highest };
  };
  let highest = 0;
  for (const fall of falls) {
    const imagined = imagine(fall);
    // All else that could fall was declared: every other fall is this one.
    if (imagined.rolls === 0) return [...needed.values()];
    ({ highest } = imagined);
  }
  const isAsked = (hand: CombatantId | null) =>
    [...needed.values(), ...answered].some(
      ({ combatantId, purpose }) => purpose === 'TIE' && combatantId === hand,
    );
  for (const place of placesUpTo(highest)) {
    if ([...hands].every(isAsked)) break;
    imagine({ ...evenFall, place });
  }
  return [...needed.values()];
}

/** How dice fall that are only imagined: from 0, the lowest face, to 1, the highest. */
interface Fall {
  readonly attempt: Height;
  /** What an attempt is compared with. */
  readonly against: Height;
  readonly harm: Height;
  /** How the first dice of an order fall; left out where they differ, so that no one ties for long. */
  readonly place?: Place;
}

/** By how much the sum of some dice is above the lowest: of those from hands, and of the encounter's. */
interface Place {
  readonly hand: number;
  readonly encounter: number;
}

type Height = 'LOWEST' | 'LOW' | 'HIGH' | 'HIGHEST';

/**
 * Attempts that come to as much as they can and to as little as they can. The faces next to the ends are
 * tried too, since the ends can decide by themselves (a critical hit).
 */
const falls: readonly Fall[] = [
  { attempt: 'HIGHEST', against: 'LOWEST', harm: 'LOW' },
  { attempt: 'HIGH', against: 'LOW', harm: 'LOW' },
  { attempt: 'HIGH', against: 'LOW', harm: 'HIGHEST' },
  { attempt: 'LOW', against: 'HIGH', harm: 'LOW' },
  { attempt: 'LOWEST', against: 'HIGHEST', harm: 'LOW' },
];

const evenFall: Fall = { attempt: 'LOW', against: 'LOW', harm: 'LOW' };

/** One side at its lowest, the other anywhere: two that can tie at all tie in one of these. */
function* placesUpTo(highest: number): Generator<Place> {
  if (highest > 0) yield { hand: 0, encounter: 0 };
  for (let above = 1; above <= highest; above++) {
    yield { hand: 0, encounter: above };
    yield { hand: above, encounter: 0 };
  }
}

const parts: Readonly<Record<RollPurpose, keyof Omit<Fall, 'place'> | 'ORDER'>> = {
  INITIATIVE: 'ORDER',
  TIE: 'ORDER',
  CONCEALMENT: 'attempt',
  ATTACK: 'attempt',
  CHECK: 'attempt',
  CHANCE: 'attempt',
  RECOVERY: 'attempt',
  HEALING: 'attempt',
  DEFENSE: 'against',
  OPPOSITION: 'against',
  DAMAGE: 'harm',
};

interface Imagining {
  readonly answers: Answers;
  readonly isByHand: IsByHand;
  /** Called for each roll without an answer; `isSettled` says whether it must come to it. */
  readonly report: (roll: NeededRoll, isSettled: boolean) => void;
}

class ImaginedDice implements Dice {
  readonly #fall: Fall;
  readonly #imagining: Imagining;
  /** Of each combatant and thing: whether the faces of the last roll were declared. */
  readonly #declared = new Map<string, boolean>();
  /** Who has faces that were not declared. */
  readonly #open = new Set<CombatantId | null>();
  /** Who has a tie that is still to be rolled, and which. */
  readonly #ties = new Map<CombatantId | null, readonly CombatantId[]>();
  /** Who has rolled for a tie, declared or not. */
  readonly #tied = new Set<CombatantId | null>();
  /** Whose faces are the encounter's. */
  readonly #encounters = new Set<CombatantId | null>();
  #highest = 0;
  #places = 1;

  constructor(fall: Fall, imagining: Imagining) {
    this.#fall = fall;
    this.#imagining = imagining;
  }

  /** By how much the encounter's dice, or a hand's, can be above the lowest; 0 where they do not come together. */
  get highest(): number {
    return this.#encounters.size > 0 ? this.#highest : 0;
  }

  roll(count: number, sides: number, of: RollOf): readonly number[] {
    if (count <= 0) return [];
    const roll = rollFor(count, sides, of);
    const thing = `${roll.combatantId} ${roll.about}`;
    const { answers, report } = this.#imagining;
    const answer = answers.take(roll);
    if (!answer) report(roll, this.#isSettled(of, thing));
    const faces = answer?.faces ?? null;
    this.#declared.set(thing, faces !== null);
    if (isFirstPlace(of)) this.#place(roll, answer);
    if (typeof of.follows === 'object') this.#tied.add(of.combatantId);
    if (faces === null) this.#imagine(of, answer !== undefined);
    return faces ?? this.#faces(count, sides, of);
  }

  #place({ combatantId, count, sides }: NeededRoll, answer: AnsweredRoll | undefined): void {
    if (!this.#imagining.isByHand(combatantId) || answer?.faces === null)
      this.#encounters.add(combatantId);
    this.#highest = Math.max(this.#highest, count * (sides - 1));
  }

  /** Dice that follow from faces are asked for when those faces are known. */
  #isSettled({ follows, combatantId }: RollOf, thing: string): boolean {
    if (typeof follows !== 'object')
      return follows === undefined || this.#declared.get(thing) === true;
    const { tied } = follows;
    if (this.#mayTieWithEncounter(combatantId, tied)) return true;
    // Two who tie do so whether or not a third one does.
    return (
      this.#isKnown(combatantId, tied) &&
      !this.#ties.has(combatantId) &&
      tied.some((other) => other !== combatantId && this.#isKnown(other, tied))
    );
  }

  /**
   * What the encounter rolls is not known before: the first roll of a tie with it is asked for like damage,
   * in case it is needed. That they tie again is rare enough to leave it to the encounter.
   */
  #mayTieWithEncounter(id: CombatantId | null, tied: readonly CombatantId[]): boolean {
    return (
      !this.#encounters.has(id) &&
      !this.#tied.has(id) &&
      tied.some((other) => other !== id && this.#encounters.has(other))
    );
  }

  /** Whether all faces are declared that brought someone into a tie; those of its own round are not among them. */
  #isKnown(id: CombatantId | null, tied: readonly CombatantId[]): boolean {
    return !this.#open.has(id) && (this.#ties.get(id) ?? tied) === tied;
  }

  /** All who tie roll at once: their rolls follow from the faces before, and not from one another. */
  #imagine({ follows, combatantId }: RollOf, isAnswered: boolean): void {
    if (typeof follows === 'object' && !isAnswered) this.#ties.set(combatantId, follows.tied);
    else this.#open.add(combatantId);
  }

  #faces(count: number, sides: number, of: RollOf): readonly number[] {
    const { place } = this.#fall;
    if (place && isFirstPlace(of)) {
      const above = this.#encounters.has(of.combatantId) ? place.encounter : place.hand;
      return evenly(count, sides, above);
    }
    return Array.from({ length: count }, () => this.#face(sides, of));
  }

  #face(sides: number, { purpose, follows }: RollOf): number {
    const part = parts[purpose];
    if (part === 'ORDER') return this.#differing(sides);
    return heights[follows ? 'LOW' : this.#fall[part]](sides);
  }

  /** Faces that differ, so that ties end. */
  #differing(sides: number): number {
    this.#places = (this.#places * 48271) % 2147483647;
    return (this.#places % sides) + 1;
  }
}

/** A roll for a place in an order, of those that no tie or face has brought about. */
const isFirstPlace = ({ purpose, follows }: RollOf): boolean =>
  parts[purpose] === 'ORDER' && follows === undefined;

/** Dice whose sum is so much above the lowest, as far as they reach, and that hardly differ. */
const evenly = (count: number, sides: number, above: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => {
    const share = Math.floor(above / count) + Number(i < above % count);
    return Math.min(sides, 1 + share);
  });

const heights: Readonly<Record<Height, (sides: number) => number>> = {
  LOWEST: () => 1,
  LOW: () => 2,
  HIGH: (sides) => sides - 1,
  HIGHEST: (sides) => sides,
};
