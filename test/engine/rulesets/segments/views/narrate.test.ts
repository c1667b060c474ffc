import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../../src/engine/rulesets/segments/model/events.ts';
import { narrate } from '../../../../../src/engine/rulesets/segments/views/narrate.ts';
import {
  fight,
  foe,
  gathering,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

/** The lines of the log for the events of this type that happened last. */
const said = (table: Table, type: Event['type']) =>
  table.happened(type).map((event) => narrate(event, table.state));

const brawl = () => fight([someone('ana', [0, 0]), foe('bor', [1, 0])]);

describe('the log', () => {
  test('SEG-13 says who rolls what, so that a name with a number stays apart from the score', () => {
    const table = gathering([someone('ana', [0, 0]), { ...foe('bor', [1, 0]), name: 'Bor 2' }]);
    table.play({ type: 'RollInitiative' }, [6, 1, 1, 1, 6, 6, 1, 1]);
    expect(said(table, 'InitiativeRolled')).toEqual(['Initiative: Bor 2 with 2 and Ana with 1']);
  });

  test('SEG-33 counts one hit point as one', () => {
    const table = brawl()
      .declare('ana', 'unarmed-strike', { targetIds: ['bor'] })
      .defend('NONE', [6, 6, 1]);
    expect(said(table, 'DamageDealt')).toEqual([
      expect.stringMatching(/^Bor loses 1 hit point: 1 \(.*\), \d+ left$/),
    ]);
  });

  test('SEG-42 says that a defense waits for the turn of its defender', () => {
    const table = brawl()
      .declare('ana', 'unarmed-strike', { targetIds: ['bor'] })
      .defend('COUNTER');
    expect(said(table, 'DefenseDeclared')).toEqual([
      'Bor defends with Unarmed Strike, on its own turn',
    ]);
  });

  test('SEG-51 says that a movement is over once no segment of it is left', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [9, 0])]).declare('ana', 'move', {
      to: hex(1),
    });
    expect(said(table, 'MovementPlayed')).toEqual(["Ana's movement has 1 segment left"]);
    table.end('ana').end('bor').advance().end('ana');
    expect(said(table, 'MovementPlayed')).toEqual(["Ana's movement is over"]);
  });

  test('SEG-69 says how far a push has still to go, and nothing of it at its end', () => {
    const blast = projectile('blast', { speed: 5, pushback: 30, damage: null });
    const table = fight([someone('ana', [0, 0], knows('blast')), foe('bor', [2, 0])], {
      actions: [blast],
    });
    table.declare('ana', 'blast', { targetIds: ['bor'] }).defend('NONE', [1, 1]);
    expect(said(table, 'CombatantPushed')).toEqual([
      'Bor is pushed 5 hexes to (7, 0), 1 to go',
    ]);
    table.end('ana').end('bor').advance().end('ana');
    expect(said(table, 'CombatantPushed')).toEqual(['Bor is pushed 1 hex to (8, 0)']);
  });

  test('SEG-60 says how much of a structure is to come, and nothing of it once it stands', () => {
    const { state } = brawl();
    const grown = (left: number) =>
      narrate({ type: 'StructureGrew', id: 'ana.1', hexes: [hex(2)], left }, state);
    expect(grown(2)).toBe('The structure fills 1 hex, 2 to go');
    expect(grown(0)).toBe('The structure fills 1 hex');
  });
});
