/** A fight that is over has a new name, and nothing else of it changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EndEncounterDocument,
  RewindEncounterDocument,
  UpdateEncounterDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ENDED = { SEGMENTS: 'SEG-107', VIGILANCE: 'VIG-26', SECONDS: 'SEC-07' } as const;

describe.each(Object.entries(ENDED))('with %s', (ruleset, rule) => {
  it(`a fight that is over is renamed, and ${rule} refuses what would change it`, async () => {
    const { id: encounterId } = await api.create({ ruleset: ruleset as keyof typeof ENDED });
    await api.play(EndEncounterDocument, { encounterId });
    const renamed = await api.play(UpdateEncounterDocument, {
      ...{ encounterId, name: 'The Mill', metadata: { shelf: 'done' } },
    });
    expect(renamed.encounter).toMatchObject({ name: 'The Mill', phase: 'ENDED', version: 3 });
    const refused = await api.refusal('IllegalMove', UpdateEncounterDocument, {
      ...{ encounterId, name: 'The Weir', advice: 'GM' },
    });
    expect(refused.rule).toMatchObject({ id: rule });
    const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId });
    expect(verifyDice).toMatchObject({ verified: true });
    const undone = await api.play(RewindEncounterDocument, {
      ...{ encounterId, toVersion: 2, reason: 'Undo', expectedVersion: 3 },
    });
    expect(undone.encounter).toMatchObject({ name: 'A test', phase: 'ENDED' });
  });
});
