import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { fight, foe, hex, someone } from '../../../../kit/engine/segments/encounter.ts';
import { declare, walk } from '../../../../kit/engine/segments/moves.ts';

type Reading = 'MARKED' | 'WATER' | 'ANYWHERE';

const lake = [hex(1, 0), hex(2, 0)];

/** Ana, who swims two hexes a segment, on the shore of a lake. */
const shore = (swimming: Reading, water = lake) =>
  fight([someone('ana', [0, 0], { swimSpeed: 30 }), foe('bea', [9, 9])], {
    setup: { settings: { swimming }, water },
  });

const swim = (q: number, r: number) => declare('ana', 'swim', 'MOVE', { to: hex(q, r) });

describe('where one can swim', () => {
  test('SEG-52 R-68 a through marked water, from the shore', () => {
    expect(shore('MARKED').play(swim(2, 0)).at('ana')).toEqual([2, 0]);
    expect(shore('MARKED').rule(swim(0, 1))).toBe('SEG-52');
    const path = [hex(1, 0), hex(1, 1)];
    expect(shore('MARKED').rule(declare('ana', 'swim', 'MOVE', { path }))).toBe('SEG-52');
  });

  test('SEG-52 R-68 a where none is marked, anywhere', () => {
    expect(shore('MARKED', []).play(swim(0, 1)).at('ana')).toEqual([0, 1]);
  });

  test('SEG-52 R-68 b through water alone, marked or not', () => {
    expect(shore('WATER').play(swim(2, 0)).at('ana')).toEqual([2, 0]);
    expect(shore('WATER').rule(swim(0, 1))).toBe('SEG-52');
    expect(shore('WATER', []).rule(swim(0, 1))).toBe('SEG-52');
  });

  test('SEG-52 R-68 c anywhere', () => {
    expect(shore('ANYWHERE').play(swim(0, 1)).at('ana')).toEqual([0, 1]);
  });

  test('SEG-52 R-68 the running Swim of a later segment keeps to it, too', () => {
    const table = shore('MARKED', [hex(1), hex(2), hex(3)])
      .play(swim(2, 0))
      .advance();
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana', to: hex(2, 1) })).toBe('SEG-52');
    expect(table.end('ana', { to: hex(3) }).at('ana')).toEqual([3, 0]);
  });

  test('SEG-52 R-68 water bars no other movement', () => {
    expect(
      shore('WATER')
        .play(walk('ana', 2, 0))
        .at('ana'),
    ).toEqual([2, 0]);
  });

  test('SEG-52 R-68 what is listed is water', () => {
    const table = shore('MARKED');
    const ends = segments.queries
      .decisions(table.state, gameMaster)
      .flatMap(({ options }) => options)
      .filter(({ command }) => command.type === 'DeclareAction' && command.action === 'swim')
      .flatMap(({ choices }) => choices)
      .flatMap((choice) => (choice.kind === 'HEX' ? choice.area.hexes : []));
    expect(ends).toEqual(lake);
  });

  test('SEG-52 R-68 the GM can mark it at any time, each hex once', () => {
    const table = shore('MARKED', []).play({ type: 'SetBattlefield', water: lake });
    expect(table.state.battlefield.water).toEqual(lake);
    expect(segments.queries.view(table.state, gameMaster).battlefield.water).toEqual(lake);
    expect(table.rule(swim(0, 1))).toBe('SEG-52');
    const twice = table.refusal({ type: 'SetBattlefield', water: [...lake, hex(1, 0)] });
    expect(twice).toMatchObject({ code: 'INVALID', field: 'water.2' });
  });
});
