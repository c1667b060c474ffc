import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForecastThread } from '../../../../src/local/threads/forecast-thread.ts';
import { MAX_FORECAST_COMBATANTS } from '../../../../src/app/forecast/forecasts.ts';
import { SLICE } from '../../../../src/app/forecast/runner.ts';
import {
  AddCombatantsDocument,
  EncounterDocument,
  EndEncounterDocument,
  ForecastDocument,
  type ForecastInput,
  type ForecastQuery,
  IssueSeatDocument,
} from '../../../../src/client/index.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import { settingsFrom } from '../../../../src/local/settings.ts';
import { start } from '../../../../src/local/start.ts';
import { TOKEN_KEY } from '../../../kit/app/seats.ts';
import { type Api, ApiClient, startApi } from '../../../kit/graphql/api.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Answer = ForecastQuery['forecast'];
type Found = Extract<Answer, { __typename: 'Forecast' }>;

/** Ana shoots, Bor has little to lose, and so the fight is short. */
const duel = (): Promise<Fight> =>
  begin(api, {
    combatants: [someone('Ana', 0, knows('shoot')), foe('Bor', 1, { hitPoints: 5 })],
    actions: [attack('shoot', { damage: '2d6' })],
  });

const ask = async (
  by: ApiClient,
  { encounter }: Pick<Fight, 'encounter'>,
  input: Partial<ForecastInput> = {},
): Promise<Answer> =>
  (
    await by.send(ForecastDocument, {
      encounterId: encounter.id,
      input: { revealed: false, ...input },
    })
  ).forecast;

async function found(fight: Pick<Fight, 'encounter'>): Promise<Found> {
  const answer = await ask(api, fight);
  if (answer.__typename !== 'Forecast') throw new Error(`${answer.__typename}: ${answer.message}`);
  return answer;
}

async function seatAs(fight: Fight, kind: 'PLAYER' | 'SPECTATOR'): Promise<ApiClient> {
  const combatantIds = kind === 'PLAYER' ? [fight.id('Ana')] : [];
  const { issueSeat } = await api.send(IssueSeatDocument, {
    input: { encounterId: fight.encounter.id, kind, name: 'Somebody', combatantIds },
  });
  if (!('token' in issueSeat)) throw new Error('No seat was issued.');
  return api.seated({ token: issueSeat.token });
}

describe('a forecast', () => {
  it('goes on when it is asked again, ends, and changes nothing of the encounter', async () => {
    const fight = await duel();
    const before = await api.send(EncounterDocument, { id: fight.encounter.id });
    const first = await found(fight);
    let last = first;
    for (let asked = 0; !last.isComplete && asked < 1000; asked++) {
      const next = await found(fight);
      expect(next.fightsPlayed).toBeGreaterThanOrEqual(last.fightsPlayed);
      last = next;
    }
    expect(last.isComplete).toBe(true);
    expect(last.fightsPlayed).toBe(last.fightsPlanned);
    // As Bor is supposed to be, Ana can do nothing to him. She tries.
    for (const { brokenOff } of last.expected) expect(brokenOff.share).toBe(0);
    expect(await found(fight)).toEqual(last);
    expect(await api.send(EncounterDocument, { id: fight.encounter.id })).toEqual(before);
  });

  it('says what it assumes, and gives each chance with what the fights leave open', async () => {
    const forecast = await found(await duel());
    expect(forecast).toMatchObject({ side: 'heroes', unit: 'hit points' });
    expect(forecast.assumes.length).toBeGreaterThan(1);
    expect(forecast.expected.map(({ own, others }) => [own, others])).toEqual([
      ['SENSIBLE', 'SENSIBLE'],
      ['RANDOM', 'SENSIBLE'],
    ]);
    for (const { wins, drawn, brokenOff } of [...forecast.expected, ...forecast.changes])
      for (const { share, low, high } of [...wins.map(({ chance }) => chance), drawn, brokenOff]) {
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }
  });

  it('is for game masters alone', async () => {
    const fight = await duel();
    for (const kind of ['PLAYER', 'SPECTATOR'] as const)
      expect(await ask(await seatAs(fight, kind), fight)).toMatchObject({
        __typename: 'Forbidden',
        code: 'FORBIDDEN',
      });
    expect(await ask(api.seated('NOWHERE'), fight)).toMatchObject({ __typename: 'Forbidden' });
  });

  it('is not of a fight that has ended, of one without foes, nor of a side that is not there', async () => {
    const alone = { encounter: await api.create() };
    expect(await ask(api, alone)).toMatchObject({ code: 'NO_FOES' });
    const fight = await duel();
    expect(await ask(api, fight, { side: 'dragons' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'side' }],
    });
    await fight.play(EndEncounterDocument, {});
    expect(await ask(api, fight)).toMatchObject({
      __typename: 'ForecastImpossible',
      code: 'FIGHT_ENDED',
    });
  });

  it('is not of more combatants than it can simulate', async () => {
    const fight = await duel();
    const crowd = Array.from({ length: MAX_FORECAST_COMBATANTS - 1 }, (_, i) =>
      foe(`R${i}`, 3 + i),
    );
    await fight.play(AddCombatantsDocument, { combatants: crowd });
    expect(await ask(api, fight)).toMatchObject({
      __typename: 'ForecastImpossible',
      code: 'TOO_MANY_COMBATANTS',
    });
  });

  it('leaves out who is hidden, unless they are to take part', async () => {
    const fight = await duel();
    await fight.play(AddCombatantsDocument, { combatants: [foe('Dag', 4)], hidden: true });
    const dag = fight.id('Dag');
    const fallsOf = async (revealed: boolean) => {
      const answer = await ask(api, fight, { revealed });
      if (answer.__typename !== 'Forecast') throw new Error(answer.message);
      return answer.expected.flatMap(({ falls }) => falls.map(({ combatantId }) => combatantId));
    };
    expect(await fallsOf(false)).not.toContain(dag);
    expect(await fallsOf(true)).toContain(dag);
  });

  it('says that it cannot begin where those who are hidden cannot be revealed', async () => {
    const fight = await duel();
    await fight.play(AddCombatantsDocument, { combatants: [foe('Dag', 0)], hidden: true });
    for (const time of ['first', 'second'])
      expect(await ask(api, fight, { revealed: true }), time).toMatchObject({
        __typename: 'ForecastImpossible',
        code: 'CANNOT_BEGIN',
      });
    expect(await ask(api, fight)).toMatchObject({ __typename: 'Forecast' });
  });
});

describe('the queue of forecasts', () => {
  const QUERY = `query ($id: ID!) { forecast(encounterId: $id) {
    __typename ... on UserError { code message } ... on ForecastQuotaSpent { retryAfter } } }`;

  it('has a place for each address, and says why there is none', async () => {
    const server = await start({
      ...{ port: 0, dataDir: api.dataDir, tokenKeys: [TOKEN_KEY] },
      addressOf: settingsFrom({ SIXBEAT_TRUSTED_PROXIES: '1' }).addressOf!,
    });
    const client = new ApiClient(`${server.url}graphql`);
    const fights = [];
    for (let n = 0; n < 12; n++) fights.push(await duel());
    const from = async (address: string, { encounter }: Fight) => {
      const { body } = await client.post(
        { query: QUERY, variables: { id: encounter.id } },
        { 'x-forwarded-for': address },
      );
      return (body?.data as { readonly forecast: Answer }).forecast;
    };
    const refusedOf = async (asked: readonly Promise<Answer>[]) =>
      (await Promise.all(asked)).filter(({ __typename }) => __typename !== 'Forecast');
    const eleven = fights.slice(1).map((fight, n) => from(`192.0.2.${n}`, fight));
    expect(await refusedOf(eleven)).toEqual([
      {
        __typename: 'ForecastQuotaSpent',
        code: 'FORECAST_QUEUE_FULL',
        message: 'The queue of forecasts is full: ask again in 2 s.',
        retryAfter: 2,
      },
    ]);
    const two = fights.slice(0, 2).map((fight, n) => from(`2001:db8::${n}`, fight));
    expect(await refusedOf(two)).toEqual([
      {
        __typename: 'ForecastQuotaSpent',
        code: 'FORECAST_WAITS',
        message: 'Another forecast of yours is in the queue: ask again in 1 s.',
        retryAfter: 1,
      },
    ]);
    await server.stop();
  });
});

describe('the thread of forecasts', () => {
  it('has places for ten at a time', async () => {
    const thread = new ForecastThread();
    const { rules } = rulesets.SEGMENTS;
    const state = rules.initial(rules.setup.parse({ name: 'Nobody' }));
    const task = { ruleset: 'SEGMENTS', state, side: 'heroes', reveal: [], job: null } as const;
    const slices = [];
    for (; !thread.isFull();) slices.push(thread.advance(task));
    expect(slices).toHaveLength(10);
    await Promise.all(slices);
    expect(thread.isFull()).toBe(false);
    await thread.stop();
  });

  it('answers nobody any more when it is stopped', async () => {
    const thread = new ForecastThread();
    const { rules } = rulesets.SEGMENTS;
    const state = rules.initial(rules.setup.parse({ name: 'Nobody' }));
    const asked = thread.advance({
      ...{ ruleset: 'SEGMENTS', state, side: 'heroes', reveal: [], job: null },
    });
    await Promise.all([expect(asked).rejects.toThrow('stops'), thread.stop()]);
    expect(SLICE.milliseconds).toBeLessThanOrEqual(250);
  });
});
