import type { Dice } from '../../../core/values/dice.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { coverBetween, TOTAL } from '../ground/sight.ts';
import type { EventRecorder } from '../model/handler.ts';
import { attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { rollAttacks } from './attack.ts';

/** What a completed action is aimed at. */
export interface ChosenTargets {
  readonly targetIds: readonly string[];
  /** The center of an area. */
  readonly to: Hex | null;
}

/** A spell that has been aimed. */
interface AimedSpell extends ChosenTargets {
  readonly ownerId: string;
  readonly action: string;
}

/** The attack rolls of a spell: at its target, or at everyone within its area. */
export function castSpell(log: EventRecorder, spell: AimedSpell, dice: Dice): void {
  const { ownerId: attackerId, action, to } = spell;
  const origin = to ?? combatantOf(log.state, attackerId).position;
  const targetIds = targetsOfSpell(log.state, spell);
  rollAttacks(log, { attackerId, action, combo: [], targetIds, origin }, dice);
}

/** Whom a spell attacks as things stand; SEC-37: not those behind total cover, nor the dead. */
export function targetsOfSpell(
  state: State,
  { ownerId, action, targetIds, to }: AimedSpell,
): readonly string[] {
  const effect = attackEffectOf(state, action);
  const radius = effect.type === 'SPELL' ? effect.radius : null;
  const origin = to ?? combatantOf(state, ownerId).position;
  return Object.values(state.combatants)
    .filter(({ id, position, status }) => {
      if (status.kind === 'DEAD' || coverBetween(state, origin, position) === TOTAL) return false;
      return to && radius !== null ? distance(to, position) <= radius : targetIds.includes(id);
    })
    .map(({ id }) => id);
}
