import { createHash } from 'node:crypto';
import { isObjectType, print } from 'graphql';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import type { EncounterRecord, JournalEntry } from '../../../../src/app/ports.ts';
import * as documents from '../../../../src/client/index.ts';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  CreateEncounterDocument,
  DefineActionsDocument,
  EncounterDocument,
  EndEncounterDocument,
  RollInitiativeDocument,
  VerifyDiceDocument,
  type VerifyDiceQuery,
  YieldFightDocument,
} from '../../../../src/client/index.ts';
import { RULES_EDITION } from '../../../../src/engine/index.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { headRow, journalRow } from '../../../../src/store/codec.ts';
import { Bot } from '../../../kit/graphql/awaiting-bot.ts';
import { attack, foe, knows, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Answer, type Api, ApiClient, startApi } from '../../../kit/graphql/api.ts';
import type { Granted } from '../../../kit/graphql/granted.ts';
import { Random } from '../../../kit/engine/random.ts';
import { allFields } from '../../../kit/graphql/schema.ts';
import { AppFight } from '../../../kit/app/app-fight.ts';
import { prolonged } from '../../../kit/app/long-journal.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { firstToken } from '../../../kit/app/seats.ts';
import { isAll, isLong } from '../../../kit/size.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  logged.mockClear();
});

const SEED = createHash('sha256').update('nobody may know this').digest('hex');
const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** A client that keeps every answer as it came. */
class Listener extends ApiClient {
  readonly heard: string[] = [];

  override async post(...asked: Parameters<ApiClient['post']>): Promise<Answer> {
    const answer = await super.post(...asked);
    this.heard.push(answer.text);
    return answer;
  }
}

/** Also a part of it, or in other writing. */
function expectNoSeedIn(texts: readonly string[]): void {
  const bytes = Buffer.from(SEED, 'hex');
  const spellings = [SEED, bytes.toString('base64'), bytes.toString('base64url'), bytes.join(',')];
  const parts = spellings.flatMap((text) =>
    Array.from({ length: text.length - 9 }, (_, i) => text.slice(i, i + 10)),
  );
  for (const text of texts) {
    const small = text.toLowerCase();
    expect(
      parts.filter((part) => text.includes(part) || small.includes(part)),
      text.slice(0, 500),
    ).toEqual([]);
  }
}

const whatWasLogged = (): readonly string[] =>
  logged.mock.calls.flat().map((said) => {
    const deep = said instanceof Error ? `${said.stack ?? ''} ${JSON.stringify(said)}` : '';
    return `${String(said)} ${deep} ${JSON.stringify(said)}`;
  });

/** The published ones but for the streams, which do not end. */
const operations = Object.values(documents)
  .map(print)
  .filter((query) => !query.startsWith('subscription'));

/** What would end the fight, or begin others from it that are not looked into. */
const isLast = /mutation (End|Delete|Branch|Import)Encounter/;

/** Every query there is, with all of its fields. */
function everything(): readonly string[] {
  const encounter = schema.getType('Encounter');
  const verification = schema.getType('DiceVerification');
  if (!isObjectType(encounter) || !isObjectType(verification)) throw new Error('No such types.');
  return [
    `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${allFields(schema, encounter, { ruleset: 'SEGMENTS' })} } }`,
    `query ($id: ID!) { verifyDice(encounterId: $id) { ... on DiceVerification ${allFields(schema, verification)} } }`,
  ];
}

/** Asks whatever can be asked of an encounter, sensible or not. */
async function pry(client: ApiClient, id: string): Promise<void> {
  const bad = { encounterId: id, combatantId: 'x', combatants: [], actions: [], action: 'x' };
  for (const query of operations) {
    for (const variables of [
      { id, encounterId: id, afterVersion: -5 },
      { input: { encounterId: id } },
      { input: bad },
      { input: { ...bad, expectedVersion: 1 } },
    ])
      if (!isLast.test(query)) await client.post({ query, variables });
  }
  for (const query of everything()) {
    const { body } = await client.post({ query, variables: { id } });
    expect(body?.errors).toBeUndefined();
  }
  for (const query of [
    `{ encounter(id: "${id}") { ... on Encounter { dice { seed(reveal: true) secret } snapshot record } } }`,
    `{ verifyDice(encounterId: "${id}", first: 0) { ... on DiceVerification { rolls { faces } } } }`,
    `{ verifyDice(encounterId: "${id}", afterVersion: 1, first: 1) { ... on DiceVerification { rolls { faces } } } }`,
    `{ verifyDice(encounterId: "${id}") { ... on DiceVerification { seed } } }`,
    `{ __type(name: "EncounterDice") { fields { name description } } }`,
  ])
    await client.post({ query });
}

const cast = () => {
  const able = { hitPoints: 7, ...knows('gale', 'flurry') };
  return [
    someone('Ana', 0, able),
    someone('Cid', 1, able),
    foe('Bor', 2, able),
    foe('Dag', 4, able),
  ];
};

async function assembled(client: ApiClient) {
  api.nextSeed(SEED);
  const encounter = await client.create();
  await client.play(DefineActionsDocument, {
    encounterId: encounter.id,
    definitions: {
      segments: {
        actions: [
          attack('gale', { damage: 'Int + 1d6', pushback: 10, speed: 2 }),
          attack('flurry', { form: 'MELEE', range: 5, damage: '2d6' }, [
            { kind: 'FULL', attacks: 2 },
          ]),
        ],
      },
    },
  });
  await client.play(AddCombatantsDocument, { encounterId: encounter.id, combatants: cast() });
  return encounter;
}

type Page = NonNullable<Granted<VerifyDiceQuery>['verifyDice']>;

async function verdict(encounterId: string): Promise<Page> {
  const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId });
  return verifyDice!;
}

/** Every page of so many versions at most. */
async function pagesOf(client: ApiClient, encounterId: string, first: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: number | null = 0; after !== null; after = pages.at(-1)!.next) {
    const { verifyDice } = await client.send(VerifyDiceDocument, {
      encounterId,
      afterVersion: after,
      first,
    });
    pages.push(verifyDice!);
  }
  return pages;
}

/** Every face in the order of the journal, whatever the event. */
function facesIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    if (key === 'die' && typeof field === 'number') return [field];
    if (key === 'face' && typeof field === 'number') return [field];
    return key === 'dice' && isFaces(field) ? field : facesIn(field);
  });
}

/** Rolls that are no scores list plain faces; scores have a `face` for each die. */
const isFaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((face) => typeof face === 'number');

const MAX_MOVES = 600;
/** After so many moves everything is asked again. */
const PRY_EVERY = isAll ? 20 : 80;
/** `npm run test:long` verifies a fight of more versions than may be asked for at once. */
const LONG_FIGHT = isLong ? 10_043 : 2_043;

/** By other means than the engine's. */
function expectRolls(
  rolls: NonNullable<Page['rolls']>,
  dice: { readonly seed: string; readonly position: number },
): void {
  const blocks = Array.from({ length: Math.ceil(dice.position / 32) }, (_, block) => block);
  const stream = blocks.flatMap((block) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    return [...sha256(Buffer.from(dice.seed, 'hex'), counter)];
  });
  let next = 0;
  for (const { position, bytes, sides, faces } of rolls) {
    expect(position).toBe(next);
    next = position + bytes;
    const fair = stream.slice(position, next).filter((byte) => byte < 256 - (256 % sides));
    expect(fair.map((byte) => (byte % sides) + 1)).toEqual(faces);
  }
  expect(next).toBe(dice.position);
}

describe('the dice of a whole fight', () => {
  it('are a secret that everybody can check once it has ended', { timeout: 120_000 }, async () => {
    // What is verified within the time of a request must not differ by how busy this machine is.
    const work = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
    onTestFinished(() => {
      work.mockRestore();
    });
    const client = new Listener(api.endpoint);
    const { id, dice: published } = await assembled(client);
    const bot = await Bot.join(client, id, new Random(11));
    await client.play(RollInitiativeDocument, { encounterId: id });
    let seen = await bot.look();
    for (let moves = 0; seen.phase !== 'ENDED'; moves++) {
      expect(moves).toBeLessThan(MAX_MOVES);
      if (moves % PRY_EVERY === 0) {
        for (const refusal of seen.awaiting.flatMap(({ refusals }) => refusals.slice(0, 5)))
          await bot.defy(refusal);
        await pry(client, id);
        seen = await bot.look();
      }
      const { encounter, __typename, message } = await bot.move(seen);
      if (!encounter) throw new Error(`${__typename}: ${message ?? ''}`);
      seen = encounter;
    }
    expect(client.heard.length).toBeGreaterThan(200);
    expectNoSeedIn([...client.heard, ...whatWasLogged()]);

    const checked = await api.send(VerifyDiceDocument, { encounterId: id });
    const dice = checked.encounter!.dice;
    expect(published).toEqual({ commitment: dice.commitment, seed: null });
    expect(dice.seed).toBe(SEED);
    expect(sha256(Buffer.from(dice.seed!, 'hex')).toString('hex')).toBe(published.commitment);
    expect(checked.verifyDice).toMatchObject({
      verified: true,
      commitmentMatches: true,
      firstDifference: null,
      entries: seen.version,
    });
    await expectRollsOfTheSeed(id, dice.position!);
  });

  async function expectRollsOfTheSeed(id: string, position: number): Promise<void> {
    const pages = await pagesOf(api, id, 3);
    const rolls = pages.flatMap((page) => page.rolls!);
    expectRolls(rolls, { seed: SEED, position });
    const journal = await api.store.journal(id, 0, 1000);
    expect(rolls.flatMap(({ faces }) => faces)).toEqual(journal.flatMap((e) => facesIn(e.events)));
    expect((await verdict(id)).diceRolled).toBe(rolls.flatMap(({ faces }) => faces).length);
    for (const { version, events } of journal)
      expect(
        rolls.filter((roll) => roll.version === version).flatMap(({ faces }) => faces),
      ).toEqual(facesIn(events));
  }
});

describe('before the end', () => {
  it('a caller who verifies learns that all is well, and no roll', async () => {
    const { id } = await assembled(api);
    await api.play(RollInitiativeDocument, { encounterId: id });
    const checked = await api.send(VerifyDiceDocument, { encounterId: id });
    expect(checked.encounter!.dice).toMatchObject({ seed: null, position: null });
    expect(checked.verifyDice).toEqual({
      __typename: 'DiceVerification',
      verified: true,
      commitmentMatches: true,
      afterVersion: 0,
      entries: 4,
      next: null,
      onTrust: 0,
      unjudged: 0,
      handRolls: 0,
      editions: [{ edition: RULES_EDITION, entries: 4, check: 'JUDGED_AGAIN' }],
      firstDifference: null,
      diceRolled: null,
      rolls: null,
    });
  });

  it('a caller who verifies what was tampered with learns the version, and no more', async () => {
    const { id } = await assembled(api);
    await api.play(RollInitiativeDocument, { encounterId: id });
    const [entry] = await api.store.journal(id, 3, 1);
    api.overwriteEntry(id, journalRow(withFace(entry!)));
    expect((await verdict(id)).firstDifference).toEqual({
      version: 4,
      message: 'The command and the dice give other events than are recorded.',
    });
  });

  it('nobody can choose a seed', async () => {
    const input = { name: 'Loaded', ruleset: 'SEGMENTS', seed: SEED };
    const query = print(CreateEncounterDocument);
    const { body } = await api.post({ query, variables: { input } });
    expect(body?.errors?.[0]?.message).toMatch(/"seed" is not defined/);
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.play(CreateEncounterDocument, { name: 'Same', ruleset: 'SEGMENTS' }),
      ),
    );
    expect(new Set(made.map(({ encounter }) => encounter.dice.commitment)).size).toBe(5);
  });

  it('a damaged database gives nothing away, neither to the caller nor to the log', async () => {
    const client = new Listener(api.endpoint);
    const { id } = await assembled(client);
    const record = (await api.store.load(id))!;
    const row = headRow(record);
    for (const damaged of [
      { ...row, snapshot: row.snapshot.slice(0, 40) },
      { ...row, snapshot: new Uint8Array(100) },
      { ...row, ruleset: 'CHESS' },
      { ...row, seed: SEED.slice(1) },
      { ...row, seed: '' },
    ]) {
      api.overwriteHead(id, damaged);
      for (const query of everything()) await client.post({ query, variables: { id } });
      await client.post({ query: print(EncounterDocument), variables: { id } });
      await pryOnce(client, id);
    }
    expect(
      client.heard.filter((text) => text.includes('INTERNAL_SERVER_ERROR')).length,
    ).toBeGreaterThan(5);
    expect(logged.mock.calls.length).toBeGreaterThan(5);
    expectNoSeedIn([...client.heard, ...whatWasLogged()]);
  });

  async function pryOnce(client: ApiClient, id: string): Promise<void> {
    const variables = { input: { encounterId: id } };
    for (const query of operations)
      if (!isLast.test(query)) await client.post({ query, variables });
  }
});

describe('after the end', () => {
  it('nothing is rolled with dice that everybody knows', async () => {
    const { id: encounterId } = await assembled(api);
    const { encounter } = await api.play(RollInitiativeDocument, { encounterId });
    const ended = await api.play(EndEncounterDocument, { encounterId });
    expect(ended.encounter.dice.seed).toBe(SEED);
    const before = await api.store.load(encounterId);
    const combatantId = encounter.combatants[0]!.id;
    await api.refusal('IllegalMove', RollInitiativeDocument, { encounterId });
    await api.refusal('IllegalMove', AdvanceSegmentDocument, { encounterId, passOpenTurns: true });
    await api.refusal('IllegalMove', YieldFightDocument, { encounterId, combatantId });
    await api.refusal('IllegalMove', EndEncounterDocument, { encounterId });
    await api.refusal('IllegalMove', AddCombatantsDocument, {
      encounterId,
      combatants: [someone('Eve', 9)],
    });
    expect(await api.store.load(encounterId)).toEqual(before);
  });
});

/** With another face in the first roll of its events. */
function withFace(entry: JournalEntry): JournalEntry {
  const text = JSON.stringify(entry.events);
  const changed = text.replace(
    /("dice":\[|"face":)(\d)/,
    (_, before: string, face: string) => `${before}${(Number(face) % 6) + 1}`,
  );
  expect(changed).not.toBe(text);
  return { ...entry, events: JSON.parse(changed) as JournalEntry['events'] };
}

describe('a record that was tampered with', () => {
  let id: string;
  let journal: readonly JournalEntry[];
  let head: EncounterRecord;
  beforeEach(async () => {
    ({ id } = await assembled(api));
    await api.play(RollInitiativeDocument, { encounterId: id });
    await api.play(EndEncounterDocument, { encounterId: id });
    journal = await api.store.journal(id, 0, 100);
    head = (await api.store.load(id))!;
    expect(await verdict(id)).toMatchObject({ verified: true, entries: 5 });
  });
  const entry = (version: number) => journal[version - 1]!;
  const creation = () => entry(1).command as { readonly setup: object };
  const rewrite = (changed: JournalEntry) => {
    api.overwriteEntry(id, journalRow(changed));
  };
  const rewriteHead = (snapshot: EncounterRecord['snapshot']) => {
    api.overwriteHead(id, headRow({ ...head, snapshot }));
  };
  const rewriteCommand = (version: number, change: object) => {
    rewrite({
      ...entry(version),
      command: { ...(entry(version).command as object), ...change },
    });
  };

  const cases: Readonly<Record<string, readonly [() => void, number, RegExp]>> = {
    'another face': [
      () => {
        rewrite(withFace(entry(4)));
      },
      4,
      /differ at `0\.rolls\.0\.roll\.rolled\.0\.face`/,
    ],
    'an event less': [
      () => {
        rewrite({ ...entry(4), events: entry(4).events.slice(0, -1) });
      },
      4,
      /other events/,
    ],
    'another position of the dice': [
      () => {
        rewrite({ ...entry(4), dicePosition: entry(4).dicePosition + 1 });
      },
      4,
      /another position/,
    ],
    'another command': [
      () => {
        rewriteCommand(4, { unawareIds: ['nobody'] });
      },
      4,
      /is not legal here/,
    ],
    'a command that no ruleset has': [
      () => {
        rewriteCommand(4, { type: 'toString' });
      },
      4,
      /is not legal here/,
    ],
    'a command that is no command': [
      () => {
        rewrite({ ...entry(4), command: null });
      },
      4,
      /is not legal/,
    ],
    'another actor': [
      () => {
        rewrite({ ...entry(5), actor: { kind: 'SPECTATOR' } });
      },
      5,
      /is not legal/,
    ],
    'another combatant from the start': [
      () => {
        const text = JSON.stringify(entry(3)).replaceAll('"Ana"', '"Ada"');
        rewrite(JSON.parse(text) as JournalEntry);
      },
      5,
      /another state .* `combatants\..*\.name`/,
    ],
    'another setup': [
      () => {
        rewriteCommand(1, { setup: { ...creation().setup, name: 'Another' } });
      },
      5,
      /another state .* `name`/,
    ],
    'a setup that is none': [
      () => {
        rewriteCommand(1, { setup: null });
      },
      1,
      /not create/,
    ],
    'another beginning': [
      () => {
        rewriteCommand(1, { type: 'RollInitiative' });
      },
      1,
      /not create/,
    ],
    'another ruleset': [
      () => {
        rewriteCommand(1, { ruleset: 'CHESS' });
      },
      1,
      /not create/,
    ],
    'no beginning': [
      () => {
        api.removeEntry(id, 1);
      },
      1,
      /no entry/,
    ],
    'an entry less': [
      () => {
        api.removeEntry(id, 3);
      },
      3,
      /no entry/,
    ],
    'an end less': [
      () => {
        api.removeEntry(id, 5);
      },
      5,
      /no entry/,
    ],
    'another name of the encounter': [
      () => {
        rewriteHead({
          ...head.snapshot,
          state: { ...(head.snapshot.state as object), name: 'Another' },
        });
      },
      5,
      /another state .* `name`/,
    ],
    'another position of the stored dice': [
      () => {
        rewriteHead({ ...head.snapshot, dice: { ...head.snapshot.dice, position: 999 } });
      },
      5,
      /another position/,
    ],
    'another seed': [
      () => {
        rewriteHead({ ...head.snapshot, dice: { ...head.snapshot.dice, seed: 'ab'.repeat(32) } });
      },
      4,
      /other events/,
    ],
  };

  it.each(Object.entries(cases))('%s', async (name, [tamper, version, message]) => {
    tamper();
    const { verified, commitmentMatches, entries, firstDifference, rolls } = await verdict(id);
    expect(verified).toBe(false);
    expect(commitmentMatches).toBe(!/another seed|no beginning|another beginning/.test(name));
    expect(firstDifference).toEqual({
      version,
      message: expect.stringMatching(message) as string,
    });
    const sound = /state|stored dice/.test(`${firstDifference!.message} ${name}`);
    expect(entries).toBe(sound ? version : version - 1);
    expect(rolls!.every((roll) => roll.version <= entries)).toBe(true);
  });

  it('another commitment: the fight is sound, but the seed is not the promised one', async () => {
    rewriteCommand(1, { commitment: '0'.repeat(64) });
    expect(await verdict(id)).toMatchObject({
      verified: false,
      commitmentMatches: false,
      firstDifference: null,
      entries: 5,
    });
  });
});

describe(`verifyDice of ${LONG_FIGHT} versions`, () => {
  it(
    'verifies them page by page, each within the work of a request',
    { timeout: 120_000 },
    async () => {
      const fight = await AppFight.gather(1, api.store);
      const combatantId = Object.keys((fight.record.snapshot.state as State).combatants)[0]!;
      const check = {
        type: 'RollSkillCheck',
        combatantId,
        skill: 'Stealth',
        target: 2,
        granted: [],
      };
      const { id, version } = await prolonged(fight, LONG_FIGHT, () => check);
      const gm = api.seated({ token: await firstToken(id) });
      const pages = await pagesOf(gm, id, 500);
      expect(pages.every(({ verified }) => verified)).toBe(true);
      expect(pages.reduce((sum, { entries }) => sum + entries, 0)).toBe(version);
      expect(pages.map(({ rolls }) => rolls)).toEqual(pages.map(() => null));
      await gm.play(EndEncounterDocument, { encounterId: id });
      const { seed, position } = (await api.store.load(id))!.snapshot.dice;
      expectRolls(
        (await pagesOf(gm, id, 500)).flatMap((page) => page.rolls!),
        { seed, position },
      );
    },
  );
});

describe('verifyDice of nothing', () => {
  it.each(['', 'nobody', 'enc_00000000000000000000', '__proto__'])('is null: %j', async (id) => {
    const gm = api.seated({ token: await firstToken(id) });
    expect(await gm.send(VerifyDiceDocument, { encounterId: id })).toEqual({
      encounter: null,
      verifyDice: null,
    });
  });
});
