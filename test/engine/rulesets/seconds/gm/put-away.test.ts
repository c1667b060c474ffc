/** Somebody on the table is hidden, and revealed again. */
import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['wolf'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };
const reason = 'It slips away';

const wolf = foe('wolf', [2, 0], { initiativeBonus: 4 });
const three = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0]), wolf]);
const hide = (...combatantIds: string[]) => ({
  type: 'HideCombatants' as const,
  combatantIds,
  reason,
});
const remove = (combatantId: string) => ({ type: 'RemoveCombatant' as const, combatantId, reason });
const reveal = (...combatantIds: string[]) => ({ type: 'RevealCombatants' as const, combatantIds });
const rule = (stats: object) => ({
  ...{ type: 'Adjudicate' as const, combatantId: 'wolf', reason: 'A trap', stats },
});
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => seconds.queries.viewEvent(event, actor) ?? []);
const seen = ({ state }: Table, actor: Actor) => seconds.queries.view(state, actor);

describe('hiding somebody on the table', () => {
  test('is a removal for all others, and a hidden combatant for the GM and who plays it', () => {
    const gone = three().play(remove('wolf'));
    const table = three().play(hide('wolf'));
    for (const actor of [other, spectator]) {
      expect(shown(table, actor)).toEqual(shown(gone, actor));
      expect(seen(table, actor)).toEqual(seen(gone, actor));
    }
    for (const actor of [gameMaster, owner]) {
      expect(shown(table, actor)).toEqual(table.events);
      expect(seen(table, actor).combatants.at(-1)).toMatchObject({ id: 'wolf', hidden: true });
    }
    expect({ ...table.state, hidden: {} }).toEqual(gone.state);
  });

  test('SEC-44 keeps wounds, gear and objects, and its initiative (SEC-02)', () => {
    const table = three().play(rule({ wounds: 3, toughness: 9 }));
    const { sheet, wounds, gear, objects, posture, status } = table.combatant('wolf');
    table.play(hide('wolf'));
    expect(seconds.rules.stateSchema().safeParse(table.state).success).toBe(true);
    expect(seen(table, owner).combatants.at(-1)).toMatchObject({
      ...{ wounds: 3, held: ['sword'] },
    });
    table.play(reveal('wolf'));
    expect(table.happenings).toEqual(['CombatantsAdded', 'InitiativeChecked']);
    expect(table.combatant('wolf')).toMatchObject({
      ...{ sheet, wounds, gear, objects, posture, status },
    });
    expect(wounds).toBe(3);
    expect(sheet.toughness).toBe(9);
  });

  test('SEC-53 keeps somebody dying, and a new sheet gets it up', () => {
    const dying = { kind: 'DYING', dc: 14 } as const;
    const table = three();
    table.state = {
      ...table.state,
      combatants: {
        ...table.state.combatants,
        wolf: { ...table.combatant('wolf'), status: dying, wounds: 5, posture: 'PRONE' },
      },
    };
    table.play(hide('wolf'));
    expect(seen(table, owner).combatants.at(-1)).toMatchObject({ status: 'DOWN' });
    const back = table.state;
    table.play(reveal('wolf'));
    expect(table.combatant('wolf')).toMatchObject({ status: dying, wounds: 5, posture: 'PRONE' });
    table.state = back;
    const { sheet } = wolf;
    table.play({ type: 'UpdateCombatant', combatantId: 'wolf', sheet }).play(reveal('wolf'));
    expect(table.combatant('wolf')).toMatchObject({
      ...{ status: { kind: 'STANDING' }, wounds: 0, posture: 'UPRIGHT' },
    });
  });

  test('is for those on the table, as long as the encounter has not ended', () => {
    const table = three().play(hide('wolf'));
    expect(table.refusal(hide('wolf'))).toMatchObject({ code: 'INVALID', field: 'combatantIds' });
    expect(table.refusal(hide('nobody'))).toMatchObject({ code: 'NOT_FOUND' });
    const ended = three().play({ type: 'EndEncounter' });
    expect(ended.rule(hide('wolf'))).toBe(ended.rule(remove('wolf')));
  });
});
