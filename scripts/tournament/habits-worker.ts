/** A thread that plays fights of SENSIBLE against itself, and answers what it did to itself. */
import { parentPort } from 'node:worker_threads';
import { usualLimits, playFight } from '../../src/engine/core/policy/play-out.ts';
import { loadRuleset, type RulesetId, seededDice } from '../../src/engine/index.ts';
import { watchOf } from './habit-counts.ts';

export interface HabitsTask {
  readonly id: RulesetId;
  readonly start: unknown;
  readonly seed: string;
}

parentPort?.on('message', (task: HabitsTask) => {
  void habitsIn(task).then((habits) => parentPort?.postMessage(habits));
});

async function habitsIn({ id, start, seed }: HabitsTask) {
  const ruleset = await loadRuleset(id);
  const { watch, habits } = watchOf(ruleset, start);
  const dice = seededDice(seed, 0);
  playFight(ruleset, { start, players: {}, dice, limits: usualLimits, watch });
  return habits();
}
