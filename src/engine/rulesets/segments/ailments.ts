import type { Dice } from '../../core/values/dice.ts';
import { rollAbility } from './checks.ts';
import { momentOf } from './clock.ts';
import type { DamageMoment } from './conditions.ts';
import { bringDown, useUp } from './effects.ts';
import { combatantOf, combatOf, effectsOn } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import type { ActiveCondition } from './state.ts';

type IsDue = (active: ActiveCondition) => boolean;

/**
 * SEG-93: what conditions of earlier rounds do as the first turn of a round begins, whether there
 * is anything to decide in that turn or not.
 */
export function applyRoundDamage(log: EventRecorder, combatantId: string, dice: Dice): void {
  const { round, segment } = combatOf(log.state);
  if (segment !== 1) return;
  const isDue: IsDue = ({ since }) => momentOf(since).round < round;
  suffer(log, combatantId, 'ROUND', isDue);
  pullTogether(log, combatantId, isDue, dice);
}

/** SEG-93: a burn hurts once a round, with the hex that makes it more than 5 ft of one's own way. */
export function applyMovementDamage(log: EventRecorder, combatantId: string, hexes: number): void {
  suffer(log, combatantId, 'MOVEMENT', ({ walked }) => walked > 1 && walked - hexes <= 1);
}

function suffer(log: EventRecorder, combatantId: string, when: DamageMoment, isDue: IsDue): void {
  for (const { active, effect } of effectsOn(log.state, combatantOf(log.state, combatantId))) {
    const { condition, dice: damage } = active;
    const hurts = effect.type === 'DAMAGE' && effect.when === when && damage > 0 && isDue(active);
    const { status, hitPoints } = combatantOf(log.state, combatantId);
    if (!hurts || status === 'DOWN') continue;
    const left = hitPoints - damage;
    log.emit({ type: 'ConditionHurt', combatantId, condition, damage, hitPoints: left });
    if (left <= 0) bringDown(log, combatantId);
  }
}

const DIFFICULTY = 3;

/** SEG-93: the Intelligence check with which a disoriented creature acts normally for a round. */
function pullTogether(log: EventRecorder, combatantId: string, isDue: IsDue, dice: Dice): void {
  const bearer = combatantOf(log.state, combatantId);
  if (bearer.status === 'DOWN') return;
  for (const { active, effect } of effectsOn(log.state, bearer)) {
    if (effect.type !== 'ONE_ACTION' || !isDue(active)) continue;
    const check = { combatantId, ability: 'INTELLIGENCE', pool: null, granted: [] } as const;
    const roll = rollAbility(log.state, check, dice);
    const success = roll.successes >= DIFFICULTY;
    log.emit({
      type: 'CheckRolled',
      combatantId,
      check: check.ability,
      roll,
      opposed: null,
      needed: DIFFICULTY,
      success,
    });
    useUp(log, 'ABILITY', combatantId);
    const { condition } = active;
    if (success) log.emit({ type: 'ConditionLifted', combatantId, condition });
  }
}
