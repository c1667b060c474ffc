import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

/** Order Ana, Bob, Cat; Bob next to Cat. */
const three = (): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [5, 0]), someone('cat', [6, 0])]);

const asked = (table: Table) =>
  table.awaited.kind === 'DELAYED_TURN' ? table.awaited.combatantId : null;

describe('SEC-24 a delayed turn says what it waits for', () => {
  test('SEC-24 left out, it is asked for between two turns, again and again', () => {
    const table = three().delay('ana');
    expect(asked(table)).toBe('ana');
    expect(asked(table.pass('ana'))).toBeNull();
    expect(asked(table.end('bob'))).toBe('ana');
  });

  test('SEC-24 until somebody’s turn: the fight waits as that turn begins, and not before', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'cat' });
    expect(table.clock).toBe('1 bob 0');
    expect(asked(table)).toBeNull();
    table.end('bob');
    expect(table.clock).toBe('1 cat 0');
    expect(asked(table)).toBe('ana');
    expect(table.rule({ type: 'EndTurn', combatantId: 'cat' })).toBe('SEC-24');
    expect(table.take('ana').end('ana').clock).toBe('1 cat 0');
    expect(table.moves('cat', 1).clock).toBe('1 cat 1');
  });

  test('SEC-24 SEC-25 a delayed turn that begins is somebody’s turn as well', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'bob' }).pass('ana').delay('bob');
    expect(asked(table)).toBe('bob');
    table.take('bob');
    expect(table.combatant('ana').delayedTurn).toMatchObject({ due: true });
    expect(asked(table)).toBe('ana');
  });

  test('SEC-24 whoever waits on is asked again when it next happens only', () => {
    const table = three().delay('ana', { until: 'ACTION', ofId: 'bob' }).moves('bob', 1);
    expect(asked(table)).toBe('ana');
    expect(asked(table.pass('ana'))).toBeNull();
    expect(asked(table.moves('bob', 1))).toBe('ana');
  });

  test('SEC-24 SEC-28 until somebody’s action: once it is done, and never within it', () => {
    const table = three().delay('ana', { until: 'ACTION', ofId: 'bob' });
    table.declare('bob', 'sword');
    expect(table.awaited.kind).toBe('TARGET');
    table.aim('bob', ['cat'], [6]);
    expect(table.awaited.kind).toBe('DEFENSE');
    expect(asked(table.defend('NONE', [1]))).toBe('ana');
    expect(table.take('ana').clock).toBe('1 ana 0');
  });

  test('SEC-24 until attacked: once the attack on whoever waits is over', () => {
    const table = three().end('ana').end('bob').delay('cat', { until: 'ATTACKED' }).end('ana');
    expect(asked(table)).toBeNull();
    table.attack('bob', 'sword', 'cat', [6]);
    expect(table.awaited.kind).toBe('DEFENSE');
    expect(asked(table.defend('NONE', [1]))).toBe('cat');
    const other = three().delay('ana', { until: 'ATTACKED' });
    expect(asked(other.attack('bob', 'sword', 'cat', [6]).defend('NONE', [1]))).toBeNull();
  });

  test('SEC-24 until a second of a turn: once it has passed, or the turn is over before', () => {
    const until = { until: 'SECOND', ofId: 'bob', second: 2 } as const;
    const table = three().delay('ana', until).moves('bob', 1);
    expect(asked(table)).toBeNull();
    expect(asked(table.moves('bob', 1))).toBe('ana');
    // SEC-28: not inside an action that is longer.
    const busy = three().delay('ana', until).declare('bob', 'sword');
    expect(asked(busy)).toBeNull();
    expect(asked(busy.aim('bob', []))).toBe('ana');
    const idle = three().delay('ana', until).end('bob');
    expect([idle.clock, asked(idle)]).toEqual(['1 between turns', 'ana']);
  });

  test('SEC-24 SEC-10 a second comes once in a turn: whoever waits on is asked in the next one', () => {
    const until = { until: 'SECOND', ofId: 'bob', second: 2 } as const;
    const table = three().delay('ana', until).moves('bob', 1).moves('bob', 1);
    expect(asked(table)).toBe('ana');
    expect(asked(table.pass('ana').moves('bob', 1))).toBeNull();
    expect(table.end('bob').clock).toBe('1 cat 0');
    const idle = three().delay('ana', until).end('bob');
    expect(asked(idle.pass('ana').moves('cat', 1))).toBeNull();
  });

  test('SEC-24 the GM may say that the second has passed', () => {
    const table = three().delay('ana', { until: 'SECOND', ofId: 'bob', second: 2 });
    const ruled = { type: 'Adjudicate', combatantId: 'bob', reason: 'A slip.' } as const;
    expect(asked(table.play({ ...ruled, stats: { secondsLeft: 5 } }))).toBeNull();
    expect(asked(table.play({ ...ruled, stats: { secondsLeft: 3 } }))).toBe('ana');
  });

  test('SEC-24 at every other time the turn can be taken without being asked for', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'cat' }).moves('bob', 1);
    expect(table.decisions('DELAYED_TURN')[0]).toMatchObject({ required: false });
    expect(table.take('ana').clock).toBe('1 ana 0');
  });

  test('SEC-24 what is waited for is named in full, and is somebody else’s', () => {
    const delay = { type: 'DelayTurn', combatantId: 'ana' } as const;
    expect(three().rule({ ...delay, until: 'TURN', ofId: 'ana' })).toBe('SEC-24');
    expect(three().rule({ ...delay, until: 'TURN', ofId: 'eve' })).toBe('NOT_FOUND');
    expect(three().rule({ ...delay, until: 'TURN' })).toBe('INVALID');
    expect(three().rule({ ...delay, until: 'ATTACKED', ofId: 'bob' })).toBe('INVALID');
    expect(three().rule({ ...delay, until: 'SECOND', ofId: 'bob' })).toBe('INVALID');
    expect(three().rule({ ...delay, until: 'TURN', ofId: 'bob', second: 2 })).toBe('INVALID');
  });

  test('SEC-24 what one waits for is known to its owner and the GM alone', () => {
    const bob = { kind: 'PLAYER', combatants: ['bob'] } as const;
    const ana = { kind: 'PLAYER', combatants: ['ana'] } as const;
    const table = three().delay('ana', { until: 'ACTION', ofId: 'bob' });
    const [delayed] = table.happened('TurnDelayed');
    expect(delayed && seconds.queries.viewEvent(delayed, bob)).toMatchObject({ until: null });
    expect(delayed && seconds.queries.viewEvent(delayed, ana)).toMatchObject({
      until: { kind: 'ACTION', ofId: 'bob' },
    });
    table.moves('bob', 1);
    const [due] = table.happened('DelayedTurnDue');
    expect(due && seconds.queries.viewEvent(due, bob)).toBeNull();
    expect(JSON.stringify(seconds.queries.view(table.state, bob))).not.toContain('"ACTION","ofId"');
  });

  test('SEC-24 whoever waited for someone that is gone waits for any time between two turns', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'cat' });
    table.play({ type: 'RemoveCombatant', combatantId: 'cat' });
    expect(asked(table.end('bob'))).toBe('ana');
  });
});

describe('SEC-56 several moves as one way', () => {
  const way = { type: 'DeclareAction', combatantId: 'bob', action: 'move' } as const;
  const alone = (): Table => fight([foe('bob', [0, 0]), someone('ana', [0, 20])]);

  test('SEC-56 it goes by its end or hex by hex, and is spent second by second', () => {
    const table = alone().play({ ...way, to: hex(7, 0) });
    expect([table.clock, table.at('bob')]).toEqual(['1 bob 3', [7, 0]]);
    expect(table.happened('CombatantMoved').map(({ path }) => path.length)).toEqual([3, 3, 1]);
    const path = [1, 2, 3, 4].map((q) => hex(q));
    expect(alone().play({ ...way, path }).clock).toBe('1 bob 2');
  });

  test('SEC-56 SEC-08 it has no more seconds than the turn has left', () => {
    expect(alone().rule({ ...way, to: hex(19, 0) })).toBe('SEC-32');
    expect(alone().play({ ...way, to: hex(18, 0) }).clock).toBe('1 ana 0');
    const late = alone().moves('bob', 4);
    expect(late.rule({ ...way, to: hex(11, 0) })).toBe('SEC-32');
    expect(late.play({ ...way, to: hex(10, 0) }).clock).toBe('1 ana 0');
  });

  test('SEC-56 its owner can stop after each second, and go on or do something else', () => {
    const table = alone().play({ ...way, to: hex(9, 0), seconds: 1 });
    expect([table.clock, table.at('bob')]).toEqual(['1 bob 1', [3, 0]]);
    expect(table.awaited.options.map(({ label }) => label)).toContain('Go on with Move (2 s)');
    table.play({ type: 'ContinueAction', combatantId: 'bob', action: 'move', seconds: 1 });
    expect(table.at('bob')).toEqual([6, 0]);
    table.declare('bob', 'crouch');
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({ secondsLost: 0 });
    expect(table.combatant('bob').paused).toEqual([]);
    expect(table.clock).toBe('1 bob 3');
  });

  test('SEC-56 SEC-24 between its moves whoever has delayed can come, as between single moves', () => {
    const table = three().delay('ana', { until: 'SECOND', ofId: 'bob', second: 2 });
    table.play({ ...way, to: hex(5, 9) });
    expect(table.clock).toBe('1 bob 1');
    table.play({ type: 'ContinueAction', combatantId: 'bob', action: 'move' });
    expect([table.clock, asked(table)]).toEqual(['1 bob 2', 'ana']);
    table.take('ana').end('ana');
    expect(table.clock).toBe('1 bob 2');
    table.play({ type: 'ContinueAction', combatantId: 'bob', action: 'move' });
    expect([table.clock, table.at('bob')]).toEqual(['1 bob 3', [5, 9]]);
  });

  test('SEC-56 a way that is no longer open cannot be gone on', () => {
    const table = alone().play({ ...way, to: hex(9, 0), seconds: 1 });
    table.play({ type: 'SetBattlefield', obstacles: [hex(5, 0)] });
    expect(table.rule({ type: 'ContinueAction', combatantId: 'bob', action: 'move' })).toBe(
      'SEC-56',
    );
  });

  test('SEC-56 a way ends with its turn', () => {
    const table = alone()
      .play({ ...way, to: hex(9, 0), seconds: 1 })
      .end('bob')
      .end('ana');
    expect(table.combatant('bob').paused).toEqual([]);
  });

  test('SEC-56 SEC-52 a straight way of 6 m is a run-up', () => {
    const bob = foe('bob', [0, 0], {
      combos: [{ key: 'rush', name: 'Rush', components: ['charge', 'attack'] }],
      weaponSkill: { ranks: 1 },
    });
    const table = fight([bob, someone('ana', [7, 0])]).play({ ...way, to: hex(6, 0) });
    table.declare('bob', 'combo', { combo: 'rush', weapon: 'sword' });
    expect(table.clock).toBe('1 bob 6');
  });
});
