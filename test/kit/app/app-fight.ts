/** A fight without HTTP: the use cases over a store, played at random by the rules. */
import { randomBytes } from 'node:crypto';
import { Encounters } from '../../../src/app/encounters.ts';
import type { Outcome } from '../../../src/app/outcome.ts';
import type {
  EncounterRecord,
  EncounterStore,
  JournalEntry,
  Ports,
} from '../../../src/app/ports.ts';
import type { State } from '../../../src/engine/rulesets/segments/model/state.ts';
import { memoryStore } from '../store/memory.ts';
import { randomCommand } from '../engine/fights.ts';
import { Random } from '../engine/random.ts';
import { gmOf, nobody } from './seats.ts';
import { endlessGame } from '../engine/segments/fights.ts';

export const appOn = (
  store: EncounterStore,
  entropy: Ports['randomBytes'] = randomBytes,
  pictures?: Ports['pictures'],
) =>
  new Encounters({
    store,
    ...(pictures && { pictures }),
    webhooks: { refuse: () => null, onEvents: () => undefined },
    clock: () => new Date(),
    randomBytes: entropy,
    creation: 'OPEN',
  });

/** The encounter as the GM reads it, now or at a version. */
export async function recordOf(
  app: Encounters,
  id: string,
  version?: number,
): Promise<EncounterRecord | null> {
  const gm = gmOf(id);
  const found = await (version === undefined ? app.read(id, gm) : app.readAt(id, version, gm));
  if (found.kind === 'FORBIDDEN') throw new Error(found.message);
  return found.kind === 'GRANTED' ? found.record : null;
}

export type Done = Extract<Outcome, { kind: 'DONE' }>;

export function done(outcome: Outcome): Done {
  if (outcome.kind !== 'DONE') throw new Error(JSON.stringify(outcome));
  return outcome;
}

export const someone = (name: string, q: number) => ({
  id: name.toLowerCase(),
  name,
  side: q % 2 === 0 ? 'heroes' : 'foes',
  position: { q, r: 0 },
  sheet: {
    abilities: { strength: 1, dexterity: 2, intelligence: 1, resolve: 0 },
    hitPoints: 30,
  },
});

export class AppFight {
  readonly store: EncounterStore;
  readonly app: Encounters;
  record: EncounterRecord;
  private readonly random: Random;

  private constructor(store: EncounterStore, record: EncounterRecord, seed: number) {
    this.store = store;
    this.app = appOn(store);
    this.record = record;
    this.random = new Random(seed);
  }

  /** A random fight in which initiative is still to be rolled. */
  static async gather(seed = 1, store: EncounterStore = memoryStore()): Promise<AppFight> {
    const { setup, opening } = endlessGame.encounter(new Random(seed));
    const { record } = done(await appOn(store).create('SEGMENTS', setup, nobody));
    const fight = new AppFight(store, record, seed);
    for (const command of opening) await fight.play(command);
    return fight;
  }

  /** The encounter of another id on the same store. */
  at(record: EncounterRecord): AppFight {
    return new AppFight(this.store, record, 1);
  }

  get id(): string {
    return this.record.id;
  }

  get ended(): boolean {
    return endlessGame.hasEnded(this.record.snapshot.state as State);
  }

  async play(command: { readonly type: string; readonly [field: string]: unknown }): Promise<Done> {
    return this.after(await this.app.submit({ ...this.asked, command, expectedVersion: null }));
  }

  /** Takes decisions at random, up to the end. */
  async wander(moves: number): Promise<void> {
    for (let n = 0; n < moves && !this.ended; n++) {
      const state = this.record.snapshot.state as State;
      const command = randomCommand(endlessGame, state, this.random);
      if (!command) return;
      await this.play(command);
    }
  }

  async rewind(toVersion: number, dice: 'KEEP' | 'REDRAW'): Promise<Done> {
    const asked = { ...this.asked, toVersion, dice, reason: 'A test', expectedVersion: null };
    return this.after(await this.app.rewind(asked));
  }

  async branch(atVersion: number | null, name: string | null = null): Promise<AppFight> {
    const { record } = done(await this.app.branch({ ...this.asked, atVersion, name }));
    return this.at(record);
  }

  journal(): Promise<readonly JournalEntry[]> {
    return this.store.journal(this.id, 0, 100_000);
  }

  async faces(version: number): Promise<readonly (readonly number[])[]> {
    const { rolls } = await this.app.replay(this.record);
    return rolls.filter((roll) => roll.version === version).map(({ faces }) => faces);
  }

  private get asked() {
    return { encounterId: this.id, caller: gmOf(this.id) };
  }

  private after(outcome: Outcome): Done {
    const answer = done(outcome);
    this.record = answer.record;
    return answer;
  }
}
