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

const PRONOUNS = ['whoever', 'somebody', 'nobody', 'everybody'];

/** Where to look, and which of the words are still there: a list that may only shrink. */
const STILL_IN: Readonly<Record<string, readonly string[]>> = {
  '{README,CONTRIBUTING,SECURITY}.md': [],
  'docs/!(schema-changelog).md': [],
  'docs/decisions/*.md': [],
  'src/lambda/**': [],
  'src/store/**': [],
  'src/local/**': [],
  // Values of the API.
  'src/app/**': ['everybody', 'nobody'],
  'src/client/**': [...PRONOUNS, 'under way'],
  'src/engine/{*,dice/**,forecast/**,grid/**}': [],
  // Values of the API, and of stored states, until 2.0.
  'src/engine/core/**': ['somebody', 'nobody', 'everybody'],
  'src/engine/rulesets/seconds/**': [],
  'src/engine/rulesets/segments/**': [...PRONOUNS, 'under way'],
  'src/engine/rulesets/vigilance/**': [...PRONOUNS, 'under way'],
  // A value of the API.
  'src/graphql/**': ['nobody'],
  // A value of the API.
  'src/web/**': ['everybody'],
};

/** Tables that a tool has recorded keep its words until it records them again. */
const RECORDED = /<!-- (\w+): written by .*?<!-- end of \1 -->/gs;

/** Without what is recorded; a page may quote a name of the API as code. */
const prose = (file: string, text: string): string =>
  text.replaceAll(RECORDED, '').replaceAll(file.endsWith('.md') ? /`[^`\n]+`/g : /$^/g, '');

/** A phrase may be broken by a line, and by the star of a comment. */
const matches = (text: string, word: string): boolean =>
  new RegExp(String.raw`\b${word.replaceAll(' ', String.raw`[\s*/]+`)}\b`, 'i').test(text);

describe.each(Object.entries(STILL_IN))('%s', (pattern, remaining) => {
  const files = globSync(pattern, { cwd: ROOT })
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

  it.each(WORDS.filter((word) => !remaining.includes(word)))('has no "%s"', (word) => {
    expect(filesWith(word)).toEqual([]);
  });

  it.each([...remaining])('still has "%s": else take it off the list', (word) => {
    expect(filesWith(word)).not.toEqual([]);
  });
});
