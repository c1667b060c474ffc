import { restored, findHidden } from '../../../../core/roster/hidden.ts';
import { capacityOf } from '../lookup.ts';
import type { CreatureSheet } from './sheet.ts';
import type { Combatant, Newcomer, State } from '../state.ts';

/** A combatant as it joins, before anything has happened to it. */
function fresh(newcomer: Newcomer, state: State): Combatant {
  const { id, name, side, position, externalId, image, color, metadata, picture, ...given } =
    newcomer;
  const { sheet, wounds, gear, objects, defenses } = equipped(given, state);
  return {
    ...{ id, name, side, position, externalId, image, color, metadata },
    ...(picture !== undefined && { picture }),
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
    aimsQuickly: false,
  };
}

/** A combatant as it joins, with what lasts from before it was hidden. */
export function joining(newcomer: Newcomer, state: State): Combatant {
  const combatant = restored(state, fresh(newcomer, state));
  const used = findHidden(state, newcomer.id)?.used;
  if (!used) return combatant;
  const { initiative, defenses } = used;
  return { ...combatant, initiative, defenses: fewer(combatant.defenses, defenses) };
}

/** SEC-42: none more than a sheet has that may be another by now. */
const fewer = (a: Combatant['defenses'], b: Combatant['defenses']): Combatant['defenses'] => ({
  DODGE: Math.min(a.DODGE, b.DODGE),
  PARRY: Math.min(a.PARRY, b.PARRY),
  BLOCK: Math.min(a.BLOCK, b.BLOCK),
});

/** SEC-42: until a turn of theirs there is no defense. */
export const usedUp: Pick<Combatant, 'defenses'> = {
  defenses: { DODGE: 0, PARRY: 0, BLOCK: 0 },
};

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
