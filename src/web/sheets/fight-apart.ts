/** A fight that nobody else sees and that is deleted afterwards: in it the server reads a sheet as in any other. */
import { AddCombatantsDocument, DefineActionsDocument } from '../../client/brief.ts';
import {
  CatalogueDocument,
  type CatalogueQuery,
  type CombatantInput,
  CreateEncounterDocument,
  type DefinitionsInput,
  DeleteEncounterDocument,
  type Ruleset,
  type SheetInput,
} from '../../client/index.ts';
import { accountToken } from '../api/account.ts';
import { send } from '../api/api.ts';
import { command, type FieldProblem, type Outcome } from '../api/command.ts';
import type { SavedSheet } from './library.ts';

export interface FightApart {
  readonly encounterId: string;
  /** Of its game master. */
  readonly token: string;
}

/** What the server says of what it read. */
export type Verdict<Result> =
  | { readonly isSound: true; readonly result: Result }
  | {
      readonly isSound: false;
      readonly message: string;
      /** By the paths of the form. */
      readonly problems: readonly FieldProblem[];
    };

const NAME = 'Trial of a sheet';

class Unsound extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(message: string, problems: readonly FieldProblem[]) {
    super(message);
    this.problems = problems;
  }
}

/** @param act in a fight of its own; what is refused there is the verdict. @throws Trouble when no server answers */
export async function judged<Result>(
  ruleset: Ruleset,
  act: (fight: FightApart) => Promise<Result>,
): Promise<Verdict<Result>> {
  try {
    return { isSound: true, result: await inFightApart(ruleset, act) };
  } catch (error) {
    if (!(error instanceof Unsound)) throw error;
    const { message, problems } = error;
    return { isSound: false, message, problems: placed(problems, ruleset) };
  }
}

/** The actions and conditions of a system itself. @throws Error when no server answers */
export const basicsOf = (ruleset: Ruleset): Promise<CatalogueQuery['encounter']> =>
  inFightApart(ruleset, async ({ encounterId, token }) => {
    const { encounter } = await send(CatalogueDocument, { id: encounterId }, token);
    return encounter;
  });

async function inFightApart<Result>(
  ruleset: Ruleset,
  act: (fight: FightApart) => Promise<Result>,
): Promise<Result> {
  const opened = done(
    await command(CreateEncounterDocument, { name: NAME, ruleset, pace: 'FLOW' }, accountToken()),
  );
  const { encounter, token } = opened;
  try {
    return await act({ encounterId: encounter.id, token });
  } finally {
    const input = { encounterId: encounter.id, name: NAME };
    await send(DeleteEncounterDocument, { input }, token);
  }
}

/** Defines what a sheet brings of its own. */
export async function define(
  { encounterId, token }: FightApart,
  { ruleset, definitions }: Pick<SavedSheet, 'ruleset' | 'definitions'>,
): Promise<void> {
  if (Object.keys(definitions).length === 0) return;
  const whole = { [ruleset.toLowerCase()]: definitions } as unknown as DefinitionsInput;
  done(await command(DefineActionsDocument, { encounterId, definitions: whole }, token));
}

/** Brings in somebody who has the sheet; what it names is defined already. */
export async function enter(
  { encounterId, token }: FightApart,
  { ruleset, sheet }: Pick<SavedSheet, 'ruleset' | 'sheet'>,
  who: Omit<CombatantInput, 'sheet'>,
): Promise<void> {
  const whole = { [ruleset.toLowerCase()]: sheet } as SheetInput;
  const combatants = [{ ...who, sheet: whole }];
  done(await command(AddCombatantsDocument, { encounterId, combatants }, token));
}

export function done<Payload>(outcome: Outcome<Payload>): Payload {
  if (outcome.done) return outcome.payload;
  const { message, fields } = outcome.refusal;
  throw new Unsound(message, fields);
}

/** What is refused of somebody else's is no problem of the form. */
export async function ofTarget(act: Promise<void>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Unsound)) throw error;
    throw new Unsound(`The target: ${error.message}`, []);
  }
}

/** Paths as the form has them, not as the mutations do. */
function placed(problems: readonly FieldProblem[], ruleset: string): readonly FieldProblem[] {
  const key = ruleset.toLowerCase();
  return problems.map(({ path, message }) => ({
    path: path
      .replace(`definitions.${key}`, 'definitions')
      .replace(`combatants.0.sheet.${key}`, 'sheet'),
    message,
  }));
}
