import type { Fighter } from '../../../core/ruleset/tactics.ts';
import { heldWeapons } from '../stats/hands.ts';
import { reachOf, serves } from '../stats/weapons.ts';
import { damageLimit } from '../stats/limits.ts';
import { ALOFT } from '../model/conditions.ts';
import { countOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** Everyone able and willing to fight. */
export const fighters = ({ combatants }: State): readonly Fighter[] =>
  Object.values(combatants).flatMap((one) => (one.status === 'STANDING' ? [fighterOf(one)] : []));

export function fighterOf(combatant: Combatant): Fighter {
  const { id, side, position, damage } = combatant;
  const most = Math.max(1, damageLimit(combatant));
  return {
    ...{ id, side, position, maxHealth: most },
    height: countOf(combatant, ALOFT),
    health: Math.max(1, most - damage),
    reach: { least: 0, most: shoots(combatant) ? FAR : inMelee(combatant) },
  };
}

/** VIG-61: a shot has no end, but worse chances; nearer than that no one has to come. */
const FAR = 8;

const inMelee = (combatant: Combatant): number =>
  Math.max(1, ...heldWeapons(combatant).map(reachOf));

const shoots = (combatant: Combatant): boolean =>
  heldWeapons(combatant).some((weapon) => serves(weapon, 'SHOOTING'));
