import { expect, it } from 'vitest';
import { outlookOf } from '../../../../../src/engine/core/policy/outlook.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import type { Doing, State } from '../../../../../src/engine/rulesets/seconds/model/state.ts';
import { stateOf } from '../../../../../scripts/simulate/setups.ts';

const parties = { heroes: ['quarry-brute'], foes: ['seed-caster'] };
const start = stateOf(seconds, { ...parties, obstacles: [], apart: 5 }) as State;

/** The Seed Caster is running, and has stopped another run, either to one place or to another. */
function running(place: number): State {
  const foe = start.combatants.foes0!;
  const doing: Doing = {
    ...{ action: 'run', weapon: null, object: null, combo: null, targetIds: [] },
    ...{ path: [{ q: place, r: place }], seconds: 3, done: 1, freeActions: [] },
  };
  const bound = { ...foe, doing, paused: [{ ...doing, action: 'move' }] };
  return { ...start, combatants: { ...start.combatants, foes0: bound } };
}

it('SEC-33 a computer sees that others run, and not where they are bound for', () => {
  const seen = [1, 2].map((place) => outlookOf(seconds, running(place), ['heroes0']).text());
  expect(seen[0]).toBe(seen[1]);
  expect(seen[0]).toContain('"action":"run"');
  const own = [1, 2].map((place) => outlookOf(seconds, running(place), ['foes0']).text());
  expect(own[0]).not.toBe(own[1]);
});
