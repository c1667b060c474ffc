/** The GM gives a side another name: all of it at once, the hidden too, and hidden from who does not know of them. */
import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { noAnnotations } from '../../../src/engine/core/schema/annotations.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { foe, gathering, someone } from '../../kit/engine/segments/encounter.ts';

const rename = (side: string, name: string) => ({ type: 'RenameSide' as const, side, name });
const band = () =>
  gathering([someone('ana', [0, 0]), foe('bob', [1, 0]), foe('cid', [2, 0])]).play({
    type: 'AddCombatants',
    combatants: [foe('wolf', [3, 0])],
    hidden: true,
  });
const seenBy = (combatants: readonly string[]) => (event: object) =>
  segments.queries.viewEvent(event as never, { kind: 'PLAYER', combatants: [...combatants] });

describe('renaming a side', () => {
  test('is of all its combatants, the hidden among them, in one command', () => {
    const table = band();
    const { side } = table.combatant('bob');
    table.play(rename(side, 'The Reed Company'));
    const { combatants, hidden } = table.state;
    const sides = Object.values(combatants).map((one) => `${one.id}: ${one.side}`);
    expect(sides).toEqual(['ana: heroes', 'bob: The Reed Company', 'cid: The Reed Company']);
    expect(hidden.wolf?.combatant.side).toBe('The Reed Company');
    expect(table.events.map(({ type }) => type)).toEqual([
      ...['CombatantUpdated', 'CombatantUpdated', 'CombatantsHidden'],
    ]);
  });

  test('tells a player of no hidden one', () => {
    const table = band();
    table.play(rename(table.combatant('bob').side, 'wolves'));
    const told = table.events.flatMap((event) => seenBy(['ana'])(event) ?? []);
    const news = { ...noAnnotations, name: null, side: 'wolves', sheet: null };
    expect(told).toEqual([
      { type: 'CombatantUpdated', combatantId: 'bob', ...news },
      { type: 'CombatantUpdated', combatantId: 'cid', ...news },
    ]);
  });

  test('is refused for a side that no one is of, and for the name that it has', () => {
    const table = band();
    const refusalOf = (command: ReturnType<typeof rename>) =>
      segments.rules.refusalOf(table.state, command);
    expect(refusalOf(rename('nobody', 'somebody'))).toMatchObject({
      code: 'INVALID',
      field: 'side',
    });
    expect(refusalOf(rename('heroes', 'heroes'))).toMatchObject({ code: 'INVALID', field: 'name' });
    expect(refusalOf(rename('heroes', table.combatant('bob').side))).toBeNull();
    const player = { kind: 'PLAYER', combatants: ['ana'] } as const;
    expect(segments.rules.authorize(player, rename('heroes', 'x'))).not.toBeNull();
    expect(segments.rules.authorize(gameMaster, rename('heroes', 'x'))).toBeNull();
  });

  test('is an edit of who is of the side: it is another once someone has joined it', () => {
    const table = band();
    const { side } = table.combatant('bob');
    const edits = segments.rules.commands.RenameSide?.meta()?.edits as (
      state: unknown,
      command: unknown,
    ) => unknown;
    expect(edits(table.state, rename(side, 'wolves'))).toEqual({ name: ['bob', 'cid', 'wolf'] });
  });
});
