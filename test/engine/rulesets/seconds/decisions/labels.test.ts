import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const ending = (table: Table) =>
  table.awaited.options.find(({ command }) => command.type === 'EndTurn');

test('SEC-10 SEC-18 to end the turn says how long it passes idle, and what takes effect in it', () => {
  const table = fight([someone('ana', [0, 0]), foe('bor', [6, 0])]);
  expect(ending(table)?.summary).toEqual(['6 s pass idle.']);
  table.declare('ana', 'fuse').aim('ana', ['bor']);
  expect(ending(table)?.summary).toEqual(['2 s pass idle.', 'Fuse takes effect after 2 s.']);
  table.moves('ana', 1);
  expect(ending(table)?.summary).toEqual(['1 s pass idle.', 'Fuse takes effect after 1 s.']);
});

test('SEC-13 SEC-56 what is carried on without a number of seconds says for how long', () => {
  const table = fight([someone('ana', [0, 0]), foe('bor', [20, 0])]);
  const way = table.awaited.options.find(({ label }) => label === 'Move (2 s)');
  expect(way?.choices.map(({ field, min, ifOmitted }) => [field, min, ifOmitted])).toEqual([
    ['to', 1, null],
    ['seconds', 0, 'It goes on for as many seconds as it takes, or the turn has.'],
  ]);
});

test('SEC-13 an action under way is on the timeline with its weapon and its owner', () => {
  const table = fight([someone('ana', [0, 0]), foe('bor', [1, 0])]);
  table.moves('ana', 3).declare('ana', 'sword');
  expect(seconds.queries.view(table.state, { kind: 'SPECTATOR' }).timeline).toMatchObject([
    { kind: 'ACTION', label: 'Ana: Sword, 3 of 4 s', ownerId: 'ana', targetIds: [] },
  ]);
});

describe('options while something is in progress', () => {
  const labelsOf = (table: Table): readonly string[] =>
    table.awaited.options.map(({ label }) => label);

  test('SEC-13 SEC-14 to go on with it comes first, and all else says what is given up', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.moves('ana', 3).declare('ana', 'bolt').end('bob');
    const [first, ...others] = labelsOf(table);
    expect(first).toBe('Go on with Bolt (1 s)');
    const free = ['Talk (0 s)', 'Drop Sword (0 s)'];
    expect(others).toEqual(expect.arrayContaining([...free, 'Move (1 s), giving up Bolt']));
    expect(others.filter((label) => !label.includes(', giving up Bolt'))).toEqual(
      free.toReversed(),
    );
  });

  test('SEC-12 what may pause is not given up', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.declare('ana', 'whittle', { seconds: 2 });
    expect(labelsOf(table)[0]).toBe('Go on with Whittle (4 s)');
    expect(labelsOf(table).filter((label) => label.includes('giving up'))).toEqual([]);
  });
});
