/** The documents that 1.0 published, against the schema of today. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { withPlace } from '../../../../src/graphql/plumbing/moved-fields.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';

const text = readFileSync(path.join(import.meta.dirname, 'documents-1.0.graphql'), 'utf8');
const whole = parse(text);
const operations = whole.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const breaks = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/schema-changelog.md'),
  'utf8',
)
  .split('\n')
  .filter((line) => /^- (?:\*\*Breaking\*\*|Take care): /.test(line));
const matches = (pattern: RegExp) => breaks.flatMap((line) => pattern.exec(line)?.slice(1) ?? []);

/** What the changelog names, with what to write instead. */
const named = new Set(matches(/: (?:Field|Type|Argument) '([^':]+)/));
/** The types that fields have now, where they had others. */
const newTypes = new Set(matches(/changed type from '[^']+' to '\[?(\w+)/));

describe('a document of 1.0', () => {
  test('is there for all that was published', () => {
    expect(operations.length).toBeGreaterThan(70);
  });

  test('is valid, or asks for what the changelog names', () => {
    const strange = validate(schema, whole, undefined, { maxErrors: 10_000 }).filter(
      ({ message }) => {
        const [, field = '', type = ''] =
          /field "(\w+)" o[nf] type "(\w+)|Unknown (?:type|argument) "(\w+)"/i
            .exec(message)
            ?.filter(Boolean) ?? [];
        return !named.has(`${type}.${field}`) && !named.has(field) && !newTypes.has(type);
      },
    );
    expect(strange.map(({ message }) => message)).toEqual([]);
  });

  test('is told what to write instead, wherever it is not valid any more', () => {
    const errors = validate(schema, whole, undefined, { maxErrors: 10_000 }).map(withPlace(schema));
    const silent = errors.filter(
      ({ message }) => !/ (?:It is (?:called|in)|Ask for) `/.test(message),
    );
    expect(silent.map(({ message }) => message)).toEqual([]);
    expect(errors.length).toBeGreaterThan(5);
  });
});
