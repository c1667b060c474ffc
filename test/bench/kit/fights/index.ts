import type { Ruleset, RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { playFight } from '../../../../src/engine/core/policy/play-out.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { Random } from '../../../kit/engine/random.ts';
import type { Contestant } from '../race.ts';
import { playGreedily } from './bots.ts';
import { apply, type Listing, ofTheSeat, play, type Sent } from './play.ts';
import { secondsGame } from './seconds.ts';
import { segmentsGame } from './segments.ts';
import { type Game, type Size, skirmish } from './skirmish.ts';
import { vigilanceGame } from './vigilance.ts';

/** Fights last a hundred decisions and more; what hangs on after so many rounds is broken off. */
const LAST_ROUND = 30;

/** Plays one fight after the other, a round at a time; answers the number of decisions. */
function fights<T extends RulesetTypes>(
  game: Game<T>,
  seed: number,
  listing: Listing,
  size: Partial<Size>,
): () => number {
  const random = new Random(seed);
  let state = skirmish(game, random, size);
  return () => {
    if (game.ruleset.queries.phase(state) !== 'COMBAT' || game.roundOf(state) >= LAST_ROUND)
      state = skirmish(game, random, size);
    const played = play(game, state, { listing, random, rounds: 1 });
    state = played.state;
    return played.decisions;
  };
}

/** Plays recorded fights again: the commands are known to be legal, and still judged. */
function replays<T extends RulesetTypes>(game: Game<T>, seed: number): () => number {
  const recordings = Array.from({ length: 10 }, (_, i) => recorded(game, seed + i));
  let next = 0;
  return () => {
    const recording = recordings[next++ % recordings.length];
    return recording ? replay(game.ruleset, recording) : 0;
  };
}

interface Recording<State> {
  readonly start: State;
  readonly diceSeed: string;
  readonly commands: readonly Sent[];
}

function recorded<T extends RulesetTypes>(game: Game<T>, seed: number): Recording<T['state']> {
  const start = skirmish(game, new Random(seed));
  const commands: Sent[] = [];
  const record = (sent: Sent) => commands.push(sent);
  play(game, start, { listing: ofTheSeat, random: new Random(seed), rounds: LAST_ROUND, record });
  return { start, diceSeed: new Random(seed).diceSeed(), commands };
}

function replay<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { start, diceSeed, commands }: Recording<T['state']>,
): number {
  const dice = seededDice(diceSeed, 0);
  commands.reduce((state, sent) => apply(ruleset, state, sent, dice), start);
  return commands.length;
}

/** Plays whole fights of greedy bots, nothing listed; answers how many. */
function wholeFights<T extends RulesetTypes>(game: Game<T>, seed: number): () => number {
  const random = new Random(seed);
  return () => {
    playGreedily(game, skirmish(game, random), seededDice(random.diceSeed(), 0), LAST_ROUND);
    return 1;
  };
}

/** The same between computers that choose sensibly, each from the listing of its seat. */
function sensibleFights<T extends RulesetTypes>(game: Game<T>, seed: number): () => number {
  const random = new Random(seed);
  const limits = { rounds: LAST_ROUND, commands: 5000 };
  return () => {
    const start = skirmish(game, random);
    const dice = seededDice(random.diceSeed(), 0);
    playFight(game.ruleset, { start, players: {}, dice, limits });
    return 1;
  };
}

/** A game with what the rows measure of it. */
const measuredOf = <T extends RulesetTypes>(game: Game<T>) => ({
  id: game.ruleset.id,
  fights: (seed: number, listing: Listing, size: Partial<Size> = {}): Contestant =>
    fights(game, seed, listing, size),
  replays: (seed: number): Contestant => replays(game, seed),
  wholeFights: (seed: number): Contestant => wholeFights(game, seed),
  sensibleFights: (seed: number): Contestant => sensibleFights(game, seed),
});

export const games = [
  measuredOf(segmentsGame),
  measuredOf(vigilanceGame),
  measuredOf(secondsGame),
] as const;
