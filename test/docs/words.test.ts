/** Words that readers stumbled over may not come back: plain English has a better one for each. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const WORDS = [
  'whoever',
  'whomever',
  'somebody',
  'nobody',
  'everybody',
  'so manieth',
  'carry out',
  'carries out',
  'carried out',
  'in vain',
  'let it be',
  'under way',
  'came of it',
];

/** Where to look. */
const PLACES: readonly string[] = [
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/!(schema-changelog|without-sight).md',
  'docs/decisions/*.md',
  'src/**',
];

/** What is built; and texts that stand in stored fights, which play again only as they were. */
const LEFT_OUT = ['src/client/dist/**', 'src/engine/rulesets/segments/content/*-talents.ts'];

/** Tables that a tool has recorded keep its words until it records them again. */
const RECORDED = /<!-- (\w+): written by .*?<!-- end of \1 -->/gs;

/** Without what is recorded; a page may quote a name of the API as code. */
const prose = (file: string, text: string): string =>
  text.replaceAll(RECORDED, '').replaceAll(file.endsWith('.md') ? /`[^`\n]+`/g : /$^/g, '');

/** A phrase may be broken by a line, and by the star of a comment; values of the API are in capitals. */
const matches = (text: string, word: string): boolean =>
  [
    ...text.matchAll(
      new RegExp(String.raw`\b${word.replaceAll(' ', String.raw`[\s*/]+`)}\b`, 'gi'),
    ),
  ].some(([found]) => found !== found.toUpperCase());

describe.each(PLACES)('%s', (pattern) => {
  const files = globSync(pattern, { cwd: ROOT, exclude: LEFT_OUT })
    .filter((file) => /\.(?:md|html|tsx?)$/.test(file))
    .map((file) => ({
      file,
      text: prose(file, readFileSync(path.join(ROOT, file), 'utf8')),
    }));
  const filesWith = (word: string): readonly string[] =>
    files.filter(({ text }) => matches(text, word)).map(({ file }) => file);

  it('has files', () => {
    expect(files).not.toEqual([]);
  });

  it.each(WORDS)('has no "%s"', (word) => {
    expect(filesWith(word)).toEqual([]);
  });
});
