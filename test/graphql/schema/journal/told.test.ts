/** How much of a fight is told to those who read its log in short. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { type Told, type ToldFight, toldFight } from '../../../kit/graphql/told.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Other dice each time: one fight may be over in two turns. */
const FIGHTS = 5;
const MOST = 5;
/** Of one ruleset: its demo fights may be short, with little in them but blows. */
const MOST_OF_ONE = 5.6;

/** Lines that the log shows at its default level, for each turn. */
function linesATurn(lines: readonly Told[]): number {
  const turns = lines.filter(({ __typename }) => __typename === 'TurnStarted').length;
  return lines.filter(({ routine }) => !routine).length / turns;
}

it(`tells demo fights in at most ${MOST} lines a turn on average`, async () => {
  const fights: ToldFight[] = [];
  for (const ruleset of ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const) {
    const own: ToldFight[] = [];
    for (let n = 0; n < FIGHTS; n++) {
      api.nextSeed(n.toString(16).padStart(64, '0'));
      own.push(await toldFight(api, ruleset));
    }
    expect(linesATurn(own.flatMap(({ gm }) => gm)), ruleset).toBeLessThanOrEqual(MOST_OF_ONE);
    fights.push(...own);
  }
  expect(linesATurn(fights.flatMap(({ gm }) => gm))).toBeLessThanOrEqual(MOST);
  expect(linesATurn(fights.flatMap(({ player }) => player))).toBeLessThanOrEqual(MOST);
}, 120_000);
