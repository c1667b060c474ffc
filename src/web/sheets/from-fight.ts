/** A sheet as a fight shows it, in the form in which it is kept and joins another fight. */
import type { CatalogueQuery, Ruleset } from '../../client/index.ts';
import { BasicsDocument } from '../api/generated/whole.ts';
import type { Granted } from '../api/granted.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import { asInput } from '../kit/form/as-input.ts';
import { inputFor } from '../kit/form/schema.ts';
import { textsIn } from '../kit/words.ts';
import { type Definitions, newSheetId, type SavedSheet } from './library.ts';

type Catalogue = NonNullable<Granted<CatalogueQuery>['encounter']>;
type Fields = Readonly<Record<string, unknown>>;

/** What every fight of a system knows, by its keys. */
type Basics = Readonly<Record<'actions' | 'conditions', readonly { readonly key: string }[]>>;

interface Shown {
  readonly name: string;
  readonly sheet: object | null;
}

/** @throws Error when no server answers */
export async function basicsOf(ruleset: Ruleset): Promise<Basics> {
  const { checkSheet } = await send(BasicsDocument, { ruleset }, accountToken());
  if (checkSheet.__typename === 'CheckedSheet') return checkSheet;
  throw new Error(checkSheet.message);
}

/**
 * @param known by the fight
 * @throws Error when there is no such system
 */
export function sheetOf(
  combatant: Shown,
  ruleset: Ruleset,
  known: Catalogue,
  basics: Basics,
): SavedSheet {
  const sheet = asInput(inputOf('SheetInput', ruleset), { ...combatant.sheet });
  const own = ownOf(known, basics, sheet);
  const definitions: Definitions = asInput(inputOf('DefinitionsInput', ruleset), own);
  return { id: newSheetId(), name: combatant.name.slice(0, 60), ruleset, sheet, definitions };
}

/** What a sheet names that no other fight has, and what that names in turn. */
function ownOf(known: Catalogue, basics: Basics, sheet: object): Fields {
  const basic = new Set([...basics.actions, ...basics.conditions].map(({ key }) => key));
  const own = [...known.actions, ...known.conditions].filter(({ key }) => !basic.has(key));
  let needed: typeof own = [];
  for (let before = -1; before < needed.length;) {
    before = needed.length;
    const named = textsIn([sheet, needed]);
    needed = own.filter(({ key }) => named.has(key));
  }
  const among = (all: readonly object[]) => {
    const some = all.filter((one) => needed.some((other) => other === one));
    return some.length > 0 ? some : null;
  };
  return { actions: among(known.actions), conditions: among(known.conditions) };
}

function inputOf(input: string, ruleset: Ruleset) {
  const type = inputFor(input, ruleset);
  if (!type) throw new Error(`There is no system called ${ruleset}.`);
  return type;
}
