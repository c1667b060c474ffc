/** The documents that 1.0 published, against the schema of today. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../../src/graphql/schema/index.ts';

const text = readFileSync(path.join(import.meta.dirname, 'documents-1.0.graphql'), 'utf8');
const whole = parse(text);
const operations = whole.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** What the changelog names, with what to write instead. */
const named = new Set(
  readFileSync(path.resolve(import.meta.dirname, '../../../../docs/schema-changelog.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^- \*\*Breaking\*\*: (?:Field|Type) '([^']+)'/.exec(line)?.slice(1) ?? []),
);

describe('a document of 1.0', () => {
  test('is there for all that was published', () => {
    expect(operations.length).toBeGreaterThan(70);
  });

  test('is valid, or asks for what the changelog names', () => {
    const strange = validate(schema, whole).filter(({ message }) => {
      const [, field = '', type = ''] = /field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
      return !named.has(`${type}.${field}`) && !named.has(field);
    });
    expect(strange.map(({ message }) => message)).toEqual([]);
  });
});
