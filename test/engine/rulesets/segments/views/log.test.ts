/** What holds of every line of the log, whatever has happened. */
import { expect, test } from 'vitest';
import { events, type Event } from '../../../../../src/engine/rulesets/segments/model/events.ts';
import type { State } from '../../../../../src/engine/rulesets/segments/model/state.ts';
import {
  basicActions,
  basicConditions,
} from '../../../../../src/engine/rulesets/segments/model/built-in.ts';
import { narrate } from '../../../../../src/engine/rulesets/segments/views/narrate.ts';
import { playFights } from '../../../../kit/engine/fights.ts';
import { segmentsGame } from '../../../../kit/engine/segments/fights.ts';
import { sized } from '../../../../kit/size.ts';

/** As much as a line of the log may be long. */
const LONGEST = 280;

const units = ['hex', 'segment', 'hit point', 'point'];

/** What is wrong with a line, in words. */
function problemsOf(line: string, state: State): readonly string[] {
  const keys = Object.keys({
    ...{ ...basicActions, ...state.actions },
    ...{ ...basicConditions, ...state.conditions },
  }).filter((key) => key.includes('-'));
  const problems = [
    line.length > LONGEST && 'is too long',
    /\bSEG-\d/.test(line) && 'has a bare rule',
    /\b(?:undefined|null|NaN|\[object)\b/.test(line) && 'has a hole',
    /[A-Z]+_[A-Z]+/.test(line) && 'has a key of the API',
    keys.some((key) => line.includes(key)) && 'has a key of the catalogue',
    units.some((unit) => new RegExp(`\\b1 ${unit}e?s\\b`).test(line)) && 'has a wrong plural',
    units.some((unit) => new RegExp(`\\b(?:0|[2-9]|\\d{2,}) ${unit}\\b`).test(line)) &&
      'has a wrong singular',
    /\b0 hexes\b/.test(line) && 'tells of nothing',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${problem}: ${line}`);
}

test('every line of random fights is short, in words, and tells of something', () => {
  const problems = new Set<string>();
  const told = new Set<Event['type']>();
  const game: typeof segmentsGame = {
    ...segmentsGame,
    witness: () => (step) => {
      for (const event of step.events) {
        told.add(event.type);
        for (const problem of problemsOf(narrate(event, step.after), step.after))
          problems.add(`${event.type} ${problem}`);
      }
      return [];
    },
  };
  playFights(game, {
    ...{ seed: 33, fights: sized(160), roundLimit: 12 },
    ...{ tryEvery: 1000, retellEvery: 1000 },
  });
  expect([...problems].slice(0, 20)).toEqual([]);
  expect(told.size).toBeGreaterThan(Object.keys(events).length / 2);
}, 120_000);
