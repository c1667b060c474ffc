import type { Dice } from '../../../core/values/dice.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { coverBetween, TOTAL } from '../terrain/sight.ts';
import type { EventRecorder } from '../model/handler.ts';
import { attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
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
  /** SEC-59: whether it was aimed some time ago, and has waited since. */
  readonly isDelayed: boolean;
}

/** The attack rolls of a spell: at its target, or at everyone within its area. */
export function castSpell(log: EventRecorder, spell: AimedSpell, dice: Dice): void {
  const { ownerId: attackerId, action, to } = spell;
  const origin = to ?? combatantOf(log.state, attackerId).position;
  const targetIds = targetsOfSpell(log.state, spell);
  rollAttacks(log, { attackerId, action, combo: [], targetIds, origin }, dice);
}

/** Whom a spell attacks as things stand; never the dead (SEC-53). */
export function targetsOfSpell(state: State, spell: AimedSpell): readonly string[] {
  return Object.values(state.combatants)
    .filter((target) => target.status.kind !== 'DEAD' && isStruck(state, spell, target))
    .map(({ id }) => id);
}

/** SEC-37: not behind total cover from the middle of an area; SEC-59: a single target was aimed at. */
function isStruck(state: State, spell: AimedSpell, target: Combatant): boolean {
  const { ownerId, action, targetIds, to, isDelayed } = spell;
  const effect = attackEffectOf(state, action);
  const caster = combatantOf(state, ownerId);
  const isChecked = isDelayed && state.settings.delayedAim === 'CHECKED';
  if (effect.type !== 'SPELL') return false;
  const inSight = (place: Hex) =>
    distance(caster.position, place) <= effect.range &&
    coverBetween(state, caster.position, place) !== TOTAL;
  if (!to || effect.radius === null)
    return targetIds.includes(target.id) && (!isChecked || inSight(target.position));
  return (
    (!isChecked || inSight(to)) &&
    distance(to, target.position) <= effect.radius &&
    coverBetween(state, to, target.position) !== TOTAL
  );
}
