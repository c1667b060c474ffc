/** Writes schema/schema.graphql from the code; with `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema } from 'graphql';
import { sdlOf } from '../src/graphql/plumbing/sdl.ts';
import { schema } from '../src/graphql/schema/index.ts';

const file = new URL('../schema/schema.graphql', import.meta.url);
const printed = sdlOf(lexicographicSortSchema(schema));

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema/schema.graphql is not what the code says: run `npm run schema`.');
  process.exit(1);
}
