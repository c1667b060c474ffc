/** What is left of somebody, as far as the table's `foeNumbers` lets a seat know (T-01). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  BestiaryDocument,
  CreateEncounterDocument,
  EncounterDetailsDocument,
  IssueSeatDocument,
  type StatsInput,
  type Ruleset,
} from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Ana, whom somebody plays, and Bor, whom the GM has hurt; each seat's view of Bor's vitals. */
async function bor(ruleset: Ruleset, foeNumbers: string | null, stats: StatsInput) {
  const settings = foeNumbers === null ? [] : [{ setting: 'foeNumbers', value: foeNumbers }];
  const { bestiary } = await api.seated('NOWHERE').send(BestiaryDocument, { ruleset });
  const creature = bestiary[0]?.key ?? '';
  const input = { name: 'Vitals', ruleset, settings };
  const { createEncounter: made } = await api
    .seated('NOWHERE')
    .send(CreateEncounterDocument, { input });
  if (made.__typename !== 'CreateEncounterPayload') throw new Error(made.message);
  const encounterId = made.encounter.id;
  const gm = api.seated({ token: made.token });
  const { encounter } = await gm.play(AddCombatantsDocument, {
    encounterId,
    creatures: ['Ana', 'Bor'].map((name, q) => ({
      ...{ creature, name, side: name, position: { q, r: 0 } },
    })),
  });
  const [ana = '', combatantId = ''] = encounter.combatants.map(({ id }) => id);
  await gm.play(AdjudicateDocument, { encounterId, combatantId, reason: 'A test', stats });
  const seat = async (kind: 'PLAYER' | 'SPECTATOR', combatantIds: string[] = []) => {
    const asked = { encounterId, kind, name: kind, combatantIds };
    const { issueSeat } = await gm.send(IssueSeatDocument, { input: asked });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    return api.seated({ token: issueSeat.token });
  };
  const seen = async (client: ApiClient) => {
    const { encounter: shown } = await client.send(EncounterDetailsDocument, { id: encounterId });
    return shown!.combatants.find(({ name }) => name === 'Bor')!.vitals;
  };
  return {
    whole: await seen(gm),
    own: await seen(await seat('PLAYER', [combatantId])),
    others: [await seen(await seat('PLAYER', [ana])), await seen(await seat('SPECTATOR'))],
  };
}

const hurt = {
  SEGMENTS: { segments: { hitPoints: 5 } },
  VIGILANCE: { vigilance: { damage: 3 } },
  SECONDS: { seconds: { wounds: 4 } },
} as const;

describe.each(Object.keys(hurt) as Ruleset[])('the vitals of a foe with %s', (ruleset) => {
  it('T-01 are exact for the GM and who plays it, whatever the table has decided', async () => {
    for (const foeNumbers of ['HIDDEN', 'ESTIMATE', 'EXACT']) {
      const { whole, own } = await bor(ruleset, foeNumbers, hurt[ruleset]);
      expect(own).toEqual(whole);
      const [first] = whole;
      expect(first!.current).toBeLessThan(first!.max!);
      expect(first!.share).toBeCloseTo(first!.current! / first!.max!);
    }
  });

  it('T-01 are the same for everybody where they are EXACT, and nothing where they are HIDDEN', async () => {
    const { whole, others } = await bor(ruleset, 'EXACT', hurt[ruleset]);
    expect(others).toEqual([whole, whole]);
    const hidden = await bor(ruleset, 'HIDDEN', hurt[ruleset]);
    expect(hidden.others).toEqual([[], []]);
  });

  it('T-01 are quarters, rounded up, where nothing was decided', async () => {
    const { whole, others } = await bor(ruleset, null, hurt[ruleset]);
    const quarters = whole.map(({ label, current, max }) => ({
      ...{ label, current: null, max: null },
      share: Math.ceil((4 * current!) / max!) / 4,
    }));
    for (const other of others) expect(other).toEqual(quarters);
  });
});
