import { describe, expect, it } from 'vitest';
import { type Played, playFight } from '../../../../src/engine/core/policy/play-out.ts';
import type { Level, Player } from '../../../../src/engine/core/policy/personality.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { secondsGame as secondsArena } from '../../../bench/kit/fights/seconds.ts';
import { segmentsGame as segmentsArena } from '../../../bench/kit/fights/segments.ts';
import { type Game as Arena, skirmish } from '../../../bench/kit/fights/skirmish.ts';
import { vigilanceGame as vigilanceArena } from '../../../bench/kit/fights/vigilance.ts';
import type { Game } from '../../../kit/engine/fights.ts';
import { at, filled, sidesIn } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';
import { sized } from '../../../kit/size.ts';

interface Ended {
  readonly phase: {
    readonly kind: string;
    readonly outcome?: { readonly sides: readonly string[] };
  };
}

/** How often the one side wins of so many fights 4 against 4, each place held by both in turn. */
function wins<T extends RulesetTypes>(game: Arena<T>, fights: number, players: [Player, Player]) {
  let won = 0;
  for (let number = 0; number < fights; number++) {
    const random = new Random(4000 + Math.floor(number / 2));
    const start = skirmish(game, random);
    const sides = number % 2 === 0 ? ['heroes', 'foes'] : ['foes', 'heroes'];
    const { state } = playFight(game.ruleset, {
      ...{ start, dice: seededDice(random.diceSeed(), 0) },
      players: Object.fromEntries(sides.map((side, i) => [side, players[i] ?? players[0]])),
      limits: { rounds: 60, commands: 5000 },
    });
    const { outcome } = (state as Ended).phase;
    if (outcome?.sides.length === 1 && outcome.sides[0] === sides[0]) won++;
  }
  return won;
}

const FIGHTS = sized(10, 4);

describe('SENSIBLE', () => {
  it.each([
    ['SEGMENTS', () => wins(segmentsArena, FIGHTS, [at('SENSIBLE'), at('RANDOM')])],
    ['VIGILANCE', () => wins(vigilanceArena, FIGHTS, [at('SENSIBLE'), at('RANDOM')])],
    ['SECONDS', () => wins(secondsArena, FIGHTS, [at('SENSIBLE'), at('RANDOM')])],
  ])('beats RANDOM in nine fights of ten at least in %s', (_, play) => {
    expect(play()).toBeGreaterThanOrEqual((9 * FIGHTS) / 10);
  });
});

const LIMITS = { rounds: 5, commands: 30 };

/** Fights of random encounters between computers, each of which is over or reaches a limit. */
function playMany<T extends RulesetTypes>(game: Game<T>, level: Level, fights: number) {
  const ends = new Map<Played<T>['end'], number>();
  for (let seed = 0; seed < fights; seed++) {
    const random = new Random(seed);
    const start = filled(game, random);
    const players = Object.fromEntries(sidesIn(start).map((side) => [side, at(level)]));
    const dice = seededDice(random.diceSeed(), 0);
    const { end, rounds, commands } = playFight(game.ruleset, {
      ...{ start, players, dice, limits: LIMITS },
    });
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(rounds).toBeLessThanOrEqual(LIMITS.rounds + 1);
    expect(commands).toBeLessThanOrEqual(LIMITS.commands);
  }
  return ends;
}

describe.each([
  ['RANDOM', sized(100)],
  ['SENSIBLE', sized(300)],
  ['STRONG', sized(2, 1)],
] as const)('of computers at the level %s', (level, fights) => {
  it.each([
    ['SEGMENTS', () => playMany(segmentsGame, level, fights)],
    ['VIGILANCE', () => playMany(vigilanceGame, level, fights)],
    ['SECONDS', () => playMany(secondsGame, level, fights)],
  ])(
    `${fights} fights of %s end or reach a limit, and nothing is refused`,
    (_, play) => {
      const ends = [...play().values()];
      expect(ends.reduce((sum, count) => sum + count, 0)).toBe(fights);
    },
    300_000,
  );
});
