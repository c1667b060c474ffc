import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { Random } from '../../kit/engine/random.ts';
import { ofTheSeat, play } from '../kit/fights/play.ts';
import { secondsGame } from '../kit/fights/seconds.ts';
import { segmentsGame } from '../kit/fights/segments.ts';
import { type Game, skirmish } from '../kit/fights/skirmish.ts';
import { vigilanceGame } from '../kit/fights/vigilance.ts';
import { compare, compareTimes, race } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

const FIGHTS = 5;
const EARLY = 10;
/** Rounds that are played from each state, to measure them. */
const STRETCH = 3;

/** The states of one fight as the rounds after the 10th and after the last to compare begin. */
function ages<T extends RulesetTypes>(game: Game<T>, seed: number, late: number) {
  const random = new Random(seed);
  const by = { listing: ofTheSeat, random };
  const start = skirmish(game, random, { hitPoints: 'MANY' });
  const young = play(game, start, { ...by, rounds: EARLY }).state;
  const old = play(game, young, { ...by, rounds: late - EARLY }).state;
  if (game.ruleset.queries.phase(old) !== 'COMBAT') throw new Error('The fight is over too soon.');
  return { young, old };
}

/** Plays some rounds from each of these states, again and again. */
function stretches<T extends RulesetTypes>(
  game: Game<T>,
  states: readonly T['state'][],
): () => number {
  const random = new Random(5);
  const how = { listing: ofTheSeat, random, rounds: STRETCH };
  return () => states.reduce<number>((sum, state) => sum + play(game, state, how).decisions, 0);
}

/** Bytes of the state as JSON, on average over some rounds. */
function sizes<T extends RulesetTypes>(
  game: Game<T>,
  states: readonly T['state'][],
): readonly number[] {
  return states.map((start, i) => {
    const random = new Random(i);
    let state = start;
    const bytes = Array.from({ length: 30 }, () => {
      state = play(game, state, { listing: ofTheSeat, random, rounds: 1 }).state;
      return Buffer.byteLength(JSON.stringify(state));
    });
    return bytes.reduce((sum, size) => sum + size, 0) / bytes.length;
  });
}

/** What so many rounds cost more than ten. */
async function aged<T extends RulesetTypes>(
  game: Game<T>,
  late: number,
): Promise<readonly Finding[]> {
  const fights = Array.from({ length: FIGHTS }, (_, i) => ages(game, 100 + i, late));
  const young = fights.map((fight) => fight.young);
  const old = fights.map((fight) => fight.old);
  const rates = await race({ young: stretches(game, young), old: stretches(game, old) });
  const after = `${late.toLocaleString('en')} rounds of ${game.ruleset.id}`;
  const than = `after ${EARLY} rounds`;
  return [
    {
      what: `size of the state after ${after}`,
      ...{ than, unit: 'bytes' },
      ...compare(sizes(game, old), sizes(game, young)),
      budget: { atMost: 1.05 },
    },
    {
      what: `time for a command (with its listing) after ${after}`,
      ...{ than, unit: 'µs' },
      ...compareTimes(rates.old, rates.young),
      budget: { atMost: 1.1 },
    },
  ];
}

/** What a long fight costs more than a young one: nothing. */
export const longFight: Row = {
  name: 'long-fight',
  measure: async () => [
    ...(await aged(segmentsGame, 1000)),
    ...(await aged(secondsGame, 1000)),
    // Whoever goes on paying for checks wears out: nobody stands for a thousand rounds there.
    ...(await aged(vigilanceGame, 100)),
  ],
};
