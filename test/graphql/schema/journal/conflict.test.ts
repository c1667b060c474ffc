/** What a page that is behind is told: that others have played on, and what they did. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  IssueSeatDocument,
  RewindEncounterDocument,
  SetPaceDocument,
  UpdateCombatantDocument,
  UpdateEncounterDocument,
} from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';

let api: Api;
let other: ApiClient;
beforeAll(async () => {
  api = await startApi();
  other = await api.another();
});
afterAll(() => api.stop());

interface Conflict {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly currentVersion?: number;
  readonly missed?: number;
  readonly changed?: readonly string[];
  readonly since?: readonly {
    readonly version: number;
    readonly command: { readonly mutation: string } | null;
    readonly events: readonly { readonly text: string }[];
  }[];
  readonly version?: number;
  readonly fields?: readonly { readonly path: string }[];
}

/** What a mutation answers, with all that a conflict says. */
async function ask(client: ApiClient, mutation: string, input: object): Promise<Conflict> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const data = (await client.ask(
    `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) { __typename
      ... on VersionConflict { code message currentVersion missed changed
        since { version command { mutation } events { text } } }
      ... on InvalidInput { fields { path } }
      ... on MutationPayload { version } } }`,
    { input },
  )) as { readonly answer: Conflict };
  return data.answer;
}

/** At version 2, with Ana and Bor. */
async function table() {
  const { id: encounterId } = await api.create();
  const combatants = [someone('Ana', 0), foe('Bor', 1)];
  const { encounter } = await api.play(AddCombatantsDocument, { encounterId, combatants });
  const [ana, bor] = encounter.combatants.map(({ id }) => id) as [string, string];
  return { encounterId, ana, bor };
}

const named = (encounterId: string, combatantId: string, name: string) =>
  api.play(UpdateCombatantDocument, { encounterId, combatantId, name });

describe('an edit that was written on an earlier version', () => {
  it('is refused where the field that it sets has changed, and stands where another has', async () => {
    const { encounterId, ana, bor } = await table();
    await named(encounterId, ana, 'Ana the Bold');
    await named(encounterId, bor, 'Boris');
    const edit = { encounterId, combatantId: ana, seenVersion: 2 };
    expect(await ask(api, 'updateCombatant', { ...edit, name: 'Anna' })).toMatchObject({
      __typename: 'VersionConflict',
      message: '`name` has changed since version 2: look at it and decide again.',
      ...{ currentVersion: 4, missed: 2, changed: ['name'] },
    });
    const done = await ask(api, 'updateCombatant', {
      ...edit,
      side: 'foes',
      image: 'https://a.b/c',
    });
    expect(done).toEqual({ __typename: 'UpdateCombatantPayload', version: 5 });
  });

  it('stands where what it sets is again as it was', async () => {
    const { encounterId, ana } = await table();
    await named(encounterId, ana, 'Ana the Bold');
    await named(encounterId, ana, 'Ana');
    const edit = { encounterId, combatantId: ana, name: 'Anna', seenVersion: 2 };
    expect(await ask(api, 'updateCombatant', edit)).toMatchObject({ version: 5 });
  });

  it('is refused on a version of another history, and on one too long ago', async () => {
    const { encounterId, ana } = await table();
    const edit = { encounterId, combatantId: ana, name: 'Anna' };
    const higher = await ask(api, 'updateCombatant', { ...edit, seenVersion: 3 });
    expect(higher).toMatchObject({ code: 'VERSION_CONFLICT', currentVersion: 2, missed: 0 });
    expect(higher).toMatchObject({ changed: [], since: [] });
    for (const seenVersion of [0, -1])
      expect(await ask(api, 'updateCombatant', { ...edit, seenVersion })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'seenVersion' }],
      });
    expect((await api.store.load(encounterId))?.version).toBe(2);
  });

  it('may name both versions, of which the expected one binds', async () => {
    const { encounterId, ana } = await table();
    await api.play(UpdateEncounterDocument, { encounterId, name: 'Elsewhere' });
    const edit = { encounterId, combatantId: ana, name: 'Anna', seenVersion: 2 };
    expect(await ask(api, 'updateCombatant', { ...edit, expectedVersion: 2 })).toMatchObject({
      ...{ __typename: 'VersionConflict', changed: [] },
    });
    expect(await ask(api, 'updateCombatant', { ...edit, expectedVersion: 3 })).toMatchObject({
      version: 4,
    });
  });

  it('sets the pace, unless somebody else has since', async () => {
    const { encounterId } = await table();
    const flow = { encounterId, pace: 'FLOW', seenVersion: 2 } as const;
    await api.play(SetPaceDocument, { encounterId, pace: 'FLOW', flowParts: ['TURNS'] });
    expect(await ask(api, 'setPace', flow)).toMatchObject({ changed: ['pace'], missed: 1 });
    await api.play(SetPaceDocument, { encounterId, pace: 'STEP' });
    expect(await ask(api, 'setPace', flow)).toMatchObject({ version: 5 });
  });

  it('with a key is answered as the first time, also after what it sets has changed', async () => {
    const { encounterId, ana } = await table();
    const edit = {
      encounterId,
      combatantId: ana,
      name: 'Anna',
      seenVersion: 2,
      idempotencyKey: 'k',
    };
    const first = await ask(api, 'updateCombatant', edit);
    await named(encounterId, ana, 'Ana the Bold');
    expect(await ask(other, 'updateCombatant', edit)).toEqual(first);
  });

  it('of a seat that may not make it says nothing of what has changed', async () => {
    const { encounterId, ana, bor } = await table();
    await named(encounterId, bor, 'Boris');
    const player = await seated(encounterId, [ana]);
    const edit = { encounterId, combatantId: bor, name: 'x', seenVersion: 2 };
    expect(await ask(player, 'updateCombatant', edit)).toEqual({ __typename: 'Forbidden' });
  });
});

async function seated(encounterId: string, combatantIds: readonly string[]): Promise<ApiClient> {
  const data = await api.send(IssueSeatDocument, {
    input: { encounterId, kind: 'PLAYER', name: 'Pia', combatantIds: [...combatantIds] },
  });
  if (data.issueSeat.__typename !== 'IssueSeatPayload') throw new Error('No seat.');
  return api.seated({ token: data.issueSeat.token });
}

describe('a conflict', () => {
  it('tells each seat what the journal shows it, and no more', async () => {
    const { encounterId, ana } = await table();
    const player = await seated(encounterId, [ana]);
    const hidden = { encounterId, combatants: [foe('Lurker', 5)], hidden: true };
    await api.play(AddCombatantsDocument, hidden);
    await api.play(UpdateEncounterDocument, { encounterId, name: 'Elsewhere' });
    const late = { encounterId, combatantId: ana, expectedVersion: 3 };
    const gm = await ask(api, 'yieldFight', late);
    const seen = await ask(player, 'yieldFight', late);
    expect(gm.since?.map(({ command }) => command?.mutation)).toEqual([
      'addCombatants',
      'updateEncounter',
    ]);
    expect(gm.since?.[0]?.events[0]?.text).toContain('Lurker');
    expect(seen).toMatchObject({ missed: 2, since: [{ version: 4 }, { version: 5 }] });
    expect(seen.since?.[0]).toEqual({ version: 4, command: null, events: [] });
    expect(JSON.stringify(seen)).not.toContain('Lurker');
    const { journal } = (
      (await player.ask(
        'query ($id: ID!) { encounter(id: $id) { ... on Encounter { journal(last: 2) { nodes { version command { mutation } events { text } } } } } }',
        { id: encounterId },
      )) as { encounter: { journal: { nodes: unknown[] } } }
    ).encounter;
    expect(seen.since).toEqual(journal.nodes);
  });

  it('of an option that was listed at an earlier version tells the same', async () => {
    const { encounterId } = await table();
    await api.play(UpdateEncounterDocument, { encounterId, name: 'Elsewhere' });
    const taken = await ask(api, 'takeOption', { encounterId, version: 2, optionId: 'any' });
    expect(taken).toMatchObject({ missed: 1, since: [{ version: 3 }] });
  });

  it('tells the first twenty, and how many there are', async () => {
    const { encounterId } = await table();
    for (let n = 0; n < 22; n++)
      await api.play(UpdateEncounterDocument, { encounterId, name: `Name ${n}` });
    const late = await ask(api, 'updateEncounter', { encounterId, name: 'x', seenVersion: 2 });
    expect(late).toMatchObject({ missed: 22, changed: ['name'] });
    expect(late.since?.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 3),
    );
  });
});

describe('two game masters who undo at once', () => {
  it('undo once, and the other is told of it', async () => {
    const { encounterId, ana } = await table();
    await named(encounterId, ana, 'Ana the Bold');
    const undo = { encounterId, toVersion: 2, reason: 'Undo', expectedVersion: 3 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => ask(i % 2 ? other : api, 'rewindEncounter', undo)),
    );
    const [first, ...more] = answers.filter(({ version }) => version !== undefined);
    expect(first).toMatchObject({ version: 4 });
    expect(more).toEqual([]);
    for (const late of answers.filter((answer) => answer !== first))
      expect(late).toMatchObject({
        ...{ __typename: 'VersionConflict', missed: 1 },
        since: [{ version: 4, command: { mutation: 'rewindEncounter' } }],
      });
    expect((await api.store.load(encounterId))?.version).toBe(4);
  });

  it('with a key sent twice is answered as the first time, whatever came in between', async () => {
    const { encounterId } = await table();
    const undo = { encounterId, toVersion: 1, reason: 'Undo', expectedVersion: 2 } as const;
    const input = { ...undo, idempotencyKey: 'undo' };
    const first = await api.play(RewindEncounterDocument, input);
    await api.play(UpdateEncounterDocument, { encounterId, name: 'Elsewhere' });
    const again = await other.play(RewindEncounterDocument, input);
    expect(again.events).toEqual(first.events);
  });
});

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('in %s', (ruleset) => {
  it('an encounter that others have played on is not ended', async () => {
    const { id: encounterId } = await api.create({ ruleset });
    await api.play(UpdateEncounterDocument, { encounterId, name: 'Elsewhere' });
    const late = await ask(api, 'endEncounter', { encounterId, expectedVersion: 1 });
    expect(late).toMatchObject({ __typename: 'VersionConflict', missed: 1 });
    const now = await ask(api, 'endEncounter', { encounterId, expectedVersion: 2 });
    expect(now).toMatchObject({ version: 3 });
  });
});
