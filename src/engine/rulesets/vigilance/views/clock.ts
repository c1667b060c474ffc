import { type Actor, plays } from '../../../core/command/actor.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { combatantOf, actionOf } from '../model/lookup.ts';
import type { Declared, Stage, State, StackObject } from '../model/state.ts';

/** Where a fight of turns and responses stands. */
export interface Clock {
  readonly kind: 'VIGILANCE';
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Whose turn in this round is still to come. */
  readonly waiting: readonly CombatantId[];
  /** VIG-46: the top, which resolves first, stands first. */
  readonly stack: readonly StackObjectView[];
}

/** An action on the stack; what somebody prepares is told to who plays them alone. */
export interface StackObjectView {
  readonly id: string;
  readonly ownerId: CombatantId;
  readonly declared: Declared;
  /**
   * VIG-66: what a defense against this attack of a creature must reach, told where the table says
   * so and to who plays it; null otherwise.
   */
  readonly attackDifficulty: number | null;
  readonly stage: Stage['kind'];
}

export function viewObject(state: State, object: StackObject, actor: Actor): StackObjectView {
  const { id, ownerId, declared, stage } = object;
  const own = plays(actor, ownerId);
  const { nature } = combatantOf(state, ownerId);
  const told = own || state.settings.attackDifficulty === 'SHOWN';
  const attacks = actionOf(state, declared.action).effect.type === 'ATTACK';
  return {
    id,
    ownerId,
    declared: viewDeclared(declared, own),
    attackDifficulty:
      told && attacks && nature.kind === 'CREATURE' ? nature.attackDifficulty : null,
    stage: stage.kind,
  };
}

export const viewDeclared = (declared: Declared, own: boolean): Declared =>
  own ? declared : { ...declared, prepares: null };
