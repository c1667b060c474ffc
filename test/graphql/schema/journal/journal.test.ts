import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  CreateEncounterDocument,
  EncounterAtVersionDocument,
  EncounterDocument,
  EndEncounterDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  JournalDocument,
  RemoveCombatantDocument,
  RewindEncounterDocument,
  RollInitiativeDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { Bot } from '../../../kit/graphql/awaiting-bot.ts';
import { asPresent } from '../../../kit/graphql/past.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { detailed } from '../../../kit/graphql/details.ts';
import { Random } from '../../../kit/engine/random.ts';

/** An id that no encounter has. */
const UNKNOWN = 'enc_00000000000000000000';

let api: Api;
let other: ApiClient;
beforeAll(async () => {
  api = await startApi();
  other = await api.another();
});
afterAll(() => api.stop());

const combatants = [someone('Ana', 0), foe('Bor', 1)];

async function gathered(): Promise<string> {
  const { id } = await api.create();
  await api.play(AddCombatantsDocument, { encounterId: id, combatants });
  return id;
}

describe('a mutation with an idempotency key', () => {
  it('sent many times at once, to two servers, is done once and answered alike', async () => {
    const encounterId = await gathered();
    const input = { encounterId, idempotencyKey: 'roll' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? other : api).play(RollInitiativeDocument, input),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.encounter).toMatchObject({ version: 3, phase: 'COMBAT' });
    await api.play(EndEncounterDocument, { encounterId });
    const late = await other.play(RollInitiativeDocument, input);
    expect(late.events).toEqual(answers[0]!.events);
    // What is shown of the encounter is never older than what a cache may have of it.
    expect(late.encounter).toMatchObject({ version: 4, phase: 'ENDED' });
    expect((await api.store.load(encounterId))?.version).toBe(4);
  });

  it('makes one encounter', async () => {
    const input = {
      name: 'Once',
      ruleset: 'SEGMENTS',
      idempotencyKey: 'once, and never again',
    } as const;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        (i % 2 ? other : api).play(CreateEncounterDocument, input),
      ),
    );
    expect(new Set(answers.map(({ encounter }) => encounter.id)).size).toBe(1);
    await api.refusal('IdempotencyKeyReused', CreateEncounterDocument, { ...input, name: 'Twice' });
  });

  it('is refused with another input, and for another mutation', async () => {
    const encounterId = await gathered();
    const idempotencyKey = 'k';
    await api.play(RollInitiativeDocument, { encounterId, idempotencyKey });
    const reused = await other.refusal('IdempotencyKeyReused', RollInitiativeDocument, {
      encounterId,
      idempotencyKey,
      details: { segments: { unawareIds: [] } },
    });
    expect(reused).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await api.refusal('IdempotencyKeyReused', EndEncounterDocument, {
      encounterId,
      idempotencyKey,
    });
    expect((await api.store.load(encounterId))?.version).toBe(3);
  });

  it.each(['', 'x'.repeat(101)])('is refused when the key is %j', async (idempotencyKey) => {
    const encounterId = await gathered();
    const refusal = await api.refusal('InvalidInput', RollInitiativeDocument, {
      encounterId,
      idempotencyKey,
    });
    expect(refusal.fields).toMatchObject([{ path: 'idempotencyKey' }]);
    expect((await api.store.load(encounterId))?.version).toBe(2);
  });
});

describe('the journal', () => {
  it('lists page by page who did what, when, and what came of it', async () => {
    const id = await gathered();
    const { events } = await api.play(RollInitiativeDocument, { encounterId: id });
    await api.play(EndEncounterDocument, { encounterId: id });
    const page = async (after: string | null) => {
      const { encounter } = await api.send(JournalDocument, { id, after, first: 3 });
      return encounter!.journal!;
    };
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
    const nodes = [...first.nodes, ...second.nodes];
    expect(nodes.map(({ version, by, command }) => [version, by, command!.mutation])).toEqual([
      [1, 'GM', 'createEncounter'],
      [2, 'GM', 'addCombatants'],
      [3, 'GM', 'rollInitiative'],
      [4, 'GM', 'endEncounter'],
    ]);
    expect(nodes[2]!.events).toEqual(events);
    expect(nodes[1]!.command!.input).toMatchObject({
      combatants: [{ name: 'Ana' }, { name: 'Bor' }],
    });
    expect(nodes.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  });

  it.each([
    ['first: 0', 'first', 'It is 1 to 100.'],
    ['first: 101', 'first', 'It is 1 to 100.'],
    ['after: "x"', 'after', 'It is no cursor of this list.'],
    ['after: "-1"', 'after', 'It is no cursor of this list.'],
    ['last: 0', 'last', 'It is 1 to 100.'],
    ['last: 101', 'last', 'It is 1 to 100.'],
    ['before: "x"', 'before', 'It is no cursor of this list.'],
    ['first: 1, last: 1', 'first', 'It goes without `last`.'],
  ])('refuses %s', async (args, name, message) => {
    const id = await gathered();
    const query = `{ encounter(id: "${id}") { ... on InvalidInput { fields { path message } } ... on Encounter { version journal(${args}) { nodes { version } } } } }`;
    expect(await api.ask(query)).toEqual({
      encounter: { fields: [{ path: `journal.${name}`, message }] },
    });
  });

  it('answers every page that can be asked for, from either end', async () => {
    const id = await gathered();
    await api.play(RollInitiativeDocument, { encounterId: id });
    await api.play(EndEncounterDocument, { encounterId: id });
    const all = [1, 2, 3, 4];
    const cursors = [null, '0', '1', '2', '4', '5', '9'];
    const pages = cursors.flatMap((after) =>
      cursors.flatMap((before) =>
        [{ first: 2 }, { last: 2 }, { first: 100 }, { last: 100 }].map((size) => ({
          after,
          before,
          size,
        })),
      ),
    );
    for (const { after, before, size } of pages) {
      const { encounter } = await api.send(JournalDocument, { id, after, before, ...size });
      const { nodes, pageInfo, totalCount } = encounter!.journal!;
      // As the specification of connections has it: cut, then taken from an end.
      const cut = all.filter((v) => v > Number(after ?? 0) && v < Number(before ?? 10));
      const taken = 'first' in size ? cut.slice(0, size.first) : cut.slice(-size.last);
      const [start, end] = [taken[0], taken.at(-1)];
      expect([totalCount, ...nodes.map(({ version }) => version)]).toEqual([4, ...taken]);
      expect(pageInfo).toMatchObject({
        startCursor: start ? String(start) : null,
        endCursor: end ? String(end) : null,
        ...(start && end && { hasPreviousPage: start > 1, hasNextPage: end < 4 }),
      });
    }
  });

  it('says on every page whether something comes before it', async () => {
    const id = await gathered();
    const before = async (args: string) => {
      const query = `{ encounter(id: "${id}") { ... on Encounter { journal${args} { pageInfo { hasPreviousPage } } } } }`;
      return (await api.ask(query)) as object;
    };
    const page = (hasPreviousPage: boolean) => ({
      encounter: { journal: { pageInfo: { hasPreviousPage } } },
    });
    expect(await before('')).toEqual(page(false));
    expect(await before('(after: "0")')).toEqual(page(false));
    expect(await before('(after: "1")')).toEqual(page(true));
    // Empty, and after everything.
    expect(await before('(after: "2")')).toEqual(page(true));
  });

  it('after its end is empty', async () => {
    const id = await gathered();
    const { encounter } = await api.send(JournalDocument, { id, after: '999999999', first: 100 });
    expect(encounter!.journal).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
  });
});

describe('going back', () => {
  it('a rewind is answered as the version it made, and all of it is in the journal', async () => {
    const id = await gathered();
    const rolled = await api.play(RollInitiativeDocument, { encounterId: id });
    const back = await api.play(RewindEncounterDocument, {
      encounterId: id,
      toVersion: 2,
      dice: 'KEEP',
      reason: 'The wrong ambush',
      expectedVersion: 3,
    });
    expect(back.encounter).toMatchObject({ version: 4, phase: 'SETUP', round: 0 });
    expect(back.events).toMatchObject([
      {
        __typename: 'EncounterRewound',
        text: 'Rewound to version 2, the dice kept: The wrong ambush',
      },
    ]);
    const again = await other.play(RollInitiativeDocument, { encounterId: id });
    expect(again.events).toEqual(rolled.events);
    const { encounter } = await api.send(detailed(EncounterAtVersionDocument), {
      id,
      atVersion: 3,
    });
    expect(encounter).not.toEqual(rolled.encounter);
    expect(asPresent({ ...encounter, __typename: undefined })).toEqual(asPresent(rolled.encounter));
    const verified = await api.send(VerifyDiceDocument, { encounterId: id });
    expect(verified.verifyDice).toMatchObject({ verified: true, entries: 5, rolls: null });
  });

  it('refusals say what is wrong, and change nothing', async () => {
    const encounterId = await gathered();
    const asked = { encounterId, toVersion: 1, reason: 'x' };
    await api.refusal('VersionConflict', RewindEncounterDocument, { ...asked, expectedVersion: 1 });
    for (const [field, value] of [
      ['toVersion', 3],
      ['reason', ' '],
    ] as const) {
      const refusal = await api.refusal('InvalidInput', RewindEncounterDocument, {
        ...asked,
        [field]: value,
      });
      expect(refusal.fields).toMatchObject([{ path: field }]);
    }
    await api.refusal('NotFound', RewindEncounterDocument, { ...asked, encounterId: UNKNOWN });
    await api.refusal('NotFound', BranchEncounterDocument, { encounterId: UNKNOWN });
    expect((await api.store.load(encounterId))?.version).toBe(2);
  });

  it('an end that is rewound draws a new seed, and the old one stays revealed', async () => {
    const encounterId = await gathered();
    const ended = await api.play(EndEncounterDocument, { encounterId });
    const back = await api.play(RewindEncounterDocument, {
      encounterId,
      toVersion: 2,
      reason: 'Too soon',
    });
    expect(back.encounter.dice.seed).toBeNull();
    expect(back.encounter.dice.commitment).not.toBe(ended.encounter.dice.commitment);
    const query = `{ encounter(id: "${encounterId}") { ... on Encounter { dice { streams { since seed commitment } } } } }`;
    expect(await api.ask(query)).toEqual({
      encounter: {
        dice: {
          streams: [
            {
              since: 1,
              seed: ended.encounter.dice.seed,
              commitment: ended.encounter.dice.commitment,
            },
            { since: 4, seed: null, commitment: back.encounter.dice.commitment },
          ],
        },
      },
    });
  });

  it('a branch is an encounter of its own', async () => {
    const encounterId = await gathered();
    const input = { encounterId, atVersion: 2, name: 'What if', idempotencyKey: 'b' };
    const { encounter } = await api.play(BranchEncounterDocument, input);
    expect(encounter).toMatchObject({ version: 1, name: 'What if' });
    expect(encounter.id).not.toBe(encounterId);
    expect((await other.play(BranchEncounterDocument, input)).encounter).toEqual(encounter);
  });

  it('a branch of a fight with something under way goes on, its dice can be checked, and so can its copy', async () => {
    const encounterId = await gathered();
    const bot = await Bot.join(api, encounterId, new Random(3));
    await api.play(RollInitiativeDocument, { encounterId });
    for (let n = 0; n < 20; n++) {
      const seen = await bot.look();
      if (seen.phase !== 'COMBAT') break;
      await bot.move(seen);
    }
    const { encounter, token } = await api.play(BranchEncounterDocument, { encounterId });
    const source = await api.send(EncounterDocument, { id: encounterId });
    const idsOf = (answer: unknown) => combatantIds(answer);
    expect(idsOf(encounter).filter((one) => idsOf(source).includes(one))).toEqual([]);
    expect(idsOf(encounter)).not.toEqual([]);
    const seat = api.seated({ token });
    await seat.play(EndEncounterDocument, { encounterId: encounter.id });
    const verified = await seat.send(VerifyDiceDocument, { encounterId: encounter.id });
    expect(verified.verifyDice).toMatchObject({ verified: true, entries: 2 });
    const { exportEncounter } = await seat.send(ExportEncounterDocument, {
      encounterId: encounter.id,
    });
    if (exportEncounter.__typename !== 'EncounterExport') throw new Error(exportEncounter.message);
    const copy = await api.play(ImportEncounterDocument, { document: exportEncounter.document });
    const again = await api.send(VerifyDiceDocument, { encounterId: copy.encounter.id });
    expect(again.verifyDice).toMatchObject({ verified: true, entries: 2 });
  });

  it('a past version has ids of its own, and cannot be played', async () => {
    const id = await gathered();
    const { encounter } = await api.send(detailed(EncounterAtVersionDocument), {
      id,
      atVersion: 2,
    });
    expect(encounter!.id).toBe(`${id}@2`);
    const [past] = encounter!.combatants;
    expect(past!.id).toMatch(/^cmb_[0-9a-f]{16}@2$/);
    const refusal = await api.refusal('NotFound', RemoveCombatantDocument, {
      encounterId: id,
      combatantId: past!.id,
    });
    expect(refusal).toMatchObject({ missingId: past!.id });
  });
});

/** In the order in which they are named first. */
const combatantIds = (document: unknown): readonly string[] => [
  ...new Set(JSON.stringify(document).match(/cmb_[0-9a-f]{16}/g)),
];

/** The same whatever the combatants are called, and without its digest. */
function named(document: unknown): unknown {
  const ids = combatantIds(document);
  const text = JSON.stringify(document).replaceAll(
    /cmb_[0-9a-f]{16}/g,
    (id) => `#${ids.indexOf(id)}`,
  );
  return { ...(JSON.parse(text) as object), digest: null };
}

describe('a document', () => {
  it('goes out and comes in over HTTP as the same but for whom it names', async () => {
    const encounterId = await gathered();
    await api.play(RollInitiativeDocument, { encounterId });
    const exported = async (id: string) => {
      const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId: id });
      if (exportEncounter.__typename !== 'EncounterExport')
        throw new Error(exportEncounter.message);
      return exportEncounter;
    };
    const { document, bytes, schema } = await exported(encounterId);
    expect(Buffer.byteLength(JSON.stringify(document))).toBe(bytes);
    const input = { document, idempotencyKey: `import ${encounterId}` };
    const { encounter } = await other.play(ImportEncounterDocument, input);
    expect((await other.play(ImportEncounterDocument, input)).encounter).toEqual(encounter);
    expect(schema).toBe(1);
    const copy = (await exported(encounter.id)).document;
    expect(named(copy)).toEqual(named(document));
    expect(combatantIds(copy).filter((one) => combatantIds(document).includes(one))).toEqual([]);
    expect(combatantIds(copy)).toContain(encounter.combatants[0]!.id);
    const damaged = { ...(document as object), ruleset: 'CHESS' };
    const refusal = await api.refusal('InvalidInput', ImportEncounterDocument, {
      document: damaged,
    });
    expect(refusal.fields).toMatchObject([{ path: 'ruleset' }]);
    const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId: UNKNOWN });
    expect(exportEncounter.__typename).toBe('NotFound');
  });

  it('is not made of a journal that is damaged', async () => {
    const encounterId = await gathered();
    api.removeEntry(encounterId, 1);
    const query =
      'query ($id: ID!) { exportEncounter(encounterId: $id) { __typename ... on UserError { code message } ... on JournalDamaged { version } } }';
    expect(await api.ask(query, { id: encounterId })).toEqual({
      exportEncounter: {
        __typename: 'JournalDamaged',
        code: 'JOURNAL_DAMAGED',
        message:
          'Version 1 of the journal does not play again as it is recorded; see `verifyDice`.',
        version: 1,
      },
    });
  });
});
