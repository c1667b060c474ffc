/**
 * Writes the fight that plays itself on the first page, src/web/home/showcase/fight.json: a demo
 * fight is played on as the computer advises, and each step that has something to see is kept as its game master sees it:
 *
 *     node scripts/record-showcase.ts
 *
 * To be run again when what a map shows has changed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  ImportEncounterDocument,
  ReplayDocument,
  type ReplayQuery,
  ScreenDocument,
  SuggestionsDocument,
  TakeOptionDocument,
} from '../src/client/index.ts';
import { start } from '../src/local/start.ts';
import { ApiClient } from './demo/client.ts';

const HOME = path.resolve(import.meta.dirname, '../src/web/home');
const FILE = path.join(HOME, 'showcase/fight.json');
/** About half a minute; so many at least come before the first fall, and so many after it. */
const [MAX_STEPS, MIN_STEPS, AFTER_FALL] = [18, 8, 3];
const [MAX_FIGHTS, MAX_MOVES] = [30, 90];

type Seen = Extract<ReplayQuery['encounter'], { readonly __typename: 'Encounter' }>;
type Step = Pick<Seen, 'combatants' | 'timeline' | 'clock' | 'round' | 'due'> & {
  readonly events: readonly unknown[];
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-showcase-'));
const server = await start({ port: 0, dataDir });
try {
  const document: unknown = JSON.parse(
    await readFile(path.join(HOME, 'demos/segments.json'), 'utf8'),
  );
  const text = `${JSON.stringify(await worthWatching(document))}\n`;
  await writeFile(FILE, text);
  console.log(`${FILE}: ${gzipSync(text).length} bytes compressed`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** The steps around the first fall. @throws Error when nobody falls in many fights */
async function worthWatching(document: unknown) {
  for (let fights = 0; fights < MAX_FIGHTS; fights++) {
    const { api, encounterId } = await opened(document);
    const before = await seenBy(api, encounterId);
    const steps = await stepsFrom(api, before);
    if (steps.findIndex(isOneDown) < MIN_STEPS) continue;
    const { id, name, ruleset, handDice, orderIds, picturesPath, battlefield } = before;
    return {
      fight: { id, name, ruleset, handDice, orderIds, picturesPath, battlefield },
      steps: steps.slice(-MAX_STEPS),
    };
  }
  throw new Error(`Nobody falls in ${MAX_FIGHTS} fights.`);
}

/** Every step with something to see, from one on, played as the computer advises. */
async function stepsFrom(api: ApiClient, before: Seen): Promise<readonly Step[]> {
  const steps: Step[] = [stepOf(before, [])];
  let pending: readonly unknown[] = [];
  let falls = 0;
  for (let moves = 0; moves < MAX_MOVES && falls < AFTER_FALL; moves++) {
    if (!(await moved(api, before.id))) break;
    const seen = await seenBy(api, before.id);
    const events = seen.journal?.nodes.flatMap((entry) => entry.events) ?? [];
    pending = [...pending, ...events];
    if (isAsBefore(seen, steps.at(-1))) continue;
    steps.push(stepOf(seen, pending));
    pending = [];
    if (isOneDown(seen)) falls++;
  }
  return steps;
}

function isOneDown({ combatants }: Pick<Seen, 'combatants'>): boolean {
  return combatants.some(({ status }) => status === 'DOWN');
}

/** Whether a map shows the same, but for whose turn it is. */
function isAsBefore(seen: Seen, before: Step | undefined): boolean {
  const shown = ({ combatants, timeline }: Pick<Seen, 'combatants' | 'timeline'>) =>
    JSON.stringify([
      combatants.map(({ position, vitals, status }) => [position, vitals, status]),
      timeline.map(({ entryId }) => entryId),
    ]);
  return before !== undefined && shown(seen) === shown(before);
}

/** @returns whether there was anything to decide */
async function moved(api: ApiClient, encounterId: string): Promise<boolean> {
  const { encounter } = await api.send(ScreenDocument, { id: encounterId });
  if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
  const [due] = encounter.due;
  const [only] = due?.options ?? [];
  if (!due || !only) return false;
  const { combatantId } = due;
  const best = combatantId === null ? null : await advised(api, encounterId, combatantId);
  const optionId = best?.optionId ?? only.id;
  const picks = best?.picks ?? [];
  const input = { encounterId, version: encounter.version, optionId, picks };
  const { takeOption } = await api.send(TakeOptionDocument, { input: input as never });
  if ('message' in takeOption) throw new Error(takeOption.message);
  return true;
}

async function advised(api: ApiClient, encounterId: string, combatantId: string) {
  const asked = { encounterId, combatantId, first: 1 };
  const { suggestions } = await api.send(SuggestionsDocument, asked);
  return suggestions.__typename === 'Suggestions' ? suggestions.best[0] : null;
}

/** On the server, as the page imports it. */
async function opened(document: unknown) {
  const url = new URL('/graphql', server.url).href;
  const { importEncounter } = await new ApiClient(url).send(ImportEncounterDocument, {
    input: { document },
  });
  if (!('token' in importEncounter)) throw new Error(importEncounter.message);
  const { token, encounter } = importEncounter;
  return { api: new ApiClient(url, token), encounterId: encounter.id };
}

async function seenBy(api: ApiClient, id: string): Promise<Seen> {
  const { encounter } = await api.send(ReplayDocument, { id, atVersion: null });
  if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
  return encounter;
}

/** A moment, and what brought it about. */
function stepOf(seen: Seen, events: readonly unknown[]): Step {
  const { combatants, timeline, clock, round, due } = seen;
  return {
    combatants: combatants.map((one) => ({ ...one, playedByComputer: null })),
    ...{ timeline, clock, round, due, events },
  };
}
