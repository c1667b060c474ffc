/** Inputs with a part for each ruleset, given the part of another one, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeclareActionDocument, type DeclareActionInput } from '../../../../src/client/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const parts = {
  SEGMENTS: { segments: { maneuver: true } },
  VIGILANCE: { vigilance: { boosts: ['x'] } },
  SECONDS: { seconds: { seconds: 1 } },
} satisfies Record<string, DeclareActionInput['details']>;
const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

describe.each(rulesets)('declareAction of %s', (ruleset) => {
  it('refuses the part of another ruleset by its name, and changes nothing', async () => {
    const encounterId = await begun(api, ruleset);
    const before = await api.store.load(encounterId);
    const combatantId = Object.keys(
      (before!.snapshot.state as { combatants: object }).combatants,
    )[0]!;
    for (const other of rulesets.filter((one) => one !== ruleset)) {
      const input: DeclareActionInput = {
        ...{ encounterId, combatantId, action: 'x' },
        details: parts[other],
      };
      const { fields } = await api.refusal('InvalidInput', DeclareActionDocument, input);
      expect(fields.map(({ path }) => path)).toEqual([`details.${other.toLowerCase()}`]);
    }
    expect((await api.store.load(encounterId))?.version).toBe(before?.version);
  });
});
