import { describe, expect, it, test } from 'vitest';
import { stateSchema } from '../../../../src/engine/rulesets/vigilance/state-check.ts';
import { playFights } from '../../../kit/engine/fights.ts';
import {
  at,
  beast,
  carries,
  fight,
  gathering,
  learnt,
  shield,
  someone,
} from '../../../kit/engine/vigilance/encounter.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';
import { isAll, sized } from '../../../kit/size.ts';

const schema = stateSchema();

/** Where it is refused; none when it is given back byte for byte. */
function refusals(given: unknown): readonly string[] {
  const { success, data, error } = schema.safeParse(given);
  if (!success) return error.issues.map((issue) => issue.path.join('.'));
  expect(JSON.stringify(data)).toBe(JSON.stringify(given));
  return [];
}

describe('every state that the rules bring about is given back as it is', () => {
  it('after each command of whole fights, and after their end', { timeout: 180_000 }, () => {
    const { ended, events } = playFights(
      {
        ...vigilanceGame,
        witness:
          () =>
          ({ option, before, after }) => [...(option ? [] : refusals(before)), ...refusals(after)],
      },
      { seed: 1, fights: sized(80), roundLimit: 8, tryEvery: 1e6, retellEvery: 1e6 },
    );
    if (!isAll) return;
    expect(ended).toBeGreaterThan(10);
    const wanted = [
      ...['TieAnswered', 'CombatantsHidden', 'CombatantRemoved', 'Adjudicated', 'ActionAnswered'],
      ...['CheckAmplified', 'ActionPrepared', 'CombatantDied', 'PanicBegan', 'CombatantYielded'],
      ...['CombatantStabilized', 'RegularActionGivenUp', 'CoverTaken', 'EncounterEnded'],
    ];
    expect(wanted.filter((type) => !events.has(type))).toEqual([]);
  });

  test('VIG-22 with a creature whose damage goes one beyond the highest limit', () => {
    const giant = beast('giant', [1, 0], { defendDifficulty: 0, damageLimit: 10_000 });
    const table = fight([someone('ann', [0, 0]), giant], {
      setup: { settings: { fellingHit: 'KILLS' } },
    });
    table.play({
      type: 'Adjudicate',
      combatantId: 'giant',
      reason: 'It is tired',
      stats: { damage: 9_999 },
    });
    table.declare('ann', 'assault', at('giant')).amplify([5, 5]);
    expect(table.combatant('giant')).toMatchObject({ damage: 10_001, status: 'DEAD' });
    expect(refusals(table.state)).toEqual([]);
  });
});

/** An attack waits to be met, somebody is hidden, and everything else is there once. */
const bout = () =>
  fight(
    [
      someone('ann', [0, 0], {}, carries(shield)),
      beast('rat', [1, 0], {}, { conditions: [{ condition: 'daze', count: 1 }] }),
      someone('bob', [0, 1], {}, { ...learnt('dodge'), side: 'foes' }),
    ],
    { setup: { obstacles: [{ q: 5, r: 5 }], concealing: [{ hex: { q: 6, r: 6 }, levels: 1 }] } },
  )
    .play({
      type: 'AddCombatants',
      combatants: [beast('wolf', [3, 3])],
      creatures: [{ creature: 'thicket-boar', id: 'boar', side: 'foes', position: { q: 4, r: 4 } }],
      hidden: true,
    })
    .declare('ann', 'assault', at('bob'))
    .amplify().state;

/** Two who tie, with a creature between them. */
const ties = () =>
  gathering([someone('ann', [0, 0]), someone('bob', [1, 0]), beast('rat', [2, 0])]).play({
    type: 'RollInitiative',
  }).state;

type Json = Record<string, unknown>;

/** The same with something else in one place. */
function forged(state: object, place: string, value: unknown): Json {
  const copy = structuredClone(state) as Json;
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce((part, step) => part[step] as Json, copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

const ghost = someone('ghost', [9, 9]);

describe('what the rules never bring about is refused, with where it stands', () => {
  test.each<[place: string, value: unknown, named?: string]>([
    ['name', 123],
    ['settings.halfLimit', undefined],
    ['settings.baseDice', 'FOUR'],
    ['strange', 1, ''],
    ['actions.dodge.summary', undefined],
    ['actions.dodge.key', 'other'],
    [
      'actions.dodge.effect.onDamage',
      [{ condition: 'ghostly', count: 1 }],
      'actions.dodge.effect.onDamage.0.condition',
    ],
    ['conditions.daze', undefined, 'combatants.rat.conditions.0.condition'],
    ['combatants.ann.position', { q: 'x', r: null }, 'combatants.ann.position.q'],
    ['combatants.ann.position.q', 1e9],
    ['combatants.ann.id', 'other'],
    ['combatants.ann.damage', 'NaN'],
    ['combatants.ann.damage', 1e6],
    ['combatants.ann.damage', 0.5],
    ['combatants.ann.stress', -1],
    ['combatants.ann.traumas', Infinity],
    ['combatants.ann.nature.vigor', null],
    ['combatants.ann.nature.abilities.defend', 3000],
    ['combatants.rat.nature.movement', 3000],
    ['combatants.ann.strange', 1, 'combatants.ann'],
    ['combatants.ann.learnt', ['fly'], 'combatants.ann.learnt.0'],
    ['combatants.ann.prepared', { action: 'fly', trigger: null }, 'combatants.ann.prepared.action'],
    [
      'combatants.ann.prepared',
      { action: 'check', trigger: { kind: 'COMBATANT', does: 'ACTS', ofId: 'ghost' } },
      'combatants.ann.prepared.trigger.ofId',
    ],
    [
      'combatants.ann.conditions',
      [{ condition: 'ghostly', count: 1 }],
      'combatants.ann.conditions.0.condition',
    ],
    [
      'combatants.ann.conditions',
      [{ condition: 'daze', count: 1001 }],
      'combatants.ann.conditions.0.count',
    ],
    ['combatants.ghost', ghost, 'combatants.ghost.damage'],
    ['battlefield.obstacles', Array(1e6).fill({ q: 0, r: 0 })],
    ['phase', { kind: 'COMBAT' }, 'phase.round'],
    ['phase.kind', 'OVER'],
    ['phase.order', ['ghost'], 'phase.order.0'],
    ['phase.order', ['ann', 'rat'], 'phase.order'],
    ['phase.order', ['ann', 'ann', 'rat', 'bob'], 'phase.order'],
    ['phase.order', Array(1e6).fill('ann')],
    ['phase.waiting', ['ghost'], 'phase.waiting.0'],
    ['phase.passed', ['ghost'], 'phase.passed.0'],
    ['phase.turn.combatantId', 'ghost'],
    ['phase.stack.0.ownerId', 'ghost'],
    ['phase.stack.0.declared.action', 'fly'],
    ['phase.stack.0.declared.action', 'check', 'phase.stack.0.declared.ability'],
    ['phase.stack.0.declared.boosts', ['fly'], 'phase.stack.0.declared.boosts.0'],
    ['phase.stack.0.declared.targetIds', ['ghost'], 'phase.stack.0.declared.targetIds.0'],
    [
      'phase.stack.0.declared.prepares',
      { action: 'fly', trigger: null },
      'phase.stack.0.declared.prepares.action',
    ],
    ['phase.stack.0.stage.amplification', 11],
    ['hidden', [], 'hidden'],
    ['hidden.wolf.combatant.id', 'other'],
    ['hidden.wolf.combatant.learnt', ['fly'], 'hidden.wolf.combatant.learnt.0'],
    ['hidden.wolf.combatant.nature.damageLimit', 1e6],
  ])('%s', (place, value, named = place) => {
    const state = bout();
    expect(refusals(state)).toEqual([]);
    expect(refusals(forged(state, place, value))).toContain(named);
  });

  test.each<[place: string, value: unknown, named: string]>([
    ['phase.ties.0.asking', [], 'phase.ties.0.asking'],
    ['phase.ties.0.asking', ['ghost'], 'phase.ties.0.asking.0'],
    ['phase.ties.0.asking', ['rat'], 'phase.ties.0.asking.0'],
    ['phase.ties.0.first', ['ann'], 'phase.ties.0'],
    ['phase.ties.0', tied({ members: ['ann', 'rat'] }), 'phase.ties.0.members.1'],
    ['phase.ties.0', tied({ asking: ['rat'] }), 'phase.ties.0.asking.0'],
    ['phase.ties.0', tied({ proposal: ['ann'] }), 'phase.ties.0.proposal'],
  ])('VIG-28 %s', (place, value, named) => {
    const state = ties();
    expect(refusals(state)).toEqual([]);
    expect(refusals(forged(state, 'phase.ties.0', tied({})))).toEqual([]);
    expect(refusals(forged(state, place, value))).toContain(named);
  });

  test('a combatant both on the table and hidden', () => {
    const state = bout();
    const ann = {
      ...state.hidden.wolf!,
      combatant: { ...state.hidden.wolf!.combatant, id: 'ann' },
    };
    expect(refusals(forged(state, 'hidden.ann', ann))).toEqual(['hidden.ann']);
  });

  test('more combatants than an encounter has', () => {
    const wolf = bout().hidden.wolf!;
    const pack = Array.from({ length: 100 }, (_, i) => `w${i}`);
    const hidden = pack.map((id) => [id, { ...wolf, combatant: { ...wolf.combatant, id } }]);
    expect(refusals({ ...bout(), hidden: Object.fromEntries(hidden) as unknown })).toEqual([
      'combatants',
    ]);
  });

  test('one that hides behind the prototype', () => {
    const json = JSON.stringify(bout()).replace('"ann":', '"__proto__":{},"ann":');
    expect(refusals(JSON.parse(json))).toEqual(['combatants.__proto__']);
  });

  test('any field left out, and any field too many', () => {
    const state = bout();
    const records = ['actions', 'conditions', 'combatants', 'hidden'];
    for (const place of placesIn(state)) {
      const { length, 0: top = '' } = place.split('.');
      const optional = place === 'hidden' || (length === 2 && records.includes(top));
      const without = forged(state, place, undefined);
      if (!optional) expect([place, refusals(without).length > 0]).toEqual([place, true]);
      const holder = `${place.slice(0, place.lastIndexOf('.') + 1)}strange`;
      expect([holder, refusals(forged(state, holder, 1)).length > 0]).toEqual([holder, true]);
    }
  });
});

/** A tie that is to be settled by an agreement or by dice. */
function tied(more: object) {
  return { kind: 'ORDER', members: ['ann', 'bob'], asking: ['ann'], proposal: null, ...more };
}

/** Every field of every object in it; entries of lists are none. */
function placesIn(value: unknown, before = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const below = placesIn(part, `${before}${key}.`);
    return Array.isArray(value) ? below : [`${before}${key}`, ...below];
  });
}
