/** Somebody on the table is hidden, and revealed again. */
import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  fight,
  someone,
  type Table,
} from '../../../../kit/engine/vigilance/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['bob'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ann'] };
const spectator: Actor = { kind: 'SPECTATOR' };
const reason = 'He slips away';

const three = () => fight([someone('ann', [0, 0]), beast('rat', [1, 0]), someone('bob', [0, 1])]);
const hide = (...combatantIds: string[]) => ({
  type: 'HideCombatants' as const,
  combatantIds,
  reason,
});
const remove = (combatantId: string) => ({ type: 'RemoveCombatant' as const, combatantId, reason });
const reveal = (...combatantIds: string[]) => ({ type: 'RevealCombatants' as const, combatantIds });
const rule = (stats: object) => ({
  ...{ type: 'Adjudicate' as const, combatantId: 'bob', reason: 'A trap', stats },
});
const inflict = {
  type: 'InflictCondition' as const,
  combatantId: 'bob',
  condition: 'alarm',
  count: 75,
};
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => vigilance.queries.viewEvent(event, actor) ?? []);
const seen = ({ state }: Table, actor: Actor) => vigilance.queries.view(state, actor);

describe('hiding somebody on the table', () => {
  test('is a removal for all others, and a hidden combatant for the GM and who plays it', () => {
    const gone = three().play(remove('bob'));
    const table = three().play(hide('bob'));
    for (const actor of [other, spectator]) {
      expect(shown(table, actor)).toEqual(shown(gone, actor));
      expect(seen(table, actor)).toEqual(seen(gone, actor));
    }
    for (const actor of [gameMaster, owner]) {
      expect(shown(table, actor)).toEqual(table.events);
      expect(seen(table, actor).combatants.at(-1)).toMatchObject({ id: 'bob', hidden: true });
    }
  });

  test('VIG-46 takes what it did, and what was aimed at it, off the stack', () => {
    const table = three().declare('ann', 'assault', at('bob')).play(hide('bob'));
    expect(table.stack).toEqual([]);
    const removed = three().declare('ann', 'assault', at('bob')).play(remove('bob')).state;
    expect({ ...table.state, hidden: {} }).toEqual(removed);
  });

  test('keeps damage, stress, traumas, pools and counters, more of them than a sheet can have', () => {
    const table = three()
      .play(rule({ damage: 31, stress: 12, traumas: 2, vigor: 1 }))
      .play(inflict)
      .play(inflict);
    const { nature, damage, stress, traumas, conditions, status, items } = table.combatant('bob');
    const lasting = { nature, damage, stress, traumas, conditions, status, items };
    expect(conditions).toEqual([{ condition: 'alarm', count: 150 }]);
    table.play(hide('bob'));
    expect(vigilance.rules.stateSchema().safeParse(table.state).success).toBe(true);
    expect(seen(table, owner).combatants.at(-1)?.sheet).toMatchObject({
      ...{ damage, stress, traumas },
    });
    table.play(reveal('bob'));
    expect(table.happenings).toEqual(['CombatantsAdded']);
    expect(table.combatant('bob')).toMatchObject(lasting);
    // Like anybody who joins before their place in the order has come (RV-46).
    expect(table.combatant('bob').presence).toBe('READY');
  });

  test('VIG-68 does not renew who was ambushed: the round has no more for them', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0]), someone('bob', [0, 1])], {
      ambushed: ['bob'],
    });
    const strike = { type: 'DeclareAction', combatantId: 'bob', action: 'assault' } as const;
    const assault = { ...strike, use: 'REGULAR', ...at('rat') } as const;
    expect(table.combatant('bob').presence).toBe('AMBUSHED');
    table.play(hide('bob')).play(reveal('bob'));
    expect(table.combatant('bob').presence).toBe('JOINING');
    table.end().end();
    expect([table.round, table.turn]).toEqual([2, 'ann']);
    expect(table.combatant('bob').presence).toBe('READY');
    table.until('bob').play(assault);
  });

  test('VIG-22 keeps down who is down, and a new sheet gets it up', () => {
    const table = three()
      .play(rule({ damage: 40 }))
      .play(hide('bob'));
    const sheet = { vigilance: 12, nature: { kind: 'CHARACTER' as const, abilities: {} } };
    expect(seen(table, owner).combatants.at(-1)).toMatchObject({ status: 'DOWN' });
    table.play({ type: 'UpdateCombatant', combatantId: 'bob', sheet }).play(reveal('bob'));
    expect(table.combatant('bob')).toMatchObject({ status: 'STANDING', damage: 0, traumas: 0 });
  });

  test('is for those on the table, as long as the encounter has not ended', () => {
    const table = three().play(hide('bob'));
    expect(table.refusal(hide('bob'))).toMatchObject({ code: 'INVALID', field: 'combatantIds' });
    expect(table.refusal(hide('nobody'))).toMatchObject({ code: 'NOT_FOUND' });
    const ended = three().play({ type: 'EndEncounter' });
    expect(ended.rule(hide('bob'))).toBe(ended.rule(remove('bob')));
  });
});
