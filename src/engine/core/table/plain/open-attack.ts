/** The plainest attack: one at a time, which waits until its target has said how to meet it. */
import * as z from 'zod';
import { illegal, illegalUnless, notFound, type Rejection } from '../../command/rejection.ts';
import type { Decision } from '../../decision/decision.ts';
import { decision, type Options } from '../../decision/findings.ts';
import { oneOf, type TypeOf } from '../../schema/describe.ts';
import { actionKey, combatantId, id } from '../../schema/keys.ts';
import type { CombatantId, RuleId } from '../../values/ids.ts';
import { err, ok, type Result } from '../../values/result.ts';
import type { EncounterView } from '../../views/view.ts';
import {
  type CombatantIn,
  findCombatant,
  roundOf,
  type WithCombatants,
  type WithPhase,
} from '../state.ts';

export const attackFields = {
  id,
  attackerId: combatantId,
  targetId: combatantId,
  action: actionKey,
};
const attackForm = z.strictObject(attackFields);
export const openAttackSchema = attackForm.nullable();

type OpenAttack = TypeOf<typeof attackForm>;
interface WithAttack {
  readonly attack: OpenAttack | null;
}

export const openAttackKinds = {
  timelineKind: oneOf('TimelineKind', 'What is under way.', {
    ATTACK: 'An attack that has arrived.',
  }),
  attackStage: oneOf('AttackStage', 'What an attack that has arrived waits for.', {
    WINDOW: 'The target must choose a defense.',
  }),
};

/** While an attack waits nothing else is done. */
export const refuseWhileOpen = ({ attack }: WithAttack, rule: RuleId): Rejection | null =>
  illegalUnless(!attack, rule, 'An attack waits for its answer', 'answer it first');

/** The attack that its target meets. */
export function answeredAttack<Attack extends OpenAttack>(
  { attack }: { readonly attack: Attack | null },
  answer: { readonly combatantId: CombatantId; readonly attackId: string },
  rule: RuleId,
): Result<Attack, Rejection> {
  if (attack?.targetId !== answer.combatantId)
    return err(illegal(rule, 'No attack has this target', 'wait for an attack'));
  return attack.id === answer.attackId ? ok(attack) : err(notFound('attack', answer.attackId));
}

/** An attack is over with whoever made it, and with whoever could answer it. */
export function withoutLostAttack<State extends WithAttack & WithCombatants>(
  state: State,
  canAnswer: (target: CombatantIn<State>) => boolean,
): State {
  const { attack } = state;
  if (!attack) return state;
  const target = findCombatant(state, attack.targetId);
  const isOpen = findCombatant(state, attack.attackerId) && target && canAnswer(target);
  return isOpen ? state : { ...state, attack: null };
}

/** What its target may answer. */
export const defenseDecision = (
  { id: subjectId, targetId }: NonNullable<WithAttack['attack']>,
  answers: () => Options,
): Decision =>
  decision({ kind: 'DEFENSE', combatantId: targetId, required: true, subjectId }, answers);

/** As everybody sees it. */
export function viewOpenAttack(
  state: WithAttack & WithPhase,
  { label, rule }: { readonly label: string; readonly rule: RuleId },
): Pick<EncounterView, 'attacks' | 'timeline'> {
  const attacks = state.attack ? [state.attack] : [];
  return {
    attacks: attacks.map((attack) => ({ ...attack, stage: 'WINDOW' })),
    timeline: attacks.map(({ id, attackerId: ownerId, targetId }) => ({
      ...{ id, kind: 'ATTACK', label, ownerId, targetIds: [targetId], rule },
      resolves: { round: roundOf(state), step: 1, onTurnOfId: ownerId },
      course: null,
    })),
  };
}
