/** Many clients on an unreliable network, and what must be true of the journals afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import { appOn, recordOf } from '../app/app-fight.ts';
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
  readonly encounterId: string;
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

/** Who rolls where. */
export interface Place {
  readonly encounterId: string;
  readonly combatantId: string;
}

interface Workload {
  readonly transport: Transport;
  readonly random: Random;
  readonly encounters: readonly Place[];
  readonly clients: number;
  readonly commands: number;
  /** Called after each command, with how many were sent. */
  readonly onSent?: (count: number) => void;
}

/** How often a client sends a request again; one that it leaves off earlier stays unknown. */
const MAX_TRIES = 12;
const GIVE_UP = 0.04;

/** @param key also the mark of the command in the journal */
export const skillCheck = (place: Place, key: string, expectedVersion?: number): string =>
  JSON.stringify({
    query: COMMAND,
    variables: {
      input: {
        ...place,
        skill: key,
        target: 1,
        idempotencyKey: key,
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      },
    },
  });

const COMMAND = `mutation ($input: RollSkillCheckInput!) { rollSkillCheck(input: $input) {
  __typename ... on RollSkillCheckPayload { version events { text } }
  ... on VersionConflict { currentVersion } ... on UserError { code message } } }`;

interface Answer {
  readonly __typename: string;
  /** The one that it made, however late it is answered. */
  readonly version?: number;
  readonly currentVersion?: number;
}

/** All clients send commands that roll dice until there are enough of them. */
export async function sendAll(load: Workload): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  let ticks = 0;
  let number = 0;
  const known = new Map<string, number>();

  const one = async (): Promise<void> => {
    const { encounterId, combatantId } = load.random.pick(load.encounters);
    const mark = `mark ${number++}.`;
    const expected = known.get(encounterId);
    const mentioned = load.random.chance(0.25) ? expected : undefined;
    const begun = ticks++;
    const body = skillCheck({ encounterId, combatantId }, mark, mentioned);
    const answer = await insist(load, body);
    const version = answer?.version ?? answer?.currentVersion;
    if (version !== undefined) known.set(encounterId, version);
    sent.push({ encounterId, mark, begun, ended: ticks++, fate: fateOf(answer) });
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
        readonly data?: { readonly rollSkillCheck: Answer } | null;
      };
      if (data) return data.rollSkillCheck;
    } catch {
      // Lost, or the server is gone: nobody knows what became of it.
    }
    if (random.chance(GIVE_UP)) return null;
    await sleep(random.int(1, 10 * 2 ** Math.min(tries, 5)));
  }
  return null;
}

/** What is wrong with the journals and states of these encounters, one line each. */
export async function faultsIn(
  store: EncounterStore,
  ids: readonly string[],
  sent: readonly Sent[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const record = await recordOf(appOn(store), id);
    if (!record) throw new Error(`The encounter ${id} is gone.`);
    const journal = await store.journal(id, 0, 1_000_000);
    const mine = sent.filter(({ encounterId }) => encounterId === id);
    const gap = journal.findIndex(({ version }, i) => version !== i + 1);
    if (gap >= 0) faults.push(`${id}: the journal has a gap at ${gap + 1}`);
    if (journal.length !== record.version)
      faults.push(`${id}: ${journal.length} entries for ${record.version} versions`);
    faults.push(...misplaced(journal, mine), ...outOfOrder(mine));
    const { difference } = await appOn(store).replay(record);
    if (difference) faults.push(`${id}: ${difference.kind} of ${difference.version}`);
  }
  return faults;
}

/** The versions that each command has made, by its mark. */
export function versionsByMark(
  journal: readonly JournalEntry[],
): ReadonlyMap<unknown, readonly number[]> {
  const byMark = Map.groupBy(journal, ({ command }) => (command as { skill?: unknown }).skill);
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
