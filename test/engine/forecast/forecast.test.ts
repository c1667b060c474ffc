import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset/ruleset.ts';
import {
  advance,
  fightSeed,
  isComplete,
  notBegun,
  planOf,
  type Progress,
  simulateFight,
} from '../../../src/engine/forecast/forecast.ts';
import { opened } from '../../../src/engine/forecast/scenario.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { MAX_ROUNDS } from '../../../src/engine/forecast/limits.ts';
import { emptyTally, medianFight, merged, tallyOf } from '../../../src/engine/forecast/tally.ts';
import { opposed, stateOf } from '../../../scripts/simulate/setups.ts';

const few = { levels: { SENSIBLE: 3, RANDOM: 1 }, change: 1 };
const EVERYTHING = { steps: 100_000 };

/** So many creatures against others of the bestiary. */
function subjectIn(ruleset: Ruleset, size = 1) {
  const keys = ruleset.rulebook.creatures.map(({ key }) => key);
  const parties = { heroes: keys.slice(0, size), foes: keys.slice(size, 2 * size) };
  return { ruleset, state: stateOf(ruleset, opposed(parties)), side: 'heroes' };
}

describe.each(Object.entries(rulesets))('a forecast of %s', (_, ruleset) => {
  const subject = subjectIn(ruleset);
  const plan = planOf(subject, few);
  const whole = advance(subject, plan, notBegun, EVERYTHING);

  it('plays as many fights of each scenario as are planned, and then no more', () => {
    expect(isComplete(plan, whole)).toBe(true);
    expect(isComplete(plan, notBegun)).toBe(false);
    for (const { key, fights } of plan.scenarios) expect(whole.tallies[key]?.fights).toBe(fights);
    expect(advance(subject, plan, whole, EVERYTHING)).toEqual(whole);
  });

  it('is the same in one piece and in slices that end in the middle of fights', () => {
    let progress: Progress = notBegun;
    let slices = 0;
    for (; !isComplete(plan, progress); slices++)
      // As it goes to another thread and back.
      progress = advance(subject, plan, JSON.parse(JSON.stringify(progress)) as Progress, {
        steps: 37,
      });
    expect(slices).toBeGreaterThan(3);
    expect(progress).toEqual(whole);
  });

  it('stops after a step when its time is spent', () => {
    const one = advance(subject, plan, notBegun, { steps: 1000, isSpent: () => true });
    expect(one.running?.fight.steps).toBe(1);
  });

  it('adds up from fights that were shared out', () => {
    const [sensible] = plan.scenarios;
    if (!sensible) throw new Error('Nothing is planned.');
    const apart = [2, 0, 1].map((index) =>
      tallyOf(simulateFight(subject, sensible, { index, seed: plan.seed })),
    );
    expect(apart.reduce(merged, emptyTally)).toEqual(whole.tallies[sensible.key]);
  });

  it('lets the fight in the middle of all be played again, command by command', () => {
    const { sensible: tally = emptyTally } = whole.tallies;
    const index = medianFight(tally) ?? -1;
    const commands: unknown[] = [];
    const [scenario] = plan.scenarios;
    const report = simulateFight(subject, scenario!, { index, seed: plan.seed }, (command) =>
      commands.push(command),
    );
    expect(commands.length).toBe(report.steps);
    expect(tally.margins).toContainEqual({ index, margin: report.margin });
  });

  it('does not begin every fight at random with the same choice', () => {
    // Before it, initiative makes them differ.
    const state = opened(subject, { changes: [] }, seededDice('5b'.repeat(32), 0));
    const first = (index: number): unknown => {
      let command: unknown = null;
      const random = { own: 'RANDOM', others: 'RANDOM', changes: [] } as const;
      simulateFight(
        { ...subject, state },
        random,
        { index, seed: plan.seed },
        (one) => (command ??= one),
      );
      return command;
    };
    const different = new Set([0, 1, 2, 3, 4, 5].map((index) => JSON.stringify(first(index))));
    expect(different.size).toBeGreaterThan(1);
  });

  it('counts harm, and who falls in which round', () => {
    const tally = whole.tallies.sensible ?? emptyTally;
    const harm = Object.values(tally.harm).flatMap((actions) => Object.values(actions));
    expect(harm.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0);
    expect(harm.every(({ amount, times }) => amount >= 0 && times > 0)).toBe(true);
    for (const rounds of Object.values(tally.fell))
      for (const round of Object.keys(rounds).map(Number)) {
        expect(round).toBeGreaterThanOrEqual(1);
        expect(round).toBeLessThanOrEqual(MAX_ROUNDS + 1);
      }
  });

  it('tries out what makes it easier for one side, and harder for the other', () => {
    const keysOf = (size: number) =>
      planOf(subjectIn(ruleset, size), few).scenarios.map(({ key }) => key);
    const handicaps = ruleset.forecast!.handicaps(subject.state, 'heroes0').map(({ key }) => key);
    const of = (party: string) => handicaps.map((key) => `${party}-${key}`);
    expect(handicaps).toHaveLength(2);
    expect(keysOf(2)).toEqual([
      ...['sensible', 'random'],
      ...['foes-fewer', ...of('foes'), 'own-fewer', ...of('own')],
    ]);
    expect(keysOf(1)).toEqual(['sensible', 'random', ...of('foes'), ...of('own')]);
  });

  it('leaves the state alone that it is of', () => {
    const frozen = JSON.stringify(subject.state);
    advance(subject, plan, notBegun, { steps: 50 });
    expect(JSON.stringify(subject.state)).toBe(frozen);
  });
});

describe('the dice of a forecast', () => {
  const ruleset = rulesets.SEGMENTS;
  const subject = subjectIn(ruleset);

  it('follow from the state and the question, and differ from fight to fight', () => {
    const { seed } = planOf(subject, few);
    expect(planOf(subject, { ...few, change: 5 }).seed).toBe(seed);
    expect(planOf({ ...subject, side: 'foes' }, few).seed).not.toBe(seed);
    const other = stateOf(ruleset, opposed({ heroes: ['gale-piper'], foes: ['gale-piper'] }));
    expect(planOf({ ...subject, state: other }, few).seed).not.toBe(seed);
    expect(fightSeed(seed, 0)).not.toBe(fightSeed(seed, 1));
  });
});
