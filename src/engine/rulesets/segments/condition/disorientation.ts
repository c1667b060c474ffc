import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { kindPhrases } from '../stats/budget.ts';
import { rollAbility } from '../stats/checks.ts';
import type { Kind } from '../model/actions.ts';
import { isOfEarlierRound } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, effectsOn, findCondition } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { endOneRollConditions } from './one-roll.ts';

const DIFFICULTY = 3;

/** SEG-93: the Intelligence check with which a disoriented creature acts normally for a round. */
export function checkDisorientation(log: EventRecorder, combatantId: string, dice: Dice): void {
  const bearer = combatantOf(log.state, combatantId);
  if (bearer.status === 'DOWN') return;
  for (const { active, effect } of effectsOn(log.state, bearer)) {
    if (effect.type !== 'ONE_ACTION' || !isOfEarlierRound(log.state, active)) continue;
    const check = { combatantId, ability: 'INTELLIGENCE', pool: null, granted: [] } as const;
    const roll = rollAbility(log.state, check, dice);
    const success = roll.total >= DIFFICULTY;
    log.emit({
      type: 'CheckRolled',
      combatantId,
      check: check.ability,
      roll,
      opponentId: null,
      opposing: null,
      needed: DIFFICULTY,
      success,
    });
    endOneRollConditions(log, 'ABILITY', combatantId);
    const { condition } = active;
    if (success) log.emit({ type: 'ConditionLifted', combatantId, condition });
  }
}

/** SEG-93: who is disoriented has one action a round, and it is no Full, besides Swifts and Free. */
export function refuseDisoriented(
  state: State,
  combatant: Combatant,
  kind: Kind,
): Rejection | null {
  if (kind === 'SWIFT' || kind === 'FREE') return null;
  const limit = effectsOn(state, combatant).find(
    ({ active, effect }) => effect.type === 'ONE_ACTION' && !active.lifted,
  );
  if (!limit) return null;
  const first = combatant.spent.every((spent) => spent === 'SWIFT');
  if (first && kind !== 'FULL') return null;
  const condition = findCondition(state, limit.active.condition)?.name ?? limit.active.condition;
  return illegal(
    'SEG-93',
    `${combatant.name} is ${condition} and cannot use ${kindPhrases[kind]} now`,
    first ? 'this round holds a Standard or a Move' : 'only Swift and Free actions are left',
    { spent: combatant.spent, wanted: kind },
  );
}
