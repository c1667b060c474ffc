import { describe, expect, test } from 'vitest';
import { planAttack } from '../../../../../src/engine/rulesets/seconds/attack/plan.ts';
import {
  type Particulars,
  fight,
  foe,
  hex,
  someone,
  type SetupInput,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';
import { sumOfValues } from '../../../../../src/engine/core/score/score.ts';

/** Ana with sword in hand next to Bob. */
const duel = (ana: Particulars = {}, bob: Particulars = {}, setup: SetupInput = {}): Table =>
  fight([someone('ana', [0, 0], ana), foe('bob', [1, 0], bob)], setup);

const skilled = { weaponSkill: { ranks: 1, bonus: 3 } };
const nimble = { reflex: { ranks: 1, bonus: 2 } };
const complete = (targetIds: string[]) =>
  ({ type: 'CompleteAction', combatantId: 'ana', targetIds }) as const;

describe('attack and defense', () => {
  test('SEC-38 a single attack takes four seconds', () => {
    expect(duel().declare('ana', 'sword').clock).toBe('1 ana 4');
  });

  test('SEC-39 SEC-40 example 15: d6 1 + 3 reaches the Target score 4', () => {
    const table = duel(skilled).attack('ana', 'sword', 'bob', [1]);
    expect(table.happened('StrikeRolled')[0]).toMatchObject({
      roll: aScore({ dice: [1], flat: 3, total: 4 }),
      needed: 4,
      result: 'HIT',
    });
    expect(duel().attack('ana', 'sword', 'bob', [3]).happened('StrikeRolled')[0]?.result).toBe(
      'MISS',
    );
  });

  test('SEC-41 SEC-42 example 15: a dodge of 5 + 2 against 4 + 3 cancels it, and is used', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [1]).defend('DODGE', [5]);
    expect(table.happened('DefenseRolled')[0]).toMatchObject({
      defenseRoll: { total: 7 },
      needed: 7,
      result: 'CANCELLED',
    });
    expect(table.state.attacks).toEqual([]);
    expect(table.combatant('bob').defenses.DODGE).toBe(0);
  });

  test('SEC-41 example 15: with a 4 it is 6 against 7, and the damage comes', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [1]).defend('DODGE', [4, 3]);
    expect(table.happened('AttackLanded')[0]?.damageRoll?.total).toBe(3);
  });

  test.each([
    ['DODGE', { reflex: { ranks: 1, bonus: 2 } }],
    ['PARRY', { weaponSkill: { ranks: 1, bonus: 2 } }],
    ['BLOCK', { shieldUse: { ranks: 1, bonus: 2 } }],
  ] as const)('SEC-41 RS-41 %s goes by its own skill, with nothing in hand', (defense, skill) => {
    const table = duel({}, { ...skill, weapons: [] })
      .attack('ana', 'sword', 'bob', [6])
      .defend(defense, [2]);
    expect(table.happened('DefenseRolled')[0]).toMatchObject({
      defenseRoll: aScore({ flat: 2 }),
      result: 'CANCELLED',
    });
  });

  test('SEC-41 the number to reach leaves the attacker’s scale out; SEC-39 the attack does not', () => {
    const { attack, toDefend } = planAttack(duel({ ...skilled, scale: 2 }).state, {
      attackerId: 'ana',
      targetId: 'bob',
      action: 'sword',
      combo: [],
      origin: hex(0, 0),
    });
    expect({ attack, toDefend }).toEqual({ attack: 1, toDefend: 7 });
  });

  test('SEC-40 what is larger is easier to hit', () => {
    const roll = (scale: number) =>
      duel({}, { scale }).attack('ana', 'sword', 'bob', [1]).happened('StrikeRolled')[0]?.needed;
    expect([-1, 0, 2].map(roll)).toEqual([5, 4, 2]);
  });

  test('SEC-42 as many as ranks, or as the sheet says, and again from the own turn on', () => {
    const table = fight([
      someone('ana', [0, 0]),
      someone('cat', [2, 0]),
      foe('bob', [1, 0], { reflex: { ranks: 1, bonus: 9 }, parries: 2 }),
    ]);
    expect(table.combatant('bob').defenses).toEqual({ DODGE: 1, PARRY: 2, BLOCK: 0 });
    table.attack('ana', 'sword', 'bob', [6]).defend('DODGE', [1]).end('ana');
    table.attack('cat', 'sword', 'bob', [6]);
    const { targetId: combatantId, id: attackId } = table.due;
    const dodge = { type: 'ResolveDefense', combatantId, attackId, defense: 'DODGE' } as const;
    expect(table.rule(dodge)).toBe('SEC-42');
    expect(table.rule({ ...dodge, defense: 'BLOCK' })).toBe('SEC-42');
    expect(table.rule({ ...dodge, combatantId: 'ana' })).toBe('SEC-41');
    expect(table.rule({ type: 'EndTurn', combatantId: 'cat' })).toBe('SEC-41');
    table.defend('NONE', [1]).end('cat');
    expect(table.combatant('bob').defenses.DODGE).toBe(1);
  });

  test('SEC-53 whoever is unconscious is not asked', () => {
    const table = duel({}, { toughness: 3, endurance: 9 });
    table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [8]).end('ana', [6, 1]);
    expect(table.state.phase.kind).toBe('ENDED');
    const three = fight([
      someone('ana', [0, 0]),
      someone('cat', [2, 0]),
      foe('bob', [1, 0], { toughness: 3, endurance: 9 }),
      foe('dan', [9, 0]),
    ]);
    three.attack('ana', 'sword', 'bob', [6]).defend('NONE', [8]).end('ana');
    three.attack('cat', 'sword', 'bob', [6, 8]);
    expect(three.combatant('bob').status.kind).toBe('DEAD');
  });
});

describe('area attacks', () => {
  const burst = (spell: string, bob: Particulars, faces: readonly number[]): Table =>
    fight([someone('ana', [0, 0], { magic: { ranks: 3 } }), foe('bob', [4, 0], bob)])
      .declare('ana', spell)
      .play({ type: 'CompleteAction', combatantId: 'ana', to: hex(5, 0) }, faces);

  test('SEC-43 a dodge takes 3 off the damage of an area, no more', () => {
    const table = burst('burst', { reflex: { ranks: 1, bonus: 6 } }, [6]).defend(
      'DODGE',
      [1, 5, 5],
    );
    expect(table.happened('DefenseRolled')[0]?.result).toBe('REDUCED');
    expect(table.happened('AttackLanded')[0]).toMatchObject({ reducedBy: 3, severity: 'WOUND' });
  });

  test('SEC-43 RS-40 it rolls against friend and foe, who dodge and neither parry nor block', () => {
    const skills = { weaponSkill: { ranks: 1, bonus: 1 }, shieldUse: { ranks: 1, bonus: 1 } };
    const cast = (obstacles: ReturnType<typeof hex>[]) =>
      fight([
        someone('ana', [0, 0], { magic: { ranks: 3 }, spells: ['flood'] }),
        someone('cat', [4, 0]),
        foe('bob', [7, 0], skills),
      ])
        .play({ type: 'SetBattlefield', obstacles })
        .declare('ana', 'flood');
    const at = { type: 'CompleteAction', combatantId: 'ana', to: hex(5, 0) } as const;
    const table = cast([]).play(at, [6, 6]);
    const targets = table.happened('StrikeRolled').map(({ targetId }) => targetId);
    expect(targets.toSorted()).toEqual(['bob', 'cat']);
    while (table.due.targetId !== 'bob') table.defend('NONE');
    const { id: attackId } = table.due;
    const defended = (defense: 'PARRY' | 'BLOCK') =>
      table.rule({ type: 'ResolveDefense', combatantId: 'bob', attackId, defense });
    expect([defended('PARRY'), defended('BLOCK')]).toEqual(['SEC-43', 'SEC-43']);
    const walled = cast([hex(6, 0), hex(6, 1), hex(7, -1)]).play(at, [6]);
    expect(walled.happened('StrikeRolled').map(({ targetId }) => targetId)).toEqual(['cat']);
  });

  test('SEC-43 what does no damage cannot be dodged, but with Evasion both can, fully', () => {
    const table = burst('trip', nimble, [6]);
    const { id: attackId } = table.due;
    const dodge = {
      type: 'ResolveDefense',
      combatantId: 'bob',
      attackId,
      defense: 'DODGE',
    } as const;
    expect(table.rule(dodge)).toBe('SEC-43');
    expect(table.rule({ ...dodge, defense: 'PARRY' })).toBe('SEC-43');
    expect(table.defend('NONE').combatant('bob')).toMatchObject({ posture: 'PRONE', wounds: 0 });
    const evasive = { reflex: { ranks: 1, bonus: 6 }, techniques: ['EVASION' as const] };
    expect(burst('trip', evasive, [6]).defend('DODGE', [1]).combatant('bob').posture).toBe(
      'UPRIGHT',
    );
    expect(burst('burst', evasive, [6]).defend('DODGE', [1]).combatant('bob').wounds).toBe(0);
  });

  test('SEC-43 a mobility penalty hinders dodging', () => {
    const table = duel(skilled, { ...nimble, mobilityPenalty: 2 }).attack(
      'ana',
      'sword',
      'bob',
      [1],
    );
    expect(table.defend('DODGE', [5, 1]).happened('DefenseRolled')[0]).toMatchObject({
      defenseRoll: aScore({ flat: 0 }),
      result: 'FAILED',
    });
  });

  test('SEC-43 a single target without damage can be dodged like any attack', () => {
    const table = duel({ magic: { ranks: 0 } }, nimble).attack('ana', 'push', 'bob', [6]);
    expect(table.defend('DODGE', [2]).combatant('bob').posture).toBe('UPRIGHT');
  });
});

describe('toughness and wounds', () => {
  const hitFor = (damage: number, setup: SetupInput = {}): Table =>
    duel({ damageBonus: damage - 1 }, { endurance: 9 }, setup)
      .attack('ana', 'sword', 'bob', [6])
      .defend('NONE', [1]);

  test.each([
    [6, 'NOTHING', 0],
    [7, 'WOUND', 1],
    [12, 'WOUND', 1],
    [13, 'WOUND_AND_DYING', 1],
  ])('SEC-44 example 16: damage %i against Toughness 12 is %s', (damage, severity, wounds) => {
    const table = hitFor(damage);
    expect(table.happened('AttackLanded')[0]).toMatchObject({ severity, wounds });
    expect(table.combatant('bob').status.kind).toBe(damage > 12 ? 'DYING' : 'STANDING');
  });

  test('SEC-44 a table may count equal as enough', () => {
    const setup = { settings: { toughnessReached: 'EQUAL' as const } };
    expect(
      [5, 6, 12].map((damage) => hitFor(damage, setup).happened('AttackLanded')[0]?.severity),
    ).toEqual(['NOTHING', 'WOUND', 'WOUND_AND_DYING']);
  });

  test.each([
    ['ONE', 'WOUND'],
    ['NONE', 'NOTHING'],
  ] as const)(
    'SEC-46 example 16: after one wound, at %s a wound, damage 6 is %s',
    (toughnessPerWound, severity) => {
      const table = duel({ damageBonus: 5 }, { wounds: 1 }, { settings: { toughnessPerWound } });
      table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [1]);
      expect(table.happened('AttackLanded')[0]).toMatchObject({
        damageRoll: { total: 6 },
        severity,
      });
    },
  );

  test('SEC-45 the weapon, the fixed bonus, and three times the scale in melee only', () => {
    const damage = (action: string) =>
      planAttack(duel({ scale: 2, damageBonus: 1 }).state, {
        attackerId: 'ana',
        targetId: 'bob',
        action,
        combo: [],
        origin: hex(0, 0),
      }).damage;
    expect(damage('sword')).toMatchObject({ dice: [{ count: 1, sides: 8 }], flat: 7 });
    expect(damage('sling')).toMatchObject({ dice: [{ count: 1, sides: 6 }], flat: 1 });
    expect(damage('bolt')).toMatchObject({ dice: [{ count: 2, sides: 6 }], flat: 0 });
    expect(damage('fists')).toMatchObject({ dice: [], flat: 7 });
  });

  test('SEC-45 damage is never below nothing', () => {
    const table = duel({ damageBonus: -5 }).attack('ana', 'sword', 'bob', [6]).defend('NONE', [2]);
    expect(table.happened('AttackLanded')[0]).toMatchObject({
      damageRoll: { total: 0 },
      severity: 'NOTHING',
    });
  });
});

describe('reach and range', () => {
  test.each([
    ['fists', 0],
    ['sword', 1],
    ['pike', 2],
  ])('SEC-47 RS-34 %s reach what is %i m away, not nearer and not farther', (weapon, reach) => {
    for (const metres of [0, 1, 2, 3]) {
      const weapons = weapon === 'fists' ? [] : [{ weapon }];
      const table = fight([someone('ana', [0, 0], { weapons }), foe('bob', [metres, 0])]);
      table.declare('ana', weapon);
      if (metres === reach) expect(table.aim('ana', ['bob'], [6]).due.targetId).toBe('bob');
      else expect(table.rule(complete(['bob']))).toBe('SEC-47');
    }
  });

  /** The penalty of a shot so far, or the rule that forbids it. */
  function shot(metres: number, more: { aimed?: boolean; combo?: string[] } = {}): number | string {
    const ana = someone('ana', [0, 0], {
      weapons: [{ weapon: 'crossbow' }],
      rangedSkill: { ranks: 5 },
      components: ['far-shot', 'improbable-aim', 'from-the-hip'],
      comboRating: 9,
      combos: [{ key: 'shot', name: 'Shot', components: more.combo ?? ['attack'] }],
    });
    const table = fight([ana, foe('bob', [metres, 0])]);
    if (more.aimed) table.declare('ana', 'aim').aim('ana', ['bob']);
    table.declare('ana', 'combo', { combo: 'shot', weapon: 'crossbow' });
    const options = table.awaited.options.filter(({ choices }) => choices.length > 0);
    if (options.length === 0) return table.rule(complete(['bob']));
    const rolled = table.aim('ana', ['bob'], [1]).happened('StrikeRolled')[0]!;
    return sumOfValues(rolled.roll.terms) - 5;
  }

  test('SEC-48 example 18: a heavy crossbow of 15 m', () => {
    expect([15, 16, 30, 31, 61, 240, 241].map((metres) => shot(metres))).toEqual([
      0,
      -1,
      -1,
      -2,
      -3,
      -4,
      'SEC-48',
    ]);
  });

  test('SEC-49 example 18: aimed at 61 m it is -2, and no penalty is none', () => {
    expect(shot(61, { aimed: true })).toBe(-2);
    expect(shot(15, { aimed: true })).toBe(0);
  });

  test('SEC-52 Far Shot doubles the increment, Improbable Aim aims, the hip costs one a time', () => {
    expect(shot(61, { combo: ['attack', 'far-shot'] })).toBe(-2);
    expect(shot(61, { combo: ['attack', 'improbable-aim'] })).toBe(-2);
    expect(shot(15, { combo: ['attack', 'from-the-hip', 'from-the-hip'] })).toBe(-2);
  });

  const archer = someone('ana', [0, 0], {
    weapons: [{ weapon: 'sling' }],
    rangedSkill: { ranks: 5 },
  });

  test('SEC-49 RS-42 example 19: aim and shoot is a whole turn, and the aim serves one attack', () => {
    const table = fight([archer, foe('bob', [31, 0])])
      .declare('ana', 'aim')
      .aim('ana', ['bob']);
    expect(table.clock).toBe('1 ana 2');
    table.attack('ana', 'sling', 'bob', [1]);
    expect(sumOfValues(table.happened('StrikeRolled')[0]!.roll.terms)).toBe(4);
    expect(table.combatant('ana').aimsAt).toBeNull();
  });

  test('SEC-49 example 19: aim, move, shoot: the aim is lost and the shot carried over', () => {
    const table = fight([archer, foe('bob', [31, 0])])
      .declare('ana', 'aim')
      .aim('ana', ['bob']);
    table.declare('ana', 'move', { to: hex(0, 1) });
    expect(table.happened('AimLost')).toHaveLength(1);
    table.declare('ana', 'sling');
    expect(table.clock).toBe('1 bob 0');
    table.end('bob').continue('ana').aim('ana', ['bob'], [1]);
    expect(sumOfValues(table.happened('StrikeRolled')[0]!.roll.terms)).toBe(3);
  });

  test('SEC-49 RS-28 a quick aim serves the attack that begins with the very next second', () => {
    const at20 = () =>
      fight([archer, foe('bob', [20, 0])])
        .declare('ana', 'quick-aim')
        .aim('ana', ['bob']);
    const bonusOf = (table: Table) => {
      table.aim('ana', ['bob'], [1]);
      return sumOfValues(table.happened('StrikeRolled')[0]!.roll.terms) - 5;
    };
    expect(at20().clock).toBe('1 ana 1');
    // What takes no time is no second.
    expect(bonusOf(at20().declare('ana', 'talk').declare('ana', 'sling'))).toBe(0);
    for (const second of [
      at20().declare('ana', 'crouch'),
      // Still as far from bob.
      at20().declare('ana', 'move', { to: hex(0, 1) }),
    ]) {
      expect(bonusOf(second.declare('ana', 'sling'))).toBe(-1);
    }
    expect(at20().declare('ana', 'crouch').happened('AimLost')).toHaveLength(1);
    // The same across the end of the turn, unless a second passes idle.
    const late = (idle: boolean) => {
      const table = fight([archer, foe('bob', [20, 0])])
        .declare('ana', 'aim')
        .aim('ana', []);
      table.declare('ana', 'fetch');
      if (!idle) table.declare('ana', 'crouch');
      table.declare('ana', 'quick-aim').aim('ana', ['bob']);
      if (idle) table.end('ana');
      return table.end('bob').declare('ana', 'sling');
    };
    expect(bonusOf(late(false))).toBe(0);
    expect(bonusOf(late(true))).toBe(-1);
  });

  test('SEC-14 SEC-49 RS-28 an attack that is given up takes the quick aim with it', () => {
    const table = fight([archer, foe('bob', [20, 0])]).moves('ana', 2);
    table.declare('ana', 'quick-aim').aim('ana', ['bob']).declare('ana', 'sling').end('bob');
    expect(table.combatant('ana').aimsAt).toBe('bob');
    table.declare('ana', 'sling');
    expect(table.happenings.slice(0, 2)).toEqual(['ActionAbandoned', 'AimLost']);
  });

  test('RS-28 where aiming takes two seconds no quick aim does', () => {
    const table = fight([archer, foe('bob', [20, 0])], { settings: { aimCost: 'TWO_SECONDS' } });
    expect(table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'quick-aim' })).toBe(
      'SEC-49',
    );
    expect(table.declare('ana', 'aim').aim('ana', ['bob']).clock).toBe('1 ana 2');
  });

  test('SEC-49 RS-42 losing sight of the target loses the aim, and a sword takes none', () => {
    const table = fight([archer, foe('bob', [8, 0])])
      .declare('ana', 'aim')
      .aim('ana', ['bob']);
    const obstacles = [-2, -1, 0, 1, 2].map((r) => hex(4, r));
    expect(table.play({ type: 'SetBattlefield', obstacles }).happened('AimLost')).toHaveLength(1);
    expect(
      fight([someone('ana', [0, 0]), foe('bob', [8, 0])]).rule({
        type: 'DeclareAction',
        combatantId: 'ana',
        action: 'aim',
      }),
    ).toBe('SEC-49');
  });
});

describe('weapons in hand', () => {
  const use = (action: string, more = {}) =>
    ({ type: 'DeclareAction', combatantId: 'ana', action, ...more }) as const;

  test('SEC-09 what is sheathed must be drawn, and what is dropped is gone', () => {
    const table = duel({ weapons: [{ weapon: 'sword', held: false }] });
    expect(table.rule(use('sword'))).toBe('SEC-09');
    expect(table.rule(use('sheathe', { weapon: 'sword' }))).toBe('SEC-09');
    table
      .declare('ana', 'draw', { weapon: 'sword' })
      .declare('ana', 'sheathe', { weapon: 'sword' });
    expect(table.clock).toBe('1 ana 2');
    table.declare('ana', 'draw', { weapon: 'sword' }).declare('ana', 'drop', { weapon: 'sword' });
    expect(table.rule(use('draw', { weapon: 'sword' }))).toBe('SEC-09');
    expect(table.rule(use('sword'))).toBe('SEC-08');
  });

  test('SEC-50 a shot, then four seconds to reload', () => {
    const table = duel({ weapons: [{ weapon: 'crossbow' }] });
    expect(table.rule(use('reload', { weapon: 'crossbow' }))).toBe('SEC-50');
    table.attack('ana', 'crossbow', 'bob', [1]);
    expect(table.rule(use('crossbow'))).toBe('SEC-50');
    table.end('ana').end('bob').declare('ana', 'reload', { weapon: 'crossbow' });
    expect(table.clock).toBe('2 ana 4');
    expect(table.declare('ana', 'crossbow').combatant('ana').doing?.done).toBe(2);
  });

  test('SEC-50 RS-39 a weapon one scale larger takes eight, and helpers divide the time', () => {
    const weapons = [{ weapon: 'arbalest' }];
    const table = fight([
      someone('ana', [0, 0], { weapons }),
      someone('cat', [0, 1]),
      foe('bob', [9, 0]),
    ]);
    table.attack('ana', 'arbalest', 'bob', [1]).end('ana');
    const help = { weapon: 'arbalest', targetIds: ['ana'] };
    for (let second = 0; second < 4; second++) table.declare('cat', 'help-reload', help);
    table.end('cat').end('bob').declare('ana', 'reload', { weapon: 'arbalest' });
    expect(table.clock).toBe('2 ana 4');
    expect(table.combatant('ana').gear[0]).toMatchObject({ shots: 1, helped: 0 });
    const both = fight([
      someone('ana', [0, 0], { weapons }),
      someone('cat', [0, 1]),
      someone('dan', [1, 0]),
      foe('bob', [9, 0]),
    ]);
    both.attack('ana', 'arbalest', 'bob', [1]).end('ana');
    for (let second = 0; second < 5; second++) both.declare('cat', 'help-reload', help);
    both.end('cat').declare('dan', 'help-reload', help).declare('dan', 'help-reload', help);
    const eighth = { type: 'DeclareAction', combatantId: 'dan', action: 'help-reload' } as const;
    expect(both.rule({ ...eighth, ...help })).toBe('SEC-50');
    both.end('dan').end('bob').declare('ana', 'reload', { weapon: 'arbalest' });
    expect(both.clock).toBe('2 ana 1');
    const far = {
      type: 'DeclareAction',
      combatantId: 'bob',
      action: 'help-reload',
      ...help,
    } as const;
    expect(table.end('ana').end('cat').rule(far)).toBe('SEC-50');
    const alone = duel({ weapons }).attack('ana', 'arbalest', 'bob', [1]).end('ana').end('bob');
    expect(
      alone.declare('ana', 'reload', { weapon: 'arbalest' }).combatant('ana').doing,
    ).toMatchObject({
      seconds: 8,
    });
  });
});

describe('combos', () => {
  const double: Particulars = {
    weaponSkill: { ranks: 1, bonus: 3 },
    extraAttacks: 1,
    comboRating: 2,
    combos: [{ key: 'double', name: 'Double', components: ['attack', 'attack'] }],
  };
  const combo = { combo: 'double', weapon: 'sword' };

  test('SEC-51 example 17: two hits of 7 against Toughness 12 are two wounds, both against 12', () => {
    const table = duel({ ...double, damageBonus: 3 }).declare('ana', 'combo', combo);
    table.aim('ana', ['bob', 'bob'], [6, 6]).defend('NONE');
    expect(table.happened('AttackLanded')).toEqual([]);
    table.defend('NONE', [4, 4]);
    expect(table.happened('AttackLanded').map(({ severity }) => severity)).toEqual([
      'WOUND',
      'WOUND',
    ]);
    expect(table.combatant('bob')).toMatchObject({ wounds: 2, status: { kind: 'STANDING' } });
  });

  test('SEC-51 hits of 12 and 12 against Toughness 12 are two wounds: the second meets no 11', () => {
    const table = duel({ ...double, damageBonus: 8 }).declare('ana', 'combo', combo);
    table.aim('ana', ['bob', 'bob'], [6, 6]).defend('NONE').defend('NONE', [4, 4]);
    expect(table.combatant('bob')).toMatchObject({ wounds: 2, status: { kind: 'STANDING' } });
  });

  test('SEC-51 all attack rolls come before any defense, on as many targets as one likes', () => {
    const table = fight([
      someone('ana', [0, 0], double),
      foe('bob', [1, 0], nimble),
      foe('dan', [0, 1]),
    ]);
    table.declare('ana', 'combo', combo);
    expect(table.refusal(complete(['bob'])).code).toBe('INVALID');
    table.aim('ana', ['bob', 'dan'], [6, 6]);
    expect(table.happenings).toEqual(['ActionCompleted', 'StrikeRolled', 'StrikeRolled']);
    const [, second] = table.state.attacks;
    expect(
      table.rule({
        type: 'ResolveDefense',
        combatantId: 'dan',
        attackId: second!.id,
        defense: 'NONE',
      }),
    ).toBe('SEC-41');
    table.defend('DODGE', [6]).defend('NONE', [1]);
    expect(table.happened('AttackLanded').map(({ combatantId }) => combatantId)).toEqual(['dan']);
  });

  test('SEC-51 RS-37 a second wound dealt at the same time does not kill whom the first has felled', () => {
    const table = duel({ ...double, damageBonus: 5 }, { endurance: 9 }).declare(
      'ana',
      'combo',
      combo,
    );
    table.aim('ana', ['bob', 'bob'], [6, 6]).defend('NONE').defend('NONE', [8, 3]);
    expect(table.combatant('bob')).toMatchObject({ wounds: 2, status: { kind: 'DYING' } });
  });

  const charger: Particulars = {
    weaponSkill: { ranks: 2 },
    combos: [{ key: 'charge', name: 'Charge', components: ['charge', 'attack'] }],
    weapons: [{ weapon: 'sword' }, { weapon: 'pike', held: false }],
  };
  const charge = {
    type: 'DeclareAction',
    combatantId: 'ana',
    action: 'combo',
    combo: 'charge',
    weapon: 'sword',
  } as const;

  test('SEC-52 example 22: 6 m straight in s1-2, then the charge in s3-6', () => {
    const table = fight([someone('ana', [0, 0], charger), foe('bob', [7, 0])]);
    expect(table.rule(charge)).toBe('SEC-52');
    table.declare('ana', 'move', { to: hex(3, 0) }).declare('ana', 'move', { to: hex(6, 0) });
    expect(table.play(charge).clock).toBe('1 ana 6');
    expect(table.aim('ana', ['bob'], [6]).due.targetId).toBe('bob');
  });

  test('SEC-52 example 22: move, draw, move, combo is not immediate, and a bend is not straight', () => {
    const table = fight([someone('ana', [0, 0], charger), foe('bob', [7, 0])]);
    table.declare('ana', 'move', { to: hex(3, 0) }).declare('ana', 'draw', { weapon: 'pike' });
    expect(table.declare('ana', 'move', { to: hex(6, 0) }).rule(charge)).toBe('SEC-52');
    const bent = fight([someone('ana', [0, 0], charger), foe('bob', [7, 0])]);
    bent.declare('ana', 'move', { to: hex(3, 0) }).declare('ana', 'move', { to: hex(3, 3) });
    expect(bent.rule(charge)).toBe('SEC-52');
    const idle = fight([someone('ana', [0, 0], charger), foe('bob', [7, 0])]);
    idle.declare('ana', 'move', { to: hex(3, 0) }).declare('ana', 'move', { to: hex(6, 0) });
    expect(idle.end('ana').end('bob').rule(charge)).toBe('SEC-52');
  });

  test('SEC-52 a run is a movement too', () => {
    const table = fight([someone('ana', [0, 0], charger), foe('bob', [7, 0])]);
    table.declare('ana', 'run', { to: hex(6, 0) });
    expect(table.play(charge).combatant('ana').doing?.done).toBe(3);
  });

  test.each([
    ['no more components than the better skill’s ranks and one', { comboRating: 9 }],
    ['nothing above the Combo Rating', { weaponSkill: { ranks: 5 } }],
    [
      'no second attack without Extra Attack',
      { weaponSkill: { ranks: 5 }, comboRating: 9, extraAttacks: 0 },
    ],
    [
      'no component that is not known',
      { ...double, combos: [{ key: 'x', name: 'X', components: ['attack', 'far-shot'] }] },
    ],
    [
      'no combo without an attack',
      { ...double, combos: [{ key: 'x', name: 'X', components: ['charge'] }] },
    ],
  ])('SEC-52 %s', (_, more) => {
    const twice = [{ key: 'double', name: 'Double', components: ['attack', 'attack'] }];
    const add = (sheet: Particulars) => ({
      type: 'AddCombatants' as const,
      combatants: [someone('cat', [5, 5], sheet)],
    });
    expect(duel().rule(add({ extraAttacks: 1, combos: twice, ...more }))).toBe('SEC-52');
    expect(duel().play(add(double), [1]).combatant('cat').sheet.combos).toEqual(twice);
  });

  test('SEC-52 shots only with something that shoots, and only combos that one has built', () => {
    const far = {
      rangedSkill: { ranks: 2 },
      comboRating: 2,
      components: ['far-shot'],
      combos: [{ key: 'far', name: 'Far', components: ['attack', 'far-shot'] }],
    };
    const table = duel(far);
    const declare = { ...charge, combo: 'far' };
    expect(table.rule(declare)).toBe('SEC-52');
    expect(table.rule({ ...declare, combo: 'charge' })).toBe('SEC-52');
  });
});
