/** The fights that were recorded come out the same: wanted changes are recorded again by `npm run record`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../kit/engine/games.ts';
import { RECORDED_FIGHTS, type Recorded, recorded } from '../../kit/engine/recording.ts';
import { sized } from '../../kit/size.ts';

const fights = Array.from({ length: sized(RECORDED_FIGHTS) }, (_, number) => number);

describe.each(Object.entries(games))('recorded fights of %s', (name, game) => {
  const file = path.join(import.meta.dirname, `${name.toLowerCase()}.json`);
  const expected = JSON.parse(readFileSync(file, 'utf8')) as readonly Recorded[];
  const played = fights.map((number) => recorded(game, number));

  it('are the same in commands, events, dice, listings and views', () => {
    expect(played.map(({ structure }) => structure)).toEqual(
      fights.map((number) => expected[number]?.structure),
    );
  });

  it('are the same in words', () => {
    expect(played.map(({ words }) => words)).toEqual(
      fights.map((number) => expected[number]?.words),
    );
  });
});
