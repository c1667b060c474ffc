import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  someone,
  type SetupInput,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

/** Order A, B, C. */
const three = (setup: SetupInput = {}): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [5, 0]), someone('cat', [0, 9])], setup);

const take = (combatantId: string) => ({ type: 'TakeDelayedTurn', combatantId }) as const;
const delay = (combatantId: string) => ({ type: 'DelayTurn', combatantId }) as const;

describe('delaying the turn', () => {
  test('SEC-24 SEC-25 SEC-27 example 8: A interrupts B after two moves; B goes on with the four seconds left', () => {
    const table = three().delay('ana').pass('ana').moves('bob', 2).take('ana');
    expect(table.clock).toBe('1 ana 0');
    table.moves('ana', 6);
    expect(table.clock).toBe('1 bob 2');
    table.declare('bob', 'combo', { combo: 'combo', weapon: 'sword' });
    expect(table.clock).toBe('1 bob 6');
    table.aim('bob', []);
    expect(table.order).toEqual(['ana', 'bob', 'cat']);
    expect(table.end('cat').clock).toBe('2 ana 0');
  });

  test('SEC-24 SEC-28 example 9: within B’s combo A is refused until after s4; B keeps s5-6', () => {
    const table = three().delay('ana').pass('ana');
    table.declare('bob', 'combo', { combo: 'combo', weapon: 'sword' });
    expect(table.rule(take('ana'))).toBe('SEC-28');
    table.aim('bob', []).take('ana').end('ana');
    expect(table.clock).toBe('1 bob 4');
    expect(table.moves('bob', 2).clock).toBe('1 cat 0');
  });

  test('SEC-27 example 10: a turn that is not taken is lost as the next one comes; delays count its six', () => {
    const table = three().declare('ana', 'bury').moves('ana', 4);
    table.end('bob').end('cat').delay('ana').pass('ana').end('bob').pass('ana');
    expect(table.state.delays[0]?.left).toBe(7);
    table.end('cat').pass('ana');
    expect(table.happened('DelayedTurnLost')).toHaveLength(1);
    expect(table.state.delays[0]?.left).toBe(1);
    expect(table.clock).toBe('3 ana 0');
    expect(table.rule(take('ana'))).toBe('SEC-24');
    expect(table.moves('ana', 6).clock).toBe('3 bob 0');
  });

  test('SEC-27 so one may act twice in a round, the late turn and the next', () => {
    const table = three().delay('ana').pass('ana').end('bob').pass('ana').end('cat');
    expect(table.clock).toBe('1 between turns');
    expect(table.take('ana').end('ana').clock).toBe('2 ana 0');
  });

  test('SEC-29 example 11: A and B both want to act after C’s first move: A, then B, then C', () => {
    const table = three().delay('ana').pass('ana').delay('bob').pass('ana').pass('bob');
    table.moves('cat', 1).take('bob');
    expect(table.clock).toBe('1 bob 0');
    table.take('ana');
    expect(table.clock).toBe('1 ana 0');
    expect(table.end('ana').clock).toBe('1 bob 0');
    expect(table.end('bob').clock).toBe('1 cat 1');
    // The other way round B has to wait until A has had the turn.
    const again = three().delay('ana').pass('ana').delay('bob').pass('ana').pass('bob');
    again.moves('cat', 1).take('ana');
    expect(again.rule(take('bob'))).toBe('SEC-29');
    expect(again.moves('ana', 1).take('bob').clock).toBe('1 bob 0');
    expect(again.end('bob').clock).toBe('1 ana 1');
  });

  test('SEC-29 between two turns the first in the order is asked first', () => {
    const table = three().delay('ana').pass('ana').delay('bob');
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'ana' });
    expect(table.rule(take('bob'))).toBe('SEC-29');
    expect(table.pass('ana').awaited.combatantId).toBe('bob');
    expect(table.take('bob').end('bob').awaited.combatantId).toBe('ana');
  });

  test('SEC-29 where the first to speak goes first nobody goes before them at the same time', () => {
    const table = three({ settings: { delayedTurnOrder: 'FIRST_TO_SPEAK' } });
    table.delay('ana').pass('ana').delay('bob').take('bob');
    expect(table.rule(take('ana'))).toBe('SEC-29');
    expect(table.moves('bob', 1).take('ana').clock).toBe('1 ana 0');
  });

  test('SEC-28 example 12: not between the start of B’s turn and the end of what B carried over', () => {
    const table = three().delay('ana').pass('ana').moves('bob', 3).declare('bob', 'bolt');
    table.pass('ana').end('cat').pass('ana').delay('ana');
    // Just before B's turn A may act.
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'ana' });
    table.pass('ana');
    expect(table.clock).toBe('2 bob 0');
    expect(table.rule(take('ana'))).toBe('SEC-28');
    table.continue('bob');
    expect(table.rule(take('ana'))).toBe('SEC-28');
    expect(table.aim('bob', []).take('ana').clock).toBe('2 ana 0');
  });

  test('SEC-26 only a whole turn is delayed, and SEC-24 only once', () => {
    expect(three().moves('ana', 1).rule(delay('ana'))).toBe('SEC-26');
    const table = three().delay('ana').take('ana');
    expect(table.rule(delay('ana'))).toBe('SEC-24');
  });

  test('SEC-24 whoever has not delayed, or lies unconscious, takes no late turn', () => {
    expect(three().rule(take('bob'))).toBe('SEC-24');
    const table = three().delay('ana').take('ana').end('ana');
    expect(table.rule(take('ana'))).toBe('SEC-24');
    expect(table.rule({ type: 'PassPriority', combatantId: 'ana' })).toBe('SEC-24');
    const yielded = three().delay('ana').play({ type: 'YieldFight', combatantId: 'ana' });
    expect(yielded.rule(take('ana'))).toBe('SEC-24');
    expect(yielded.clock).toBe('1 bob 0');
  });

  test('SEC-28 a turn that is on is interrupted or left alone, there is nothing to pass', () => {
    const table = three().delay('ana').pass('ana');
    expect(table.rule({ type: 'PassPriority', combatantId: 'ana' })).toBe('SEC-28');
  });

  test('SEC-25 an interrupting turn may be the end of the interrupted one', () => {
    const table = fight([someone('ana', [1, 0]), foe('bob', [0, 0], { toughness: 3 })]);
    table.delay('ana').pass('ana').declare('bob', 'fetch').take('ana');
    table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [8]);
    expect(table.end('ana').happenings).toContain('TurnIdled');
    expect(table.state.phase.kind).toBe('ENDED');
  });

  test('SEC-42 a delayed turn renews no defenses a second time', () => {
    const bob = foe('bob', [1, 0], { reflex: { ranks: 1 } });
    const table = fight([bob, someone('ana', [0, 0])])
      .delay('bob')
      .pass('bob');
    table.attack('ana', 'sword', 'bob', [6]).defend('DODGE', [6]);
    table.take('bob');
    expect(table.combatant('bob').defenses.DODGE).toBe(0);
  });
});
