/** The log for readers: every event of every ruleset as a line, in random fights. */
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { everyone, type WithCombatants } from '../../../src/engine/core/table/state.ts';
import { MAX_LINE } from '../../../src/engine/core/values/words.ts';
import { games } from '../../kit/engine/games.ts';
import { playedEvents } from '../../kit/engine/played-events.ts';
import { sized } from '../../kit/size.ts';

/** Words that end in s and are no plural. */
const SINGULAR = 'less|misses|is|as|was|has|this|its|success|miss|focus|stress';
const NOUNS = 'second|wound|hex|field|die|shot|point|round|segment|success|action|time|move|dodge';

/** What a line for readers may not have. */
const faults: Readonly<Record<string, (line: string) => boolean>> = {
  'too long': (line) => line.length > MAX_LINE,
  'a rule number': (line) => /\b(?:SEG|VIG|SEC|R|RV|RS|T)-\d+\b/.test(line),
  'a key': (line) => /\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+[A-Z]\w*\b|(?<!-)\b(?:c|late)\d+\b/.test(line),
  undefined: (line) => /undefined|null|NaN|\[object/.test(line),
  'a plural of one': (line) =>
    new RegExp(
      String.raw`(?<!(?:round|segment|second|number) )\b1 (?!(?:${SINGULAR})\b)[a-z]+s\b`,
    ).test(line),
  'a singular of many': (line) =>
    new RegExp(String.raw`\b(?:0|[2-9]|[1-9]\d+) (?:${NOUNS})\b(?!s)`).test(line),
  'said twice': (line) => {
    const text = line.replaceAll(/\(.*?\)/g, '');
    const parts = text.split('; ');
    return new Set(parts).size < parts.length || /(?:^| )([^,;:]+), \1(?:[,;:. ]|$)/.test(text);
  },
};

/** Of as many letters as there are names. */
const FIRST_NAME = 0x4e00;

/** Each name as another, no longer than it was: some are called alike, and are not said twice for it. */
function withoutNames(line: string, state: unknown): string {
  const { combatants } = state as WithCombatants;
  const names = new Set(everyone({ combatants }).map(({ name }) => name));
  let count = 0;
  return [...names].reduce(
    (text, name) => text.replaceAll(name, () => String.fromCodePoint(FIRST_NAME + count++)),
    line,
  );
}

describe.each(Object.entries(games))('a line of %s', (_, game) => {
  it('names no keys and no rules, agrees in number, says nothing twice, and fits', () => {
    const examples = new Map<string, string>();
    for (const { event, state } of playedEvents(game, sized(320))) {
      const { type } = event;
      const line = withoutNames(game.ruleset.queries.narrate(event, state, gameMaster), state);
      for (const [fault, isIn] of Object.entries(faults))
        if (isIn(line)) examples.set(`${type}: ${fault}`, line);
    }
    expect(Object.fromEntries(examples)).toEqual({});
  }, 120_000);
});
