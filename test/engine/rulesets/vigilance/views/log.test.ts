/** The lines of every event of whole fights, as people read them. */
import { describe, expect, it } from 'vitest';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import { basicActions } from '../../../../../src/engine/rulesets/vigilance/model/basic-actions.ts';
import type { State } from '../../../../../src/engine/rulesets/vigilance/model/state.ts';
import { playFights } from '../../../../kit/engine/fights.ts';
import { vigilanceGame } from '../../../../kit/engine/vigilance/fights.ts';

const LONGEST = 280;

/** Keys that cannot be taken for words. */
const keysIn = ({ actions }: State): readonly string[] =>
  [...Object.keys(actions), ...Object.keys(basicActions)].filter((key) => key.includes('-'));

const faults: Readonly<Record<string, (line: string, state: State) => boolean>> = {
  'is too long': (line) => line.length > LONGEST,
  'names a bare rule': (line) => /\b(?:VIG|RV|T)-\d/.test(line),
  'names a key': (line, state) => keysIn(state).some((key) => line.includes(key)),
  'names a constant': (line) => /\b[A-Z]+_[A-Z]/.test(line),
  'says what is not there': (line) => /\b(?:undefined|null|NaN)\b|\[object/.test(line),
  'counts one as many': (line) => /\b1 (?:fields|counters|actions|dice)\b/.test(line),
  'counts many as one': (line) => /\b(?:[02-9]|\d\d+) (?:field|counter|action|die)\b/.test(line),
};

describe('the log of whole fights', () => {
  it('names people and things, counts rightly, and stays short', () => {
    const found = new Map<string, string>();
    let lines = 0;
    playFights(
      {
        ...vigilanceGame,
        witness: () => (step) => {
          for (const event of step.events) {
            const line = narrate(event, step.after);
            lines++;
            for (const [fault, has] of Object.entries(faults))
              if (has(line, step.after)) found.set(`${event.type} ${fault}`, line);
          }
          return [];
        },
      },
      { seed: 33, fights: 8, roundLimit: 6, tryEvery: 1000, retellEvery: 1000 },
    );
    expect(lines).toBeGreaterThan(500);
    expect(Object.fromEntries(found)).toEqual({});
  });
});
