/** A fight in which some seats roll their dice by hand, and its twin, in which none does. */
import { Encounters } from '../../../src/app/encounters.ts';
import type { Outcome, RawCommand } from '../../../src/app/outcome.ts';
import type { Caller, EncounterRecord } from '../../../src/app/ports.ts';
import { keyOf, rollFor } from '../../../src/engine/core/hand-dice/rolls.ts';
import type { Dice } from '../../../src/engine/core/values/dice.ts';
import {
  execute,
  gameMaster,
  type NeededRoll,
  type RulesetId,
  seededDice,
  type WithPending,
} from '../../../src/engine/index.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { memoryStore } from '../store/memory.ts';
import { done } from './app-fight.ts';
import { gmOf, nobody } from './seats.ts';

const SEED_BYTES = 32;

/** How a roll that is asked for fell. */
export type Faces = (roll: NeededRoll) => readonly number[] | null;

/**
 * With the same ids for every app, so that two fights of the same commands are the same.
 *
 * @param dice what tells the dice of its encounters from others
 */
export function appOfSeed(seed: number, dice = 0): Encounters {
  let asked = 0;
  return new Encounters({
    store: memoryStore(),
    clock: () => new Date('2026-01-01T00:00:00Z'),
    randomBytes: (count) => {
      const of = count === SEED_BYTES ? dice : 0;
      return new Uint8Array(count).map((_, i) => of * 11 + seed * 31 + asked++ * 7 + i);
    },
    creation: 'OPEN',
  });
}

export class HandFight {
  readonly app: Encounters;
  readonly seats = new Map<string, Caller>();
  record: EncounterRecord;

  private constructor(app: Encounters, record: EncounterRecord) {
    this.app = app;
    this.record = record;
  }

  static async open(ruleset: RulesetId, setup: object, seed = 1, dice = 0): Promise<HandFight> {
    const app = appOfSeed(seed, dice);
    const { record } = done(await app.create(ruleset, setup, nobody));
    return new HandFight(app, record);
  }

  get gm(): Caller {
    return gmOf(this.record.id);
  }

  get waiting(): readonly NeededRoll[] {
    return (this.record.snapshot.state as WithPending).pending?.rolls ?? [];
  }

  /** A player's seat with some combatants, who roll by hand or leave it to the encounter. */
  async sit(name: string, combatantIds: readonly string[], byHand = true): Promise<Caller> {
    const request = { kind: 'PLAYER', combatantIds, name, days: 1 } as const;
    const issued = done(await this.app.issueSeat(this.from(this.gm), request)).issued;
    const caller: Caller = {
      kind: 'SEAT',
      encounterId: this.record.id,
      seatId: issued?.id ?? '',
    };
    for (const id of combatantIds) this.seats.set(id, caller);
    await this.byHand(caller, byHand);
    return caller;
  }

  async byHand(caller: Caller, byHand = true): Promise<void> {
    this.after(await this.app.setHandDice(this.from(caller), byHand));
  }

  async send(command: RawCommand, caller = this.gm, declared: Declared = null): Promise<Outcome> {
    return this.after(await this.app.submit({ ...this.from(caller), command, declared }));
  }

  /** Gives a command, and answers all dice that it asks for, whoever is to roll them. */
  async play(command: RawCommand, faces: Faces, caller = this.gm): Promise<Outcome> {
    const declared: (readonly number[] | null)[] = [];
    let outcome = await this.send(command, caller);
    while (outcome.kind === 'DICE_NEEDED') {
      declared.push(...outcome.rolls.map(faces));
      outcome = await this.send(command, caller, declared);
    }
    while (this.waiting.length > 0) {
      const combatantId = this.waiting[0]?.combatantId ?? '';
      const rolls = this.waiting.filter((roll) => roll.combatantId === combatantId);
      const answer = { type: 'DeclareDice', combatantIds: [combatantId] };
      outcome = await this.send(answer, this.seats.get(combatantId), rolls.map(faces));
      done(outcome);
    }
    return outcome;
  }

  private from(caller: Caller) {
    return { encounterId: this.record.id, caller, expectedVersion: null };
  }

  private after(outcome: Outcome): Outcome {
    if (outcome.kind === 'DONE') this.record = outcome.record;
    return outcome;
  }
}

type Declared = readonly (readonly number[] | null)[] | null;

/** The faces that a command takes of the encounter's dice, by what they are for. */
export function facesOf({ ruleset, snapshot }: EncounterRecord, command: RawCommand): Faces {
  const rules = rulesets[ruleset as RulesetId];
  const stream = seededDice(snapshot.dice.seed, snapshot.dice.position);
  const fallen = new Map<string, (readonly number[])[]>();
  const dice: Dice = {
    roll(count, sides, of) {
      const faces = stream.roll(count, sides);
      const key = keyOf(rollFor(count, sides, of));
      fallen.set(key, [...(fallen.get(key) ?? []), faces]);
      return faces;
    },
  };
  const parsed = rules.rules.commands[command.type]?.safeParse(command);
  if (parsed?.success)
    execute(rules, snapshot.state, parsed.data, {
      actor: gameMaster,
      dice,
    });
  return (roll) => fallen.get(keyOf(roll))?.shift() ?? Array.from({ length: roll.count }, () => 2);
}
