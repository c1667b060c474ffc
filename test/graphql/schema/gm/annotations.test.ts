/** What frontends keep with encounters and combatants: an id, a picture, a color, and JSON. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BestiaryDocument,
  BranchEncounterDocument,
  CreateEncounterDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  IssueSeatDocument,
  JournalDocument,
  RewindEncounterDocument,
  type Ruleset,
  UpdateCombatantDocument,
  UpdateEncounterDocument,
} from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const scene = {
  externalId: 'scene-12',
  image: 'https://pictures.example/bridge.webp',
  color: '#7a4b1d',
  metadata: { music: 'river', __proto: null, cues: [1, { at: null }] },
};
const token = {
  externalId: 'token-7',
  image: 'http://localhost:30000/bor.png',
  color: '#A0B1C2',
  metadata: { secret: 'He is the heir', hp: { shown: false } },
};
const none = { externalId: null, image: null, color: null, metadata: null };

const KEPT = 'externalId image color metadata';
interface Kept {
  readonly externalId: string | null;
  readonly image: string | null;
  readonly color: string | null;
  readonly metadata: unknown;
}
interface Seen extends Kept {
  readonly combatants: readonly (Kept & { readonly name: string })[];
}
async function seenBy(client: ApiClient, id: string): Promise<Seen> {
  const query = `query($id: ID!) { encounter(id: $id) { ... on Encounter { id ${KEPT} combatants { id name ${KEPT} } } } }`;
  const { encounter } = (await client.ask(query, { id })) as { encounter: Seen };
  return encounter;
}

/** An encounter with Ana, of whom nothing is kept, and Bor, each played by somebody else. */
async function table(ruleset: Ruleset) {
  const { bestiary } = await api.seated('NOWHERE').send(BestiaryDocument, { ruleset });
  const creature = bestiary[0]?.key ?? '';
  const created = await api
    .seated('NOWHERE')
    .send(CreateEncounterDocument, { input: { name: 'A scene', ruleset, ...scene } });
  if (created.createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
  const encounterId = created.createEncounter.encounter.id;
  const gm = api.seated({ token: created.createEncounter.token });
  const { encounter } = await gm.play(AddCombatantsDocument, {
    encounterId,
    creatures: [
      { creature, name: 'Ana', side: 'heroes', position: { q: 0, r: 0 } },
      { creature, name: 'Bor', side: 'foes', position: { q: 4, r: 0 }, ...token },
    ],
  });
  const [ana = '', bor = ''] = encounter.combatants.map(({ id }) => id);
  const seat = async (combatantIds: string[]) => {
    const input = { encounterId, kind: 'PLAYER', name: 'Player', combatantIds } as const;
    const { issueSeat } = await gm.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    return api.seated({ token: issueSeat.token });
  };
  return { encounterId, gm, bor, anas: await seat([ana]), bors: await seat([bor]) };
}

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('annotations with %s', (ruleset) => {
  it('are kept from the beginning, and the metadata is for the GM and whoever plays it', async () => {
    const { encounterId, gm, anas, bors } = await table(ruleset);
    const [whole, theirs, own] = await Promise.all(
      [gm, anas, bors].map((client) => seenBy(client, encounterId)),
    );
    expect(whole).toMatchObject({ ...scene, combatants: [none, { name: 'Bor', ...token }] });
    const shown = { ...scene, metadata: null };
    expect(theirs).toMatchObject({ ...shown, combatants: [none, { ...token, metadata: null }] });
    expect(own).toMatchObject({ ...shown, combatants: [none, token] });
  });

  it('are changed one by one, and what is empty goes', async () => {
    const { encounterId, gm, bor } = await table(ruleset);
    const { events } = await gm.play(UpdateCombatantDocument, {
      encounterId,
      combatantId: bor,
      color: '#000000',
      metadata: {},
      image: '',
    });
    expect(events.map(({ text }) => text)).toEqual(['Bor has changed']);
    await gm.play(UpdateEncounterDocument, { encounterId, name: 'Dawn', externalId: '' });
    expect(await seenBy(gm, encounterId)).toMatchObject({
      ...{ ...scene, externalId: null },
      combatants: [none, { ...token, color: '#000000', metadata: {}, image: null }],
    });
  });

  it('are no news to a seat that does not see them', async () => {
    const { encounterId, gm, bor, anas, bors } = await table(ruleset);
    const metadata = { secret: 'He is the king' };
    await gm.play(UpdateCombatantDocument, { encounterId, combatantId: bor, metadata });
    await gm.play(UpdateEncounterDocument, { encounterId, metadata });
    const logs = await Promise.all(
      [gm, anas, bors].map(async (client) => {
        const { encounter } = await client.send(JournalDocument, { id: encounterId });
        return encounter!.journal!.nodes.slice(-2).map(({ events }) => events.length);
      }),
    );
    // Bor's player sees the change of Bor, and nobody but the GM that of the encounter.
    expect(logs).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
    const texts = await Promise.all(
      [anas, bors].map(async (client) =>
        JSON.stringify(await client.send(JournalDocument, { id: encounterId })),
      ),
    );
    expect(texts.map((text) => text.includes('king'))).toEqual([false, false]);
  });

  it('go with a branch, a document and what is undone', async () => {
    const { encounterId, gm, bor } = await table(ruleset);
    const kept = { ...scene, combatants: [none, token] };
    const branch = await gm.play(BranchEncounterDocument, {
      ...{ encounterId, atVersion: 4, name: 'What if', idempotencyKey: 'a-branch-of-the-scene' },
    });
    expect(await seenBy(api, branch.encounter.id)).toMatchObject(kept);
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    if (exportEncounter.__typename !== 'EncounterExport') throw new Error(exportEncounter.message);
    const { document } = exportEncounter;
    const copy = await api.play(ImportEncounterDocument, { document });
    expect(await seenBy(api, copy.encounter.id)).toMatchObject(kept);
    await gm.play(UpdateCombatantDocument, { encounterId, combatantId: bor, color: '#000000' });
    await gm.play(RewindEncounterDocument, {
      ...{ encounterId, toVersion: 4 },
      ...{ reason: 'A test', dice: 'REDRAW' },
    });
    expect(await seenBy(gm, encounterId)).toMatchObject(kept);
  });
});

describe('an annotation', () => {
  it.each([
    [{ color: 'red' }, 'color', '#rrggbb'],
    [{ image: 'javascript:alert(1)' }, 'image', 'http'],
    [{ image: `https://a.example/${'x'.repeat(1_000)}` }, 'image', '1000'],
    [{ externalId: 'x'.repeat(101) }, 'externalId', '100'],
    [{ metadata: { note: 'x'.repeat(1_000) } }, 'metadata', '1000'],
    [{ metadata: 'a note' }, 'metadata', 'object'],
    [{ metadata: ['a note'] }, 'metadata', 'object'],
    [{ metadata: { a: [[[[[[[[[[]]]]]]]]]] } }, 'metadata', '10 levels'],
  ])('that is %o is refused at its field', async (given, field, said) => {
    const { encounterId, gm, bor } = await table('SEGMENTS');
    for (const answer of [
      await gm.refusal('InvalidInput', UpdateEncounterDocument, { encounterId, ...given }),
      await gm.refusal('InvalidInput', UpdateCombatantDocument, {
        ...{ encounterId, combatantId: bor, ...given },
      }),
    ]) {
      expect(answer.fields.map(({ path }) => path)).toEqual([field]);
      expect(answer.fields[0]?.message).toContain(said);
    }
  });

  it('has to be given', async () => {
    const { encounterId, gm } = await table('SEGMENTS');
    const { fields } = await gm.refusal('InvalidInput', UpdateEncounterDocument, { encounterId });
    expect(fields[0]?.message).toBe(
      'Give at least one of name, advice, handDice, externalId, image, color, metadata.',
    );
  });
});
