/** SECONDS at both paces: who ends a turn whose seconds are spent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DeclareActionDocument,
  EndTurnDocument,
  type Pace,
  SetPaceDocument,
} from '../../../../src/client/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** After six seconds of lying down and crouching. */
async function afterSixSeconds(pace: Pace) {
  const encounterId = await begun(api, 'SECONDS');
  const seen = await api.play(SetPaceDocument, { encounterId, pace });
  const combatantId = seen.encounter.awaiting.find(({ required }) => required)!.combatantId!;
  const act = (action: string) =>
    api.play(DeclareActionDocument, { encounterId, combatantId, action });
  let { encounter } = await act('lie-down');
  for (const action of ['crouch', 'lie-down', 'crouch', 'lie-down', 'crouch'])
    ({ encounter } = await act(action));
  return { encounterId, combatantId, encounter };
}

test('SEC-31 at STEP its owner is asked to end it, and may do what takes no time before', async () => {
  const { encounterId, combatantId, encounter } = await afterSixSeconds('STEP');
  const turn = encounter.awaiting.find(({ required }) => required)!;
  expect([turn.kind, turn.combatantId]).toEqual(['TURN', combatantId]);
  expect(turn.options.map(({ mutation }) => mutation)).toContain('endTurn');
  const talk = { encounterId, combatantId, action: 'talk' };
  await api.play(DeclareActionDocument, talk);
  const over = await api.play(EndTurnDocument, { encounterId, combatantId });
  expect(over.encounter.awaiting.find(({ required }) => required)?.combatantId).not.toBe(
    combatantId,
  );
});

test('SEC-31 at FLOW it ends by itself', async () => {
  const { combatantId, encounter } = await afterSixSeconds('FLOW');
  expect(encounter.awaiting.find(({ required }) => required)?.combatantId).not.toBe(combatantId);
});
