import type { State } from '../../../src/engine/rulesets/segments/model/state.ts';
import { Random } from '../../kit/engine/random.ts';
import { compare, compareTimes, race } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';
import { ofTheSeat, play } from '../kit/fights/play.ts';
import { segmentsGame } from '../kit/fights/segments.ts';
import { skirmish } from '../kit/fights/skirmish.ts';

const FIGHTS = 8;
const EARLY = 10;
/** Nobody falls until then: all have hit points enough. */
const LATE = 1000;
/** Rounds that are played from each state, to measure them. */
const STRETCH = 3;
/** The states of one fight as the rounds after the 10th and after the 1,000th begin. */
function ages(seed: number) {
  const random = new Random(seed);
  const by = { listing: ofTheSeat, random };
  const early = play(segmentsGame, skirmish(segmentsGame, random, { hitPoints: 'MANY' }), {
    ...by,
    rounds: EARLY,
  }).state;
  const late = play(segmentsGame, early, { ...by, rounds: LATE - EARLY }).state;
  return { early, late };
}

/** Plays some rounds from each of these states, again and again. */
function stretches(states: readonly State[]): () => number {
  const random = new Random(5);
  let decisions = 0;
  return () => {
    decisions = 0;
    for (const state of states)
      decisions += play(segmentsGame, state, {
        listing: ofTheSeat,
        random,
        rounds: STRETCH,
      }).decisions;
    return decisions;
  };
}

/** Bytes of the state as JSON, on average over some rounds. */
function sizes(states: readonly State[]): readonly number[] {
  return states.map((start, i) => {
    const random = new Random(i);
    let state = start;
    const bytes = Array.from({ length: 30 }, () => {
      state = play(segmentsGame, state, { listing: ofTheSeat, random, rounds: 1 }).state;
      return Buffer.byteLength(JSON.stringify(state));
    });
    return bytes.reduce((sum, size) => sum + size, 0) / bytes.length;
  });
}

/** What a long fight costs more than a young one: nothing. */
export const longFight: Row = {
  name: 'long-fight',
  measure: async () => {
    const fights = Array.from({ length: FIGHTS }, (_, i) => ages(100 + i));
    const young = fights.map(({ early }) => early);
    const old = fights.map(({ late }) => late);
    const { early, late } = await race({ early: stretches(young), late: stretches(old) });
    return [
      {
        what: 'size of the state after 1,000 rounds',
        than: 'after 10 rounds',
        unit: 'bytes',
        ...compare(sizes(old), sizes(young)),
        budget: { atMost: 1.05 },
      },
      {
        what: 'time for a command (with its listing) after 1,000 rounds',
        than: 'after 10 rounds',
        unit: 'µs',
        ...compareTimes(late, early),
        budget: { atMost: 1.1 },
      },
    ];
  },
};
