/** Many clients on an unreliable network, and what must be true of the journals afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import type { Encounters } from '../../../src/app/encounters.ts';
import { appOn } from '../app/app-fight.ts';
import { gmOf } from '../app/seats.ts';
import type { Random } from '../engine/random.ts';

/** Sends a request to one of the servers and gives the body of its answer. */
export type Transport = (body: string) => Promise<string>;

/** How often a request never arrives, its answer is lost, it is late, or it arrives twice. */
const FAULTS = { lostBefore: 0.05, lostAfter: 0.08, late: 0.2, twice: 0.08 } as const;
/** Milliseconds. */
const LATEST = 30;

class Lost extends Error {}

/** The same transport over a network that loses, delays and repeats. */
export function unreliable(send: Transport, random: Random): Transport {
  return async (body) => {
    if (random.chance(FAULTS.late)) await sleep(random.int(1, LATEST));
    if (random.chance(FAULTS.lostBefore)) throw new Lost();
    const lost = random.chance(FAULTS.lostAfter);
    const repeated = random.chance(FAULTS.twice) ? send(body).catch(() => '') : null;
    const answer = await send(body);
    await repeated;
    if (lost) throw new Lost();
    return answer;
  };
}

/** A command, and all that its client came to know of it. */
export interface Sent {
  /** Of the encounter or the party. */
  readonly id: string;
  /** Stands in the command, so that it can be found in the journal. */
  readonly mark: string;
  /** Ticks of one clock for all clients. */
  readonly begun: number;
  readonly ended: number;
  readonly fate:
    | { readonly kind: 'ACKNOWLEDGED'; readonly version: number }
    | { readonly kind: 'REFUSED' }
    | { readonly kind: 'UNKNOWN' };
}

/** A combatant of an encounter, who rolls dice, or a party, which is renamed. */
export type Place =
  { readonly encounterId: string; readonly combatantId: string } | { readonly partyId: string };

export const idOf = (place: Place): string =>
  'partyId' in place ? place.partyId : place.encounterId;

interface Workload {
  readonly transport: Transport;
  readonly random: Random;
  readonly places: readonly Place[];
  readonly clients: number;
  readonly commands: number;
  /** Called after each command, with how many were sent. */
  readonly onSent?: (count: number) => void;
}

/** How often a client sends a request again; one that it leaves off earlier stays unknown. */
const MAX_TRIES = 12;
const GIVE_UP = 0.04;

/** @param key also the mark of the command in the journal */
export function commandAt(place: Place, key: string, expectedVersion?: number): string {
  const [type, input] =
    'partyId' in place
      ? (['RenameParty', { name: key }] as const)
      : (['RollSkillCheck', { skill: key, target: 1 }] as const);
  const mutation = type.charAt(0).toLowerCase() + type.slice(1);
  return JSON.stringify({
    query: `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) {
      __typename ... on ${type}Payload { version }
      ... on VersionConflict { currentVersion } ... on UserError { code message } } }`,
    variables: {
      input: {
        ...place,
        ...input,
        idempotencyKey: key,
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      },
    },
  });
}

interface Answer {
  readonly __typename: string;
  /** The one that it made, however late it is answered. */
  readonly version?: number;
  readonly currentVersion?: number;
}

/** All clients send commands until there are enough of them. */
export async function sendAll(load: Workload): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  let ticks = 0;
  let number = 0;
  const known = new Map<string, number>();

  const one = async (): Promise<void> => {
    const place = load.random.pick(load.places);
    const id = idOf(place);
    const mark = `mark ${number++}.`;
    const mentioned = load.random.chance(0.25) ? known.get(id) : undefined;
    const begun = ticks++;
    const answer = await insist(load, commandAt(place, mark, mentioned));
    const version = answer?.version ?? answer?.currentVersion;
    if (version !== undefined) known.set(id, version);
    sent.push({ id, mark, begun, ended: ticks++, fate: fateOf(answer) });
    load.onSent?.(sent.length);
  };

  const client = async (): Promise<void> => {
    while (number < load.commands) await one();
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  return sent;
}

function fateOf(answer: Answer | null): Sent['fate'] {
  if (!answer) return { kind: 'UNKNOWN' };
  return answer.version === undefined
    ? { kind: 'REFUSED' }
    : { kind: 'ACKNOWLEDGED', version: answer.version };
}

/** Sends the same request until it is answered; null when the client gives up. */
async function insist({ transport, random }: Workload, body: string): Promise<Answer | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      const { data } = JSON.parse(await transport(body)) as {
        readonly data?: { readonly answer: Answer } | null;
      };
      if (data) return data.answer;
    } catch {
      // Lost, or the server is gone: nobody knows what became of it.
    }
    if (random.chance(GIVE_UP)) return null;
    await sleep(random.int(1, 10 * 2 ** Math.min(tries, 5)));
  }
  return null;
}

/** What is wrong with the journals and states of these encounters and parties, one line each. */
export async function faultsIn(
  store: EncounterStore,
  ids: readonly string[],
  sent: readonly Sent[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const journal = await store.journal(id, 0, 1_000_000);
    const mine = sent.filter((one) => one.id === id);
    const gap = journal.findIndex(({ version }, i) => version !== i + 1);
    if (gap >= 0) faults.push(`${id}: the journal has a gap at ${gap + 1}`);
    faults.push(...misplaced(journal, mine), ...outOfOrder(mine));
    // A store that does not lock may leave one that cannot even be read.
    const record = await recordIn(appOn(store), id).catch((error: unknown) => {
      faults.push(`${id}: ${String(error)}`);
      return null;
    });
    if (!record) continue;
    if (journal.length !== record.version)
      faults.push(`${id}: ${journal.length} entries for ${record.version} versions`);
    const { difference } = await appOn(store).replay(record);
    if (difference) faults.push(`${id}: ${difference.kind} of ${difference.version}`);
  }
  return faults;
}

async function recordIn(app: Encounters, id: string): Promise<EncounterRecord> {
  const found = await (id.startsWith('pty_') ? app.parties : app).read(id, gmOf(id));
  if (found.kind !== 'GRANTED') throw new Error(`${id} is gone.`);
  return found.record;
}

/** The versions that each command has made, by its mark. */
export function versionsByMark(
  journal: readonly JournalEntry[],
): ReadonlyMap<unknown, readonly number[]> {
  const byMark = Map.groupBy(journal, ({ command }) => {
    const { skill, name } = command as { readonly skill?: unknown; readonly name?: unknown };
    return skill ?? name;
  });
  return new Map([...byMark].map(([mark, made]) => [mark, made.map(({ version }) => version)]));
}

/** Commands that are not in the journal as often, or where, they were answered to be. */
function misplaced(journal: readonly JournalEntry[], sent: readonly Sent[]): readonly string[] {
  const byMark = versionsByMark(journal);
  return sent.flatMap(({ mark, fate }) => {
    const versions = byMark.get(mark) ?? [];
    const found = `${mark} was ${fate.kind} and made [${versions.join(', ')}]`;
    switch (fate.kind) {
      case 'ACKNOWLEDGED':
        return versions.length === 1 && versions[0] === fate.version ? [] : [found];
      case 'REFUSED':
        return versions.length === 0 ? [] : [found];
      case 'UNKNOWN':
        return versions.length <= 1 ? [] : [found];
    }
  });
}

/** Commands that came after others in the journal although they were answered before these began. */
function outOfOrder(sent: readonly Sent[]): readonly string[] {
  const done = sent.flatMap(({ mark, begun, ended, fate }) =>
    fate.kind === 'ACKNOWLEDGED' ? [{ mark, begun, ended, version: fate.version }] : [],
  );
  let earliest = Infinity;
  return done
    .toSorted((a, b) => b.version - a.version)
    .flatMap(({ mark, begun, ended }) => {
      const late = earliest < begun;
      earliest = Math.min(earliest, ended);
      return late ? [`${mark} stands before what was answered before it began`] : [];
    });
}
