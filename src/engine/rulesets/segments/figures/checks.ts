import type { Dice } from '../../../core/values/dice.ts';
import { rollSuccesses } from '../../../dice/pools.ts';
import type { Ability } from '../model/commands.ts';
import type { Circumstance, RollKind } from '../model/conditions.ts';
import type { CheckRoll } from '../model/events.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { modifierOf } from './abilities.ts';
import { type Circumstances, circumstancesFrom, extraDice } from './circumstances.ts';

/** SEG-03, 04: the dice that every check begins with. */
export const BASE_POOL = 4;

export interface AbilityRoll {
  readonly combatantId: string;
  readonly ability: Ability;
  readonly pool: number | null;
  readonly granted: readonly Circumstance[];
}

export function rollAbility(state: State, roll: AbilityRoll, dice: Dice): CheckRoll {
  const roller = combatantOf(state, roll.combatantId);
  const count = roll.pool ?? abilityPool(state, roller, roll.ability);
  const extra = extraFor(state, roller, 'ABILITY', roll.granted);
  return rollPool(dice, roller, { count: count + extra, lowest: 5 });
}

/** SEG-04: 4d6 and one for each point of the modifier, or the latter alone. */
function abilityPool({ settings }: State, { abilities }: Combatant, ability: Ability): number {
  const base = settings.abilityPool === 'MODIFIER_ONLY' ? 0 : BASE_POOL;
  return base + abilities[modifierOf[ability]];
}

/** SEG-82: what conditions and the table grant. */
export function extraFor(
  state: State,
  roller: Combatant,
  roll: RollKind,
  granted: readonly Circumstance[],
): number {
  const found = circumstancesFrom(state, roll, { bearer: roller });
  const circumstances: Circumstances = {
    advantage: found.advantage || granted.includes('ADVANTAGE'),
    disadvantage: found.disadvantage || granted.includes('DISADVANTAGE'),
    leverage: found.leverage || granted.includes('LEVERAGE'),
  };
  return extraDice(circumstances, state.settings.leverageDisadvantage);
}

export function rollPool(
  dice: Dice,
  { id }: Combatant,
  pool: { readonly count: number; readonly lowest: number },
): CheckRoll {
  const { dice: faces, value } = rollSuccesses(dice, Math.max(0, pool.count), pool.lowest);
  return { combatantId: id, dice: faces, successes: value };
}
