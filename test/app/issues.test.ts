import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { inWords, issuesOf } from '../../src/app/issues.ts';
import { rulesets } from '../../src/engine/all.ts';

const schema = z.strictObject({
  type: z.literal('Do'),
  name: z.string().min(1).max(3),
  count: z.int().min(0).max(9).optional(),
  size: z.number().gt(0).optional(),
  kind: z.enum(['ONE', 'TWO']).optional(),
  flag: z.boolean().optional(),
  who: z.array(z.string()).max(1).optional(),
  parts: z.array(z.strictObject({ q: z.int() })).optional(),
  own: z
    .string()
    .refine((text) => text !== 'x', 'No name is `x`.')
    .optional(),
});

const wrong = (more: object): readonly string[] =>
  issuesOf(schema.safeParse({ type: 'Do', name: 'Ana', ...more }, inWords).error!).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('what is wrong with a value', () => {
  it.each([
    [{ name: undefined }, 'name: It is missing: give a text.'],
    [{ name: 4 }, 'name: It is a text.'],
    [{ name: '' }, 'name: It has at least 1 character.'],
    [{ name: 'Anna' }, 'name: It has at most 3 characters.'],
    [{ count: 1.5 }, 'count: It is a whole number.'],
    [{ count: -1 }, 'count: It is at least 0.'],
    [{ count: 10 }, 'count: It is at most 9.'],
    [{ size: 0 }, 'size: It is more than 0.'],
    [{ kind: 'SIX' }, 'kind: It is one of ONE, TWO.'],
    [{ type: 'Undo' }, 'type: It is Do.'],
    [{ flag: 'yes' }, 'flag: It is true or false.'],
    [{ who: {} }, 'who: It is a list.'],
    [{ who: ['Ana', 'Bor'] }, 'who: It has at most 1 entry.'],
    [{ own: 'x' }, 'own: No name is `x`.'],
    [{ parts: [{ q: 0, r: 0 }] }, 'parts.0.r: There is no such field here: it takes `q`.'],
  ])('%j is said by its field, with what would be right', (more, said) => {
    expect(wrong(more)).toEqual([said]);
  });

  it('names each field that does not belong there, and those that do', () => {
    const takes = 'it takes `name`, `count`, `size`, `kind`, `flag`, `who`, `parts`, `own`.';
    expect(wrong({ x: 1, y: 2 })).toEqual([
      `x: There is no such field here: ${takes}`,
      `y: There is no such field here: ${takes}`,
    ]);
  });

  it('has no sentence of zod for any command of a ruleset', () => {
    const values = [
      undefined,
      null,
      4,
      -1e9,
      'x'.repeat(9999),
      '',
      [],
      {},
      true,
      [null],
      [{}],
      NaN,
    ];
    const commands = Object.values(rulesets).flatMap(({ rules }) => Object.entries(rules.commands));
    const tried = commands.flatMap(([type, command]) =>
      [...Object.keys((command as unknown as z.ZodObject).shape), 'nothing'].flatMap((field) =>
        values.map((value) => command.safeParse({ type, [field]: value }, inWords)),
      ),
    );
    for (const { path, message } of tried.flatMap(({ error }) => (error ? issuesOf(error) : []))) {
      expect(path, message).not.toEqual([]);
      expect(message).not.toMatch(/Invalid|expected|received|Too (big|small)|Unrecognized/);
    }
  });
});
