/** Whole fights over `/mcp`, by players that have nothing but the words of the tools. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_ANSWER } from '../../src/mcp/limits.ts';
import { type Api, startApiProcess } from '../kit/graphql/api.ts';
import { Assistant } from '../kit/mcp/assistant.ts';
import { beginning, playToTheEnd, rulesets } from '../kit/mcp/player.ts';
import { sized } from '../kit/size.ts';

let api: Api;
beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(() => api.stop());

const FIGHTS = sized(30, 3);

it.each(rulesets)(
  'fights of %s are played to their ends by what options says',
  async (ruleset) => {
    for (let n = 0; n < FIGHTS; n++) {
      const assistant = await Assistant.at(api.endpoint);
      await assistant.done('begin', beginning(ruleset));
      const { taken, last } = await playToTheEnd(assistant);
      expect(taken).toBeGreaterThan(5);
      expect(last).toMatch(/^The fight is over \(ONE_SIDE_LEFT\); left: "(heroes|raiders)"$/m);
      expect(Math.max(...assistant.heard.map(({ text }) => text.length))).toBeLessThanOrEqual(
        MAX_ANSWER,
      );
      await assistant.close();
    }
  },
  3_600_000,
);
