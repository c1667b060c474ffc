/** What clients of the API that come at once, or may not know, learn of computers and forecasts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ForecastDocument,
  IssueSeatDocument,
  PlayComputersDocument,
  ScreenDocument,
  SetStandingOrdersDocument,
} from '../../../../src/client/index.ts';
import {
  type ForecastJob,
  type ForecastTask,
  onThisThread,
  playSlice,
} from '../../../../src/app/forecast/runner.ts';
import { SLICES_A_MINUTE } from '../../../../src/graphql/schema/forecast/asker.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';
import { CountingServer } from '../../../kit/graphql/stream.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function screenOf(by: ApiClient, id: string) {
  const { encounter } = await by.send(ScreenDocument, { id });
  if (!encounter) throw new Error('There is no such fight.');
  return encounter;
}

async function seatOf(encounterId: string, combatantIds: string[]): Promise<ApiClient> {
  const kind = combatantIds.length > 0 ? ('PLAYER' as const) : ('SPECTATOR' as const);
  const input = { encounterId, name: 'Ann', kind, combatantIds };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (!('token' in issueSeat)) throw new Error(issueSeat.message);
  return api.seated({ token: issueSeat.token });
}

it('plays on once for two calls that come at the same time to the same version', async () => {
  const encounterId = await begun(api, 'SEGMENTS');
  const { combatants } = await screenOf(api, encounterId);
  for (const { id } of combatants)
    await api.play(SetStandingOrdersDocument, {
      ...{ encounterId, combatantId: id, playedBy: 'COMPUTER', level: 'STRONG' },
    });
  const { version: expectedVersion } = await screenOf(api, encounterId);
  const call = () => api.answer(PlayComputersDocument, { encounterId, expectedVersion, max: 1 });
  const answers = await Promise.all([call(), call(), call()]);
  expect(answers.filter((one) => 'encounter' in one)).toHaveLength(1);
  expect(answers.filter((one) => one.__typename === 'VersionConflict')).toHaveLength(2);
  expect((await screenOf(api, encounterId)).version).toBe(expectedVersion + 1);
});

it('shows nobody else who is played by the computer, nor how', async () => {
  const encounterId = await begun(api, 'VIGILANCE');
  const { combatants, due } = await screenOf(api, encounterId);
  const decider = combatants.find(({ id }) => id === due[0]?.combatantId)!;
  // Nothing is due of it, so that nothing follows but that it is so.
  const foe = combatants.find(({ side }) => side !== decider.side)!;
  const others = [await seatOf(encounterId, [decider.id]), await seatOf(encounterId, [])];
  const owner = await seatOf(encounterId, [foe.id]);
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { version combatants { id playedByComputer { level } }
    awaiting { key kind combatantId byComputer options { key label } }
    journal(last: 1) { nodes { command { mutation } followUps { mutation } events { __typename text } } } } } }`;
  const seenBy = async (by: ApiClient) => {
    const { encounter } = (await by.ask(query, { id: encounterId })) as {
      readonly encounter: { readonly version: number; readonly journal: unknown };
    };
    const { version, journal, ...seen } = encounter;
    expect(version).toBeGreaterThan(0);
    return { seen, journal };
  };
  const before = await Promise.all(others.map(seenBy));
  const ownBefore = await seenBy(owner);
  for (const level of ['RANDOM', 'STRONG'] as const) {
    await api.play(SetStandingOrdersDocument, {
      ...{ encounterId, combatantId: foe.id, playedBy: 'COMPUTER', level },
    });
    const after = await Promise.all(others.map(seenBy));
    expect(after.map(({ seen }) => seen)).toEqual(before.map(({ seen }) => seen));
    for (const { journal } of after)
      expect(journal).toEqual({ nodes: [{ command: null, followUps: [], events: [] }] });
    expect((await seenBy(owner)).seen).not.toEqual(ownBefore.seen);
  }
});

it('answers with a typed error when the forecasts of a fight have had their share', async () => {
  // Each slice is the first one again, so that a minute's share is spent in a moment.
  let slice: Promise<ForecastJob> | null = null;
  const advance = (task: ForecastTask) => (slice ??= playSlice(task));
  const server = await CountingServer.start(api.store, {
    forecasts: { ...onThisThread, advance },
  });
  api.onStop(server);
  const encounterId = await begun(api, 'SEGMENTS');
  const ask = async () =>
    (await server.send(ForecastDocument, { encounterId, input: {} })).forecast;
  let answer = await ask();
  for (let slices = 1; answer.__typename === 'Forecast'; slices++) {
    expect(slices).toBeLessThanOrEqual(2 * SLICES_A_MINUTE);
    answer = await ask();
  }
  expect(answer).toMatchObject({ code: 'FORECAST_QUOTA_SPENT' });
  expect('retryAfter' in answer && answer.retryAfter).toBeGreaterThan(0);
});
