import { expect, it } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { choose } from '../../../../../src/engine/core/policy/policy.ts';
import { evenPersonality, type Level } from '../../../../../src/engine/core/policy/personality.ts';
import { execute } from '../../../../../src/engine/core/ruleset/execute.ts';
import { distance } from '../../../../../src/engine/core/values/hex.ts';
import { seededDice } from '../../../../../src/engine/dice/seeded.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import type { State } from '../../../../../src/engine/rulesets/seconds/model/state.ts';
import { stateOf } from '../../../../../scripts/simulate/setups.ts';

/** A turn of a Quarry Brute far from a Seed Caster, who has cast what comes in two seconds. */
function besetBy(action: string, seed: number): State {
  const parties = { heroes: ['quarry-brute'], foes: ['seed-caster'] };
  const state = stateOf(seconds, { ...parties, obstacles: [], apart: 5 }) as State;
  const dice = seededDice('5d'.repeat(32), seed);
  const begun = execute(seconds, state, { type: 'RollInitiative' }, { actor: gameMaster, dice });
  if (!begun.ok) throw new Error(begun.error.message);
  const to = begun.value.state.combatants.heroes0?.position ?? null;
  const delay = { id: 'foes0.1', ownerId: 'foes0', action, left: 2, targetIds: [], to };
  return { ...begun.value.state, delays: [delay] };
}

/** The first of a few fights in which the Brute has the first turn. */
function turnUnder(action: string): State {
  for (let seed = 0; seed < 20; seed++) {
    const state = besetBy(action, seed);
    if (seconds.queries.requiredDecisions(state).at(0)?.combatantId === 'heroes0') return state;
  }
  throw new Error('The Seed Caster always comes first.');
}

/** Without playing on, so that only what it expects of places can make a difference. */
function chosen(state: State, level: Level) {
  const budget = { looks: 0, depth: 1, choices: 1 };
  const choice = choose(seconds, state, ['heroes0'], {
    level,
    personality: evenPersonality,
    budget,
  });
  const { to = null } = (choice?.command ?? {}) as { to?: State['delays'][number]['to'] };
  return { to, reasons: choice?.reasons.map(({ text }) => text) ?? [] };
}

it('SEC-17 a spell that has been cast upon an area is impending, with what it does there', () => {
  const state = turnUnder('slow-avalanche');
  const [impending, ...others] = seconds.tactics?.impending?.(state) ?? [];
  expect(others).toEqual([]);
  expect(impending).toMatchObject({ to: state.delays[0]?.to, radius: 2 });
  const blow = impending?.blowOn('heroes0');
  expect(blow).toMatchObject({ targetId: 'heroes0', after: 2 / 6 });
  expect(blow?.damage).toBeGreaterThan(0);
});

it('SEC-17 STRONG leaves a place that such a spell will strike', () => {
  const state = turnUnder('slow-avalanche');
  const { to, reasons } = chosen(state, 'STRONG');
  const from = state.combatants.heroes0?.position;
  if (!to || !from) throw new Error('It goes nowhere.');
  expect(distance(from, to)).toBeGreaterThan(2);
  expect(reasons).toContain('Leaves a place that will be struck');
});

it('SEC-17 a spell that hurts nobody is no reason to leave', () => {
  const harmless = chosen(turnUnder('hush-of-knees'), 'STRONG');
  expect(harmless.reasons).not.toContain('Leaves a place that will be struck');
});
