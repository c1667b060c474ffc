/** A party made of saved sheets, with the actions that were made for them. */
import type { DefinitionsInput, Ruleset, SheetInput } from '../../client/index.ts';
import {
  AddMembersDocument,
  CreatePartyDocument,
  DefinePartyActionsDocument,
} from '../api/generated/whole.ts';
import type { Hex } from '../../scene/geometry.ts';
import { accountToken } from '../account/account.ts';
import { command, type Outcome } from '../api/command.ts';
import type { SavedSheet } from '../sheets/library.ts';
import type { HeldParty } from './held-parties.ts';

interface Gathered {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly sheets: readonly SavedSheet[];
}

interface Keyed {
  readonly key: string;
}

/** What a party has already. */
interface Present {
  readonly members: readonly { readonly position: Hex }[];
  readonly actions: readonly Keyed[];
  readonly conditions: readonly Keyed[];
}

const EMPTY: Present = { members: [], actions: [], conditions: [] };

/** @returns the party with who could be added. @throws Error with the first refusal */
export async function gather({ name, ruleset, sheets }: Gathered): Promise<HeldParty> {
  const made = granted(await command(CreatePartyDocument, { name, ruleset }, accountToken()));
  return addSheets({ id: made.party.id, token: made.token, name, ruleset }, sheets);
}

/** @param present who and what is there already. @throws Error with the first refusal */
export async function addSheets(
  party: HeldParty,
  sheets: readonly SavedSheet[],
  present: Present = EMPTY,
): Promise<HeldParty> {
  if (sheets.length === 0) return party;
  const { id: partyId, ruleset } = party;
  let { token } = party;
  const key = ruleset.toLowerCase();
  const own = mergedDefinitions(sheets, present);
  if (own.actions.length + own.conditions.length > 0) {
    const definitions = { [key]: own } as unknown as DefinitionsInput;
    const input = { partyId, definitions };
    ({ token } = granted(await command(DefinePartyActionsDocument, input, token)));
  }
  // Beside each other, in a row of their own.
  const from =
    Math.max(-1, ...present.members.flatMap(({ position: { q, r } }) => (r === 0 ? [q] : []))) + 1;
  const combatants = sheets.map(({ name, sheet }, i) => ({
    name,
    side: 'heroes',
    position: { q: from + i, r: 0 },
    sheet: { [key]: sheet } as SheetInput,
  }));
  ({ token } = granted(await command(AddMembersDocument, { partyId, combatants }, token)));
  return { ...party, token };
}

/** Each key once: what several sheets, or the party, have under the same one is the same. */
function mergedDefinitions(sheets: readonly SavedSheet[], present: Present) {
  const merged = (kind: 'actions' | 'conditions') => {
    const known = new Set(present[kind].map(({ key }) => key));
    const own = sheets.flatMap(({ definitions }) => definitions[kind] ?? []);
    const missing = own.filter(({ key }) => !known.has(key));
    return [...new Map(missing.map((one) => [one.key, one])).values()];
  };
  return { actions: merged('actions'), conditions: merged('conditions') };
}

function granted<Payload>(outcome: Outcome<Payload>): Payload {
  if (!outcome.done) throw new Error(outcome.refusal.message);
  return outcome.payload;
}
