import { Random } from '../../kit/engine/random.ts';
import { compare, race } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';
import {
  type Listing,
  ofEveryone,
  ofTheSeat,
  play,
  recorded,
  replay,
  skirmish,
} from '../kit/skirmish.ts';
import { playWithClient, playWithMaster } from '../kit/tic-tac-toe.ts';

/** Fights last a hundred decisions and more; what hangs on after so many rounds is broken off. */
const LAST_ROUND = 30;
const HIT_POINTS = 20;

/** Plays one fight after the other, a round at a time; answers the number of decisions. */
function fights(seed: number, listing: Listing): () => number {
  const random = new Random(seed);
  let state = skirmish(random, HIT_POINTS);
  return () => {
    if (state.phase.kind !== 'COMBAT' || state.phase.round >= LAST_ROUND)
      state = skirmish(random, HIT_POINTS);
    const played = play(state, { listing, random, rounds: 1 });
    state = played.state;
    return played.decisions;
  };
}

/** Plays recorded fights again: the commands are known to be legal, and still judged. */
function replays(seed: number): () => number {
  const recordings = Array.from({ length: 10 }, (_, i) =>
    recorded(seed + i, HIT_POINTS, LAST_ROUND),
  );
  let next = 0;
  return () => {
    const recording = recordings[next++ % recordings.length];
    return recording ? replay(recording) : 0;
  };
}

/** Legal decisions a second against boardgame.io's moves a second on a trivial game. */
export const decisions: Row = {
  name: 'decisions',
  measure: async () => {
    const { seat, everyone, known, client, master } = await race({
      seat: fights(1, ofTheSeat),
      client: playWithClient(new Random(2)),
      everyone: fights(3, ofEveryone),
      known: replays(50),
      master: playWithMaster(new Random(4)),
    });
    const unit = 'a second';
    return [
      {
        what: 'legal decisions, random fights of 4 against 4: the listing of the deciding seat',
        than: 'boardgame.io, tic-tac-toe, plain client: moves',
        unit,
        ...compare(seat, client),
        budget: { atLeast: 30 },
      },
      {
        what: 'the same with a full listing, for everyone at the table, before every command',
        than: 'the same',
        unit,
        ...compare(everyone, client),
        budget: null,
      },
      {
        what: 'commands of the same fights, chosen before: judged and carried out, nothing listed',
        than: 'boardgame.io, tic-tac-toe, plain client: moves',
        unit,
        ...compare(known, client),
        budget: null,
      },
      {
        what: 'legal decisions: the listing of the deciding seat',
        than: 'boardgame.io, tic-tac-toe, two clients at its local master: moves',
        unit,
        ...compare(seat, master),
        budget: null,
      },
    ];
  },
};
