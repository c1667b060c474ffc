/** Whole fights by keyboard and the accessibility tree alone. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../kit/engine/random.ts';
import { smallFight } from '../kit/web/small-fight.ts';
import { Tables } from '../kit/web/tables.ts';
import { TreePlayer } from '../kit/web/tree-player.ts';
import { WHOLE_FIGHT_MS } from '../kit/web/whole-fight.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const MAX_DECISIONS = 300;

describe('without sight', () => {
  it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)(
    'a fight of %s is played to its end, and its state is asked for by keys',
    async (ruleset) => {
      const { token } = await smallFight(tables.server.url, ruleset);
      const page = await tables.visit(undefined, `/#/join/${token}`);
      const player = await TreePlayer.at(page, new Random(8));
      await page.getByRole('region', { name: 'Due now' }).waitFor();
      expect(await player.ask('w')).toMatch(/^(Ana|Reed|Bolg|Hulk) .*Round 1/);
      expect(await player.ask('n')).toMatch(/: 1 hex (north|south|east|west)/);
      await player.playToTheEnd(MAX_DECISIONS);
      expect(await player.isOver()).toBe(true);
    },
    WHOLE_FIGHT_MS,
  );
});
