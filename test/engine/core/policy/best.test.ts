/** What SENSIBLE does, found without judging everything, is what stands first where everything is judged. */
import { describe, expect, it } from 'vitest';
import { playFight } from '../../../../src/engine/core/policy/play-out.ts';
import { choiceOf, commandOf, decisionOf } from '../../../../src/engine/core/policy/policy.ts';
import {
  evenPersonality,
  type Personality,
  type Player,
} from '../../../../src/engine/core/policy/personality.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { stateOf, walled } from '../../../../scripts/simulate/setups.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import type { Game } from '../../../kit/engine/fights.ts';
import { filled, idsOf, sidesIn } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';
import { sized } from '../../../kit/size.ts';

const SEEDS = Array.from({ length: sized(48, 12) }, (_, n) => n + 70);
const LIMITS = { rounds: 4, commands: 200 };

/** Differences between both ways, in a fight of computers of all styles. */
function differences<T extends RulesetTypes>({ ruleset, ...game }: Game<T>, seed: number) {
  const random = new Random(seed);
  // Behind walls nothing is worth anything but to come nearer.
  const start =
    seed % 2 === 0
      ? filled({ ruleset, ...game }, random)
      : stateOf(ruleset, walled(ruleset, String(seed), 3));
  const sides = sidesIn(start);
  const players: Record<string, Player> = Object.fromEntries(
    sides.map(
      (side, i) =>
        [
          side,
          { level: 'SENSIBLE', personality: personalities[i % personalities.length]! },
        ] as const,
    ),
  );
  const found: unknown[] = [];
  let compared = 0;
  playFight(ruleset, {
    start,
    players,
    dice: seededDice(random.diceSeed(), 0),
    limits: LIMITS,
    watch: ({ state }) => {
      for (const side of sides) {
        const combatants = idsOf(state, side);
        const decision = decisionOf(ruleset, state, combatants);
        if (!decision || decision.closing) continue;
        const player = players[side]!;
        const quick = commandOf(ruleset, state, { combatants, decision }, player);
        const whole = choiceOf(ruleset, state, { combatants, decision }, player)?.command ?? null;
        compared++;
        if (JSON.stringify(quick) !== JSON.stringify(whole)) found.push({ quick, whole });
      }
    },
  });
  return { found, compared };
}

const personalities: readonly Personality[] = [
  { ...evenPersonality, style: 'BOLD' },
  { ...evenPersonality, style: 'CAREFUL' },
  evenPersonality,
];

describe.each([
  ['SEGMENTS', (seed: number) => differences(segmentsGame, seed)],
  ['VIGILANCE', (seed: number) => differences(vigilanceGame, seed)],
  ['SECONDS', (seed: number) => differences(secondsGame, seed)],
] as const)('a command of SENSIBLE in %s', (_, play) => {
  it.each(SEEDS)('is the one that its reasons are for (seed %s)', (seed) => {
    const { found, compared } = play(seed);
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
