/** What the caller wrote, in the form of the engine, and where the caller wrote it. */
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { object, union } from '../../../../src/engine/core/schema/describe.ts';
import { newCombatantId } from '../../../../src/engine/core/schema/keys.ts';
import { readInput } from '../../../../src/graphql/plumbing/derive/read.ts';

const effect = union('Effect', 'What it does.', 'type', [
  object('Attack', 'Attacks.', {
    type: z.literal('ATTACK'),
    range: z.int(),
    inflicts: z.array(object('Infliction', 'Inflicts.', { condition: z.string(), n: z.int() })),
  }),
  object('Move', 'Moves.', { type: z.literal('MOVE'), mode: z.string() }),
  object('Guard', 'Guards.', { type: z.literal('GUARD') }),
]);
const sheet = object('OneSheet', 'A sheet.', { hits: z.int(), effects: z.array(effect) }).meta({
  family: 'Sheet',
});
const command = z.strictObject({
  type: z.literal('Join'),
  joining: z.array(object('Joining', 'Who.', { id: newCombatantId, sheet })),
});

let ids = 0;
const read = (written: unknown) =>
  readInput(command, written, { ruleset: 'ONE', newId: (prefix) => `${prefix}_${++ids}` });

const attack = { range: 5, inflicts: [{ condition: 'prone', n: 1 }] };
const joining = (...effects: readonly object[]) => ({
  joining: [{ sheet: { one: { hits: 3, effects } } }],
});

describe('an input', () => {
  it('is brought into the form of the engine, with the ids that it leaves to the server', () => {
    ids = 0;
    const written = joining({ attack }, { move: 'RUN' }, { guard: true });
    expect(read(written)).toMatchObject({
      issues: [],
      value: {
        joining: [
          {
            id: 'cmb_1',
            sheet: {
              hits: 3,
              effects: [
                { type: 'ATTACK', ...attack },
                { type: 'MOVE', mode: 'RUN' },
                { type: 'GUARD' },
              ],
            },
          },
        ],
      },
    });
  });

  it('leaves out what is null, and keeps what the ruleset does not know to be refused by name', () => {
    expect(read({ joining: null, other: 1, nothing: null }).value).toEqual({ other: 1 });
  });

  it('has null where that is a value of its own, given or left out', () => {
    const defined = z.strictObject({ check: z.string().nullable(), way: z.string().nullish() });
    const reading = { ruleset: 'ONE', newId: String };
    expect(readInput(defined, { check: null, way: null }, reading).value).toEqual({ check: null });
    expect(readInput(defined, {}, reading).value).toEqual({ check: null });
  });

  it('has the name under which it is answered, in issues too, and no other one', () => {
    const push = z.int().meta({ shownAs: 'pushDirection' });
    const defined = z.strictObject({
      type: z.literal('X'),
      effect: object('Effect', 'X.', { push }),
    });
    const reading = { ruleset: 'ONE', newId: String };
    const { value, writtenAt } = readInput(defined, { effect: { pushDirection: 'x' } }, reading);
    expect(value).toEqual({ effect: { push: 'x' } });
    expect(writtenAt(['effect', 'push'])).toEqual(['effect', 'pushDirection']);
    // The name of the engine is none of the API: it is refused like any other that is not there.
    const engines = readInput(defined, { effect: { push: 1 } }, reading);
    expect(engines.value).toEqual({ effect: { push: 1 } });
  });

  it('of another ruleset is an issue where it stands', () => {
    const { issues } = read({ joining: [{ sheet: { two: { hits: 3 } } }] });
    expect(issues).toEqual([
      {
        path: ['joining', 0, 'sheet', 'two'],
        message: 'The encounter is played by ONE: give `one` instead.',
      },
    ]);
  });

  it('that sets a choice without fields to false is an issue', () => {
    const { issues } = read(joining({ guard: false }));
    expect(issues).toEqual([
      { path: ['joining', 0, 'sheet', 'one', 'effects', 0, 'guard'], message: 'Set it to true.' },
    ]);
  });
});

describe('a path of the engine', () => {
  const { writtenAt } = read(joining({ attack }, { move: 'RUN' }, { guard: true }));
  it.each([
    [['joining', 0, 'sheet', 'hits'], 'joining.0.sheet.one.hits'],
    [['joining', 0, 'sheet', 'effects', 0, 'range'], 'joining.0.sheet.one.effects.0.attack.range'],
    [
      ['joining', 0, 'sheet', 'effects', 0, 'inflicts', 0, 'n'],
      'joining.0.sheet.one.effects.0.attack.inflicts.0.n',
    ],
    [['joining', 0, 'sheet', 'effects', 1, 'mode'], 'joining.0.sheet.one.effects.1.move'],
    [['joining', 0, 'sheet', 'effects', 2, 'type'], 'joining.0.sheet.one.effects.2.guard'],
    [['joining', '0', 'sheet', 'effects', '0'], 'joining.0.sheet.one.effects.0'],
    [['elsewhere'], 'elsewhere'],
    [[], ''],
  ])('%j was written at %s', (path, written) => {
    expect(writtenAt(path).join('.')).toBe(written);
  });
});
