/**
 * Writes the demo fights of the Table, src/web/home/demos: each is played to where one sits down, by the
 * moves of demo-fights/openings.ts, and saved as an encounter that any server imports:
 *
 *     npm run demo-fights
 *
 * To be run again when a rule changes how one of them goes: an import refuses it then.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AddCombatantsDocument,
  CreateEncounterDocument,
  ExportEncounterDocument,
  RollInitiativeDocument,
  type ScreenDecisionFragment,
  ScreenDocument,
  type ScreenFragment,
  TakeOptionDocument,
} from '../src/client/index.ts';
import { start } from '../src/local/start.ts';
import { ApiClient } from './demo/client.ts';
import { type Move, type Opening, openings, type Picked } from './demo-fights/openings.ts';

const INTO = path.resolve(import.meta.dirname, '../src/web/home/demos');
/** So often initiative is rolled for an order. */
const MAX_ROLLS = 500;
/** So often a fight is begun in which the dice want it otherwise, as when they surprise somebody. */
const MAX_FIGHTS = 50;
/** An end to a fight that goes another way than its moves. */
const MAX_TURNS = 20;

const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-demo-fights-'));
const server = await start({ port: 0, dataDir });
try {
  for (const [name, opening] of Object.entries(openings)) {
    const document = await recorded(opening);
    await writeFile(path.join(INTO, `${name}.json`), `${JSON.stringify(document)}\n`);
    console.log(`src/web/home/demos/${name}.json`);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** @throws Error that of the last fight, when none comes to where one is to sit down */
async function recorded(opening: Opening): Promise<unknown> {
  for (let fights = 1; ; fights++) {
    try {
      return await played(opening);
    } catch (error) {
      if (fights === MAX_FIGHTS) throw error;
    }
  }
}

async function played(opening: Opening): Promise<unknown> {
  const { api, encounterId } = await begun(opening);
  const left = [...opening.moves];
  for (let turns = 0; turns < MAX_TURNS; turns++) {
    const { encounter } = await api.send(ScreenDocument, { id: encounterId });
    if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
    const [due] = encounter.due;
    const who = encounter.combatants.find(({ id }) => id === due?.combatantId)?.name;
    if (left.length === 0 && who === opening.due.who && due?.kind === opening.due.kind)
      return exported(api, encounterId);
    const move = left[0]?.who === who ? left.shift() : undefined;
    const option = optionFor(move, due, `${who}`);
    const picks = picksOf(move, encounter);
    const taken = { encounterId, version: encounter.version, optionId: option.id, picks };
    done(await api.send(TakeOptionDocument, { input: taken }));
  }
  throw new Error(`${left[0]?.who ?? opening.due.who} does not come to decide.`);
}

/** The option of a move; without one, that which ends the turn. */
function optionFor(move: Move | undefined, due: ScreenDecisionFragment | undefined, who: string) {
  const option = due?.options.find(({ label, intent }) =>
    move ? label.startsWith(move.option) : intent === 'END' || intent === 'PASS',
  );
  if (option) return option;
  const labels = due?.options.map(({ label }) => label).join(', ');
  throw new Error(`${who} cannot ${move?.option ?? 'end the turn'}, but: ${labels}`);
}

async function exported(api: ApiClient, encounterId: string): Promise<unknown> {
  const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId });
  if (!('document' in exportEncounter)) throw new Error(JSON.stringify(exportEncounter));
  return exportEncounter.document;
}

/** A fight in which those come first who should. */
async function begun({ encounter, creatures, hidden, order }: Opening) {
  for (let rolls = 0; rolls < MAX_ROLLS; rolls++) {
    const api = new ApiClient(new URL('/graphql', server.url).href);
    const opened = done(await api.send(CreateEncounterDocument, { input: encounter }));
    const encounterId = opened.encounter.id;
    done(await api.send(AddCombatantsDocument, { input: { encounterId, creatures } }));
    const unseen = { encounterId, creatures: hidden, hidden: true };
    done(await api.send(AddCombatantsDocument, { input: unseen }));
    done(await api.send(RollInitiativeDocument, { input: { encounterId } }));
    const { encounter: seen } = await api.send(ScreenDocument, { id: encounterId });
    if (seen.__typename !== 'Encounter') throw new Error(seen.message);
    const names = seen.orderIds.map((id) => nameOf(seen, id));
    if (order.every((name, i) => names[i] === name)) return { api, encounterId };
  }
  throw new Error(`No roll of ${MAX_ROLLS} gave the order ${order.join(', ')}.`);
}

function nameOf({ combatants }: ScreenFragment, id: string): string | undefined {
  return combatants.find((one) => one.id === id)?.name;
}

function picksOf(move: Move | undefined, { combatants }: ScreenFragment) {
  const idOf = (name: string): string => {
    const found = combatants.find((one) => one.name === name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found.id;
  };
  const pick = (picked: Picked) => {
    if ('names' in picked) return { combatantIds: picked.names.map(idOf) };
    return 'hex' in picked ? { hexes: [picked.hex] } : { keys: [...picked.keys] };
  };
  return Object.entries(move?.picks ?? {}).map(([field, picked]) => ({ field, ...pick(picked) }));
}

/** The payload of the only mutation that was sent. @throws Error when it was refused */
function done<Answer extends object>(answer: Answer) {
  type Result = Exclude<Answer[keyof Answer], string | undefined>;
  const result: unknown = Object.values(answer).find((value) => typeof value === 'object');
  if (typeof result !== 'object' || result === null || !('encounter' in result))
    throw new Error(JSON.stringify(result));
  return result as Extract<Result, { readonly encounter: unknown }>;
}
