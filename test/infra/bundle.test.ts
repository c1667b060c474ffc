import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../infra/functions/bundle.ts';
import { rulesets } from '../../src/engine/all.ts';
import { apiTypesOf } from '../../src/graphql/plumbing/derive/api-types.ts';
import { ROOT } from '../kit/root.ts';

const HTTP = path.join(ROOT, 'src/lambda/http.ts');

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'sixbeat-bundle-'));
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** What a process reads before its first answer. */
function startOf({ outputs }: ReturnType<typeof bundle>): readonly string[] {
  const read = new Set(Object.keys(outputs).filter((file) => file.endsWith('/index.mjs')));
  for (const file of read)
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && imported in outputs) read.add(imported);
  return [...read].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

describe('the bundle of a function', () => {
  it('starts without the schemas of answers and without a ruleset, and has each beside it', () => {
    const made = bundle(HTTP, directory);
    const isOfARuleset = (file: string) => file.includes('src/engine/rulesets/');
    expect(startOf(made)).toContainEqual(expect.stringMatching(/src\/lambda\/http\.ts$/));
    expect(startOf(made).filter(isOfARuleset)).toEqual([]);
    expect(
      startOf(made).filter((file) => /core\/(odds\/odds|views\/view)\.ts$/.test(file)),
    ).toEqual([]);
    const files = Object.keys(made.outputs).map((file) => path.basename(file).split('-')[0]);
    expect(files).toEqual(expect.arrayContaining(['segments', 'vigilance', 'seconds']));
  });

  it('is the same each time, whatever was there before', () => {
    bundle(HTTP, directory);
    const first = readdirSync(directory);
    writeFileSync(path.join(directory, 'segments-OLDER.mjs'), '');
    bundle(HTTP, directory);
    expect(readdirSync(directory)).toEqual(first);
  });

  it('loses nothing of the types of the API by writing them as JSON', () => {
    const types = apiTypesOf(Object.values(rulesets));
    expect(JSON.parse(JSON.stringify(types))).toEqual(types);
  });
});
