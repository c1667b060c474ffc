/** Many clients send commands while one thing after the other goes wrong below them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EncounterStore } from '../../../../src/app/ports.ts';
import { appOn, done, someone } from '../../app/app-fight.ts';
import { gmOf, nobody } from '../../app/seats.ts';
import type { Random } from '../../engine/random.ts';
import {
  commandAt,
  faultsIn,
  idOf,
  type Place,
  type Sent,
  sendAll,
  unreliable,
} from '../linearizability.ts';
import { CALM, codeOf, FaultRecord, type FaultRow } from './record.ts';
import type { Fleet } from './fleet.ts';

/** Something that goes wrong for a while. */
export interface StoreFault {
  readonly name: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface Storm {
  readonly random: Random;
  readonly fleet: Fleet;
  readonly faults: readonly StoreFault[];
  /** Opened where it is needed, and closed again: a store that is open is part of the play. */
  readonly withStore: <Answer>(use: (store: EncounterStore) => Promise<Answer>) => Promise<Answer>;
  readonly commands: number;
  /** How often each fault comes. */
  readonly rounds: number;
  /** Milliseconds that a fault lasts at most. */
  readonly longest: number;
  readonly progress: (line: string) => void;
}

export interface Aftermath {
  readonly rows: readonly FaultRow[];
  readonly sent: readonly Sent[];
  /** What is wrong with journals, states and answers. */
  readonly wrong: readonly string[];
}

const ENCOUNTERS = 6;
const PARTIES = 2;
const CLIENTS = 16;
/** Which part of the commands between two faults is sent while there is one. */
const DURING = 0.6;
const LOOK_MS = 20;
/** A service that takes longer has not recovered. */
const RECOVERY_MS = 120_000;

export async function weather(storm: Storm): Promise<Aftermath> {
  const { random, fleet, withStore, commands } = storm;
  const made = await withStore(async (store) => [
    ...(await tables(store, ENCOUNTERS + 1)),
    ...(await parties(store, PARTIES)),
  ]);
  const [probed, ...places] = made as [Place, ...Place[]];
  const record = new FaultRecord();
  let count = 0;
  let over = false;
  const sending = sendAll({
    transport: unreliable(record.watched(fleet.send), random),
    random,
    places,
    clients: CLIENTS,
    commands,
    onSent: (sent) => (count = sent),
  }).finally(() => (over = true));
  const state: Course = { storm, record, probed, sent: () => count, over: () => over };
  const [sent] = await Promise.all([sending, course(state)]);
  return withStore(async (store) => {
    const ids = places.map(idOf);
    const journals = new Map(
      await Promise.all(
        ids.map(async (id) => [id, await store.journal(id, 0, 1_000_000)] as const),
      ),
    );
    const wrong = [...(await faultsIn(store, ids, sent)), ...record.untyped];
    return { rows: record.rows(sent, journals), sent, wrong };
  });
}

interface Course {
  readonly storm: Storm;
  readonly record: FaultRecord;
  /** An encounter that nobody plays. */
  readonly probed: Place;
  readonly sent: () => number;
  readonly over: () => boolean;
}

/** Each fault in turn, evenly over all commands, and calm between. */
async function course({ storm, record, probed, sent, over }: Course): Promise<void> {
  const { faults, rounds, commands, longest, progress } = storm;
  const turns = Array.from({ length: rounds }, () => faults).flat();
  const slice = commands / turns.length;
  const reached = async (count: number, until = Infinity): Promise<void> => {
    while (sent() < count && !over() && performance.now() < until) await sleep(LOOK_MS);
  };
  for (const [turn, fault] of turns.entries()) {
    const first = turn * slice;
    await reached(first);
    record.current = fault.name;
    await fault.begin();
    await reached(first + slice * DURING, performance.now() + longest);
    await fault.end();
    const ms = await recovery(storm.fleet, probed);
    record.current = CALM;
    record.recovered(fault.name, ms);
    // What began in one fault must not be ended by the next.
    while (record.open(fault.name) > 0) await sleep(LOOK_MS);
    progress(
      `${sent()} of ${commands} commands, ${record.attempts} answers; ${fault.name}: recovered in ${Math.round(ms)} ms`,
    );
  }
}

let probes = 0;

/** Milliseconds until each server carries out a command. */
async function recovery(fleet: Fleet, probed: Place): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const bodies = Array.from({ length: fleet.size }, () => commandAt(probed, `probe ${probes++}`));
    const answers = await fleet.sendToEach(bodies).catch(() => []);
    const taken = performance.now() - begun;
    if (answers.length > 0 && answers.every((answer) => codeOf(answer) === 'DONE')) return taken;
    if (taken > RECOVERY_MS) throw new Error(`The servers have not recovered: ${answers.join()}`);
    await sleep(LOOK_MS);
  }
}

/** Encounters of which each has somebody who can roll. */
export async function tables(store: EncounterStore, count: number): Promise<readonly Place[]> {
  const app = appOn(store);
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const { id } = done(await app.create('SEGMENTS', { name: `T${i}` }, nobody)).record;
      const command = { type: 'AddCombatants', combatants: [someone('Ana', 0)] };
      const asked = { encounterId: id, command, caller: gmOf(id), expectedVersion: null };
      done(await app.submit(asked));
      return { encounterId: id, combatantId: 'ana' };
    }),
  );
}

/** Parties, whose journals are those of encounters. */
export async function parties(store: EncounterStore, count: number): Promise<readonly Place[]> {
  const { parties: made } = appOn(store);
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const party = done(await made.create('SEGMENTS', { name: `P${i}` }, nobody)).record;
      return { partyId: party.id };
    }),
  );
}
