import { describe, expect, test } from 'vitest';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import {
  type ActionInput,
  actionSchema,
} from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  anywhere,
  at,
  beast,
  carries,
  declare,
  fight,
  learnt,
  someone,
  to,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';

type Boost = Extract<ActionInput['effect'], { type: 'BOOST' }>;

const hex = (q: number, r: number) => ({ q, r });

const boost = (key: string, effect: Omit<Boost, 'type'>, cost = {}): ActionInput => ({
  key,
  name: key,
  slot: 'BOOST',
  cost,
  effect: { type: 'BOOST', ...effect },
});

const actions = [
  boost('sprint', { fits: ['MOVEMENT'], fields: 2 }),
  boost('dash', { keys: ['travel'], fields: 3 }),
  boost('lunge', { fits: ['ASSAULT', 'QUICK'], reach: 1 }),
  boost('calm', { fits: ['CHECK'], dice: 1, result: 2 }, { focus: 1 }),
  boost('crush', { fits: ['ASSAULT', 'QUICK'], damage: 3, push: 2 }),
  boost('ease', { fits: ['REGULAR', 'DEFENSE'], saves: { vigor: 1 } }),
];

/** Ann knows these; the rat stands `apart` fields off. */
const met = (keys: readonly string[], apart = 1, more = {}) =>
  fight(
    [
      someone('ann', [0, 0], {}, { ...learnt(...keys), ...more }),
      beast('rat', [apart, 0], { defendDifficulty: 5 }),
    ],
    { actions, setup: anywhere },
  );

const option = (table: ReturnType<typeof met>, action: string, enabledBy?: readonly string[]) =>
  table.awaited.options.find(
    ({ command }) =>
      command.type === 'DeclareAction' &&
      command.action === action &&
      JSON.stringify(command.enabledBy) === JSON.stringify(enabledBy),
  );

describe('VIG-41 boosts on any action', () => {
  test('VIG-41 on an ability check: dice and result, for what the boost costs', () => {
    const table = met(['calm']).declare('ann', 'check', { ability: 'CRAFT', boosts: ['calm'] });
    expect(table.character('ann').focus).toBe(2);
    table.amplify([1, 2, 3]);
    expect(table.happened('CheckMade')).toMatchObject([{ roll: { total: 8 } }]);
  });

  test('VIG-41 on a movement: so many fields further', () => {
    const table = met(['sprint'], 20);
    expect(table.rule(declare('ann', 'travel', to(7)))).toBe('VIG-34');
    table.declare('ann', 'travel', { ...to(7), enabledBy: ['sprint'] });
    expect(table.at('ann')).toEqual([7, 0]);
    const swing = met(['sprint'], 20);
    swing.declare('ann', 'swing', { ...to(6), enabledBy: ['sprint'] }).amplify([4, 4]);
    expect(swing.at('ann')).toEqual([6, 0]);
  });

  test('VIG-41 on a quick action: reach and push', () => {
    const table = met(['lunge', 'crush', 'disrupting-kick'], 2);
    expect(table.rule(declare('ann', 'disrupting-kick', at('rat')))).toBe('VIG-39');
    table.declare('ann', 'disrupting-kick', {
      ...at('rat'),
      enabledBy: ['lunge'],
      boosts: ['crush'],
    });
    table.amplify([4, 4]);
    expect(table.at('rat')).toEqual([5, 0]);
    expect(table.happened('CombatantShoved')).toMatchObject([{ meant: 3, barrier: null }]);
  });

  test('VIG-41 a push ends where nothing further off is free, and says at what', () => {
    const corner = [hex(3, 0), hex(3, -1), hex(2, 1)];
    const table = fight(
      [
        someone('ann', [0, 0], {}, learnt('crush', 'disrupting-kick')),
        beast('rat', [1, 0], { defendDifficulty: 5 }),
      ],
      { actions, setup: { obstacles: corner } },
    );
    table.declare('ann', 'disrupting-kick', { ...at('rat'), boosts: ['crush'] });
    table.amplify([4, 4]);
    expect(table.at('rat')).toEqual([2, 0]);
    const [pushed] = table.happened('CombatantShoved');
    expect(pushed).toMatchObject({
      path: [hex(2, 0)],
      meant: 3,
      barrier: { kind: 'OBSTACLE', hex: hex(3, 0), combatantId: null },
    });
    expect(pushed && narrate(pushed, table.state)).toMatch(
      /is pushed 1 of 3 fields to \(2, 0\), stopped by an obstacle at \(3, 0\)$/,
    );
  });

  test('VIG-41 on an attack: reach, damage and push where it hurts, and cost', () => {
    const table = met(['lunge', 'crush', 'ease'], 2);
    expect(table.rule(declare('ann', 'assault', at('rat')))).toBe('VIG-39');
    table.declare('ann', 'assault', {
      ...at('rat'),
      enabledBy: ['lunge'],
      boosts: ['crush', 'ease'],
    });
    expect(table.character('ann').vigor).toBe(3);
    table.amplify([3, 3]);
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 4 }]);
    expect(table.combatant('rat').damage).toBe(4);
    expect(table.at('rat')).toEqual([4, 0]);
    const failed = met(['crush']).declare('ann', 'assault', { ...at('rat'), boosts: ['crush'] });
    failed.amplify([2, 3]);
    expect(failed.happened('AttackRolled')).toMatchObject([{ damage: 0 }]);
    expect(failed.at('rat')).toEqual([1, 0]);
  });

  test('VIG-41 VIG-44 on a defense: what it saves of the vigor', () => {
    const table = fight([beast('rat', [1, 0]), someone('ann', [0, 0], {}, learnt('ease'))], {
      actions,
    });
    table.declare('rat', 'assault', at('ann')).defend('ACTIVE', [1, 1], { boosts: ['ease'] });
    expect(table.character('ann').vigor).toBe(3);
  });

  test('VIG-41 only on the kinds and keys of actions that it fits', () => {
    const table = met(['sprint', 'dash', 'calm']);
    const boosts = ['calm'];
    expect(table.rule(declare('ann', 'assault', { ...at('rat'), boosts }))).toBe('VIG-41');
    expect(table.rule(declare('ann', 'travel', { ...to(-1), boosts }))).toBe('VIG-41');
    expect(table.rule(declare('ann', 'swing', { ...to(-1), boosts: ['dash'] }))).toBe('VIG-41');
    expect(table.rule(declare('ann', 'travel', { ...to(-1), boosts: ['lunge'] }))).toBe('VIG-41');
    const none = actionSchema.safeParse(boost('nothing', { dice: 1 }));
    expect(none.error?.issues[0]?.path).toEqual(['effect', 'fits']);
  });

  test('VIG-41 what a boost makes possible is an option with that boost, the others are picks', () => {
    const table = met(['sprint', 'dash', 'lunge', 'crush', 'ease'], 2);
    const travels = table.awaited.options.filter(({ command }) => command.action === 'travel');
    const reach = travels.map(({ choices: [choice] }) =>
      choice?.kind === 'HEX' ? Math.max(...choice.area.hexes.map(({ r }) => r)) : 0,
    );
    expect(reach).toEqual([5, 10]);
    // Of several some are named, of which the way tells how many it needs.
    expect(travels[1]?.choices).toMatchObject([
      { field: 'to', min: 0 },
      {
        field: 'enabledBy',
        from: ['dash', 'sprint'],
        min: 1,
        max: 2,
        limits: [{ rule: 'VIG-34' }],
      },
      { field: 'boosts', from: expect.arrayContaining(['sprint', 'dash']) as unknown },
    ]);
    const far = (enabledBy: readonly string[], r: number) =>
      declare('ann', 'travel', { to: { q: 0, r }, enabledBy: [...enabledBy] });
    expect(table.rule(far(['sprint'], 8))).toBe('VIG-34');
    expect(table.rule(far([], 6))).toBe('VIG-34');
    table.play(far(['dash'], 8));
    const strikes = met(['lunge', 'crush', 'ease'], 2);
    expect(option(strikes, 'assault')).toBeUndefined();
    expect(option(strikes, 'assault', ['lunge'])?.choices).toMatchObject([
      { field: 'targetIds', from: ['rat'] },
      { field: 'boosts', from: ['crush', 'ease'], min: 0, max: 2 },
    ]);
  });

  test('VIG-44 ten boosts on a defense are picks of one option, not a thousand options', () => {
    const many = Array.from({ length: 10 }, (_, i) =>
      boost(`b${i}`, { fits: ['DEFENSE'], dice: 1 }),
    );
    const table = fight(
      [beast('rat', [1, 0]), someone('ann', [0, 0], {}, learnt(...many.map(({ key }) => key)))],
      { actions: many },
    ).declare('rat', 'assault', at('ann'));
    expect(table.awaited.options).toHaveLength(2);
    expect(table.awaited.options[1]?.choices[1]).toMatchObject({ field: 'boosts', max: 10 });
  });

  test('VIG-41 VIG-44 with sixty talents there are no more options than a few for each', () => {
    const boosts = Array.from({ length: 30 }, (_, i) =>
      boost(`b${i}`, { fits: ['REGULAR', 'DEFENSE'], reach: 1, asShield: true, moves: 1 }),
    );
    const skills = Array.from({ length: 30 }, (_, i) => ({
      ...{ key: `s${i}`, name: `S${i}`, slot: 'REGULAR' as const },
      effect: { type: 'AID' as const, range: 1, gives: [{ condition: 'alarm', count: 1 }] },
    }));
    const keys = [...boosts, ...skills].map(({ key }) => key);
    const bow = weapon('bow', { form: 'RANGED', hands: 2 });
    const table = fight(
      [
        someone('ann', [0, 0], {}, learnt(...keys)),
        someone('bob', [1, 0]),
        beast('rat', [3, 0], {}, carries(bow)),
      ],
      { actions: [...boosts, ...skills] },
    );
    expect(table.awaited.options.length).toBeLessThan(4 * keys.length);
    expect(option(table, 's0')?.choices).toMatchObject([
      { field: 'targetIds' },
      { field: 'boosts', min: 0, max: 10 },
    ]);
    table.until('rat').declare('rat', 'shoot', { ...at('ann'), weapon: 'bow' });
    expect(table.awaited.options.length).toBeLessThan(4);
  });

  test('VIG-44 VIG-64 deflecting and stepping are options of their own', () => {
    const bow = weapon('bow', { form: 'RANGED', hands: 2 });
    const table = fight([
      beast('rat', [3, 0], {}, carries(bow)),
      someone('ann', [0, 0], {}, learnt('deflect-projectile', 'dodge')),
    ]);
    table.declare('rat', 'shoot', { ...at('ann'), weapon: 'bow' });
    expect(table.awaited.options.map(({ command }) => command.enabledBy)).toEqual([
      undefined,
      ['deflect-projectile'],
      ['deflect-projectile', 'dodge'],
    ]);
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-64');
    const step = { enabledBy: ['deflect-projectile', 'dodge'], ...to(-1) };
    expect(table.defend('ACTIVE', [1, 1, 1], step).at('ann')).toEqual([-1, 0]);
  });
});

describe('VIG-18 no price is hidden', () => {
  const nature = { kind: 'CHARACTER' as const, abilities: {}, vigor: 0, focus: 2 };
  const poor = (more = {}) =>
    fight([{ ...someone('ann', [0, 0], {}, more), nature }, beast('rat', [1, 0])], { actions });

  test('VIG-18 without vigor an attack says that it costs damage', () => {
    const table = poor();
    expect(option(table, 'assault')?.cost).toEqual([
      { resource: 'REGULAR', amount: 1 },
      { resource: 'DAMAGE', amount: 1 },
    ]);
    table.end().declare('rat', 'assault', at('ann'));
    expect(table.awaited.options.map(({ cost }) => cost)).toEqual([
      [],
      [{ resource: 'DAMAGE', amount: 1 }],
    ]);
  });

  test('VIG-13 VIG-18 to amplify says what each point is paid with', () => {
    const hint = (ability: 'CRAFT' | 'AWARENESS') =>
      poor().declare('ann', 'check', { ability }).awaited.options[0]?.summary;
    expect(hint('CRAFT')).toEqual(['No vigor is left: each point costs 1 damage.']);
    expect(hint('AWARENESS')).toEqual(['2 focus left: each further point costs 1 stress.']);
  });

  test('VIG-41 boosts say what they cost, and VIG-25 creatures pay nothing', () => {
    const [, boosts] = option(poor(learnt('calm')), 'check')?.choices ?? [];
    expect(boosts).toMatchObject({
      field: 'boosts',
      notes: { calm: { cost: [{ resource: 'FOCUS', amount: 1 }] } },
    });
    const [, rat] = [poor(), poor().end()];
    expect(option(rat, 'assault')?.cost).toEqual([{ resource: 'REGULAR', amount: 1 }]);
  });
});
