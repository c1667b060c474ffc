import type { Fighter } from '../../../core/ruleset/tactics.ts';
import { toughnessOf } from '../stats/toughness.ts';
import { isAttack } from '../model/actions.ts';
import { findAction, isFighting } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** Everyone able and willing to fight. */
export const fighters = (state: State): readonly Fighter[] =>
  Object.values(state.combatants).flatMap((one) =>
    isFighting(one) ? [fighterOf(state, one)] : [],
  );

/** SEC-44: a wound takes a point of Toughness, and who has little of it is soon down. */
function fighterOf(state: State, combatant: Combatant): Fighter {
  const { id, side, position, sheet } = combatant;
  const most = Math.max(1, sheet.toughness);
  return {
    ...{ id, side, position, maxHealth: most, height: 0 },
    health: Math.min(most, Math.max(1, toughnessOf(state, combatant))),
    reach: reachOf(state, combatant),
  };
}

/** SEC-47, 48: from where its best attack reaches: a spell or a shot rather than a blow. */
function reachOf(state: State, { gear, sheet }: Combatant): Fighter['reach'] {
  let [far, near] = [0, 0];
  for (const key of [
    ...sheet.spells,
    ...gear.filter(({ held }) => held).map(({ weapon }) => weapon),
  ]) {
    const effect = findAction(state, key)?.effect;
    if (!effect || !isAttack(effect)) continue;
    if (effect.type === 'MELEE') near = Math.max(near, effect.reach);
    else far = Math.max(far, effect.type === 'SPELL' ? effect.range : effect.increment);
  }
  return far > 0 ? { least: 0, most: far } : { least: near, most: near };
}
