/** Decision records have one form, and the index accounts for every number. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const FOLDER = path.join(ROOT, 'docs/decisions');
const FORM =
  /^# (?<number>\d{4}) (?<title>.+)\n\n- Status: (?:accepted|superseded by (?<successor>\d{4}))\n- Date: \d{4}-\d\d-\d\d\n\n## Context\n\n[^#].*\n\n## Decision\n\n[^#].*\n\n## Consequences\n\n[^#].*\n$/s;

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const index = read('README.md');

/** The numbers of one row of the table of missing numbers: `0013` or `0013 to 0019`. */
function missingNumbers([, from, to = from]: RegExpMatchArray): number[] {
  const first = Number(from);
  return Array.from({ length: Number(to) - first + 1 }, (_, offset) => first + offset);
}

it.each(files)('%s has the form of a record', (file) => {
  const text = read(file);
  expect(text).toMatch(FORM);
  expect(text.match(/^## .*/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  const { number, successor } = FORM.exec(text)!.groups!;
  expect(file.slice(0, 5)).toBe(`${number}-`);
  if (successor) expect(files.some((other) => other.startsWith(`${successor}-`))).toBe(true);
});

it('the index lists each record in order, with its title', () => {
  const listed = index.match(/^- \[\d{4}\]\(.*/gm);
  expect(listed).toEqual(
    files.map((file) => {
      const [, number, title] = /^# (\d{4}) (.*)/.exec(read(file))!;
      return `- [${number}](${file}) ${title}`;
    }),
  );
});

it('each number is a record, or the index says what became of it', () => {
  const records = files.map((file) => Number(file.slice(0, 4)));
  const rows = [...index.matchAll(/^\| (\d{4})(?: to (\d{4}))? +\| [^| ]/gm)];
  const accounted = [...records, ...rows.flatMap(missingNumbers)].sort((a, b) => a - b);
  expect(accounted).toEqual(Array.from({ length: Math.max(...records) }, (_, at) => at + 1));
});

it.each([...files, 'README.md'])('the links of %s lead to files', (file) => {
  const targets = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target!);
  expect(targets.filter((target) => !existsSync(path.join(FOLDER, target)))).toEqual([]);
});
