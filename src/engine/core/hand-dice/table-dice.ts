/** Dice of an entry of the journal: those that were declared, and the encounter's for all others. */
import type { Dice, PlainDice, RollOf } from '../values/dice.ts';
import { type AnsweredRoll, Answers, type DeclaredRoll, rollFor } from './rolls.ts';

const noAnswers: readonly AnsweredRoll[] = [];

/** Rolls for the commands of one entry, one after the other. */
export class TableDice implements Dice {
  readonly #stream: PlainDice;
  #answers = new Answers(noAnswers);
  #fallen = 0;
  readonly #declared: DeclaredRoll[] = [];

  constructor(stream: PlainDice) {
    this.#stream = stream;
  }

  /** Runs a command for which this was answered; what it does not need is declared all the same. */
  with<T>(answered: readonly AnsweredRoll[], play: () => T): T {
    this.#answers = new Answers(answered);
    const played = play();
    for (const roll of this.#answers.left) this.#declare(roll, null);
    this.#answers = new Answers(noAnswers);
    return played;
  }

  roll(count: number, sides: number, of: RollOf): readonly number[] {
    if (count <= 0) return [];
    const at = this.#fallen;
    this.#fallen += count;
    const answer = this.#answers.take(rollFor(count, sides, of));
    if (answer) this.#declare(answer, at);
    return answer?.faces ?? this.#stream.roll(count, sides);
  }

  /** What hands have rolled of it, in the order in which it fell; then what was not needed. */
  get declared(): readonly DeclaredRoll[] {
    return this.#declared;
  }

  #declare({ faces, count: _count, ...roll }: AnsweredRoll, fallenBefore: number | null): void {
    if (faces !== null) this.#declared.push({ ...roll, faces, fallenBefore });
  }
}

/** The same dice again, from what the journal has of them; they throw where other dice are asked for. */
export class ReplayedTableDice implements PlainDice {
  readonly #stream: PlainDice;
  readonly #faces = new Map<number, { readonly sides: number; readonly face: number }>();
  #fallen = 0;

  constructor(stream: PlainDice, declared: readonly DeclaredRoll[] = []) {
    this.#stream = stream;
    for (const { fallenBefore, sides, faces } of declared)
      if (fallenBefore !== null)
        for (const [i, face] of faces.entries()) this.#faces.set(fallenBefore + i, { sides, face });
  }

  roll(count: number, sides: number): readonly number[] {
    if (count <= 0) return [];
    const at = this.#fallen;
    this.#fallen += count;
    if (!this.#faces.has(at)) return this.#stream.roll(count, sides);
    return Array.from({ length: count }, (_, i) => this.#take(at + i, sides));
  }

  /** Whether all that was declared as needed has been rolled. */
  get isUsedUp(): boolean {
    return this.#faces.size === 0;
  }

  #take(at: number, sides: number): number {
    const die = this.#faces.get(at);
    if (die?.sides !== sides) throw new RangeError(`No d${sides} was declared here.`);
    this.#faces.delete(at);
    return die.face;
  }
}
