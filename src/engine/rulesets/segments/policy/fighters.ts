import type { Fighter } from '../../../core/ruleset/tactics.ts';
import { everyUse } from '../stats/known-actions.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';

/** Everyone able and willing to fight. */
export const fighters = (state: State): readonly Fighter[] =>
  Object.values(state.combatants).flatMap((one) =>
    one.status === 'STANDING' ? [fighterOf(state, one)] : [],
  );

function fighterOf(state: State, combatant: Combatant): Fighter {
  const { id, side, position, hitPoints, maxHitPoints } = combatant;
  return {
    ...{ id, side, position, height: 0 },
    health: Math.max(1, hitPoints),
    maxHealth: maxHitPoints,
    reach: { least: 0, most: reachOf(state, combatant) },
  };
}

/** How far its attacks go that do damage, without a penalty; in hexes. No one wins by the others. */
function reachOf(state: State, combatant: Combatant): number {
  let most = 0;
  for (const { known } of everyUse(state, combatant)) {
    const { effect } = known.action;
    if (effect.type === 'ATTACK' && effect.damage) most = Math.max(most, effect.range);
  }
  return Math.floor(most / FEET_PER_HEX);
}
