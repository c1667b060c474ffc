import { noAnnotations } from '../../../../../src/engine/core/schema/annotations.ts';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  fight,
  foe,
  gathering,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const spectator: Actor = { kind: 'SPECTATOR' };
const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const trio = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0]), foe('cid', [0, 1])]);

const update = (combatantId: string, more: object) => ({
  type: 'UpdateCombatant' as const,
  combatantId,
  ...more,
});
const remove = (combatantId: string, reason?: string) => ({
  type: 'RemoveCombatant' as const,
  combatantId,
  ...(reason === undefined ? {} : { reason }),
});
const sheet = { toughness: 20, wounds: 2, dodges: 3, weapons: [{ weapon: 'pike' }] };
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => seconds.queries.viewEvent(event, actor) ?? []);
const mentions = ({ state }: Table, id: string) =>
  ['"', '.'].some((end) => JSON.stringify({ ...state, departed: [] }).includes(`"${id}${end}`));

describe('changing a combatant', () => {
  test('name and side at any time, for the whole table to see', () => {
    const table = duel().play(update('bob', { name: 'Bo', side: 'heroes' }));
    expect(shown(table, spectator)).toEqual([
      {
        ...{ type: 'CombatantUpdated', combatantId: 'bob', name: 'Bo', side: 'heroes' },
        ...{ ...noAnnotations, sheet: null },
      },
    ]);
    expect(table.combatant('bob')).toMatchObject({ name: 'Bo', side: 'heroes' });
    // SEC-07: with no two sides left the fight ends with the round.
    table.end('ana').end('bob');
    expect(table.state.phase).toMatchObject({ kind: 'ENDED', outcome: { sides: ['heroes'] } });
  });

  test('the sheet before a fight, shown to nobody but who plays it', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(update('ana', { sheet }));
    expect(table.combatant('ana')).toMatchObject({
      name: 'Ana',
      wounds: 2,
      sheet: { toughness: 20 },
      defenses: { DODGE: 3 },
      gear: [{ weapon: 'pike', held: true }],
    });
    expect(shown(table, ana)).toEqual(table.events);
    expect(shown(table, spectator)).toEqual([]);
  });

  test('SEC-02 no sheet during the fight, unless its bearer is hidden', () => {
    const table = duel();
    expect(table.rule(update('bob', { sheet }))).toBe('SEC-02');
    table.play({ type: 'AddCombatants', combatants: [foe('wolf', [0, 1])], hidden: true });
    table.play(update('wolf', { sheet, name: 'Warg' }));
    expect(shown(table, ana)).toEqual([]);
    table.play({ type: 'RevealCombatants', combatantIds: ['wolf'] }, [1]);
    expect(table.combatant('wolf')).toMatchObject({ name: 'Warg', wounds: 2 });
  });

  test('SEC-53 a new sheet wakes somebody who fell before the fight', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    const dying = { reason: 'A trap', inflict: [{ condition: 'dying' }] };
    table.play({ type: 'Adjudicate', combatantId: 'bob', ...dying }).play(update('bob', { sheet }));
    expect(table.combatant('bob').status).toEqual({ kind: 'STANDING' });
  });

  test('something, of somebody, with weapons and combos that there can be', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(table.refusal(update('bob', {}))).toMatchObject({ code: 'INVALID' });
    expect(table.refusal(update('nobody', { name: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
    const armed = { ...sheet, weapons: [{ weapon: 'no-such' }] };
    expect(table.refusal(update('bob', { sheet: armed }))).toMatchObject({ what: 'action' });
    const casting = { ...sheet, spells: ['sword'] };
    expect(table.refusal(update('bob', { sheet: casting }))).toMatchObject({
      code: 'INVALID',
      field: 'sheet.spells',
    });
    const twice = [{ key: 'two', name: 'Two', components: ['attack', 'attack'] }];
    expect(table.rule(update('bob', { sheet: { ...sheet, combos: twice } }))).toBe('SEC-52');
    expect(table.refusal(update('ana', { name: 'x' }), ana)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('taking a combatant off the table', () => {
  test('is shown to all, with the reason, and leaves no trace in the state but that it has left', () => {
    const table = trio().play(remove('bob', 'Bob has to go home'));
    expect(shown(table, spectator)).toMatchObject([
      { type: 'CombatantRemoved', name: 'Bob', reason: 'Bob has to go home' },
    ]);
    expect(seconds.queries.narrate(table.events[0]!, table.state)).toBe(
      'Bob leaves: Bob has to go home',
    );
    expect(mentions(table, 'bob')).toBe(false);
    expect(table.state.phase).toMatchObject({ order: ['ana', 'cid'], waiting: ['cid'] });
  });

  test('SEC-02 passes the turn on if it was its own, busy or not', () => {
    const table = trio().declare('ana', 'bolt').play(remove('ana'));
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'bob' });
    table.end('bob').play(remove('cid'));
    // SEC-07: that was the round, and Bob is alone.
    expect(table.state.phase).toMatchObject({ kind: 'ENDED', outcome: { sides: ['foes'] } });
  });

  test('SEC-25 the turn that it had interrupted goes on, and one that it left interrupted does not', () => {
    const interrupted = () => {
      const table = trio().delay('ana');
      table.pass('ana').declare('bob', 'crouch').take('ana');
      return table;
    };
    const table = interrupted().play(remove('ana'));
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'bob' });
    expect(table.state.phase).toMatchObject({ turns: [{ combatantId: 'bob', second: 1 }] });
    const left = interrupted().play(remove('bob'));
    expect(left.awaited).toMatchObject({ kind: 'TURN', combatantId: 'ana' });
    left.end('ana');
    expect(left.awaited).toMatchObject({ kind: 'TURN', combatantId: 'cid' });
  });

  test('SEC-24 a delayed turn goes with its owner', () => {
    const table = trio().delay('ana');
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'ana' });
    table.play(remove('ana'));
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'bob' });
  });

  test('SEC-24 having passed priority goes with its owner', () => {
    const table = trio().delay('ana').pass('ana').delay('bob').pass('ana');
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'bob' });
    table.play(remove('ana'));
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'bob' });
    expect(mentions(table, 'ana')).toBe(false);
  });

  test('SEC-18 SEC-19 delays of it and at it are over; those at others, or at a place, come', () => {
    const delays = ({ state }: Table) =>
      state.delays.map(({ ownerId, action }) => [ownerId, action]);
    const waiting = () => {
      const table = trio().attack('ana', 'slow', 'bob').end('ana');
      return table.attack('bob', 'slow', 'cid').end('bob').declare('cid', 'bury').end('cid');
    };
    expect(delays(waiting())).toEqual([
      ['ana', 'slow'],
      ['bob', 'slow'],
      ['cid', 'bury'],
    ]);
    const table = waiting().play(remove('bob'));
    expect(delays(table)).toEqual([['cid', 'bury']]);
    expect(mentions(table, 'bob')).toBe(false);
    expect(delays(waiting().play(remove('ana')))).toEqual([
      ['bob', 'slow'],
      ['cid', 'bury'],
    ]);
  });

  test('SEC-41 an attack from it or at it needs no defense any more', () => {
    for (const gone of ['ana', 'bob']) {
      const table = trio().attack('ana', 'sword', 'bob', [6]);
      expect(table.awaited.kind).toBe('DEFENSE');
      table.play(remove(gone));
      expect(table.state.attacks).toEqual([]);
      expect(table.awaited).toMatchObject({
        kind: 'TURN',
        combatantId: gone === 'ana' ? 'bob' : 'ana',
      });
      expect(mentions(table, gone)).toBe(false);
    }
  });

  test('SEC-49 an aim at it is lost', () => {
    const shooter = { weapons: [{ weapon: 'crossbow' }] };
    const table = fight([someone('ana', [0, 0], shooter), foe('bob', [3, 0])]);
    table.declare('ana', 'aim').aim('ana', ['bob']).play(remove('bob'));
    expect(table.happenings.slice(0, 2)).toEqual(['AimLost', 'CombatantRemoved']);
    expect(table.combatant('ana').aimsAt).toBe(null);
  });

  test('ends a fight that has nobody left', () => {
    const table = trio().play(remove('ana')).play(remove('bob')).play(remove('cid'));
    expect(table.state.phase).toMatchObject({
      kind: 'ENDED',
      outcome: { reason: 'NO_FIGHTERS_LEFT', sides: [] },
    });
    expect(table.rule(remove('ana'))).toBe('NOT_FOUND');
  });

  test('is the GM’s, of somebody, while the encounter lasts', () => {
    const table = duel();
    expect(table.refusal(remove('bob'), ana).code).toBe('FORBIDDEN');
    expect(table.refusal(remove('nobody')).code).toBe('NOT_FOUND');
    table.play({ type: 'EndEncounter' });
    expect(table.rule(remove('bob'))).toBe('SEC-07');
  });
});
