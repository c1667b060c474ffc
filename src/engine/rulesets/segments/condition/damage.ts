import { scoreOf, valueTerm } from '../../../core/score/score.ts';
import { isOfEarlierRound } from '../model/clock.ts';
import type { DamageTiming } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, effectsOn } from '../model/lookup.ts';
import type { ActiveCondition } from '../model/state.ts';
import { bringDown, isDownAt } from './down.ts';
import { absorb, wearShields } from './shields.ts';

/** SEG-93: what bleeds hurts as the first turn of each later round begins. */
export function applyRoundDamage(log: EventRecorder, combatantId: string): void {
  dealConditionDamage(log, combatantId, 'ROUND', (active) => isOfEarlierRound(log.state, active));
}

/** SEG-93: a burn hurts once a round, with the hex that makes it more than 5 ft of one's own way. */
export function applyMovementDamage(log: EventRecorder, combatantId: string, hexes: number): void {
  dealConditionDamage(
    log,
    combatantId,
    'MOVEMENT',
    ({ walked }) => walked > 1 && walked - hexes <= 1,
  );
}

function dealConditionDamage(
  log: EventRecorder,
  combatantId: string,
  when: DamageTiming,
  isDue: (active: ActiveCondition) => boolean,
): void {
  for (const { active, effect } of effectsOn(log.state, combatantOf(log.state, combatantId))) {
    const { condition, dice } = active;
    const hurts = effect.type === 'DAMAGE' && effect.when === when && dice > 0 && isDue(active);
    const bearer = combatantOf(log.state, combatantId);
    if (!hurts || bearer.status === 'DOWN') continue;
    const damage = scoreOf([valueTerm('damage dice', dice, 'SEG-93')], [], '');
    const absorption = absorb(log.state, bearer, damage.total);
    const left = bearer.hitPoints - absorption.through;
    const absorbed = damage.total - absorption.through;
    const type = 'ConditionHurt';
    log.emit({ type, combatantId, condition, damage, absorbed, hitPoints: left });
    wearShields(log, combatantId, absorption);
    if (isDownAt(left)) bringDown(log, combatantId);
  }
}
