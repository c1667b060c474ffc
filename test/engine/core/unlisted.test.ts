/** What is listed is all that there is: every kind of choice of every option refuses other picks. */
import { describe, expect, it } from 'vitest';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { type Tried, tryUnlisted } from '../../kit/engine/unlisted.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';
import { sized } from '../../kit/size.ts';

const plan = { seed: 20_261_201, fights: sized(64, 6), commands: 120, tryEvery: 9 };

/** Where a key must be chosen; with SECONDS each is an option of its own. */
const leftOut = 'KEY: left out';
const ofKeys = [leftOut, 'KEY: a pick of another option'];

const games: Readonly<Record<string, readonly [play: () => Tried, ways: readonly string[]]>> = {
  'SEGMENTS SEG-44': [() => tryUnlisted(segmentsGame, plan), ofKeys],
  'VIGILANCE VIG-34': [() => tryUnlisted(vigilanceGame, plan), [leftOut]],
  'SECONDS SEC-32': [() => tryUnlisted(secondsGame, plan), []],
};

const everywhere = [
  ...['HEX: own hex', 'HEX: the hex of somebody', 'HEX: beyond', 'HEX: far away'],
  ...['HEX: off the map', 'HEX: left out', 'COMBATANT: themselves', 'COMBATANT: somebody else'],
  ...['COMBATANT: unknown', 'COMBATANT: left out', 'KEY: unknown'],
  ...['NUMBER: too few', 'NUMBER: too many', 'NUMBER: a part'],
  ...['TEXT: no words', 'TEXT: left out', 'DATA: left out', 'COMBATANT: too many'],
  ...['COMBATANT: doubled', 'ANY: a field of another option'],
];

describe.each(Object.entries(games))('%s', (_, [play, own]) => {
  it('refuses every pick that no option lists, and rolls nothing for it', () => {
    const { ways, accepted } = play();
    console.info(JSON.stringify(Object.fromEntries(ways)));
    expect(Object.fromEntries(accepted)).toEqual({});
    expect([...everywhere, ...own].filter((how) => !ways.has(how))).toEqual([]);
  }, 600_000);
});
