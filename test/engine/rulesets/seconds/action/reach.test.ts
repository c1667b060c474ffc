import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const at = (q: number, more = {}): Table =>
  fight([someone('ana', [0, 0], more), foe('bob', [q, 0]), foe('dan', [q, 1])]);

const declare = (action: string, more: object = {}) =>
  ({ type: 'DeclareAction', combatantId: 'ana', action, ...more }) as const;

const labels = (table: Table) => table.awaited.options.map(({ label }) => label);

describe('SEC-57 whom an attack could reach', () => {
  test('SEC-57 it says so when it is declared, to its owner alone', () => {
    const table = at(1).play(declare('sword'));
    const [begun] = table.happened('ActionBegun');
    expect(begun).toMatchObject({ couldReachIds: ['bob'] });
    const bob = { kind: 'PLAYER', combatants: ['bob'] } as const;
    expect(begun && seconds.queries.viewEvent(begun, bob)).toMatchObject({ couldReachIds: null });
    expect(at(1).play(declare('fetch')).happened('ActionBegun')[0]).toMatchObject({
      couldReachIds: null,
    });
  });

  test('SEC-57 the option says it before', () => {
    expect(labels(at(1))).toContain('Sword (4 s): Bob in reach');
    expect(labels(at(1))).toContain('Bolt (4 s): Bob, Dan in reach');
    expect(labels(at(9))).toContain('Sword (4 s), with no one in reach yet');
    for (const { label, hasNoTarget } of [at(1), at(9)].flatMap(({ awaited }) => awaited.options))
      expect(hasNoTarget).toBe(label.endsWith('with no one in reach yet'));
  });

  test('SEC-57 an option says how many are in reach where their names are too long', () => {
    const crowd = Array.from({ length: 5 }, (_, i) =>
      foe(`foe-${i}`, [1, i], { name: `Brute of the northern gate ${i}` }),
    );
    const table = fight([someone('ana', [0, 0]), ...crowd]);
    expect(labels(table)).toContain('Bolt (4 s): 5 in reach');
    expect(Math.max(...labels(table).map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('SEC-57 one that could reach nobody is refused unless that is said', () => {
    for (const attack of [
      declare('sword'),
      declare('combo', { combo: 'combo', weapon: 'sword' }),
    ]) {
      expect(at(9).rule(attack)).toBe('SEC-57');
      expect(at(9).play({ ...attack, anyway: true }).clock).toBe('1 ana 4');
    }
    expect(at(9).rule(declare('fetch', { anyway: true }))).toBe('INVALID');
  });

  test('SEC-57 an area reaches as far as its range and its radius together', () => {
    expect(at(11).ruleOrNull(declare('burst'))).toBeNull();
    expect(at(12).rule(declare('burst'))).toBe('SEC-57');
  });

  test('SEC-57 SEC-37 nobody behind total cover is in reach', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [4, 0])], {
      obstacles: [-2, -1, 0, 1, 2].map((r) => hex(2, r)),
    });
    expect(table.rule(declare('bolt'))).toBe('SEC-57');
  });

  test('SEC-57 SEC-15 whom it hits is still chosen when it takes effect', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [2, 0])]);
    table.moves('ana', 3).play(declare('sword', { anyway: true }));
    table
      .declare('bob', 'move', { to: hex(4, 0) })
      .end('bob')
      .continue('ana');
    expect(table.aim('ana', ['bob'], [4]).happened('StrikeRolled')).toHaveLength(1);
  });
});

describe('SEC-31 objects that are no weapons', () => {
  const objects = [
    { key: 'torch', name: 'Torch' },
    { key: 'rope', name: 'Rope', held: false },
  ];
  const carrier = (): Table =>
    fight([someone('ana', [0, 0], { objects }), foe('bob', [1, 0], { objects })]);

  test('SEC-31 any held object can be dropped in no time, and is gone', () => {
    const table = carrier().play(declare('drop', { object: 'torch' }));
    expect(table.happened('ObjectHandled')).toMatchObject([{ name: 'Torch', how: 'DROPPED' }]);
    expect(table.clock).toBe('1 ana 0');
    expect(table.combatant('ana').objects.map(({ key }) => key)).toEqual(['rope']);
    expect(table.rule(declare('drop', { object: 'torch' }))).toBe('SEC-31');
    expect(table.rule(declare('drop', { object: 'rope' }))).toBe('SEC-31');
    expect(table.rule(declare('drop', { object: 'rope', weapon: 'sword' }))).toBe('INVALID');
    expect(table.rule(declare('talk', { object: 'rope' }))).toBe('INVALID');
  });

  test('SEC-09 SEC-31 what is fetched out of the pack is in hand, and can be dropped', () => {
    const table = carrier().play(declare('fetch', { object: 'rope' }));
    expect(table.clock).toBe('1 ana 2');
    table.play(declare('drop', { object: 'rope' }));
    expect(table.combatant('ana').objects.map(({ key }) => key)).toEqual(['torch']);
  });

  test('SEC-31 each is an option of its own', () => {
    expect(labels(carrier())).toEqual(
      expect.arrayContaining(['Drop Torch (0 s)', 'Fetch Rope (2 s)', 'Drop Sword (0 s)']),
    );
  });
});
