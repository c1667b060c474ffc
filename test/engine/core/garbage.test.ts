/** What a decision leaves behind: weak references would keep it all until the whole heap is searched. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { games } from '../../bench/kit/fights/index.ts';
import { ofTheSeat } from '../../bench/kit/fights/play.ts';

/** Bytes: paths are kept as long as the fight. Where a decision kept its state, it would be twice as many. */
const MOST = 12_000;
const DECISIONS = 1_500;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how?: { readonly type: 'minor' }) => void;
const inUse = (): number => process.memoryUsage().heapUsed;

it.each(games)('a decision of $id is gone with the next ones', ({ fights }) => {
  const fight = fights(1, ofTheSeat);
  const play = (): number => {
    let decisions = 0;
    while (decisions < DECISIONS) decisions += Number(fight());
    return decisions;
  };
  play();
  collect();
  const decisions = play();
  for (let i = 0; i < 3; i++) collect({ type: 'minor' });
  const before = inUse();
  collect();
  expect((before - inUse()) / decisions).toBeLessThan(MOST);
});
