/** A saved sheet as a file, and what is wrong with one that is not. */
import type { FieldProblem } from '../api/command.ts';
import { inputFor, problemsOf } from '../kit/form/schema.ts';
import { inTodaysNames } from './earlier-names.ts';
import { newSheetId, type SavedSheet } from './library.ts';

/** What marks a file as a sheet. */
const SHEET_FORMAT = 'sixbeat-sheet-1';

export const asFile = ({ name, ruleset, sheet, definitions }: SavedSheet) => ({
  format: SHEET_FORMAT,
  name,
  ruleset,
  sheet,
  definitions,
});

export const isSheetFile = (content: unknown): content is object =>
  typeof content === 'object' &&
  content !== null &&
  'format' in content &&
  content.format === SHEET_FORMAT;

/** What the schema has against a sheet and its definitions; their paths begin with these words. */
export function faultsOf({ ruleset, sheet, definitions }: SavedSheet): readonly FieldProblem[] {
  return [
    ...faultsIn('SheetInput', ruleset, sheet, 'sheet'),
    ...faultsIn('DefinitionsInput', ruleset, definitions, 'definitions'),
  ];
}

function faultsIn(
  input: string,
  ruleset: string,
  value: object,
  path: string,
): readonly FieldProblem[] {
  const type = inputFor(input, ruleset);
  if (!type) return [{ path: 'ruleset', message: `There is no ${ruleset}.` }];
  return problemsOf(type, value).map((problem) => ({
    path: [path, problem.path].filter(Boolean).join('.'),
    message: problem.message,
  }));
}

/** @throws Error with all that is wrong, in the words of the schema */
export function sheetFrom(content: object): SavedSheet {
  const { name, ruleset, sheet, definitions } = content as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name.trim() === '') throw new Error('name: It has none.');
  if (typeof ruleset !== 'string') throw new Error('ruleset: It has none.');
  const read = inTodaysNames({
    id: newSheetId(),
    name: name.slice(0, 60),
    ruleset: ruleset as SavedSheet['ruleset'],
    sheet: sheet ?? {},
    definitions: definitions ?? {},
  });
  const faults = faultsOf(read);
  if (faults.length > 0)
    throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return read;
}
