/** What newcomers would make of a fight, over HTTP: at once, then by fights, and to whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  ForecastDocument,
  IssueSeatDocument,
  ReinforcementForecastDocument,
  type ReinforcementForecastInput,
  type ReinforcementForecastQuery,
} from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
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

type Answer = ReinforcementForecastQuery['reinforcementForecast'];
type Found = Extract<Answer, { __typename: 'ReinforcementForecast' }>;

/** Ana shoots, and Bor has little to lose. */
const duel = (): Promise<Fight> =>
  begin(api, {
    combatants: [someone('Ana', 0, knows('shoot')), foe('Bor', 1, { hitPoints: 5 })],
    actions: [attack('shoot', { damage: '2d6' })],
  });

const hulk = { creatures: ['quarry-hulk'], inRounds: 0, health: 1 };

async function ask(
  { encounter }: Pick<Fight, 'encounter'>,
  input: Partial<ReinforcementForecastInput> = {},
  by: ApiClient = api,
): Promise<Answer> {
  const variables = { encounterId: encounter.id, input: { ...hulk, ...input } };
  return (await by.send(ReinforcementForecastDocument, variables)).reinforcementForecast;
}

async function found(...asked: Parameters<typeof ask>): Promise<Found> {
  const answer = await ask(...asked);
  if (answer.__typename !== 'ReinforcementForecast')
    throw new Error(`${answer.__typename}: ${answer.message}`);
  return answer;
}

async function complete(...asked: Parameters<typeof ask>): Promise<Found> {
  let answer = await found(...asked);
  for (let i = 0; i < 100 && !answer.isComplete; i++) answer = await found(...asked);
  return answer;
}

describe('a forecast of reinforcements', () => {
  it('is an estimate at once, and by fights of either kind when it is asked again', async () => {
    const fight = await duel();
    const first = await found(fight);
    expect(first).toMatchObject({
      ...{ isEstimate: true, fightsPlayed: 0, fightsPlanned: 120, roundsMore: null },
      ...{ side: 'heroes', joins: 'foes', before: { fights: 0 }, isComplete: false },
    });
    expect(first.after.share).toBeLessThan(first.before.share);
    const last = await complete(fight);
    expect(last).toMatchObject({ isEstimate: false, fightsPlayed: 120 });
    // A hulk more is more than Ana can do.
    expect(last.before.share).toBeGreaterThan(0.5);
    expect(last.change.high).toBeLessThan(0);
    expect(last.change.share).toBeCloseTo(last.after.share - last.before.share);
    expect(await found(fight)).toEqual(last);
  });

  it('begins from the forecast that stands', async () => {
    const [fight, other] = [await duel(), await duel()];
    const { before } = await found(other);
    for (let i = 0; i < 100; i++) {
      const { forecast } = await api.send(ForecastDocument, {
        encounterId: fight.encounter.id,
        input: { revealed: false },
      });
      if (forecast.__typename !== 'Forecast' || forecast.isComplete) break;
    }
    const known = await found(fight);
    expect(known.isEstimate).toBe(true);
    expect(known.before.share).not.toBeCloseTo(before.share);
  });

  it('makes it easier where they join the side that is asked about', async () => {
    const fight = await begin(api, {
      combatants: [someone('Ana', 0, knows('shoot')), foe('Bor', 1, knows('shoot'))],
      actions: [attack('shoot', { damage: '2d6' })],
    });
    const answer = await complete(fight, { joins: 'heroes' });
    expect(answer.joins).toBe('heroes');
    expect(answer.change.share).toBeGreaterThan(0);
  });

  it('says what to send, which the encounter takes', async () => {
    const fight = await duel();
    const { addCombatants } = await found(fight, {
      ...{ creatures: ['quarry-hulk', 'marsh-lurker'], health: 0.5, at: { q: 5, r: 0 } },
    });
    expect(addCombatants).toMatchObject({
      ...{ hidden: false, inRound: 0 },
      creatures: [{ creature: 'quarry-hulk', health: 0.5, position: { q: 5, r: 0 } }, {}],
    });
    const { hidden, creatures } = addCombatants;
    const added = await api.play(AddCombatantsDocument, {
      ...{ encounterId: fight.encounter.id, hidden, creatures },
    });
    expect(added.encounter.combatants).toHaveLength(4);
  });

  it('counts a fight that is over before they come as it ended', async () => {
    const fight = await duel();
    const answer = await complete(fight, { inRounds: 20 });
    expect(answer.addCombatants).toMatchObject({ hidden: true, inRound: 21 });
    expect(answer.change.share).toBe(0);
    expect(answer.roundsMore).toBe(0);
    expect(answer.assumes.join(' ')).toContain('before they come');
  });

  it('is for the game master alone, and names what is wrong', async () => {
    const fight = await duel();
    const { issueSeat } = await api.send(IssueSeatDocument, {
      input: {
        ...{ encounterId: fight.encounter.id, kind: 'PLAYER', name: 'Kim' },
        combatantIds: [fight.id('Ana')],
      },
    });
    const player = api.seated({ token: 'token' in issueSeat ? issueSeat.token : '' });
    expect(await ask(fight, {}, player)).toMatchObject({ __typename: 'Forbidden' });
    expect(await ask(fight, { creatures: ['dragon'] })).toMatchObject({
      fields: [{ path: 'creatures.0' }],
    });
    expect(await ask(fight, { creatures: [] })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await ask(fight, { side: 'nobody' })).toMatchObject({ __typename: 'InvalidInput' });
    const many = Array.from({ length: 13 }, () => 'quarry-hulk');
    expect(await ask(fight, { creatures: many })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
