/** docs/verifying-dice.md, run as a reader would run it, against the dice of the engine. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import type { EncounterRecord } from '../../src/app/ports.ts';
import {
  AddCombatantsDocument,
  EndEncounterDocument,
  RollInitiativeDocument,
} from '../../src/client/index.ts';
import { commitment, seededDice } from '../../src/engine/index.ts';
import type { State } from '../../src/engine/rulesets/segments/model/state.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { foe, someone } from '../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { recordOf } from '../kit/app/app-fight.ts';
import { firstToken, gmOf, nobody } from '../kit/app/seats.ts';
import { ROOT } from '../kit/root.ts';

const page = readFileSync(path.join(ROOT, 'docs/verifying-dice.md'), 'utf8');

interface Block {
  readonly kind: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...page.matchAll(/^```(\w+(?: own)?)\n(.*?)^```$/gms)].map(
  ([, kind = '', text = '']) => ({ kind, text }),
);
const steps = blocks.flatMap(({ kind, text }, i) => {
  const printed = blocks[i + 1];
  return kind === 'sh' && printed?.kind === 'text' ? [{ text, prints: printed.text }] : [];
});
const own = blocks.filter(({ kind }) => kind === 'sh own').map(({ text }) => text);

const SEED = /seed=([0-9a-f]{64})/.exec(page)![1]!;
const END_OF_STEP = '\u001e';
const mark = "printf '\\036'\n";

/** What each step prints, all of them in one shell. */
function runAll(texts: readonly string[]): readonly string[] {
  const script = texts.map((text) => text + mark).join('');
  const { stdout, stderr, status } = spawnSync('bash', ['-u'], { input: script, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.split(END_OF_STEP).slice(0, -1);
}

const has = (tool: string): boolean => spawnSync('bash', ['-c', `command -v ${tool}`]).status === 0;

describe('the commands of the page', () => {
  it('are all followed by what they print', () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...steps.flatMap(() => ['sh', 'text']),
      ...own.map(() => 'sh own'),
    ]);
  });

  it('print what the page says', () => {
    expect(runAll(steps.map(({ text }) => text))).toEqual(steps.map(({ prints }) => prints));
  });

  it.skipIf(!has('xxd'))('print the same with xxd instead of basenc', () => {
    const [other] = /bytes\(\) \{ xxd[^}]*\}/.exec(page)!;
    const texts = steps.map(({ text }) => text.replace(/^bytes\(\) .*$/m, other));
    expect(texts.join()).toContain('xxd');
    expect(texts.join()).not.toContain('basenc');
    expect(runAll(texts)).toEqual(steps.map(({ prints }) => prints));
  });
});

/** The fight of the page, played by the engine. */
async function fight() {
  const store = memoryStore();
  const app = new Encounters({
    store,
    clock: () => new Date(0),
    randomBytes: (count) => (count === 32 ? Buffer.from(SEED, 'hex') : new Uint8Array(count)),
    creation: 'OPEN',
  });
  const created = await app.create('SEGMENTS', { name: 'Worked example' }, nobody);
  if (created.kind !== 'DONE') throw new Error(created.kind);
  let record: EncounterRecord = created.record;
  const play = async (command: { readonly type: string; readonly [field: string]: unknown }) => {
    const { id: encounterId } = record;
    const asked = { command, encounterId, caller: gmOf(encounterId), expectedVersion: null };
    const outcome = await app.submit(asked);
    if (outcome.kind !== 'DONE') throw new Error(JSON.stringify(outcome));
    ({ record } = outcome);
  };
  const fighter = (name: string, q: number, [dexterity, intelligence]: readonly number[]) => ({
    id: name.toLowerCase(),
    name,
    side: name === 'Bor' ? 'foes' : 'heroes',
    position: { q, r: 0 },
    sheet: {
      abilities: { strength: 1, dexterity, intelligence, resolve: 0 },
      hitPoints: 12,
    },
  });
  await play({
    type: 'AddCombatants',
    combatants: [fighter('Ana', 0, [3, 4]), fighter('Cid', 5, [2, 4]), fighter('Bor', 1, [3, 2])],
  });
  await play({ type: 'RollInitiative' });
  await play({
    type: 'DeclareAction',
    combatantId: 'ana',
    action: 'unarmed-strike',
    use: 'STANDARD',
    targetIds: ['bor'],
  });
  const [attack] = (record.snapshot.state as State).attacks;
  await play({
    type: 'ResolveDefense',
    combatantId: 'bor',
    attackId: attack!.id,
    defense: 'NONE',
  });
  await play({ type: 'EndEncounter' });
  const journal = () => store.journal(record.id, 0, 100);
  return { record, replay: await app.replay(record), journal };
}

describe('the figures of the page', () => {
  const printedBy = (start: string): string =>
    steps.find(({ text }) => text.split('\n').some((line) => line.startsWith(start)))!.prints;
  const stream = printedBy('stream()').trim().split(/\s+/).map(Number);

  it('are the commitment, the stream and the faces of the engine', () => {
    expect(printedBy('seed=').trim()).toBe(commitment(SEED));
    expect(Buffer.from(stream).toString('hex')).toBe(printedBy('block()').replaceAll(/\s/g, ''));
    expect(seededDice(SEED, 0).roll(stream.length, 256)).toEqual(stream.map((byte) => byte + 1));
    const dice = seededDice(SEED, 0);
    const faces = dice.roll(11, 6);
    expect(printedBy('roll()').trim()).toBe([dice.position, ...faces].join(' '));
    expect(page).toContain(`: ${stream[0]!}, the first, was skipped`);
    expect(stream[0]).toBeGreaterThanOrEqual(252);
  });

  it('are the rolls of a fight that is played with this seed', async () => {
    const { record, replay } = await fight();
    const table = [...page.matchAll(/^\| (\d.*) \| [^|]+ \|$/gm)].map(([, row = '']) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(' '),
    );
    const rolls = replay.rolls.map(({ version, position, bytes, sides, faces }) =>
      [version, position, bytes, sides, ...faces].join(' '),
    );
    expect(replay.difference).toBeNull();
    expect(rolls.length).toBeGreaterThan(3);
    expect(table).toEqual(rolls);
    expect(page).toContain(`check <<'END'\n${rolls.join('\n')}\nEND\n`);
    expect(page).toContain(`the dice stand at ${record.snapshot.dice.position}\n`);
  });
});

describe('the rolls after a rewind', () => {
  it('are those that the page foretells', async () => {
    const store = memoryStore();
    const app = new Encounters({
      store,
      clock: () => new Date(0),
      randomBytes: (count) => (count === 32 ? Buffer.from(SEED, 'hex') : new Uint8Array(count)),
      creation: 'OPEN',
    });
    const played = await fight();
    // The same fight up to its version 5, which has not ended.
    const journal = await played.journal();
    const created = await app.create('SEGMENTS', { name: 'Worked example' }, nobody);
    if (created.kind !== 'DONE') throw new Error(created.kind);
    const { id: encounterId } = created.record;
    const asked = { encounterId, caller: gmOf(encounterId), expectedVersion: null };
    for (const { command } of journal.slice(1, 5)) {
      const outcome = await app.submit({ ...asked, command: command as { type: string } });
      expect(outcome.kind).toBe('DONE');
    }
    const back = { ...asked, toVersion: 4, dice: 'KEEP', reason: 'x' } as const;
    expect(await app.rewind(back)).toMatchObject({ kind: 'DONE', record: { version: 6 } });
    const strike = journal[4]!.command as { type: string };
    await app.submit({ ...asked, command: strike });
    const { rolls } = await app.replay((await recordOf(app, encounterId))!);
    const last = rolls
      .filter(({ version }) => version === 7)
      .map(({ version, position, bytes, sides, faces }) =>
        [version, position, bytes, sides, ...faces].join(' '),
      );
    expect(last.length).toBeGreaterThan(0);
    expect(page).toContain(`check 31 <<'END'\n${last.join('\n')}\nEND\n`);
  });
});

describe.skipIf(!has('curl'))('your own fight', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  /** The page's last section, with the three values filled in. */
  async function checkFight(id: string, noted: string): Promise<string> {
    const values = { api: api.endpoint, id, token: await firstToken(id), noted };
    const filled = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
      own.join('\n'),
    );
    const script = [...steps.map(({ text }) => text), mark, filled].join('\n');
    // The server is in this process, which must go on meanwhile. Without --norc an outermost bash
    // takes the socket that Node gives it as input for a remote login, and reads its startup files.
    const run = promisify(execFile)('bash', ['--norc', '-u', '-c', script]);
    const { stdout, stderr } = await run;
    expect(stderr).toBe('');
    return stdout.split(END_OF_STEP)[1]!;
  }

  it('is checked by the same commands over HTTP', async () => {
    // One seed for every run, so that a difference can be looked into.
    api.nextSeed(SEED);
    const { id: encounterId, dice } = await api.create();
    // More than a hundred rolls, which is more than a page of them.
    const crowd = Array.from({ length: 99 }, (_, i) => (i % 2 ? foe : someone)(`C${i}`, i));
    // In parts: all of it at once takes a server that was just started long.
    for (let i = 0; i < crowd.length; i += 33)
      await api.play(AddCombatantsDocument, { encounterId, combatants: crowd.slice(i, i + 33) });
    await api.play(RollInitiativeDocument, { encounterId });
    await api.play(EndEncounterDocument, { encounterId });
    const record = (await api.store.load(encounterId))!;
    const { rolls } = await new Encounters({
      store: api.store,
      clock: () => new Date(0),
      randomBytes: () => new Uint8Array(0),
      creation: 'OPEN',
    }).replay(record);
    expect(rolls.length).toBeGreaterThan(100);
    const { position } = record.snapshot.dice;
    expect(await checkFight(encounterId, dice.commitment)).toBe(
      [
        'the seed is the promised one',
        ...rolls.map(
          ({ version, position: at, faces }) =>
            `version ${version}, byte ${at}: ${faces.join(' ')} is right`,
        ),
        `the dice stand at ${position}`,
        `and should stand at ${position}`,
        '',
      ].join('\n'),
    );
    expect(await checkFight(encounterId, '0'.repeat(64))).toContain('ANOTHER SEED');
  });
});
