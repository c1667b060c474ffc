import { describe, expect, test } from 'vitest';
import { isRoutineEvent } from '../../../../../src/engine/core/schema/event.ts';
import { type Event, events } from '../../../../../src/engine/rulesets/segments/model/events.ts';
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

/** What the last command tells in short. */
const told = (table: Table) =>
  table.events
    .filter((event) => !isRoutineEvent(events[event.type], event))
    .map((event) => narrate(event, table.state));

type Played = Extract<Event, { type: 'MovementPlayed' }>;

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

  const walking = () =>
    fight([someone('ana', [0, 0]), foe('bor', [9, 0])]).declare('ana', 'move', { to: hex(1) });

  test('SEG-51 tells a walk of several segments in one line, as it ends', () => {
    const table = walking();
    expect(said(table, 'MovementPlayed')).toEqual(["Ana's movement has 1 segment left"]);
    expect(told(table).join()).not.toContain('Ana');
    table
      .end('ana')
      .end('bor')
      .advance()
      .end('ana', { to: hex(3) });
    expect(told(table)).toContain('Ana moves 3 hexes to (3, 0)');
    expect(told(table).filter((line) => line.startsWith('Ana'))).toHaveLength(1);
  });

  test('SEG-51 says so where a movement leads nowhere, and as before in older fights', () => {
    const table = walking().end('ana').end('bor').advance().end('ana');
    const [{ to, ...older }] = table.happened('MovementPlayed') as [Played];
    expect(to).toEqual(hex(1));
    const stayed = { ...older, to: hex(0), walked: 0 };
    expect(narrate(stayed, table.state)).toBe("Ana's movement leads nowhere");
    expect(isRoutineEvent(events.MovementPlayed, stayed)).toBe(false);
    expect(narrate(older, table.state)).toBe("Ana's movement is over");
    expect(isRoutineEvent(events.MovementPlayed, older)).toBe(true);
  });

  test('SEG-54 says how far a movement has led that another one ends', () => {
    const table = walking().end('ana').end('bor').advance();
    table.declare('ana', 'dash', { to: hex(2) });
    const [ended] = table.happened('OngoingEnded');
    expect(ended && narrate(ended, table.state)).toBe(
      "Ana's Move ends after 1 hex at (1, 0): another movement takes its place",
    );
    expect(isRoutineEvent(events.OngoingEnded, ended!)).toBe(false);
  });

  test('SEG-30 a walk that is reduced says what was paid', () => {
    const swift = { talents: [{ action: 'move', reducedBy: 1 }] };
    const table = fight([someone('ana', [0, 0], swift), foe('bor', [9, 0])]);
    table.declare('ana', 'move', { use: 'MOVE', to: hex(1) });
    expect(told(table)).toContain('Ana uses Move (Move, reduced to a Swift)');
  });

  test('SEG-69 says how far a push has still to go, and nothing of it at its end', () => {
    const blast = projectile('blast', { speed: 5, pushback: 30, damage: null });
    const table = fight([someone('ana', [0, 0], knows('blast')), foe('bor', [2, 0])], {
      actions: [blast],
    });
    table.declare('ana', 'blast', { targetIds: ['bor'] }).defend('NONE', [1, 1]);
    expect(said(table, 'CombatantPushed')).toEqual(['Bor is pushed 5 hexes to (7, 0), 1 to go']);
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
