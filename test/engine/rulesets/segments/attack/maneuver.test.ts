import { seededDice } from '../../../../../src/engine/dice/seeded.ts';
import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Hex } from '../../../../../src/engine/grid/hex.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import type { Settings } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';
import { timeline } from '../../../../../src/engine/rulesets/segments/views/timeline.ts';
import { declare } from '../../../../kit/engine/segments/moves.ts';
import {
  type CommandInput,
  fight,
  foe,
  gathering,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

type Spend = Extract<CommandInput, { type: 'SpendManeuverPoints' }>;

interface Plan {
  readonly far?: number;
  readonly settings?: Partial<Settings>;
  readonly freeArms?: number;
  readonly hitPoints?: number;
  readonly obstacles?: readonly Hex[];
  readonly dark?: readonly Hex[];
}

const someoneElse = foe('cid', [0, 6]);

/** Ana throws or blows at Bor with four dice; a `gust` serves for maneuvers, a `dart` does not. */
function stage(plan: Plan = {}): Table {
  const four = { offensive: '4d6', damage: '1d6', speed: 2 };
  return fight(
    [
      someone('ana', [0, 0], {
        ...knows('gust', 'dart', 'throw'),
        freeArms: plan.freeArms ?? 2,
      }),
      foe('bor', [plan.far ?? 1, 0], { hitPoints: plan.hitPoints ?? 20 }),
      someoneElse,
    ],
    {
      actions: [
        projectile('gust', { ...four, speed: 5, pushback: 10, maneuvers: true }),
        projectile('dart', four),
        melee('throw', four),
      ],
      setup: {
        obstacles: [...(plan.obstacles ?? [])],
        dark: [...(plan.dark ?? [])],
        settings: { maneuvers: 'EACH_ROUND', ...plan.settings },
      },
    },
  );
}

const tries = (table: Table, action = 'throw'): Table =>
  table.declare('ana', action, { targetIds: ['bor'], maneuver: true });

/** Ana's maneuver has succeeded with this many points. */
function won(points: number, plan: Plan & { readonly action?: string } = {}): Table {
  const faces = [4, 4, 4, 4].map((face, i) => (i < points ? face : 3));
  return tries(stage(plan), plan.action).defend('NONE', faces);
}

const pendingOf = ({ state }: Table) => state.attacks.find(({ stage: s }) => s.kind === 'MANEUVER');

const spend = (table: Table, more: Partial<Spend> = {}): Spend => ({
  combatantId: 'ana',
  attackId: pendingOf(table)?.id ?? 'none',
  ...more,
  type: 'SpendManeuverPoints',
});

const conditionsOf = (table: Table, id: string) =>
  table.combatant(id).conditions.map(({ condition }) => condition);

const optionOf = (table: Table) =>
  segments.queries.decisions(table.state, gameMaster).find(({ kind }) => kind === 'MANEUVER')
    ?.options[0];

/** Of the hexes that are offered, those that go with these maneuvers. */
const hexesFor = (table: Table, maneuvers: Spend['maneuvers']): readonly string[] =>
  (optionOf(table)?.choices ?? [])
    .flatMap((choice) => (choice.kind === 'HEX' ? choice.area.hexes : []))
    .filter((to) => {
      const command = segments.rules.commands.SpendManeuverPoints?.parse(
        spend(table, { maneuvers, to }),
      );
      const played = segments.rules.decide(
        command as never,
        table.state,
        seededDice('00'.repeat(32), 0),
      );
      if (!played.ok) expect(played.error).toMatchObject({ rule: 'SEG-101' });
      return played.ok;
    })
    .map(({ q, r }) => `${q},${r}`);

describe('SEG-99 a maneuver', () => {
  const attempt = (action: string): CommandInput => ({
    type: 'DeclareAction',
    combatantId: 'ana',
    action,
    use: 'STANDARD',
    targetIds: ['bor'],
    maneuver: true,
  });

  test('SEG-99 R-48 is refused where they are not played', () => {
    expect(stage({ settings: { maneuvers: 'OFF' } }).rule(attempt('throw'))).toBe('SEG-99');
  });

  test('SEG-99 is made with a melee attack, or a projectile whose data say so', () => {
    expect(stage().rule(attempt('dart'))).toBe('SEG-99');
    for (const action of ['throw', 'gust', 'unarmed-strike'])
      expect(stage().play(attempt(action)).state.attacks).toMatchObject([{ maneuver: true }]);
  });

  test('SEG-99 is nothing that an action without a target could be', () => {
    const command = { ...attempt('brace'), targetIds: [] };
    expect(stage().refusal(command)).toMatchObject({ code: 'INVALID', field: 'maneuver' });
  });

  test('SEG-99 is made on someone, not on a hex that hides whoever may be there', () => {
    const dark = stage({ dark: [hex(1)] });
    const atHex = { targetHexes: [hex(1)] };
    expect(dark.rule(declare('ana', 'throw', 'STANDARD', { ...atHex, maneuver: true }))).toBe(
      'SEG-99',
    );
    dark.declare('ana', 'throw', atHex);
    expect(dark.state.attacks).toMatchObject([{ blind: true, maneuver: false }]);
  });

  test('SEG-99 D-1 must exceed the defense score: 2 against 2 fails', () => {
    const tied = tries(stage()).defend('COUNTER', []);
    tied.end('ana', {}, [4, 4, 3, 3, 4, 4]);
    expect(tied.happened('AttackMissed')).toMatchObject([
      { attackScore: { total: 2 }, defenseScore: { total: 2 } },
    ]);
    expect(pendingOf(tied)).toBeUndefined();
  });

  test('SEG-99 R-49 does no damage and no pushback by default', () => {
    const table = won(2, { action: 'gust' });
    expect(table.happenings).toEqual(['DefenseDeclared', 'AttackHit', 'ManeuverSucceeded']);
  });

  test('SEG-99 R-49 b does all that the attack does as well, then the points are spent', () => {
    const table = tries(stage({ settings: { maneuverDamage: 'YES' } }), 'gust');
    table.defend('NONE', [4, 4, 3, 3, /**/ 5]);
    expect(table.combatant('bor').hitPoints).toBe(15);
    expect(table.at('bor')).toEqual([3, 0]);
    table.play(spend(table, { maneuvers: ['TRIP'] }));
    expect(conditionsOf(table, 'bor')).toEqual(['prone']);
  });

  test('SEG-99 R-49 b leaves no points to spend on who goes down', () => {
    const table = tries(stage({ settings: { maneuverDamage: 'YES' }, hitPoints: 1 }));
    table.defend('NONE', [4, 4, 3, 3, /**/ 5]);
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'TARGET_DOWN' }]);
    expect(table.state.attacks).toEqual([]);
  });

  test('SEG-39 SEG-99 a critical one succeeds, with the points that its score gives', () => {
    const settings = { criticals: 'ALL_ALIKE' } as const;
    const table = tries(stage({ settings })).defend('NONE', [6, 6, 6, 6]);
    expect(table.happened('DamageDealt')).toEqual([]);
    expect(pendingOf(table)?.stage).toMatchObject({ points: 4 });
  });
});

describe('SEG-100 the points', () => {
  test('SEG-100 SEG-36 are the excess, and no more than dice that succeeded', () => {
    expect(pendingOf(won(3))?.stage).toMatchObject({ points: 3 });
    const table = fight([someone('ana', [0, 0], { attackBonus: 6 }), foe('bor', [1, 0])], {
      setup: { settings: { maneuvers: 'EACH_ROUND' } },
    });
    tries(table, 'unarmed-strike').defend('NONE', [4, 3]);
    expect(pendingOf(table)?.stage).toMatchObject({ points: 1 });
  });

  test('SEG-100 are none when flat bonuses alone exceed, and nothing is asked', () => {
    const table = fight([someone('ana', [0, 0], { attackBonus: 6 }), foe('bor', [1, 0])], {
      setup: { settings: { maneuvers: 'EACH_ROUND' } },
    });
    tries(table, 'unarmed-strike').defend('NONE', [3, 3]);
    expect(table.happenings).toEqual(['DefenseDeclared', 'AttackHit']);
    expect(table.state.attacks).toEqual([]);
  });

  test('SEG-100 are asked of the attacker before anything else happens', () => {
    const table = won(1);
    const due = segments.queries
      .decisions(table.state, gameMaster)
      .filter(({ required }) => required);
    expect(due).toMatchObject([
      { kind: 'MANEUVER', combatantId: 'ana', subjectId: pendingOf(table)?.id },
    ]);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-100');
    expect(table.rule({ type: 'AdvanceSegment', passOpenTurns: true })).toBe('SEG-100');
    expect(table.rule(spend(table, { combatantId: 'bor' }))).toBe('SEG-100');
    expect(timeline(table.state)).toMatchObject([{ kind: 'MANEUVER', rule: 'SEG-100' }]);
  });

  test('SEG-100 only who plays the attacker sees the options', () => {
    const table = won(1);
    const seenBy = (id: string) =>
      segments.queries
        .decisions(table.state, { kind: 'PLAYER', combatants: [id] })
        .find(({ kind }) => kind === 'MANEUVER')?.options.length;
    expect(seenBy('bor')).toBe(0);
    expect(seenBy('ana')).toBeGreaterThan(0);
  });

  test('SEG-100 buy any mix, or are left alone, but no more than there are', () => {
    const table = won(2);
    expect(table.rule(spend(table, { maneuvers: ['GRAPPLE', 'TRIP', 'DISARM'] }))).toBe('SEG-100');
    expect(table.rule(spend(table, { maneuvers: ['TRIP', 'DISARM'], to: hex(2) }))).toBe('SEG-101');
    expect(table.refusal(spend(table, { maneuvers: ['TRIP', 'TRIP'] }))).toMatchObject({
      code: 'INVALID',
    });
    expect(won(2).play(spend(table)).state.attacks).toEqual([]);
    table.play(spend(table, { maneuvers: ['TRIP', 'DISARM'] }));
    expect(conditionsOf(table, 'bor')).toEqual(['prone', 'disarmed']);
    expect(table.happened('ManeuverPointsSpent')).toMatchObject([{ hexes: 0 }]);
  });

  test('SEG-44 SEG-100 a dodge goes on after the points are spent', () => {
    const table = tries(stage()).defend('DODGE', [], { to: hex(2) });
    table.end('ana', {}, [4]);
    expect(table.at('bor')).toEqual([1, 0]);
    table.play(spend(table, { maneuvers: ['TRIP'] }));
    expect(table.at('bor')).toEqual([2, 0]);
  });

  test('SEG-27 SEG-100 SEG-105 cannot be spent by who has gone down meanwhile', () => {
    const table = fight(
      [someone('ana', [0, 0], { hitPoints: 1 }), foe('bor', [1, 0]), foe('cid', [0, 1])],
      { setup: { settings: { maneuvers: 'EACH_ROUND' } } },
    );
    table.end('ana').end('bor');
    const ready = { action: 'unarmed-strike', use: 'STANDARD', trigger: 'now' } as const;
    table
      .play({ ...ready, type: 'ReadyAction', combatantId: 'cid' })
      .end('cid')
      .advance();
    tries(table, 'unarmed-strike').defend('NONE', [4, 4]);
    table.play({ type: 'ReleaseReadiedAction', combatantId: 'cid', targetIds: ['ana'] });
    expect(table.rule(spend(table))).toBe('SEG-27');
    table.defend('NONE', [4, 4, 3]);
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'ATTACKER_DOWN' }]);
    expect(table.state.attacks).toEqual([]);
  });
});

describe('SEG-101 to reposition', () => {
  test('SEG-101 SEG-68 goes a hex for each point at the speed of the action', () => {
    const table = won(3);
    table.play(spend(table, { to: hex(4) }));
    expect(table.at('bor')).toEqual([3, 0]);
    expect(table.state.ongoing).toMatchObject([{ kind: 'PUSHBACK', steps: [hex(1)] }]);
    table.end('ana').end('bor').end('cid').advance();
    table.end('ana');
    expect(table.at('bor')).toEqual([4, 0]);
  });

  test('SEG-101 R-32 b beside the attacker it may lead anywhere free', () => {
    const hexes = hexesFor(won(1, { obstacles: [hex(2)] }), []);
    expect([...hexes].sort()).toEqual(['0,1', '1,-1', '1,1', '2,-1']);
  });

  test('SEG-101 from a distance it leads away', () => {
    const hexes = hexesFor(won(1, { far: 3, action: 'gust' }), []);
    expect([...hexes].sort()).toEqual(['3,1', '4,-1', '4,0']);
    const table = won(2, { far: 3, action: 'gust' });
    expect(table.rule(spend(table, { to: hex(2) }))).toBe('SEG-101');
  });

  test('SEG-101 one hex toward the attacker takes a Trip, and no other hex', () => {
    const table = won(3, { far: 3, action: 'gust' });
    expect(hexesFor(table, [])).not.toContain('2,0');
    expect(hexesFor(table, ['TRIP'])).toContain('2,0');
    expect(hexesFor(table, ['TRIP'])).not.toContain('1,0');
    table.play(spend(table, { maneuvers: ['TRIP'], to: hex(2) }));
    expect(table.at('bor')).toEqual([2, 0]);
    expect(table.happened('ManeuverPointsSpent')).toMatchObject([{ hexes: 1 }]);
  });
});

describe('SEG-102 a grapple', () => {
  const grappled = (plan: Plan = {}) => {
    const table = won(1, plan);
    return table.play(spend(table, { maneuvers: ['GRAPPLE'] }));
  };
  /** To the start of Ana's first turn of the second round. */
  const nextRound = (table: Table) => table.advance(3);

  test('SEG-102 makes the target Grappled at once', () => {
    const table = grappled();
    expect(conditionsOf(table, 'bor')).toEqual(['grappled']);
    expect(timeline(table.state)).toMatchObject([
      { kind: 'GRAPPLE', resolves: { round: 2, step: 1, onTurnOfId: 'ana' } },
    ]);
  });

  test('SEG-102 needs an adjacent target', () => {
    const table = won(1, { far: 2, action: 'gust' });
    expect(table.rule(spend(table, { maneuvers: ['GRAPPLE'] }))).toBe('SEG-102');
    const near = won(1, { action: 'gust' });
    expect(conditionsOf(near.play(spend(near, { maneuvers: ['GRAPPLE'] })), 'bor')).toEqual([
      'grappled',
    ]);
  });

  test('SEG-102 needs a free arm', () => {
    const table = won(1, { freeArms: 0 });
    expect(table.rule(spend(table, { maneuvers: ['GRAPPLE'] }))).toBe('SEG-102');
  });

  test('SEG-102 holds the same one once, and only its check maintains it', () => {
    const table = grappled().advance(1);
    table.state = {
      ...table.state,
      combatants: {
        ...table.state.combatants,
        ana: { ...table.combatant('ana'), spent: [], cooldowns: [] },
      },
    };
    tries(table).defend('NONE', [4, 4, 4, 4]);
    expect(table.rule(spend(table, { maneuvers: ['GRAPPLE'] }))).toBe('SEG-102');
    expect(table.rule(spend(table, { maneuvers: ['MAINTAIN'] }))).toBe('SEG-102');
  });

  test("SEG-102 R-48 is maintained by a new maneuver on the grappler's first turn of a round", () => {
    const table = grappled().advance(2);
    expect(table.state.attacks).toEqual([]);
    table.advance();
    expect(table.clock).toBe('2.1');
    expect(table.happenings.slice(-3)).toEqual(['TurnStarted', 'GrappleChecked', 'AttackArrived']);
    table.defend('NONE', [4, 3, 3, 3]).play(spend(table, { maneuvers: ['MAINTAIN'] }));
    expect(table.state.grapples).toMatchObject([{ since: 4, checkId: null }]);
    expect(conditionsOf(table, 'bor')).toEqual(['grappled']);
    // It took no action of Ana's.
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
    expect(table.advance(2).state.attacks).toEqual([]);
    expect(table.advance().happened('GrappleChecked')).toHaveLength(1);
  });

  test('SEG-102 R-48 b is maintained on every turn of the grappler', () => {
    const table = grappled({ settings: { maneuvers: 'EACH_SEGMENT' } }).advance();
    expect(table.clock).toBe('1.2');
    expect(table.happened('GrappleChecked')).toHaveLength(1);
  });

  test('SEG-102 ends when the check fails', () => {
    const table = nextRound(grappled()).defend('NONE', [3, 3, 3, 3]);
    expect(table.happenings).toEqual([
      'DefenseDeclared',
      'AttackMissed',
      'GrappleEnded',
      'ConditionEnded',
    ]);
    expect(conditionsOf(table, 'bor')).toEqual([]);
  });

  test('SEG-102 ends when the point is spent on something else', () => {
    const table = nextRound(grappled()).defend('NONE', [4, 3, 3, 3]);
    table.play(spend(table, { maneuvers: ['TRIP'] }));
    expect(table.state.grapples).toEqual([]);
    expect(conditionsOf(table, 'bor')).toEqual(['prone']);
  });

  test('SEG-42 SEG-102 goes on while the check waits for the turn of who defends', () => {
    const table = nextRound(grappled()).defend('COUNTER', []);
    expect(table.state.grapples).toMatchObject([{ checkId: table.state.attacks[0]?.id }]);
    table.end('ana', {}, [3, 3, 3, 3, 4, 4]);
    expect(table.state.grapples).toEqual([]);
  });

  test('SEG-102 ends as the two are no longer adjacent, or the GM ends the condition', () => {
    const away = grappled().end('ana');
    away.declare('bor', 'five-foot-step', { to: hex(2) });
    expect(away.happened('GrappleEnded')).toHaveLength(1);
    expect(conditionsOf(away, 'bor')).toEqual([]);
    const freed = grappled();
    freed.play({ type: 'EndCondition', combatantId: 'bor', condition: 'grappled' });
    expect(freed.state.grapples).toEqual([]);
  });

  test('SEG-102 SEG-107 ends as the grappler yields', () => {
    const table = grappled().play({ type: 'YieldFight', combatantId: 'ana' });
    expect(table.state.grapples).toEqual([]);
  });

  test('SEG-19 SEG-102 one of before the first round is maintained in the first', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bor', [1, 0])], {
      setup: { settings: { maneuvers: 'EACH_ROUND' } },
    });
    tries(table, 'unarmed-strike').defend('NONE', [4, 4]);
    table.play(spend(table, { maneuvers: ['GRAPPLE'] }));
    table.play({ type: 'RollInitiative' }, [1, 1, 1, 1, 6, 1, 1, 1]);
    // Ana rolled no six and can do nothing in the first segment (SEG-17).
    expect(timeline(table.state)).toMatchObject([{ resolves: { round: 1, step: 2 } }]);
    expect(table.end('bor').advance().end('bor').happened('GrappleChecked')).toHaveLength(1);
  });
});

describe('SEG-103 labels', () => {
  test.each([
    ['TRIP', 'prone'],
    ['DISARM', 'disarmed'],
  ] as const)('SEG-103 %s leaves %s for 1 point, until it is healed', (maneuver, condition) => {
    const table = won(1);
    table.play(spend(table, { maneuvers: [maneuver] }));
    expect(table.happened('ConditionInflicted')).toMatchObject([
      { combatantId: 'bor', condition, until: null },
    ]);
  });
});
