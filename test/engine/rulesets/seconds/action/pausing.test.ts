import { describe, expect, test } from 'vitest';
import { timeline } from '../../../../../src/engine/rulesets/seconds/views/timeline.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const duel = (): Table => fight([someone('ana', [0, 0]), foe('bob', [15, 0])]);

const goOn = (action: string, seconds: number | null = null) =>
  ({ type: 'ContinueAction', combatantId: 'ana', action, seconds }) as const;

describe('SEC-12 actions whose seconds need not be consecutive', () => {
  test('SEC-12 it pauses for other actions, and goes on with any later second', () => {
    const table = duel().declare('ana', 'whittle', { seconds: 2 });
    expect([table.clock, table.happenings.at(-1)]).toEqual(['1 ana 2', 'ActionPaused']);
    table.moves('ana', 1).play(goOn('whittle', 1)).moves('ana', 1);
    expect(table.combatant('ana').paused).toMatchObject([{ action: 'whittle', done: 3 }]);
    table.play(goOn('whittle'));
    expect(table.combatant('ana').paused).toMatchObject([{ done: 4 }]);
    expect(table.clock).toBe('1 bob 0');
    // SEC-14 does not hold for it: the next turn may begin with something else.
    table.end('bob').moves('ana', 2);
    expect(table.happened('ActionAbandoned')).toEqual([]);
    table.play(goOn('whittle'));
    expect(table.happened('ActionCompleted')[0]).toMatchObject({ action: 'whittle' });
    expect(table.clock).toBe('2 bob 0');
  });

  test('SEC-12 SEC-30 ending or delaying the turn does not lose it', () => {
    const table = duel().declare('ana', 'whittle', { seconds: 2 }).end('ana').end('bob');
    table.delay('ana');
    expect(table.happened('ActionAbandoned')).toEqual([]);
    table.take('ana').play(goOn('whittle'));
    expect(table.happened('ActionCompleted')).toHaveLength(1);
  });

  test('SEC-12 what is aimed is aimed after its last second, whenever that is', () => {
    const table = duel().declare('ana', 'weave', { seconds: 3 }).moves('ana', 1);
    table.play(goOn('weave'));
    expect([table.clock, table.awaited.kind]).toEqual(['1 ana 6', 'TARGET']);
    expect(table.aim('ana', ['bob'], [6]).happened('StrikeRolled')).toHaveLength(1);
  });

  test('SEC-12 SEC-16 falling loses it', () => {
    const table = fight([someone('ana', [0, 0], { toughness: 7 }), foe('bob', [1, 0])]);
    table.declare('ana', 'whittle', { seconds: 2 }).end('ana');
    table.attack('bob', 'sword', 'ana', [6]).defend('NONE', [8]);
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({
      action: 'whittle',
      reason: 'DOWN',
      secondsLost: 2,
    });
    expect(table.combatant('ana').paused).toEqual([]);
  });

  test('SEC-12 SEC-28 while it has paused a delayed turn may come in', () => {
    const table = fight([someone('cat', [0, 9]), someone('ana', [0, 0]), foe('bob', [15, 0])]);
    table.delay('cat').pass('cat').declare('ana', 'whittle', { seconds: 2 });
    expect(table.take('cat').clock).toBe('1 cat 0');
    expect(table.end('cat').play(goOn('whittle')).clock).toMatch(/^1 (between|bob)/);
  });

  test('SEC-12 it is begun once, and what needs consecutive seconds does not pause', () => {
    const table = duel().declare('ana', 'whittle', { seconds: 2 });
    const declare = { type: 'DeclareAction', combatantId: 'ana' } as const;
    expect(table.rule({ ...declare, action: 'whittle' })).toBe('SEC-12');
    expect(table.rule({ ...declare, action: 'ritual', seconds: 2 })).toBe('SEC-12');
    expect(table.rule(goOn('whittle', 5))).toBe('SEC-08');
    expect(table.rule(goOn('ritual'))).toBe('SEC-13');
  });

  test('SEC-12 the timeline says how far it has come, and that it has paused', () => {
    const table = duel().declare('ana', 'whittle', { seconds: 2 });
    expect(timeline(table.state)).toMatchObject([
      { id: 'ana/whittle', label: 'Ana: Whittle, 2 of 8 s, paused', rule: 'SEC-12' },
    ]);
  });
});
