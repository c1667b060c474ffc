import { asItWas } from '../../../../core/roster/hidden.ts';
import { capacityOf } from '../lookup.ts';
import type { CreatureSheet } from './sheet.ts';
import type { Combatant, Newcomer, State } from '../state.ts';

/** A combatant as it joins, before anything has happened to it. */
function fresh(newcomer: Newcomer, state: State): Combatant {
  const { id, name, side, position, externalId, image, color, metadata, ...given } = newcomer;
  const { sheet, wounds, gear, objects, defenses } = equipped(given, state);
  return {
    ...{ id, name, side, position, externalId, image, color, metadata },
    sheet,
    status: { kind: 'STANDING' },
    wounds,
    posture: 'UPRIGHT',
    gear,
    objects,
    defenses,
    aimsAt: null,
    doing: null,
    paused: [],
    delayedTurn: null,
    defenseOrder: 'ASK',
    runUp: [],
    initiative: [],
    seen: {},
  };
}

/** A combatant as it joins, with what lasts from before it was hidden. */
export const joining = (newcomer: Newcomer, state: State): Combatant =>
  asItWas(state, fresh(newcomer, state));

/** What of a combatant follows from its sheet. */
export function equipped(
  { weapons, objects, wounds, dodges, parries, blocks, ...rest }: CreatureSheet,
  state: State,
): Pick<Combatant, 'sheet' | 'wounds' | 'gear' | 'objects' | 'defenses'> {
  // SEC-42: left out, there are as many as ranks.
  const defenses = {
    DODGE: dodges ?? rest.reflex.ranks,
    PARRY: parries ?? rest.weaponSkill.ranks,
    BLOCK: blocks ?? rest.shieldUse.ranks,
  };
  const gear = weapons.map(({ weapon, held }) => ({
    weapon,
    held,
    shots: capacityOf(state, weapon),
    helped: 0,
  }));
  return { sheet: { ...rest, defenses }, wounds, gear, objects, defenses };
}
