import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stateOf } from '../../../../src/app/journal/snapshot.ts';
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { packNames } from '../../../../src/engine/rulesets/seconds/model/commands.ts';
import { creatures } from '../../../../src/engine/rulesets/seconds/content/creatures.ts';
import { seconds } from '../../../../src/engine/rulesets/seconds/index.ts';
import { initial } from '../../../../src/engine/rulesets/seconds/gm/setup.ts';
import { stateSchema } from '../../../../src/engine/rulesets/seconds/state-check.ts';
import type { State } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import { headRecord } from '../../../../src/store/dynamodb/items.ts';
import { randomCommand } from '../../../kit/engine/fights.ts';
import { FIXTURES, itemOf } from '../../../kit/store/formats.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { isAll, sized } from '../../../kit/size.ts';

const schema = stateSchema();

/** What is wrong with a state, or with what was made of it. */
function wrongIn(state: unknown): unknown {
  const parsed = schema.safeParse(state);
  if (!parsed.success) return parsed.error.issues;
  return JSON.stringify(parsed.data) === JSON.stringify(state) ? null : 'It was changed.';
}

const kept = (name: string): State =>
  stateOf(headRecord(itemOf(readFileSync(path.join(FIXTURES, name), 'utf8'))).snapshot) as State;

// ------------------------------------------------------------------ what is let pass

const FIGHTS = sized(24);
/** As many as may be played until everything worth trying has come about. */
const MAX_FIGHTS = sized(80);
const MAX_COMMANDS = 200;

/** All states of a random fight, creatures of the packs among those who fight and who hide. */
function statesOf(seed: number): readonly State[] {
  const random = new Random(seed);
  const { setup, opening } = secondsGame.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  let state = initial({ ...setup, ...(seed % 2 === 0 ? { content: [...packNames] } : {}) });
  const states = [state];
  const commands = [...opening, ...creaturesFor(opening)];
  for (let n = 0; n < MAX_COMMANDS && state.phase.kind !== 'ENDED'; n++) {
    const template = commands[n] ?? randomCommand(secondsGame, state, random);
    if (!template) break;
    const command = seconds.rules.commands[template.type]!.parse(template);
    const result = execute(seconds, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify([command, result.error]));
    state = result.value.state;
    states.push(state);
  }
  return states;
}

/** One creature comes to the table, and the others are hidden. */
function creaturesFor(opening: readonly CommandTemplate[]): readonly CommandTemplate[] {
  const [somebody] = opening.flatMap(
    ({ combatants = [] }) => combatants as { position: unknown }[],
  );
  const { position } = somebody!;
  const posted = creatures.map(({ key }) => ({ creature: key, id: key, side: 'foes', position }));
  return [
    { type: 'AddCombatants', creatures: posted.slice(0, 1) },
    { type: 'AddCombatants', creatures: posted.slice(1), hidden: true },
  ];
}

/** What makes a state worth trying. */
const traitsOf = ({ phase, combatants, attacks, delays, hidden }: State) => {
  const everybody = Object.values(combatants);
  const { turns = [], passed = [] } = phase.kind === 'COMBAT' ? phase : {};
  return {
    setup: phase.kind === 'SETUP',
    ended: phase.kind === 'ENDED',
    hidden: Object.keys(hidden).length > 0,
    empty: everybody.length === 0,
    interrupted: turns.length > 1,
    aiming: turns.some(({ stage }) => stage === 'AIMING'),
    vetoed: turns.some(({ vetoed }) => vetoed.length > 0),
    passed: passed.length > 0,
    carriedOver: everybody.some(({ doing }) => doing !== null && doing.done > 0),
    held: everybody.some(({ delayedTurn }) => delayedTurn !== null),
    due: everybody.some(({ delayedTurn }) => delayedTurn?.due),
    paused: everybody.some(({ paused }) => paused.length > 0),
    aimed: everybody.some(({ aimsAt }) => aimsAt !== null),
    dying: everybody.some(({ status }) => status.kind === 'DYING'),
    window: attacks.some(({ stage }) => stage.kind === 'WINDOW'),
    met: attacks.some(({ stage }) => stage.kind === 'MET'),
    delayed: delays.length > 0,
  };
};

describe('a state that was played', () => {
  it('is let pass and given back byte for byte, after every command of random fights', () => {
    const all = Object.keys(traitsOf(initial(secondsGame.encounter(new Random(1)).setup)));
    const met = new Set<string>();
    for (let seed = 1; seed <= (met.size < all.length ? MAX_FIGHTS : FIGHTS); seed++)
      for (const [n, state] of statesOf(seed).entries()) {
        const wrong = wrongIn(state);
        if (wrong) expect.fail(`Seed ${seed}, command ${n}: ${JSON.stringify(wrong)}`);
        Object.entries(traitsOf(state)).forEach(([trait, has]) => has && met.add(trait));
      }
    if (isAll) expect(all.filter((trait) => !met.has(trait))).toEqual([]);
  }, 120_000);

  it.each(readdirSync(FIXTURES).filter((name) => name.endsWith('-seconds.json')))(
    'is let pass as it was stored: %s',
    (name) => {
      expect(wrongIn(kept(name))).toBeNull();
    },
  );

  it('is let pass whatever the order of its fields, and keeps it', () => {
    const state = kept('format-1-seconds.json');
    const turned = Object.fromEntries(Object.entries(state).toReversed());
    expect(wrongIn(turned)).toBeNull();
  });
});

// ------------------------------------------------------------------ what is refused

/** Full of what can be in a state: an attack, a delay, actions carried over, somebody hidden. */
const real = JSON.parse(
  readFileSync(new URL('../../../kit/engine/seconds/full-state.json', import.meta.url), 'utf8'),
) as State;

type Step = string | number;

/** The same with another value at a place; undefined takes it away. */
function forged(steps: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(real));
  const path = steps.split('.');
  const last = path.pop()!;
  const parent = path.reduce((at, step) => (at as Record<Step, unknown>)[step], copy) as Record<
    Step,
    unknown
  >;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

/** The places that are named as wrong. */
const faultsOf = (state: unknown): readonly string[] =>
  schema.safeParse(state).error?.issues.map((issue) => issue.path.join('.')) ?? [];

const c2 = real.combatants.c2!;
const doing = real.combatants.late1!.doing!;
const sword = real.actions.sword!;
const [attack] = real.attacks;
const [delay] = real.delays;
const turn = {
  ...{ kind: 'REGULAR', second: 0, stage: 'DECIDING', pausesAfter: 6 },
  ...{ vetoed: [], freeActions: [] },
};
const begun = { ...doing, action: 'sword', weapon: null, combo: null, targetIds: [], done: 0 };
const outcome = { reason: 'GM', sides: [] };

describe('a forged state', () => {
  it.each<[string, unknown, string?]>([
    // Its form.
    ['name', 123],
    ['name', 'x'.repeat(121)],
    ['settings', undefined],
    ['settings.delayedTurnOrder', 'NEVER'],
    ['spare', 1, ''],
    ['battlefield', undefined],
    ['battlefield.dark', undefined],
    ['battlefield.obstacles', Array(5001).fill({ q: 0, r: 0 })],
    ['combatants.c2.name', 'x'.repeat(81)],
    ['combatants.c2.spare', 1, 'combatants.c2'],
    ['combatants.c2.sheet.speed', 3000],
    ['combatants.c2.sheet.speed', undefined],
    ['combatants.c2.sheet.speed', 1.5],
    ['combatants.c2.sheet.reflex', {}, 'combatants.c2.sheet.reflex.ranks'],
    ['combatants.c2.sheet.defenses.DODGE', 21],
    ['combatants.c2.position', { q: 'x', r: null }, 'combatants.c2.position.q'],
    ['combatants.c2.position.q', 1001],
    ['combatants.c2.wounds', 'NaN'],
    ['combatants.c2.wounds', -1],
    ['combatants.c2.wounds', 1e300],
    ['combatants.c2.defenses.PARRY', -1],
    ['combatants.c2.posture', 'FLYING'],
    ['combatants.c2.status', { kind: 'DYING' }, 'combatants.c2.status.dc'],
    ['combatants.c2.gear', Array(21).fill(c2.gear[0])],
    ['combatants.c2.initiative', Array(1_000_000).fill(1)],
    ['combatants.c2.runUp', Array(8).fill({ q: 0, r: 0 })],
    ['combatants.late1.doing.seconds', 0],
    ['combatants.late1.doing.seconds', 1_000_000],
    ['combatants.late1.doing.path', Array(1_000_000).fill({ q: 0, r: 0 })],
    ['phase', { kind: 'PAUSED' }, 'phase.kind'],
    ['phase.round', -1],
    ['phase.turns.0.second', 7],
    ['phase.turns.0.stage', 'DREAMING'],
    ['phase.order', Array(1_000_000).fill('c2')],
    ['attacks.0.stage', { kind: 'MET', reducedBy: 4 }, 'attacks.0.stage.reducedBy'],
    ['attacks.0.origin', null],
    ['delays.0.left', -1],
    ['delays', Array(1001).fill(delay)],
    ['hidden.late3.combatant.speed', 3000],
    ['hidden.late3.combatant.speed', undefined],
    ['actions.sword.seconds', 5],
    ['actions.sword.effect.damage', 'd8'],
    ['actions.sword.effect.damage.flat', 1e300, 'actions.sword.effect.damage'],
    // SEC-12, 24: what has paused, and what a delayed turn waits for.
    ['combatants.c2.paused', [begun], 'combatants.c2.paused.0'],
    [
      'combatants.c2.delayedTurn',
      { until: { kind: 'NEVER' }, due: false },
      'combatants.c2.delayedTurn.until.kind',
    ],
    [
      'combatants.c2.delayedTurn',
      { until: { kind: 'TURN', ofId: 'ghost' }, due: true },
      'combatants.c2.delayedTurn.until.ofId',
    ],
    ['phase.turns.0.pausesAfter', 7],
    // What it names.
    ['actions.sword.key', 'sabre'],
    ['actions.move', { ...sword, key: 'move' }],
    [
      'actions',
      {
        ...real.actions,
        ...Object.fromEntries(
          Array.from({ length: 300 }, (_, i) => [`a${i}`, { ...sword, key: `a${i}` }]),
        ),
      },
    ],
    ['actions.sling', undefined, 'attacks.0.action'],
    ['actions.slow', undefined, 'delays.0.action'],
    ['actions.trip', undefined, 'combatants.c1.doing.action'],
    ['combatants.ghost', c2, 'combatants.ghost.id'],
    ['combatants.late4', undefined, 'attacks.0.targetId'],
    [
      'combatants',
      {
        ...real.combatants,
        ...Object.fromEntries(
          Array.from({ length: 100 }, (_, i) => [`x${i}`, { ...c2, id: `x${i}` }]),
        ),
      },
    ],
    ['combatants.c2.aimsAt', 'ghost'],
    ['combatants.c2.gear.0.weapon', 'ghost'],
    ['combatants.c2.sheet.spells.0', 'ghost'],
    ['combatants.c2.sheet.combos.0.components.0', 'constructor'],
    ['combatants.late1.doing.weapon', null, 'combatants.late1.doing.combo'],
    ['combatants.late1.doing.weapon', 'bolt', 'combatants.late1.doing.combo'],
    ['combatants.late1.doing.combo', 'ghost'],
    ['combatants.late1.doing.targetIds', ['ghost'], 'combatants.late1.doing.targetIds.0'],
    ['combatants.late1.doing', { ...doing, action: 'sword' }, 'combatants.late1.doing.weapon'],
    ['combatants.late1.doing.action', 'help-reload', 'combatants.late1.doing.targetIds'],
    ['combatants.late1.doing.action', 'toString'],
    ['hidden.late3.combatant.id', 'other'],
    [
      'hidden.c2',
      { ...real.hidden.late3, combatant: { ...real.hidden.late3!.combatant, id: 'c2' } },
    ],
    ['hidden.late3.combatant.weapons.0.weapon', 'ghost'],
    ['hidden.late3.combatant.spells.0', 'ghost'],
    ['attacks.0.attackerId', 'ghost'],
    ['attacks.0.action', 'talk'],
    ['attacks', [attack, attack]],
    ['delays.0.ownerId', 'ghost'],
    ['delays.0.targetIds.0', 'ghost'],
    ['delays', [delay, delay]],
    // SEC-02: how a fight goes on.
    ['phase', { kind: 'SETUP' }, 'attacks'],
    ['phase', { kind: 'ENDED', round: 1, outcome }, 'delays'],
    ['phase.order', ['ghost'], 'phase.order.0'],
    ['phase.order', [], 'phase.order'],
    ['phase.order.1', 'c3', 'phase.order'],
    ['phase.waiting.0', 'ghost'],
    ['phase.passed', ['ghost'], 'phase.passed.0'],
    ['phase.turns.0.combatantId', 'ghost'],
    ['phase.turns.0.vetoed', ['ghost'], 'phase.turns.0.vetoed.0'],
    // SEC-12, 15, 25: played on, these never come to a decision.
    ['phase.turns.0.stage', 'PLAYING'],
    ['phase.turns.0.stage', 'AIMING'],
    ['phase.turns.0', { ...turn, combatantId: 'c1', stage: 'AIMING' }, 'combatants.c1.doing.done'],
    ['combatants.late1.doing.done', 4],
    ['phase.turns', Array(2).fill({ ...turn, combatantId: 'c2' })],
    [
      'phase.turns',
      [
        { ...turn, combatantId: 'late1' },
        { ...turn, combatantId: 'c2' },
      ],
      'phase.turns.0.stage',
    ],
  ])('is refused where it is wrong: %s', (place, value, named = place) => {
    expect(faultsOf(real)).toEqual([]);
    expect(faultsOf(forged(place, value))).toContain(named);
  });

  it('is refused when it is none at all', () => {
    for (const none of [null, undefined, 1, 'state', [], {}]) expect(wrongIn(none)).not.toBeNull();
    const text = JSON.stringify(real).replace('"combatants":{', '"combatants":{"__proto__":{},');
    expect(faultsOf(JSON.parse(text))).toContain('combatants.__proto__');
  });
});
