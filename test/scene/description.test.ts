/** The map in words: where everything is, from whom one asks. */
import { describe, expect, it } from 'vitest';
import { bearing, wayInWords } from '../../src/scene/bearing.ts';
import { combatantInWords, terrainInWords } from '../../src/scene/description.ts';
import type { View } from '../../src/scene/view.ts';
import { battlefield } from '../kit/scene/view.ts';

const here = { q: 0, r: 0 };
const ana = { id: 'a', name: 'Ana', position: { q: 1, r: 1 } };

describe('a bearing', () => {
  it('is one of eight directions, the top of the map being north', () => {
    const around = [
      { q: 3, r: 0 },
      { q: 2, r: -2 },
      { q: 2, r: -4 },
      { q: 0, r: -2 },
      { q: -3, r: 0 },
      { q: -2, r: 2 },
      { q: -2, r: 4 },
      { q: 0, r: 2 },
    ];
    expect(around.map((hex) => bearing(here, hex))).toEqual([
      'east',
      'north-east',
      'north',
      'north-west',
      'west',
      'south-west',
      'south',
      'south-east',
    ]);
    expect(bearing(ana.position, ana.position)).toBeNull();
  });

  it('goes with the number of hexes', () => {
    expect(wayInWords(here, { q: 1, r: 0 })).toBe('1 hex east');
    expect(wayInWords(here, { q: 2, r: -4 })).toBe('4 hexes north');
    expect(wayInWords(here, here)).toBe('in the same hex');
  });
});

describe('the map in words', () => {
  it('says of each combatant where it is, and what is special about it', () => {
    const bolg = {
      id: 'b',
      name: 'Bolg',
      side: 'raiders',
      position: { q: 3, r: 1 },
      status: 'DOWN',
      hidden: true,
      conditions: [{ name: 'Dazed' }],
    } as unknown as View['combatants'][number];
    expect(combatantInWords(bolg, ana)).toBe(
      'Bolg, raiders, hex 3, 1, 2 hexes east of Ana, hidden, down, Dazed',
    );
    expect(combatantInWords(bolg, null)).toBe('Bolg, raiders, hex 3, 1, hidden, down, Dazed');
  });

  it('tells terrain by areas and the nearest first, doors and windows by themselves', () => {
    const field = battlefield({
      obstacles: [
        { q: 9, r: 1 },
        { q: 3, r: 1 },
        { q: 4, r: 1 },
      ],
      concealing: [{ hex: { q: 1, r: 3 }, levels: 2 }],
      features: [{ hex: { q: 1, r: 1 }, kind: 'CLIMB', name: 'Ladder' }],
      walls: [
        { hex: { q: 0, r: 1 }, side: 'E', kind: 'WALL' },
        { hex: { q: 1, r: 0 }, side: 'NE', kind: 'CLOSED_DOOR' },
      ],
      labels: [{ text: 'Mud', hexes: [{ q: 2, r: 1 }] }],
    });
    expect(terrainInWords(field, ana)).toEqual([
      'Obstacles: 2 hexes, the nearest 2 hexes east of Ana',
      'Obstacles: 1 hex, 8 hexes east of Ana',
      'Smoke: 1 hex, 2 hexes south-east of Ana',
      'Labelled “Mud”: 1 hex, 1 hex east of Ana',
      'Ladder in the hex of Ana',
      'Walls: 1, the nearest 1 hex west of Ana',
      'Closed door on the north-east side of a hex, 1 hex north-west of Ana',
    ]);
  });

  it('is short however large the map is', () => {
    const obstacles = Array.from({ length: 1000 }, (_, i) => ({ q: i * 2, r: 0 }));
    const sentences = terrainInWords(battlefield({ obstacles }), ana);
    expect(sentences).toHaveLength(13);
    expect(sentences.at(-1)).toBe('988 more: obstacles');
  });
});
