/** A sheet and its actions before they are kept: what the server has against them, and what they would come to. */
import type { DefinitionsInput, OddsBetweenQuery, SheetInput } from '../../client/index.ts';
import { CheckSheetDocument, OddsBetweenDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import type { FieldProblem } from '../api/command.ts';
import type { Definitions, SavedSheet } from './library.ts';
import { faultsOf } from './sheet-file.ts';

/** What the attacks of a sheet would do, and why others would do nothing. */
export type Odds = Extract<OddsBetweenQuery['oddsBetween'], { __typename: 'OddsBetween' }>;

/** What the server says of what it read. */
export type Verdict =
  | { readonly isSound: true; readonly odds: Odds }
  | {
      readonly isSound: false;
      readonly message: string;
      /** By the paths of the form. */
      readonly problems: readonly FieldProblem[];
    };

/** Whom a sheet is tried against: a creature of the bestiary by its key, or another sheet. */
export type Opponent =
  | { readonly is: 'CREATURE'; readonly key: string }
  | { readonly is: 'SHEET'; readonly saved: SavedSheet };

/**
 * What the server has against as much as is written: definitions, and then the sheet, are read once the
 * schema takes them.
 *
 * @throws Trouble when no server answers
 */
export async function checked(saved: SavedSheet): Promise<readonly FieldProblem[]> {
  const faults = faultsOf(saved);
  const isWhole = (part: string) => !faults.some(({ path }) => path.startsWith(part));
  const definitions = isWhole('definitions') ? definitionsOf(saved, saved.definitions) : null;
  const sheet = isWhole('sheet') ? sheetOf(saved) : null;
  if (!isWhole('definitions') || !(definitions ?? sheet)) return [];
  const input = { ruleset: saved.ruleset, definitions, sheet };
  const { checkSheet } = await send(CheckSheetDocument, { input }, accountToken());
  return 'fields' in checkSheet ? placed(checkSheet.fields, saved) : [];
}

/** @throws Trouble when no server answers */
export async function tried(saved: SavedSheet, opponent: Opponent): Promise<Verdict> {
  const other = opponent.is === 'SHEET' ? opponent.saved.definitions : {};
  const input = {
    ruleset: saved.ruleset,
    definitions: definitionsOf(saved, together(saved.definitions, other)),
    attacker: { sheet: sheetOf(saved) },
    target:
      opponent.is === 'SHEET' ? { sheet: sheetOf(opponent.saved) } : { creature: opponent.key },
  };
  const { oddsBetween } = await send(OddsBetweenDocument, { input }, accountToken());
  if (oddsBetween.__typename === 'OddsBetween') return { isSound: true, odds: oddsBetween };
  const { message } = oddsBetween;
  const problems = 'fields' in oddsBetween ? placed(oddsBetween.fields, saved) : [];
  // What is wrong elsewhere than in the form is wrong with the target.
  const isOwn = problems.length > 0 || !('fields' in oddsBetween);
  return { isSound: false, message: isOwn ? message : `The target: ${message}`, problems };
}

const sheetOf = ({ ruleset, sheet }: SavedSheet) =>
  ({ [ruleset.toLowerCase()]: sheet }) as SheetInput;

const definitionsOf = ({ ruleset }: SavedSheet, definitions: Definitions) =>
  Object.keys(definitions).length === 0
    ? null
    : ({ [ruleset.toLowerCase()]: definitions } as unknown as DefinitionsInput);

/** Of a key that both have, what the sheet says counts that is tried; its own come first. */
function together(own: Definitions, others: Definitions): Definitions {
  const all = (['actions', 'conditions'] as const).map((kind) => {
    const mine = own[kind] ?? [];
    const keys = new Set(mine.map(({ key }) => key));
    const more = (others[kind] ?? []).filter(({ key }) => !keys.has(key));
    return [kind, [...mine, ...more]] as const;
  });
  return Object.fromEntries(all.filter(([, list]) => list.length > 0));
}

/** Those of the form, by its paths. */
function placed(
  problems: readonly FieldProblem[],
  { ruleset, definitions }: SavedSheet,
): readonly FieldProblem[] {
  const key = ruleset.toLowerCase();
  return problems.flatMap(({ path, message }) => {
    const steps = path.split('.');
    if (steps[0] === 'attacker') steps.shift();
    const [part, of, kind, index] = steps;
    if (part === 'target' || of !== key) return [];
    const others =
      part === 'definitions' && Number(index) >= (ownOf(definitions, kind)?.length ?? 0);
    return others ? [] : [{ path: [part, ...steps.slice(2)].join('.'), message }];
  });
}

const ownOf = (definitions: Definitions, kind = '') => definitions[kind as keyof Definitions];
