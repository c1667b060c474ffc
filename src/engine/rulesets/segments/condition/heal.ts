import type { Formula } from '../../../core/formula/formula.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { flatTermsOn, influencesOn } from '../stats/circumstances.ts';
import { type Pool, poolOf, rollDamage } from '../stats/rolls.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { isDownAt } from './down.ts';
import { endOneRollConditions } from './one-roll.ts';

interface Healing {
  readonly formula: Formula;
  readonly action: string;
  readonly sourceId: string;
  readonly targetId: string;
}

/** SEG-02, 114: what a healing formula rolls. */
function healingPool(state: State, { formula, sourceId, action }: Healing): Pool {
  const by = combatantOf(state, sourceId);
  const influences = influencesOn(state, 'HEALING', { bearer: by, action });
  const more = flatTermsOn(state, 'HEALING', by);
  return poolOf(
    { formula, rule: 'SEG-114', by, influences, more },
    state.settings.leverageDisadvantage,
  );
}

/** SEG-114: gives hit points, never more than the total, and ends what lasts until it is healed. */
export function heal(log: EventRecorder, healing: Healing, dice: Dice): void {
  const { targetId: combatantId, sourceId, action } = healing;
  const rolled = rollDamage(dice, healingPool(log.state, healing), {
    combatantId: sourceId,
    purpose: 'HEALING',
    rule: 'SEG-114',
    about: combatantId,
  });
  const target = combatantOf(log.state, combatantId);
  const hitPoints = Math.max(
    target.hitPoints,
    Math.min(target.maxHitPoints, target.hitPoints + rolled.total),
  );
  const type = 'CombatantHealed';
  log.emit({ type, combatantId, sourceId, action, healing: rolled, hitPoints });
  endOneRollConditions(log, 'HEALING', sourceId, { action });
  for (const { condition, until } of target.conditions)
    if (until === null && findCondition(log.state, condition)?.endsWithHealing === true)
      log.emit({ type: 'ConditionEnded', combatantId, condition });
  if (target.status === 'DOWN' && !isDownAt(hitPoints))
    log.emit({ type: 'CombatantFightsOn', combatantId });
}
