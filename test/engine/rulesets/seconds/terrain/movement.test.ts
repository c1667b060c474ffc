import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { planAttack } from '../../../../../src/engine/rulesets/seconds/attack/plan.ts';
import {
  fight,
  foe,
  hex,
  someone,
  type SetupInput,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const duel = (setup: SetupInput = {}): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [15, 0])], setup);

const move = (to: { q: number; r: number }) =>
  ({ type: 'DeclareAction', combatantId: 'ana', action: 'move', to }) as const;
const run = (to: { q: number; r: number }) =>
  ({ type: 'DeclareAction', combatantId: 'ana', action: 'run', to }) as const;

describe('moving', () => {
  test('SEC-32 a move is a second and up to the speed in metres, three unless the sheet says more', () => {
    expect(
      duel()
        .play(move(hex(3, 0)))
        .at('ana'),
    ).toEqual([3, 0]);
    expect(duel().play(move(hex(4, 0))).clock).toBe('1 ana 2');
    expect(
      duel()
        .moves('ana', 5)
        .rule(move(hex(9, 0))),
    ).toBe('SEC-32');
    const fast = fight([someone('ana', [0, 0], { speed: 5 }), foe('bob', [9, 0])]);
    expect(fast.play(move(hex(5, 0))).clock).toBe('1 ana 1');
  });

  test('SEC-32 RS-33 obstacles bar the way, and people do not: areas can be shared', () => {
    expect(duel({ obstacles: [hex(1, 0)] }).rule(move(hex(1, 0)))).toBe('SEC-32');
    const close = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(close.play(move(hex(1, 0))).at('ana')).toEqual([1, 0]);
  });

  test('SEC-32 a way may be given hex by hex', () => {
    const path = [hex(0, 1), hex(1, 1)];
    const by = { type: 'DeclareAction', combatantId: 'ana', action: 'move', path } as const;
    expect(duel().play(by).at('ana')).toEqual([1, 1]);
    expect(duel({ obstacles: [hex(0, 1)] }).rule(by)).toBe('SEC-32');
    expect(duel().rule({ ...by, to: hex(1, 1) })).toBe('INVALID');
  });

  test('SEC-32 SEC-56 ends in another hex than it began in, and so does each second of a way', () => {
    expect(duel().rule(move(hex(0, 0)))).toBe('SEC-32');
    const along = (...path: readonly (readonly [number, number])[]) => ({
      ...({ type: 'DeclareAction', combatantId: 'ana', action: 'move' } as const),
      path: path.map(([q, r]) => hex(q, r)),
    });
    expect(duel().rule(along([1, 0], [0, 0]))).toBe('SEC-32');
    const [there, round] = [
      [1, 0] as const,
      [
        [2, 0],
        [2, -1],
        [1, 0],
      ] as const,
    ];
    expect(duel().rule(along([0, 1], [1, 1], there, ...round))).toBe('SEC-32');
    // Within a second it may go back, as long as the second ends elsewhere.
    expect(
      duel()
        .play(along([1, 0], [0, 0], [0, 1]))
        .at('ana'),
    ).toEqual([0, 1]);
  });
});

describe('running', () => {
  test('SEC-33 example 21: three seconds are 27 m straight, and no fewer will do', () => {
    const table = duel().play(run(hex(0, 27)));
    expect(table.at('ana')).toEqual([0, 27]);
    expect(table.clock).toBe('1 ana 3');
    // 18 m would take two seconds; a run takes three all the same.
    expect(duel().play(run(hex(0, 18))).clock).toBe('1 ana 3');
    expect(duel().play(run(hex(0, 28))).clock).toBe('1 ana 4');
  });

  test('SEC-33 six seconds give eighteen times the speed, and no more', () => {
    expect(
      duel()
        .play(run(hex(0, 54)))
        .at('ana'),
    ).toEqual([0, 54]);
    expect(duel().rule(run(hex(0, 55)))).toBe('SEC-33');
  });

  test('SEC-33 example 21: two runs in different directions fit in a turn', () => {
    const table = duel()
      .play(run(hex(0, 27)))
      .play(run(hex(-27, 27)));
    expect(table.at('ana')).toEqual([-27, 27]);
    expect(table.clock).toBe('1 bob 0');
  });

  test('SEC-33 RS-35 it is straight, over open ground, upright and in fit shoes', () => {
    expect(duel().rule(run(hex(2, 5)))).toBe('SEC-33');
    expect(duel({ concealing: [{ hex: hex(0, 4), levels: 1 }] }).rule(run(hex(0, 9)))).toBe(
      'SEC-33',
    );
    expect(duel({ obstacles: [hex(0, 4)] }).rule(run(hex(0, 9)))).toBe('SEC-33');
    expect(
      duel()
        .declare('ana', 'crouch')
        .rule(run(hex(0, 9))),
    ).toBe('SEC-33');
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const)
      expect(
        duel()
          .play(run(hex(27 * q, 27 * r)))
          .at('ana'),
      ).toEqual([27 * q, 27 * r]);
    const slippers = fight([someone('ana', [0, 0], { runs: false }), foe('bob', [9, 0])]);
    expect(slippers.rule(run(hex(0, 9)))).toBe('SEC-33');
  });

  test('SEC-33 example 21: s5-6 and s1 of the next turn, which is then forced', () => {
    const table = duel()
      .declare('ana', 'bolt')
      .aim('ana', [])
      .play(run(hex(0, 27)));
    expect(table.at('ana')).toEqual([0, 18]);
    table.end('bob');
    for (const type of ['EndTurn', 'DelayTurn'] as const)
      expect(table.rule({ type, combatantId: 'ana' })).toBe('SEC-33');
    expect(table.rule(move(hex(0, 19)))).toBe('SEC-33');
    expect(table.declare('ana', 'talk').continue('ana').at('ana')).toEqual([0, 27]);
    expect(table.clock).toBe('2 ana 1');
  });

  test('SEC-33 once it has had three seconds the rest of it may be given up', () => {
    const table = duel()
      .moves('ana', 3)
      .play(run(hex(3, 54)));
    expect(table.at('ana')).toEqual([3, 27]);
    expect(table.end('bob').moves('ana', 1).happened('ActionAbandoned')).toHaveLength(1);
  });
});

describe('postures', () => {
  test('SEC-34 down in a second, from prone to crouching one, up from crouching one', () => {
    const table = duel()
      .declare('ana', 'crouch')
      .declare('ana', 'lie-down')
      .declare('ana', 'crouch');
    expect(table.declare('ana', 'stand-up').clock).toBe('1 ana 4');
    expect(table.combatant('ana').posture).toBe('UPRIGHT');
    expect(table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'stand-up' })).toBe(
      'SEC-34',
    );
  });

  test('SEC-34 example 21: standing up from prone takes two seconds, then a combo fits but for one', () => {
    const table = duel().declare('ana', 'lie-down').declare('ana', 'stand-up');
    expect(table.clock).toBe('1 ana 3');
    const slow = duel({ settings: { standFromProne: 'FOUR' } }).declare('ana', 'lie-down');
    expect(slow.declare('ana', 'stand-up').clock).toBe('1 ana 5');
    const rested = duel()
      .declare('ana', 'lie-down')
      .end('ana')
      .end('bob')
      .declare('ana', 'stand-up');
    rested.declare('ana', 'combo', { combo: 'combo', weapon: 'sword' });
    expect(rested.clock).toBe('2 ana 6');
    expect(rested.awaited.kind).toBe('TARGET');
  });
});

/** What an attack on Bob at (4, 0) must reach. */
function needed(action: string, posture: 'crouch' | 'lie-down' | null, setup: SetupInput = {}) {
  const table = fight([foe('bob', [4, 0]), someone('ana', [0, 0])], setup);
  if (posture) table.declare('bob', posture);
  const { needed: score, cover } = planAttack(table.state, {
    attackerId: 'ana',
    targetId: 'bob',
    action,
    combo: [],
    origin: hex(0, 0),
  });
  return [score, cover];
}

const own = (levels: number) => ({ concealing: [{ hex: hex(4, 0), levels }] });

describe('posture and cover', () => {
  test('SEC-35 example 20: crouching in the open is 5 against arrows and 3 against swords', () => {
    expect(needed('sling', null)).toEqual([4, 0]);
    expect(needed('sling', 'crouch')).toEqual([5, 0]);
    expect(needed('sword', 'crouch')).toEqual([3, 0]);
    expect(needed('sling', 'lie-down')).toEqual([6, 0]);
    expect(needed('sword', 'lie-down')).toEqual([2, 0]);
  });

  test('SEC-36 example 20: crouching behind light cover is medium cover, 6 against both', () => {
    expect(needed('sling', 'crouch', own(1))).toEqual([6, 2]);
    expect(needed('sword', 'crouch', own(1))).toEqual([6, 2]);
    expect(needed('sling', 'lie-down', own(1))).toEqual([7, 3]);
  });

  test('SEC-36 it stays heavy, unless the cover here can hide a whole body', () => {
    expect(needed('sling', 'lie-down', own(2))).toEqual([7, 3]);
    const hides = (setup: SetupInput) => {
      const table = fight([foe('bob', [4, 0]), someone('ana', [0, 0])], { ...own(2), ...setup });
      table.declare('bob', 'lie-down').end('bob').declare('ana', 'bolt');
      return table.ruleOrNull({ type: 'CompleteAction', combatantId: 'ana', targetIds: ['bob'] });
    };
    expect(hides({})).toBeNull();
    expect(hides({ settings: { postureCover: 'TOTAL' } })).toBe('SEC-37');
  });

  test.each([
    [1, 5],
    [2, 6],
    [3, 7],
  ])('SEC-37 what conceals by %i level(s) makes the Target score %i', (levels, score) => {
    expect(needed('sling', null, own(levels))).toEqual([score, levels]);
    expect(needed('sword', null, own(levels))).toEqual([score, levels]);
  });

  test('SEC-37 an obstacle across the line of the centres covers by half', () => {
    expect(needed('sling', null, { obstacles: [hex(2, 0)] })).toEqual([6, 2]);
  });

  const wall = { obstacles: [-2, -1, 0, 1, 2].map((r) => hex(2, r)) };

  test('SEC-37 behind total cover nobody is attacked directly', () => {
    const table = fight(
      [someone('ana', [0, 0], { weapons: [{ weapon: 'sling' }] }), foe('bob', [4, 0])],
      wall,
    );
    table.declare('ana', 'sling');
    expect(table.rule({ type: 'CompleteAction', combatantId: 'ana', targetIds: ['bob'] })).toBe(
      'SEC-37',
    );
    expect(seconds.queries.lineOfSight(table.state, hex(0, 0), hex(4, 0))).toMatchObject({
      clear: false,
      rule: 'SEC-37',
    });
    expect(seconds.queries.lineOfSight(table.state, hex(0, 0), hex(-4, 0)).rule).toBeNull();
  });

  test('SEC-37 a miss by no more than the cover hits the cover', () => {
    const shoot = (face: number) =>
      fight(
        [someone('ana', [0, 0], { weapons: [{ weapon: 'sling' }] }), foe('bob', [4, 0])],
        own(1),
      )
        .attack('ana', 'sling', 'bob', [face])
        .happened('StrikeRolled')[0]?.result;
    expect([3, 4, 5].map(shoot)).toEqual(['MISS', 'COVER', 'HIT']);
  });

  test('SEC-37 SEC-43 heavy cover lets one dodge an area attack fully', () => {
    const dodge = (setup: SetupInput) => {
      const bob = foe('bob', [4, 0], { reflex: { ranks: 1, bonus: 5 } });
      const caster = someone('ana', [0, 0], { magic: { ranks: 3 } });
      const table = fight([caster, bob], setup).declare('ana', 'burst');
      table.play({ type: 'CompleteAction', combatantId: 'ana', to: hex(4, 0) }, [6]);
      return table.defend('DODGE', setup.concealing ? [6] : [6, 4, 4]).happened('DefenseRolled')[0]
        ?.result;
    };
    expect(dodge(own(3))).toBe('CANCELLED');
    expect(dodge({})).toBe('REDUCED');
  });
});

describe('a runner who is no longer upright', () => {
  const trip = { type: 'Adjudicate', combatantId: 'ana', reason: 'A root' } as const;

  /** Ana has run for two seconds, and Bob is on turn. */
  const running = () =>
    fight([someone('ana', [0, 0]), foe('bob', [0, 5])])
      .moves('ana', 4)
      .declare('ana', 'run', { to: hex(31) });

  test.each(['prone', 'crouching'])('SEC-33 has run as far as they have got: %s', (condition) => {
    const table = running();
    expect(table.at('ana')).toEqual([22, 0]);
    table.play({ ...trip, inflict: [{ condition }] });
    expect(table.happened('ActionAbandoned')).toMatchObject([
      {
        ...{ type: 'ActionAbandoned', combatantId: 'ana', action: 'run' },
        ...{ reason: 'NOT_UPRIGHT', secondsLost: 0 },
      },
    ]);
    table.end('bob');
    expect(table.at('ana')).toEqual([22, 0]);
    // Nothing of the turn is spent, so it can be delayed, or used for anything.
    expect(table.delay('ana').clock).toBe('2 between turns');
  });

  test('SEC-33 SEC-34 stands up to run on', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [30, 0])]);
    table.moves('ana', 1);
    table.play({ ...trip, inflict: [{ condition: 'prone' }] });
    expect(table.happenings).toEqual(['Adjudicated', 'PostureChanged']);
    table.declare('ana', 'stand-up').declare('ana', 'run', { to: hex(28) });
    expect(table.at('ana')).toEqual([28, 0]);
  });
});
