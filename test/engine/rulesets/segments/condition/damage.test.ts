import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { basicConditions } from '../../../../../src/engine/rulesets/segments/model/built-in.ts';
import { decisions } from '../../../../../src/engine/rulesets/segments/decisions/index.ts';
import { narrate } from '../../../../../src/engine/rulesets/segments/views/narrate.ts';
import { timeline } from '../../../../../src/engine/rulesets/segments/views/timeline.ts';
import { view } from '../../../../../src/engine/rulesets/segments/views/view.ts';
import {
  declare,
  ready,
  shoot,
  step,
  strike,
  walk,
} from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  melee,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

/** A blow that always lands, with so many dice of damage, and leaves `condition`. */
const blow = (condition: string, dice: number, rounds: number | null = null) =>
  melee('blow', {
    offensive: '99',
    damage: dice > 0 ? `${dice}d6` : null,
    inflicts: [{ condition, rounds }],
  });
const ones = (dice: number) => Array.from({ length: dice }, () => 1);

/** Ana, who has the blow, comes before Bob. */
const scene = (condition: string, dice = 2, rounds: number | null = null, hitPoints = 20) =>
  fight([someone('ana', [0, 0], knows('blow')), foe('bob', [1, 0], { hitPoints })], {
    actions: [blow(condition, dice, rounds)],
  });

/** Ana deals it, Bob does not defend; each die shows a 1. */
const deal = (table: Table, dice = 2) =>
  table.play(shoot('ana', 'blow', 'bob')).defend('NONE', ones(dice));

const endTurn = (combatantId: string) => ({ type: 'EndTurn', combatantId }) as const;

const conditions = (table: Table) =>
  table.combatant('bob').conditions.map(({ condition }) => condition);

/** The moments at which Bob is hurt by a condition while nobody does anything, up to `round`. */
function hurtUntil(table: Table, round: number): readonly string[] {
  const moments: string[] = [];
  while (Number(table.clock.split('.')[0]) < round) {
    table.advance();
    for (const { damage } of table.happened('ConditionHurt'))
      moments.push(`${table.clock}: ${damage.total}`);
  }
  return moments;
}

describe('Bleeding', () => {
  test.each([1, 2, 3])(
    'SEG-93 struck in segment %i, it bleeds at the first turn of each later round',
    (segment) => {
      const table = deal(scene('bleeding', 3).advance(segment - 1), 3);
      expect(table.happened('ConditionInflicted')).toMatchObject([{ until: null, dice: 3 }]);
      expect(table.happened('ConditionHurt')).toEqual([]);
      // Bob's turn comes after Ana's, who has the first of the segment.
      const moments = [];
      while (!table.clock.startsWith('4')) {
        if (table.turn === 'ana') table.end('ana');
        moments.push(...table.happened('ConditionHurt').map(() => `${table.clock} ${table.turn}`));
        table.advance();
        expect(table.turn).toBe('ana');
      }
      expect(moments).toEqual(['2.1 bob', '3.1 bob']);
      expect(table.combatant('bob').hitPoints).toBe(20 - 3 - 2 * 3);
    },
  );

  test('SEG-93 R-54 it bleeds as the turn begins, before the turn itself', () => {
    const table = deal(scene('bleeding')).advance(3).end('ana');
    expect(table.happenings).toEqual(['TurnClosed', 'TurnEnded', 'ConditionHurt', 'TurnStarted']);
    expect(table.happened('ConditionHurt')).toEqual([
      {
        type: 'ConditionHurt',
        combatantId: 'bob',
        condition: 'bleeding',
        damage: {
          total: 2,
          terms: [{ label: 'damage dice', value: 2, dice: null, rule: 'SEG-93' }],
          rolled: [],
          counting: '',
        },
        absorbed: 0,
        hitPoints: 16,
      },
    ]);
  });

  test('SEG-93 SEG-105 who bleeds to 0 hit points goes down, and what waited for the turn is spent', () => {
    const table = fight(
      [
        someone('ana', [0, 0], knows('blow')),
        foe('bob', [1, 0], { hitPoints: 4 }),
        someone('cat', [2, 0]),
      ],
      { actions: [blow('bleeding', 2)] },
    );
    deal(table).advance(3);
    table.play(strike('ana', 'bob')).defend('COUNTER').end('ana');
    expect(table.happenings.slice(2)).toEqual([
      'ConditionHurt',
      'CombatantDown',
      'AttackSpent',
      'TurnPassed',
      'TurnEnded',
      'TurnStarted',
    ]);
    expect(table.combatant('bob')).toMatchObject({ status: 'DOWN', hitPoints: 0 });
    expect(hurtUntil(table, 4)).toEqual([]);
  });

  test('SEG-93 to yield does not stop it', () => {
    const table = fight(
      [someone('ana', [0, 0], knows('blow')), foe('bob', [1, 0]), foe('eve', [9, 0])],
      { actions: [blow('bleeding', 2)] },
    );
    deal(table).play({ type: 'YieldFight', combatantId: 'bob' }).advance(3).end('ana');
    expect(table.happenings.slice(2, 4)).toEqual(['ConditionHurt', 'TurnPassed']);
  });

  test('SEG-93 SEG-88 of a limited one only what it covers bleeds', () => {
    const dealt = (segment: number) =>
      deal(scene('bleeding', 2, 1).advance(segment - 1)).end('ana');
    expect(hurtUntil(dealt(1).advance(2).end('ana'), 4)).toEqual([]);
    expect(dealt(2).advance(2).end('ana').happened('ConditionHurt')).toHaveLength(1);
  });

  test('SEG-93 SEG-23 dice that a modifier adds to the damage count', () => {
    const heavy = { key: 'heavy', name: 'Heavy', damageDice: 2 };
    const table = fight([someone('ana', [0, 0], knows('blow')), foe('bob', [1, 0])], {
      actions: [{ ...blow('bleeding', 1), modifiers: [heavy] }],
    });
    table.play({ ...shoot('ana', 'blow', 'bob'), modifiers: ['heavy'] }).defend('NONE', ones(3));
    expect(hurtUntil(table, 2)).toEqual([]);
    expect(table.end('ana').happened('ConditionHurt')).toMatchObject([{ damage: { total: 3 } }]);
  });

  test('SEG-93 an attack without damage dice leaves a wound that costs nothing', () => {
    const table = deal(scene('bleeding', 0), 0);
    expect(conditions(table)).toEqual(['bleeding']);
    expect(hurtUntil(table, 4)).toEqual([]);
  });

  test.each([
    { first: 1, second: 3 },
    { first: 3, second: 1 },
  ])(
    'SEG-91 twice ($first, then $second dice) it bleeds once, for the stronger, from the first on',
    ({ first, second }) => {
      const table = fight(
        [
          someone('ana', [0, 0], knows('blow')),
          someone('cat', [2, 0], knows('cut')),
          foe('bob', [1, 0], { hitPoints: 30 }),
        ],
        {
          actions: [
            blow('bleeding', first),
            { ...blow('bleeding', second, 2), key: 'cut', name: 'Cut' },
          ],
        },
      );
      deal(table, first).advance(3).end('ana');
      table
        .play(shoot('cat', 'cut', 'bob'))
        .defend('NONE', ones(second))
        .end('cat');
      expect(table.combatant('bob').conditions).toMatchObject([
        { condition: 'bleeding', since: 1, until: null, dice: 3 },
      ]);
      expect(table.happened('ConditionHurt')).toMatchObject([{ damage: { total: 3 } }]);
    },
  );

  test('SEG-93 everyone sees that it hurts, but not what is left', () => {
    const table = deal(scene('bleeding')).advance(3).end('ana');
    const [hurt] = table.happened('ConditionHurt');
    const seen = (actor: Actor) => segments.queries.viewEvent(hurt!, actor);
    expect(seen({ kind: 'SPECTATOR' })).toEqual({ ...hurt, hitPoints: null });
    expect(seen({ kind: 'PLAYER', combatants: ['ana'] })).toEqual({ ...hurt, hitPoints: null });
    expect(seen({ kind: 'PLAYER', combatants: ['bob'] })).toEqual(hurt);
    expect(narrate(hurt!, table.state)).toBe(
      'Bob is bleeding and loses 2 hit points: 2 (damage dice 2), 16 left',
    );
  });
});

describe('Burned', () => {
  /** Bob burns, with room to run, and it is his turn. */
  const burning = (hitPoints = 20) => deal(scene('burned', 3, null, hitPoints), 3).end('ana');
  const hurts = (table: Table) => table.happened('ConditionHurt').map(({ damage }) => damage.total);

  test('SEG-93 one hex in a round does not hurt, two do, once, by the damage dice of the attack', () => {
    expect(hurts(burning().play(walk('bob', 1, 1)))).toEqual([]);
    expect(hurts(burning().play(walk('bob', 1, 2)))).toEqual([3]);
    expect(hurts(burning().play(walk('bob', 1, 3)))).toEqual([3]);
    expect(hurts(burning().play(declare('bob', 'dash', 'MOVE', { to: { q: 1, r: 4 } })))).toEqual([
      3,
    ]);
  });

  test('SEG-93 the hexes of a round are added up, whatever they are walked by', () => {
    const table = burning().play(step('bob', 1, 1));
    expect(hurts(table)).toEqual([]);
    table
      .advance()
      .end('ana')
      .play(step('bob', 1, 2));
    expect(hurts(table)).toEqual([3]);
  });

  test('SEG-93 once a round, and again in the next', () => {
    const table = burning()
      .play(walk('bob', 1, 2))
      .advance()
      .end('ana');
    expect(hurts(table.end('bob', { to: { q: 1, r: 4 } }))).toEqual([]);
    table
      .advance(2)
      .end('ana')
      .play(step('bob', 1, 5));
    expect(table.clock).toBe('2.1');
    expect(hurts(table)).toEqual([]);
    expect(
      hurts(
        table
          .advance()
          .end('ana')
          .play(walk('bob', 1, 6)),
      ),
    ).toEqual([3]);
  });

  test('SEG-89 what was walked before the burn does not count', () => {
    const table = fight([foe('bob', [1, 3]), someone('ana', [0, 0], knows('blow'))], {
      actions: [blow('burned', 3)],
    });
    table.play(walk('bob', 1, 0)).end('bob');
    deal(table, 3).advance();
    table.end('bob', { to: { q: 1, r: 1 } });
    expect(hurts(table)).toEqual([]);
    table.advance().play(step('bob', 1, 2));
    expect(hurts(table)).toEqual([3]);
  });

  test('SEG-93 to be pushed is not to move', () => {
    const gale = melee('gale', { offensive: '99', damage: null, pushback: 20, speed: 4 });
    const table = fight([someone('ana', [0, 0], knows('blow', 'gale')), foe('bob', [1, 0])], {
      actions: [blow('burned', 3), gale],
    });
    deal(table, 3)
      .advance(3)
      .play(shoot('ana', 'gale', 'bob'))
      .defend('NONE');
    expect(table.at('bob')).toEqual([5, 0]);
    expect(hurts(table)).toEqual([]);
    expect(hurts(table.end('ana').play(step('bob', 5, 1)))).toEqual([]);
    expect(
      hurts(
        table
          .advance()
          .end('ana')
          .play(step('bob', 5, 2)),
      ),
    ).toEqual([3]);
  });

  test('SEG-93 the movement of a dodge counts', () => {
    const table = deal(scene('burned', 3), 3).advance(3);
    table.play(strike('ana', 'bob')).defend('DODGE', [], { to: { q: 1, r: 2 } });
    table.play(endTurn('ana'), [1]);
    expect(table.at('bob')).toEqual([1, 2]);
    expect(hurts(table)).toEqual([3]);
  });

  test('SEG-93 SEG-105 who burns to 0 hit points goes down there, and the Move is over', () => {
    const table = burning(6).play(walk('bob', 1, 3));
    expect(table.happenings).toEqual([
      'ActionDeclared',
      'MovementStarted',
      'CombatantMoved',
      'MovementPlayed',
      'ConditionHurt',
      'CombatantDown',
      'OngoingEnded',
      'TurnClosed',
      'TurnEnded',
    ]);
    expect(table.combatant('bob')).toMatchObject({ status: 'DOWN', hitPoints: 0 });
    expect(table.state.ongoing).toEqual([]);
  });
});

describe('Blinded', () => {
  test('SEG-93 SEG-81 its attacks have the ordinary disadvantage, attacks on it advantage', () => {
    const table = fight(
      [
        someone('ana', [0, 0], knows('blow')),
        foe('bob', [1, 0], knows('fists')),
        someone('cat', [1, 1]),
      ],
      { actions: [blow('blinded', 0, 1), melee('fists', { offensive: '5d6' })] },
    );
    deal(table, 0).end('ana');
    table.play(shoot('bob', 'fists', 'ana')).defend('NONE', [4, 1, 2]);
    expect(table.happened('AttackHit')).toMatchObject([{ attackScore: aScore({ dice: [4, 1] }) }]);
    table.end('bob').play(strike('cat', 'bob')).defend('NONE', [4, 1, 1, 1, 1, 2]);
    expect(table.happened('AttackHit')).toMatchObject([
      { attackScore: aScore({ dice: [4, 1, 1, 1, 1] }) },
    ]);
  });
});

describe('Disoriented', () => {
  const dizzy = () =>
    fight(
      [
        someone('ana', [0, 0], { talents: [{ action: 'blow', reducedBy: 2 }] }),
        foe('bob', [1, 0], knows('flurry', 'nod')),
      ],
      {
        actions: [
          blow('disoriented', 0),
          melee('flurry', {}, [{ kind: 'FULL', attacks: 2 }, { kind: 'FREE' }]),
          melee('nod', {}, [{ kind: 'FREE' }]),
        ],
      },
    );
  /** Bob is disoriented, and it is his turn. */
  const dazed = () => deal(dizzy(), 0).end('ana');
  const flurry = declare('bob', 'flurry', 'FULL', { targetIds: ['ana', 'ana'] });

  test('SEG-93 a Standard or a Move, not both, in any order', () => {
    const struck = dazed().play(strike('bob', 'ana')).defend('NONE', [1, 1, 1]).advance();
    expect(struck.end('ana').rule(walk('bob', 1, 1))).toBe('SEG-93');
    const moved = dazed()
      .play(walk('bob', 1, 1))
      .advance()
      .end('ana');
    expect(moved.rule(strike('bob', 'ana'))).toBe('SEG-93');
    expect(moved.rule(walk('bob', 1, 2))).toBe('SEG-93');
    expect(moved.rule(ready('bob', 'unarmed-strike', 'STANDARD'))).toBe('SEG-93');
  });

  test('SEG-93 no Full', () => {
    expect(dazed().rule(flurry)).toBe('SEG-93');
    expect(dazed().rule(ready('bob', 'flurry', 'FULL'))).toBe('SEG-93');
    expect(dizzy().end('ana').play(flurry).combatant('bob').spent).toEqual(['FULL']);
  });

  test('SEG-93 Swifts and Free actions are as usual, and the next round has an action again', () => {
    const table = dazed()
      .play(walk('bob', 1, 1))
      .advance()
      .end('ana')
      .play(step('bob', 1, 0));
    table.play(shoot('bob', 'nod', 'ana', 'FREE')).defend('NONE', [1, 1, 1]);
    expect(table.combatant('bob').spent).toEqual(['MOVE', 'SWIFT']);
    table.advance(2).play(endTurn('ana'), [1, 1, 1, 1]).play(strike('bob', 'ana'));
    expect(table.clock).toBe('2.1');
  });

  /** Bob's first turn of round 2 begins with these faces for Intelligence. */
  const round2 = (faces: readonly number[]) => dazed().advance(3).play(endTurn('ana'), faces);
  const both = (table: Table) =>
    table
      .play(walk('bob', 1, 1))
      .advance()
      .end('ana')
      .play(declare('bob', 'brace', 'STANDARD'));

  test('SEG-93 in a later round three successes with Intelligence let it act normally', () => {
    const table = round2([5, 6, 5, 4]);
    expect(table.happenings).toEqual([
      'TurnClosed',
      'TurnEnded',
      'CheckRolled',
      'ConditionLifted',
      'TurnStarted',
    ]);
    expect(table.happened('CheckRolled')).toMatchObject([
      { combatantId: 'bob', check: 'INTELLIGENCE', needed: 3, success: true },
    ]);
    expect(conditions(table)).toEqual(['disoriented']);
    expect(both(table).combatant('bob').spent).toEqual(['MOVE', 'STANDARD']);
    round2([5, 6, 5, 4]).play(flurry);
  });

  test('SEG-93 two are too few', () => {
    const table = round2([5, 6, 4, 4]);
    expect(table.happenings).toEqual(['TurnClosed', 'TurnEnded', 'CheckRolled', 'TurnStarted']);
    expect(table.rule(flurry)).toBe('SEG-93');
    expect(() => both(table)).toThrow('SEG-93');
  });

  test('SEG-93 the check counts for its round alone', () => {
    const table = round2([5, 6, 5, 4]).advance(3);
    expect(table.clock).toBe('3.1');
    table.play(endTurn('ana'), [1, 1, 1, 1]);
    expect(table.rule(flurry)).toBe('SEG-93');
  });

  test('SEG-93 disoriented anew, it is for that round', () => {
    const table = round2([5, 6, 5, 4]).advance();
    deal(table, 0).end('ana');
    expect(table.rule(flurry)).toBe('SEG-93');
  });

  test('SEG-93 who bleeds to 0 hit points makes no check', () => {
    const table = fight(
      [someone('ana', [0, 0], knows('blow')), foe('bob', [1, 0], { hitPoints: 4 })],
      {
        actions: [
          melee('blow', {
            offensive: '99',
            damage: '2d6',
            inflicts: [{ condition: 'disoriented' }, { condition: 'bleeding' }],
          }),
        ],
      },
    );
    deal(table).advance(3).end('ana');
    expect(table.happenings.slice(2, 5)).toEqual(['ConditionHurt', 'CombatantDown', 'TurnPassed']);
  });

  test('SEG-93 what was spent before it stands, and what runs goes on', () => {
    const table = dizzy().end('ana').play(flurry).defend('NONE', [1, 1, 1]).advance();
    deal(table, 0);
    expect(table.state.ongoing).toMatchObject([{ kind: 'FOLLOW_UP' }]);
    table.end('ana').end('bob');
    expect(table.happenings).toContain('AttackArrived');
  });

  test('SEG-93 it binds defenses too', () => {
    const table = dazed()
      .play(walk('bob', 0, 1))
      .advance()
      .play(strike('ana', 'bob'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-93');
    expect(table.rule(table.defense('DODGE'))).toBe('SEG-93');
    table.defend('REACTION', [1, 1, 1]);
  });

  test('SEG-93 SEG-28 a Standard that is left may be spent on rank, a Full there is not', () => {
    const table = dazed();
    expect(table.rule({ type: 'EndTurn', combatantId: 'bob', unused: 'RISE_TWO' })).toBe('SEG-93');
    table.end('bob', { unused: 'RISE_ONE' });
    const moved = dazed().play(walk('bob', 1, 1));
    expect(moved.rule({ type: 'EndTurn', combatantId: 'bob', unused: 'RISE_ONE' })).toBe('SEG-93');
  });
});

describe('labels', () => {
  test.each(['deafened', 'delirious', 'exhausted', 'grappled', 'prone'])(
    'SEG-93 R-53 %s runs and ends, and changes nothing else',
    (condition) => {
      const table = deal(scene(condition, 0, 1), 0).end('ana');
      expect(basicConditions[condition]?.effects).toEqual([]);
      table
        .play(declare('bob', 'dash', 'MOVE', { to: { q: 1, r: 4 } }))
        .advance()
        .end('ana');
      expect(conditions(table)).toEqual([condition]);
      table.play(walk('bob', 1, 5));
      expect(conditions(table.advance(2))).toEqual([]);
      expect(table.combatant('bob').hitPoints).toBe(20);
    },
  );
});

describe('until healed', () => {
  const heal = { type: 'EndCondition', combatantId: 'bob', condition: 'bleeding' } as const;

  test('SEG-93 it lasts for rounds on end, without a moment on the timeline', () => {
    const table = deal(scene('bleeding', 1), 1);
    expect(narrate(table.happened('ConditionInflicted')[0]!, table.state)).toBe(
      'Bob is bleeding until healed',
    );
    expect(timeline(table.state).filter(({ kind }) => kind === 'CONDITION')).toEqual([]);
    expect(view(table.state, gameMaster).combatants[1]?.conditions).toMatchObject([
      { key: 'bleeding', ends: null, amount: 1 },
    ]);
    table.advance(30);
    expect(conditions(table)).toEqual(['bleeding']);
  });

  test('SEG-93 the GM ends it, also while a defense is due; from then on it does nothing', () => {
    const table = deal(scene('bleeding')).advance(3).play(strike('ana', 'bob')).play(heal);
    expect(table.events).toEqual([
      { type: 'ConditionEnded', combatantId: 'bob', condition: 'bleeding' },
    ]);
    expect(conditions(table)).toEqual([]);
    expect(hurtUntil(table.defend('NONE', [1, 1, 1]), 4)).toEqual([]);
  });

  test('SEG-93 nobody else may, not even for oneself', () => {
    const table = deal(scene('bleeding'));
    const bob = { kind: 'PLAYER', combatants: ['bob'] } as const;
    expect(table.refusal(heal, bob).code).toBe('FORBIDDEN');
    const listed = (actor: Parameters<typeof decisions>[1]) =>
      decisions(table.state, actor)
        .flatMap(({ options }) => options)
        .filter(({ command }) => command.type === 'EndCondition');
    expect(listed(bob)).toEqual([]);
    expect(listed(gameMaster)).toMatchObject([{ label: 'Bob: end Bleeding', command: heal }]);
  });

  test('SEG-93 one that nobody has cannot be ended', () => {
    const table = deal(scene('bleeding'));
    expect(table.rule({ ...heal, combatantId: 'ana' })).toBe('SEG-93');
    expect(table.rule({ ...heal, condition: 'burned' })).toBe('SEG-93');
    expect(table.rule({ ...heal, combatantId: 'eve' })).toBe('NOT_FOUND');
    expect(table.rule({ ...heal, condition: 'toString' })).toBe('NOT_FOUND');
    table.play({ type: 'EndEncounter' });
    expect(table.rule(heal)).toBe('SEG-107');
  });

  test.each([
    { first: null, second: 1 },
    { first: 1, second: null },
  ])('SEG-91 with a limited one besides, it lasts until healed', ({ first, second }) => {
    const table = fight([someone('ana', [0, 0], knows('blow', 'cut')), foe('bob', [1, 0])], {
      actions: [blow('prone', 0, first), { ...blow('prone', 0, second), key: 'cut', name: 'Cut' }],
    });
    deal(table, 0)
      .advance(3)
      .play(shoot('ana', 'cut', 'bob'))
      .defend('NONE');
    expect(conditions(table.advance(6))).toEqual(['prone']);
  });
});
