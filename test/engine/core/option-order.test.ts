/** In which order options are listed, in random fights of every ruleset. */
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { Option } from '../../../src/engine/core/decision/decision.ts';
import { intentOf } from '../../../src/engine/core/policy/sensible.ts';
import { games } from '../../kit/engine/games.ts';
import { playedStates } from '../../kit/engine/played-events.ts';
import { sized } from '../../kit/size.ts';

/** What goes on with an action that is in progress. */
const GOES_ON = new Set(['ContinueAction', 'CompleteAction']);

/** The ranks that even a few fights have. */
const SEEN: Readonly<Record<string, readonly number[]>> = {
  SEGMENTS: [1, 3],
  VIGILANCE: [1, 2, 3],
  SECONDS: [0, 1, 2, 3],
};

describe.each(Object.entries(games))('options of %s', (id, game) => {
  /** What is in progress, then to end the turn, then to pass, then the rest. */
  const rankOf = (option: Option): number => {
    const intent = intentOf(game.ruleset, option);
    if (intent === 'END') return 1;
    if (intent === 'PASS') return 2;
    return GOES_ON.has(option.command.type) ? 0 : 3;
  };

  it('begin with what is in progress, the end of the turn and passing; to ready is one or two', () => {
    const seen = new Set<number>();
    for (const state of playedStates(game, sized(160)))
      for (const { kind, options } of game.ruleset.queries.decisions(state, gameMaster)) {
        const ranks = options.map(rankOf);
        expect(ranks, kind).toEqual(ranks.toSorted((a, b) => a - b));
        for (const rank of ranks) seen.add(rank);
        const readying = options.filter(({ command }) => command.type === 'ReadyAction');
        expect(readying.length).toBeLessThanOrEqual(2);
      }
    expect([...seen]).toEqual(expect.arrayContaining([...SEEN[id]!]));
  }, 120_000);
});
