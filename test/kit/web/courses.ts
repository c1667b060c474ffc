/** A fight of SEGMENTS with something under way across the map. */
import type { Page } from 'playwright-core';
import { attack, foe, knows, someone } from '../graphql/segments-fight.ts';

type Json = Readonly<Record<string, unknown>>;
interface Encounter {
  readonly id: string;
  readonly clock: { readonly turnOfId: string | null } | null;
  readonly combatants: readonly { readonly id: string; readonly name: string }[];
  readonly attacks: readonly { readonly attackId: string; readonly targetId: string }[];
}

const actions = [
  attack('dart', { range: 120 }),
  attack('wave', { form: 'AREA', range: 50, area: { cone: 60 } }),
  attack('gale', { speed: 5, pushback: 50 }),
];

/** Enough dice of initiative for a six, without which nobody acts in the first segment (SEG-17). */
const alert = { abilities: { strength: 0, dexterity: 20, intelligence: 20, resolve: 0 } };

const fighters = [
  someone('Ana', 0, { ...alert, ...knows('dart') }),
  someone('Cid', 0, { position: { q: 0, r: 4 }, ...alert, ...knows('gale') }),
  someone('Dee', 0, { position: { q: -1, r: -3 }, ...alert, ...knows('wave') }),
  foe('Bor', 8, alert),
  foe('Eel', 0, { position: { q: 2, r: 4 }, ...alert }),
];

/** Ana's dart flies, Cid has pushed, and Dee's wave spreads. @returns the GM's token */
export async function setUnderWay(endpoint: string): Promise<string> {
  let token = '';
  const send = async (field: string, type: string, input: Json): Promise<Encounter> => {
    const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename
      ${field === 'createEncounter' ? '... on CreateEncounterPayload { token }' : ''}
      ... on MutationPayload { encounter { id clock { turnOfId } combatants { id name } attacks { attackId targetId } } }
      ... on UserError { message } } }`;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { it: { token?: string; encounter?: Encounter; message?: string } };
      errors?: unknown;
    };
    token = data?.it.token ?? token;
    if (!data?.it.encounter) throw new Error(JSON.stringify(errors ?? data));
    return data.it.encounter;
  };
  const { id: encounterId } = await send('createEncounter', 'CreateEncounterInput', {
    name: 'Across the map',
    ruleset: 'SEGMENTS',
  });
  await send('defineActions', 'DefineActionsInput', {
    encounterId,
    definitions: { segments: { actions } },
  });
  await send('addCombatants', 'AddCombatantsInput', { encounterId, combatants: fighters });
  let now = await send('rollInitiative', 'RollInitiativeInput', { encounterId });
  const idOf = (name: string) => now.combatants.find((one) => one.name === name)?.id;
  const aims: Readonly<Record<string, Json>> = {
    Ana: { action: 'dart', targetIds: [idOf('Bor')] },
    Cid: { action: 'gale', targetIds: [idOf('Eel')] },
    Dee: { action: 'wave', targetHexes: [{ q: 3, r: -3 }] },
  };
  for (let turns = 0; turns < fighters.length; turns++) {
    const combatantId = now.clock?.turnOfId;
    const name = now.combatants.find((one) => one.id === combatantId)?.name ?? '';
    const aim = aims[name];
    if (aim) {
      const { targetHexes, ...shared } = aim;
      const details = { segments: { use: 'STANDARD', targetHexes } };
      const input = { encounterId, combatantId, ...shared, details };
      now = await send('declareAction', 'DeclareActionInput', input);
    }
    for (const { attackId, targetId } of now.attacks)
      now = await send('resolveDefense', 'ResolveDefenseInput', {
        ...{ encounterId, combatantId: targetId, attackId, defense: 'NONE' },
      });
    // The last turn stays open, so that nothing arrives.
    if (turns < fighters.length - 1)
      now = await send('endTurn', 'EndTurnInput', { encounterId, combatantId });
  }
  return token;
}

export async function joinAs(page: Page, token: string): Promise<void> {
  await page.goto(new URL(`/#/join/${token}`, page.url()).href);
  await page.locator('.token').first().waitFor();
}
