import type { CombatantId } from '../../../core/values/ids.ts';
import { type Ability, poolFor } from './combatant/abilities.ts';
import { askedBy, type TargetQuestion } from './effect-traits.ts';
import {
  topOf,
  combatantOf,
  abilityOf,
  findCombatant,
  isConscious,
  actionOf,
  isCharacter,
} from './lookup.ts';
import type { StackObject, State, Combatant } from './state.ts';

/** What someone must choose before the dice of the action on top of the stack fall (VIG-56). */
export type Question = {
  readonly combatantId: CombatantId;
  readonly object: StackObject;
} & TargetQuestion;

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
  const [targetId] = object.declared.targetIds;
  const target = targetId === undefined ? undefined : findCombatant(state, targetId);
  // VIG-66: the unconscious choose nothing.
  if (!target || !isConscious(target)) return null;
  const asked = askedBy(actionOf(state, object.declared.action).effect);
  return asked && isOpenTo(target, asked, object)
    ? { ...asked, combatantId: target.id, object }
    : null;
}

function isOpenTo(target: Combatant, asked: TargetQuestion, { ownerId }: StackObject): boolean {
  switch (asked.kind) {
    case 'DEFENSE':
      return isCharacter(target);
    case 'AMPLIFY':
      return mayAmplify(target, asked.ability);
    case 'CONSENT':
      return target.id !== ownerId;
  }
}

/** VIG-13, 14: the one who rolls, unless the check is social. */
const mayAmplify = (combatant: Combatant, ability: Ability): boolean =>
  isCharacter(combatant) && poolFor(ability) !== null;
