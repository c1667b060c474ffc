import type { Score } from '../../../core/score/score.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { appliesTo } from '../attack/plan.ts';
import { abilityOf, combatantOf, findCombatant, isCharacter } from '../model/lookup.ts';
import type { StackObject, State } from '../model/state.ts';
import { amplifiedBy, boostedWith } from '../stats/modifiers.ts';
import { checkPool, fixed, rollCheck } from '../stats/rolls.ts';

/** VIG-14, 41: what the owner rolls, or its fixed number, with boosts. */
export function rollOf(
  state: State,
  object: StackObject,
  amplification: number,
  dice: Dice,
): Score {
  const { declared, id: about, ownerId: combatantId } = object;
  const of = { combatantId, purpose: 'CHECK', rule: 'VIG-53', about } as const;
  const owner = combatantOf(state, object.ownerId);
  const [targetId] = declared.targetIds;
  const target = targetId === undefined ? undefined : findCombatant(state, targetId);
  const boosts = boostedWith(
    state,
    declared.boosts,
    (boost) => boost.against === 'ANYONE' || (target !== undefined && appliesTo(boost, target)),
  );
  const ability = abilityOf(state, declared);
  const { nature } = owner;
  if (nature.kind === 'CREATURE')
    return rollCheck(
      dice,
      fixed('attack difficulty', nature.attackDifficulty, 'VIG-14', boosts),
      of,
    );
  if (!isCharacter(owner) || !ability) throw new Error(`'${object.id}' is no check.`);
  const occasion = [...boosts, amplifiedBy(ability, amplification)];
  return rollCheck(dice, checkPool(state, owner, ability, occasion), of);
}
