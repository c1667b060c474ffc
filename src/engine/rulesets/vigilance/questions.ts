import type { CombatantId } from '../../core/values/ids.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import { type Ability, MAX_AMPLIFICATION, poolFor } from './abilities.ts';
import { abilityOf } from './aim.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { actionOf, combatantOf, findCombatant, topOf } from './lookup.ts';
import { isInTheWay } from './movement.ts';
import { isCharacter } from './rolls.ts';
import { refuseEnded } from './setup.ts';
import type { Combatant, StackObject, State } from './state.ts';
import { pay } from './vitality.ts';

/** What someone must choose before the dice of the action on top of the stack fall (VIG-56). */
export type Question = {
  readonly combatantId: CombatantId;
  readonly object: StackObject;
} & (
  | { readonly kind: 'AMPLIFY'; readonly ability: Ability }
  | { readonly kind: 'DEFENSE' }
  | { readonly kind: 'CONSENT' }
);

/** The next choice that is due: the owner's check first, then how the target meets it. */
export function openQuestion(state: State): Question | null {
  const object = topOf(state);
  if (object?.stage.kind !== 'RESOLVING') return null;
  const { amplification, answer } = object.stage;
  const owner = combatantOf(state, object.ownerId);
  const ability = abilityOf(state, object.declared);
  if (amplification === null && ability && mayAmplify(owner, ability))
    return { kind: 'AMPLIFY', combatantId: owner.id, object, ability };
  return answer === null ? questionToTarget(state, object) : null;
}

function questionToTarget(state: State, object: StackObject): Question | null {
  const target = findCombatant(state, object.declared.targetIds[0] ?? '');
  // VIG-66: the unconscious choose nothing.
  if (!target || !isInTheWay(target)) return null;
  const head = { combatantId: target.id, object };
  switch (actionOf(state, object.declared.action).effect.type) {
    case 'ATTACK':
      return isCharacter(target) ? { kind: 'DEFENSE', ...head } : null;
    case 'OPPOSED':
      return mayAmplify(target, 'defend') ? { kind: 'AMPLIFY', ability: 'defend', ...head } : null;
    case 'AID':
      return target.id === object.ownerId ? null : { kind: 'CONSENT', ...head };
    case 'CHECK':
    case 'PREPARE':
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
    case 'BOOST':
      return null;
  }
}

/** VIG-13, 14: whoever rolls, unless the check is social. */
const mayAmplify = (combatant: Combatant, ability: Ability): boolean =>
  isCharacter(combatant) && poolFor(ability) !== null;

/** VIG-13: what may be paid for a check of this ability. */
export function refuseAmplification(
  ability: Ability,
  { vigor, focus }: { readonly vigor: number; readonly focus: number },
): Rejection | null {
  if (vigor + focus > MAX_AMPLIFICATION)
    return illegal('VIG-13', `At most ${MAX_AMPLIFICATION} points amplify one roll`, 'pay fewer');
  const pool = poolFor(ability);
  if (pool === null && vigor + focus > 0)
    return illegal('VIG-13', `A check of ${ability} cannot be amplified`, 'roll it as it is');
  if ((pool === 'vigor' && focus > 0) || (pool === 'focus' && vigor > 0))
    return illegal('VIG-13', `A check of ${ability} takes other points`, `amplify it with ${pool}`);
  return null;
}

/** VIG-13: just before the dice fall. */
export const amplifyCheck: Handler<CommandOf<'AmplifyCheck'>> = {
  refuse: (state, command) => {
    const { combatantId } = command;
    const question = openQuestion(state);
    return firstRefusal([
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => refuseEnded(state),
      () =>
        question?.kind === 'AMPLIFY' && question.combatantId === combatantId
          ? null
          : illegal(
              'VIG-13',
              `${combatantOf(state, combatantId).name} has no check that is about to be rolled`,
              'wait for one',
            ),
      () => (question?.kind === 'AMPLIFY' ? refuseAmplification(question.ability, command) : null),
    ]);
  },
  carryOut: (log, { combatantId, vigor, focus }) => {
    const object = openQuestion(log.state)?.object;
    if (!object) return;
    const by = vigor + focus;
    const { id } = object;
    if (object.ownerId === combatantId) log.emit({ type: 'CheckAmplified', id, combatantId, by });
    else {
      const answer = { kind: 'CHECK', amplification: by } as const;
      log.emit({ type: 'ActionAnswered', id, combatantId, answer });
    }
    pay(log, combatantId, { vigor, focus });
  },
};

/** VIG-05: the target of an effect for allies accepts or refuses it. */
export const answerAid: Handler<CommandOf<'AnswerAid'>> = {
  refuse: (state, { combatantId }) => {
    const question = openQuestion(state);
    return firstRefusal([
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => refuseEnded(state),
      () =>
        question?.kind === 'CONSENT' && question.combatantId === combatantId
          ? null
          : illegal(
              'VIG-05',
              `${combatantOf(state, combatantId).name} is offered no help now`,
              'wait for an offer',
            ),
    ]);
  },
  carryOut: (log, { combatantId, accepts }) => {
    const object = openQuestion(log.state)?.object;
    if (!object) return;
    const answer = { kind: 'CONSENT', accepts } as const;
    log.emit({ type: 'ActionAnswered', id: object.id, combatantId, answer });
  },
};
