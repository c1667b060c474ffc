import type { CombatantId } from '../../../core/values/ids.ts';
import { type Ability, poolFor } from './combatant/abilities.ts';
import type { EffectOf } from './actions.ts';
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
  const [targetId] = object.declared.targetIds;
  const target = targetId === undefined ? undefined : findCombatant(state, targetId);
  // VIG-66: the unconscious choose nothing.
  if (!target || !isConscious(target)) return null;
  const head = { combatantId: target.id, object };
  const { effect } = actionOf(state, object.declared.action);
  switch (effect.type) {
    case 'ATTACK':
      return isCharacter(target) ? { kind: 'DEFENSE', ...head } : null;
    case 'OPPOSED': {
      const ability = opposingAbility(effect);
      return ability && mayAmplify(target, ability) ? { kind: 'AMPLIFY', ability, ...head } : null;
    }
    case 'AID':
      return target.id === object.ownerId ? null : { kind: 'CONSENT', ...head };
    case 'CHECK':
    case 'OPEN_CHECK':
    case 'PREPARE':
    case 'TRAVEL':
    case 'MOVE':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
    case 'BOOST':
      return null;
  }
}

/** VIG-53: the ability that the target of a check checks against it, if it checks one. */
export const opposingAbility = ({ ability, against }: EffectOf<'OPPOSED'>): Ability | null =>
  ability !== null && against.kind === 'ABILITY' ? against.ability : null;

/** VIG-13, 14: whoever rolls, unless the check is social. */
const mayAmplify = (combatant: Combatant, ability: Ability): boolean =>
  isCharacter(combatant) && poolFor(ability) !== null;
