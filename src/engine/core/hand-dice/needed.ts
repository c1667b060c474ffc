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
}

/**
 * The rolls that are still to be asked for: all that the command can come to in any of some imagined
 * falls of the dice that are not declared. In the order in which they are rolled.
 */
export function findNeededRolls({ play, answered, isByHand }: Asking): readonly NeededRoll[] {
  const needed = new Map<string, NeededRoll>();
  for (const fall of falls) {
    const times = new Map<string, number>();
    let rolls = 0;
    play(
      new ImaginedDice(fall, new Answers(answered), (roll, isSettled) => {
        rolls++;
        if (!isSettled || !isByHand(roll.combatantId)) return;
        const key = keyOf(roll);
        const nth = times.get(key) ?? 0;
        times.set(key, nth + 1);
        needed.set(`${key} ${nth}`, roll);
      }),
    );
    // All else that could fall was declared: every other fall is this one.
    if (rolls === 0) break;
  }
  return [...needed.values()];
}

/** How dice fall that are only imagined: from 0, the lowest face, to 1, the highest. */
interface Fall {
  readonly attempt: Height;
  /** What an attempt is compared with. */
  readonly against: Height;
  readonly harm: Height;
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

const parts: Readonly<Record<RollPurpose, keyof Fall | 'ORDER'>> = {
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

class ImaginedDice implements Dice {
  readonly #fall: Fall;
  readonly #answers: Answers;
  readonly #report: (roll: NeededRoll, isSettled: boolean) => void;
  /** Of each combatant and thing: whether the faces of the last roll were declared. */
  readonly #declared = new Map<string, boolean>();
  /** Who has faces that were not declared. */
  readonly #open = new Set<CombatantId | null>();
  /** Who has a tie that is still to be rolled, and which. */
  readonly #ties = new Map<CombatantId | null, readonly CombatantId[]>();
  #places = 1;

  constructor(
    fall: Fall,
    answers: Answers,
    /** Called for each roll without an answer; `isSettled` says whether it must come to it. */
    report: (roll: NeededRoll, isSettled: boolean) => void,
  ) {
    this.#fall = fall;
    this.#answers = answers;
    this.#report = report;
  }

  roll(count: number, sides: number, of: RollOf): readonly number[] {
    if (count <= 0) return [];
    const roll = rollFor(count, sides, of);
    const thing = `${roll.combatantId} ${roll.about}`;
    const answer = this.#answers.take(roll);
    if (!answer) this.#report(roll, this.#isSettled(of, thing));
    const faces = answer?.faces ?? null;
    this.#declared.set(thing, faces !== null);
    if (faces === null) this.#imagine(of, answer !== undefined);
    return faces ?? Array.from({ length: count }, () => this.#face(sides, of));
  }

  /** Dice that follow from faces are asked for when those faces are known. */
  #isSettled({ follows, combatantId }: RollOf, thing: string): boolean {
    if (typeof follows !== 'object')
      return follows === undefined || this.#declared.get(thing) === true;
    const { tied } = follows;
    // Two who tie do so whether or not a third one does.
    return (
      this.#isKnown(combatantId, tied) &&
      !this.#ties.has(combatantId) &&
      tied.some((other) => other !== combatantId && this.#isKnown(other, tied))
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

  #face(sides: number, { purpose, follows }: RollOf): number {
    const part = parts[purpose];
    if (part === 'ORDER') return this.#place(sides);
    return heights[follows ? 'LOW' : this.#fall[part]](sides);
  }

  /** Faces that differ, so that ties end. */
  #place(sides: number): number {
    this.#places = (this.#places * 48271) % 2147483647;
    return (this.#places % sides) + 1;
  }
}

const heights: Readonly<Record<Height, (sides: number) => number>> = {
  LOWEST: () => 1,
  LOW: () => 2,
  HIGH: (sides) => sides - 1,
  HIGHEST: (sides) => sides,
};
