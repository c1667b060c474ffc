import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { seenBy } from '../../../../kit/engine/orders.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare, release, shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';

type Ready = Extract<Parameters<Table['play']>[0], { type: 'ReadyAction' }>;

const waits = (combatantId: string, until: Ready['until'], action = 'unarmed-strike'): Ready => ({
  ...{ type: 'ReadyAction', combatantId, action, use: 'STANDARD', until },
});

const pass = { type: 'PassPriority', combatantId: 'ana' } as const;

/** Whom the fight waits for. */
const asked = ({ state }: Table) =>
  Object.values(state.combatants)
    .filter(({ readied }) => readied?.due === true)
    .map(({ id }) => id);

const way = [hex(-1, 1), hex(0, 1), hex(1, 1), hex(2, 1)];
const dash = declare('bea', 'dash', 'MOVE', { path: way });

/** A sure hit that pushes so far, without damage. */
const shove = (key: string, pushback: number) =>
  melee(key, { offensive: '10', damage: null, pushback, speed: 5 });

/** Ana at (0, 0) waits until somebody comes within reach; Bea is at (-2, 1). */
const waiting = (more: Parameters<typeof fight>[1] = {}, action = 'unarmed-strike') =>
  fight([someone('ana', [0, 0], knows(action)), foe('bea', [-2, 1])], more)
    .play(waits('ana', 'COMES_WITHIN_REACH', action))
    .end('ana');

describe('SEG-27 comes within reach', () => {
  test('SEG-27 looks at the whole way: it is asked on the first such hex', () => {
    const table = waiting().play(dash);
    expect(table.at('bea')).toEqual([-1, 1]);
    expect(asked(table)).toEqual(['ana']);
  });

  test('SEG-27 SEG-51 what is held on its way ends when it would have ended', () => {
    const move = declare('bea', 'move', 'MOVE', { path: [hex(-1, 1), hex(0, 1)] });
    const ends = ({ state }: Table) =>
      segments.queries
        .view(state, gameMaster)
        .timeline.filter(({ kind }) => kind === 'MOVEMENT')
        .map(({ resolves }) => resolves);
    const table = waiting().play(move);
    expect(asked(table)).toEqual(['ana']);
    const held = ends(table);
    expect(held).toHaveLength(1);
    expect(ends(table.play(pass))).toEqual(held);
  });

  test('SEG-27 who survives goes on to the end of the way', () => {
    const table = waiting().play(dash);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE', [1, 1, 3]);
    expect(table.at('bea')).toEqual([2, 1]);
    expect(table.state.ongoing).toEqual([]);
    expect(table.turn).toBe('bea');
  });

  test('SEG-27 who falls lies there', () => {
    const table = waiting().play({
      ...{ type: 'Adjudicate', combatantId: 'bea', reason: 'Hurt.', stats: { hitPoints: 1 } },
    });
    table.play(dash).play(release('ana', { targetIds: ['bea'] }));
    table.defend('NONE', [1, 1, 3]);
    expect(table.at('bea')).toEqual([-1, 1]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-27 who waits on is not asked again for what stays within reach', () => {
    const table = waiting().play(dash).play(pass);
    expect(table.at('bea')).toEqual([2, 1]);
    expect(asked(table)).toEqual([]);
    expect(table.combatant('ana').readied).not.toBeNull();
  });

  test('SEG-27 who was displaced goes the shortest way to the same end with the hexes left', () => {
    const actions = [shove('nudge', 5)];
    const table = waiting({ actions }, 'nudge').play(dash);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE');
    // Pushed from (-1, 1) to (-2, 2), Bea has three hexes left and is four from the end.
    expect(table.at('bea')).toEqual([-2, 2]);
    const near = waiting({ actions }, 'nudge').play({ ...dash, path: way.slice(0, 2) });
    near.play(release('ana', { targetIds: ['bea'] })).defend('NONE');
    expect(near.at('bea')).toEqual([0, 1]);
  });

  test('SEG-27 SEG-68 who is still pushed stays where the push leads', () => {
    const table = waiting({ actions: [shove('shove', 30)] }, 'shove').play(dash);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE');
    expect(table.at('bea')).toEqual([-6, 6]);
    expect(table.state.ongoing).toMatchObject([{ kind: 'PUSHBACK' }]);
  });

  test('SEG-27 R-45 a new speed counts for the hexes still to come', () => {
    const trip = melee('trip', {
      ...{ offensive: '10', damage: null, inflicts: [{ condition: 'staggered', rounds: 1 }] },
    });
    const table = waiting({ actions: [trip] }, 'trip').play(dash);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE');
    // At 15 ft a Dash is two hexes, of which one is gone.
    expect(table.at('bea')).toEqual([0, 1]);
  });

  test('SEG-27 several who wait are asked in the order of rank', () => {
    const table = fight([someone('cid', [-1, 2]), someone('ana', [0, 0]), foe('bea', [-2, 1])]);
    table.play(waits('cid', 'COMES_WITHIN_REACH')).end('cid');
    table.play(waits('ana', 'COMES_WITHIN_REACH')).end('ana').play(dash);
    expect(asked(table)).toEqual(['cid', 'ana']);
    expect(table.rule(pass)).toBe('SEG-27');
    table.play({ type: 'PassPriority', combatantId: 'cid' }).play(pass);
    expect(table.at('bea')).toEqual([2, 1]);
  });

  test('SEG-27 the running Move of a later segment is looked at as well', () => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [-4, 1])])
      .end('ana')
      .play(walk('bea', -2, 1))
      .end('bea')
      .advance()
      .play(waits('ana', 'COMES_WITHIN_REACH'))
      .end('ana');
    table.play({ type: 'EndTurn', combatantId: 'bea', path: way.slice(0, 3) });
    expect(table.at('bea')).toEqual([-1, 1]);
    expect(asked(table)).toEqual(['ana']);
    table.play(pass);
    expect(table.at('bea')).toEqual([1, 1]);
    expect(table.state.ongoing).toEqual([]);
    expect(table.happened('MovementPlayed')).toMatchObject([{ walked: 5, segmentsLeft: 0 }]);
  });

  test('SEG-27 who is pushed comes within reach, too, and is pushed on afterwards', () => {
    const table = fight(
      [someone('ana', [0, 0]), someone('cid', [-3, 1], knows('shove')), foe('bea', [-2, 1])],
      { actions: [shove('shove', 20)] },
    );
    table.play(waits('ana', 'COMES_WITHIN_REACH')).end('ana');
    table.play(shoot('cid', 'shove', 'bea')).defend('NONE');
    expect(table.at('bea')).toEqual([-1, 1]);
    expect(asked(table)).toEqual(['ana']);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE', [1, 1, 2]);
    expect(table.at('bea')).toEqual([2, 1]);
    expect(table.combatant('bea').hitPoints).toBe(18);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-27 who is stopped on an occupied hex stands on the last free one before it', () => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [-3, 1]), foe('dot', [-1, 1])]);
    table.play(waits('ana', 'COMES_WITHIN_REACH')).end('ana');
    table.play({
      ...{ type: 'Adjudicate', combatantId: 'bea', reason: 'Hurt.', stats: { hitPoints: 1 } },
    });
    table.play(declare('bea', 'move', 'MOVE', { path: [hex(-2, 1), hex(-1, 1), hex(-1, 2)] }));
    expect(table.at('bea')).toEqual([-1, 1]);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE', [1, 1, 3]);
    expect(table.combatant('bea')).toMatchObject({ status: 'DOWN', position: hex(-2, 1) });
  });

  test('SEG-27 a question whose only answer is to wait on is not asked, nor betrayed', () => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [-2, 1])], {
      setup: { dark: [hex(-1, 1), hex(0, 1), hex(1, 1)] },
    });
    table.play(waits('ana', 'COMES_WITHIN_REACH')).end('ana');
    // Nobody can aim a strike at what is in the dark but at its hex.
    const dart = { ...waits('ana', 'COMES_WITHIN_REACH') };
    expect(dart.until).toBe('COMES_WITHIN_REACH');
    table.play({
      ...{
        type: 'Adjudicate',
        combatantId: 'ana',
        reason: 'Tired.',
        stats: { spent: ['STANDARD'] },
      },
    });
    table.play(dash);
    expect(asked(table)).toEqual([]);
    const seen = seenBy(segments, table.events, { kind: 'SPECTATOR' }).map(({ type }) => type);
    expect(seen).toEqual(['ActionDeclared', 'CombatantMoved']);
    expect(table.combatant('ana').readied).not.toBeNull();
  });
});

describe('SEG-27 R-70 until somebody moves', () => {
  const moving = (askedWhen: 'SETS_OFF' | 'DONE') => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [1, 0], { speed: 30 })], {
      setup: { settings: { askedWhen } },
    });
    return table.play(waits('ana', 'MOVES')).end('ana');
  };
  const flee = declare('bea', 'dash', 'MOVE', { to: hex(5) });

  test('SEG-27 R-70 a is asked as it sets off: declared and paid, and nothing played', () => {
    const table = moving('SETS_OFF').play(flee);
    expect(table.at('bea')).toEqual([1, 0]);
    expect(table.combatant('bea').spent).toEqual(['MOVE']);
    expect(asked(table)).toEqual(['ana']);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE', [1, 1, 3]);
    expect(table.at('bea')).toEqual([5, 0]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-27 R-70 a who waits on lets it go', () => {
    expect(moving('SETS_OFF').play(flee).play(pass).at('bea')).toEqual([5, 0]);
  });

  test('SEG-27 R-70 a what is declared waits for the answer, not for a turn of its owner', () => {
    const onTimeline = (table: Table) =>
      segments.queries
        .view(table.state, { kind: 'SPECTATOR' })
        .timeline.filter(({ kind }) => kind === 'DELAYED_EFFECT');
    const now = { round: 1, step: 1, onTurnOfId: null };
    expect(onTimeline(moving('SETS_OFF').play(flee))).toMatchObject([{ resolves: now }]);

    // What takes more than a segment goes on in its owner's turns.
    const line = projectile('line', { form: 'AREA', range: 30, speed: 3, area: { shape: 'LINE' } });
    const people = [someone('ana', [0, 0]), foe('bea', [1, 0], knows('line'))];
    const acting = fight(people, { actions: [line] })
      .play(waits('ana', 'ACTS'))
      .end('ana')
      .play(declare('bea', 'line', 'STANDARD', { targetHexes: [hex(7)] }));
    const [held] = onTimeline(acting);
    const next = { round: 1, step: 2, onTurnOfId: 'bea' };
    expect(held?.course?.stages.map(({ at }) => at)).toEqual([now, next]);

    const late = projectile('late', { speed: 20 }, [{ kind: 'FULL', delay: 2 }]);
    const delayed = fight([someone('ana', [0, 0], knows('late')), foe('bea', [1, 0])], {
      actions: [late],
    }).play(declare('ana', 'late', 'FULL', { targetIds: ['bea'] }));
    expect(onTimeline(delayed).map(({ resolves }) => resolves)).toEqual([
      { round: 1, step: 3, onTurnOfId: 'ana' },
    ]);
  });

  test('SEG-27 R-70 b is asked when it has moved: who is out of reach by then is lost', () => {
    const table = moving('DONE').play(flee);
    expect(asked(table)).toEqual([]);
    expect(table.at('bea')).toEqual([5, 0]);
    table.advance(3);
    expect(table.history.filter(({ type }) => type === 'ReadiedActionLost')).toHaveLength(1);
  });

  test('SEG-27 R-70 a an action that is waited for is played afterwards, if it still can', () => {
    const acting = () =>
      fight([someone('ana', [0, 0]), foe('bea', [1, 0], { hitPoints: 3 })])
        .play(waits('ana', 'ACTS'))
        .end('ana')
        .play(strike('bea', 'ana'));
    const table = acting();
    expect(table.happened('AttackArrived')).toEqual([]);
    table.play(release('ana', { targetIds: ['bea'] })).defend('NONE', [1, 1, 1]);
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { attackerId: 'bea' } }]);
    const felled = acting().play(release('ana', { targetIds: ['bea'] }));
    felled.defend('NONE', [1, 1, 3]);
    expect(felled.state.attacks).toEqual([]);
    expect(felled.happened('AttackArrived')).toEqual([]);
  });
});

describe('SEG-73 R-34 a Move whose mover is pushed', () => {
  const gust = melee('gust', {
    ...{ offensive: '10', damage: null, pushback: 30, speed: 5 },
    range: 60,
  });
  const pushed = (pushedMove: 'LOST' | 'POSTPONED') => {
    const table = fight([someone('ana', [0, 0], knows('gust')), foe('bea', [4, 0])], {
      actions: [gust],
      setup: { settings: { pushedMove } },
    }).end('ana');
    table
      .play(walk('bea', 4, 3))
      .end('bea')
      .advance();
    table
      .play(shoot('ana', 'gust', 'bea'))
      .defend('NONE')
      .end('ana')
      .end('bea')
      .advance();
    return table.end('ana');
  };

  test('SEG-73 R-34 a loses the segment', () => {
    expect(pushed('LOST').state.ongoing).toEqual([]);
  });

  test('SEG-73 R-34 b plays it on the first own turn after the push', () => {
    const table = pushed('POSTPONED');
    expect(table.state.ongoing).toMatchObject([{ kind: 'MOVEMENT', segmentsLeft: 1 }]);
    const [q, r] = table.at('bea');
    table.end('bea', { to: hex(q - 3, r) });
    expect(table.at('bea')).toEqual([q - 3, r]);
    expect(table.state.ongoing).toEqual([]);
  });
});
