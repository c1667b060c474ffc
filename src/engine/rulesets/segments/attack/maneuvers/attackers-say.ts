/** What an attack that has hit waits for its attacker to say. */
import { illegal, notFound, type Rejection } from '../../../../core/command/rejection.ts';
import type { CombatantId, RuleId } from '../../../../core/values/ids.ts';
import { err, type Result } from '../../../../core/values/result.ts';
import { type Hex, subtract } from '../../../../grid/hex.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../../stats/guards.ts';
import { startPush } from '../../ongoing/pushback.ts';
import type { EventRecorder } from '../../model/handler.ts';
import { combatantOf, dueAttack, findCombatant } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { Attack } from '../../model/ongoing.ts';
import { strikeFigures } from '../../stats/strike.ts';

interface Question<A extends Attack> {
  readonly rule: RuleId;
  /** What the attacker does with the answer, for anyone who is not the attacker. */
  readonly does: string;
  readonly isAsked: (attack: Attack) => attack is A;
  /** Why it is not asked, and what would be. */
  readonly otherwise: readonly [message: string, instead: string];
}

interface Answer {
  readonly combatantId: CombatantId;
  readonly attackId: string;
}

/** The plan that an answer comes to, if this attack, before all others, waits for this combatant to give it. */
export function judgeAnswer<A extends Attack, Plan>(
  state: State,
  { combatantId, attackId }: Answer,
  { rule, does, isAsked, otherwise }: Question<A>,
  judge: (attack: A) => Result<Plan, Rejection>,
): Result<Plan, Rejection> {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return err(notFound('combatant', combatantId));
  const refusal = refuseEnded(state) ?? refuseReleaseDue(state);
  if (refusal) return err(refusal);
  const attack = state.attacks.find(({ id }) => id === attackId);
  if (!attack) return err(notFound('attack', attackId));
  if (attack.attackerId !== combatantId) {
    const { name } = combatantOf(state, attack.attackerId);
    return err(illegal(rule, `This attack is not ${combatant.name}'s`, `${name} ${does}`));
  }
  if (!isAsked(attack)) return err(illegal(rule, ...otherwise));
  const earlier = refuseEarlier(attack.id, dueAttack(state) ?? attack);
  return earlier ? err(earlier) : judge(attack);
}

/** SEG-72: moves the target on this way, as a pushback does. */
export function pushAlong(log: EventRecorder, attack: Attack, way: readonly Hex[]): void {
  const from = combatantOf(log.state, attack.targetId).position;
  const steps = way.map((hex, i) => subtract(hex, way[i - 1] ?? from));
  startPush(log, attack, steps, strikeFigures(log.state, attack).speed);
}
