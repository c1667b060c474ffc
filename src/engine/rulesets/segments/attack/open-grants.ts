/** grants for one roll that name no action, where a table has it asked each time. */
import type { CombatantId, ConditionKey } from '../../../core/values/ids.ts';
import type { RollKind } from '../model/conditions.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Attack, Defense } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { changesOf, isHelped, type Rolling } from '../stats/circumstances.ts';
import { emptyPool } from '../stats/rolls.ts';
import { whySpent } from '../stats/strike.ts';
import { planAttack } from './plan.ts';

/** Which of those that help a combatant may use for its rolls of an attack that is met like this. */
export function openGrants(
  state: State,
  attack: Attack,
  defense: Defense,
  by: CombatantId,
): readonly ConditionKey[] {
  const { attackerId, targetId, action } = attack;
  const { toReach, damage, counter } = planAttack(state, attack, defense);
  const [attacker, target] = [combatantOf(state, attackerId), combatantOf(state, targetId)];
  const of = (roll: RollKind, rolling: Rolling) =>
    isHelped(state, roll) ? changesOf(state, roll, rolling) : [];
  const changes =
    by === attackerId
      ? [
          ...of('ATTACK', { bearer: attacker, target, action }),
          ...(damage ? of('DAMAGE', { bearer: attacker, action }) : []),
        ]
      : toReach === emptyPool
        ? []
        : of('DEFENSE', { bearer: target, action: counter });
  const open = changes.filter(
    ({ active, circumstance }) =>
      active.once && active.action === undefined && circumstance !== 'DISADVANTAGE',
  );
  return [...new Set(open.map(({ active }) => active.condition))];
}

/** Who is still to say so before an attack is rolled: first its attacker. */
export function askedForGrants(
  state: State,
  attack: Attack,
  defense: Defense,
): CombatantId | undefined {
  if (state.settings.unnamedGrant === 'NEXT_ROLL' || whySpent(state, attack)) return undefined;
  const answered = attack.grants?.map(({ by }) => by) ?? [];
  return [attack.attackerId, attack.targetId].find(
    (by) => !answered.includes(by) && openGrants(state, attack, defense, by).length > 0,
  );
}
