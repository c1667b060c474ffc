/** Inputs that all rulesets share, with a field of another one, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeclareActionDocument, type DeclareActionInput } from '../../../../src/client/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const foreign = {
  SEGMENTS: { boosts: ['x'], seconds: 1, combo: 'x' },
  VIGILANCE: { modifiers: ['x'], seconds: 1, maneuver: true },
  SECONDS: { boosts: ['x'], speed: 1, targetHexes: [{ q: 0, r: 0 }] },
} as const;

describe.each(Object.entries(foreign))('declareAction of %s', (ruleset, fields) => {
  it('refuses a field of another ruleset by its name, and changes nothing', async () => {
    const encounterId = await begun(api, ruleset as keyof typeof foreign);
    const before = await api.store.load(encounterId);
    const combatantId = Object.keys(
      (before!.snapshot.state as { combatants: object }).combatants,
    )[0]!;
    for (const [field, value] of Object.entries<unknown>(fields)) {
      const input = { encounterId, combatantId, action: 'x', [field]: value } as DeclareActionInput;
      const { fields: wrong } = await api.refusal('InvalidInput', DeclareActionDocument, input);
      expect(
        wrong.some(({ path }) => path === field),
        field,
      ).toBe(true);
    }
    expect((await api.store.load(encounterId))?.version).toBe(before?.version);
  });
});
