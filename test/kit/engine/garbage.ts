/**
 * Writes how many bytes a decision of each ruleset leaves behind until the whole heap is searched for garbage:
 * an object by ruleset. To be run by itself, with `--expose-gc --single-threaded-gc`.
 */
import { games } from '../../bench/kit/fights/index.ts';
import { ofTheSeat } from '../../bench/kit/fights/play.ts';

const DECISIONS = 1_500;
/** The least of them counts: what just happens to be young when it is searched is not kept. */
const TIMES = 4;

const collect = (globalThis as unknown as { gc: (how?: { readonly type: 'minor' }) => void }).gc;
const inUse = (): number => process.memoryUsage().heapUsed;

function leftBehind({ fights }: (typeof games)[number]): number {
  const fight = fights(1, ofTheSeat);
  const play = (): number => {
    let decisions = 0;
    while (decisions < DECISIONS) decisions += Number(fight());
    return decisions;
  };
  play();
  const left = Array.from({ length: TIMES }, () => {
    collect();
    const decisions = play();
    for (let i = 0; i < 3; i++) collect({ type: 'minor' });
    const before = inUse();
    collect();
    return (before - inUse()) / decisions;
  });
  return Math.min(...left);
}

console.log(JSON.stringify(Object.fromEntries(games.map((game) => [game.id, leftBehind(game)]))));
