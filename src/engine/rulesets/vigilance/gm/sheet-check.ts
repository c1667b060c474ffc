import {
  type Rejection,
  firstRefusal,
  notFound,
  invalid,
} from '../../../core/command/rejection.ts';
import { damageLimit, stressLimit } from '../stats/limits.ts';
import { maxVigor, maxFocus } from '../model/combatant/abilities.ts';
import type { Definitions } from '../model/actions.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import type { Sheet } from '../model/combatant/sheet.ts';
import type { State } from '../model/state.ts';

export const noDefinitions: Definitions = { actions: [], conditions: [] };

export function refuseSheet(
  state: State,
  sheet: Sheet,
  { field, brought }: { readonly field: string; readonly brought: Definitions },
): Rejection | null {
  const knows = (known: unknown, list: readonly { readonly key: string }[], key: string) =>
    known !== undefined || list.some((entry) => entry.key === key);
  return firstRefusal([
    () => refuseVitality(sheet, field),
    () => refuseRepeated(`${field}.items`, sheet.items),
    () => {
      const unknown = sheet.learnt.find(
        (key) => !knows(findAction(state, key), brought.actions, key),
      );
      return unknown === undefined ? null : notFound('action', unknown);
    },
    () => {
      const unknown = sheet.conditions.find(
        ({ condition: key }) => !knows(findCondition(state, key), brought.conditions, key),
      );
      return unknown ? notFound('condition', unknown.condition) : null;
    },
    () =>
      refuseRepeated(
        `${field}.conditions`,
        sheet.conditions.map(({ condition }) => ({ key: condition })),
      ),
  ]);
}

/** VIG-15 to 19: no one begins beyond a limit, or with more than a pool holds. */
function refuseVitality({ nature, damage, stress }: Sheet, field: string) {
  if (damage >= damageLimit({ nature }))
    return invalid(`${field}.damage`, 'The damage must be below its limit: give less.');
  if (stress >= stressLimit({ nature }))
    return invalid(`${field}.stress`, 'The stress must be below its limit: give less.');
  if (nature.kind === 'CREATURE') return null;
  const { abilities, vigor, focus } = nature;
  if (vigor !== null && vigor > maxVigor(abilities))
    return invalid(`${field}.nature.vigor`, `At most ${maxVigor(abilities)} vigor.`);
  if (focus !== null && focus > maxFocus(abilities))
    return invalid(`${field}.nature.focus`, `At most ${maxFocus(abilities)} focus.`);
  return null;
}

function refuseRepeated(field: string, list: readonly { readonly key: string }[]) {
  const index = list.findIndex(({ key }, i) => list.slice(0, i).some((other) => other.key === key));
  return index < 0 ? null : invalid(`${field}.${index}`, 'This key is there twice.');
}
