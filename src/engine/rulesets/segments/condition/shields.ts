import type { ConditionKey } from '../../../core/values/ids.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, effectsOn } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** A shield, and what of the damage it takes upon itself. */
interface Held {
  readonly condition: ConditionKey;
  readonly absorbed: number;
  /** Whether it is gone with that. */
  readonly broken: boolean;
}

interface Absorption {
  /** The damage that comes through all shields. */
  readonly through: number;
  readonly held: readonly Held[];
}

/** SEG-114: what the shields of a combatant leave of damage that is dealt at once, oldest first. */
export function absorb(state: State, target: Combatant, damage: number): Absorption {
  let through = damage;
  const held: Held[] = [];
  for (const { active, effect } of effectsOn(state, target)) {
    if (effect.type !== 'ABSORB' || through === 0) continue;
    const left = effect.amount === null ? through : Math.max(0, effect.amount - active.absorbed);
    const absorbed = Math.min(through, left);
    through -= absorbed;
    const broken = effect.amount === null || absorbed === left;
    held.push({ condition: active.condition, absorbed, broken });
  }
  return { through, held };
}

/** Records what shields have taken; those that are used up are gone. */
export function wearShields(log: EventRecorder, combatantId: string, { held }: Absorption): void {
  for (const { condition, absorbed, broken } of held) {
    log.emit({ type: 'ShieldHeld', combatantId, condition, absorbed });
    if (broken) log.emit({ type: 'ConditionEnded', combatantId, condition });
  }
}

/** The damage that comes through, for odds. */
export const comesThrough = (state: State, targetId: string, damage: number): number =>
  absorb(state, combatantOf(state, targetId), damage).through;
