import type { Dice } from '../../../core/values/dice.ts';
import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { refusePushed, walk } from '../terrain/passage.ts';
import { dodgeStride } from '../terrain/way.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Attack, Defense } from '../model/ongoing.ts';
import { resolveAttack } from './attack.ts';

/** Resolves an attack, and then the movement of a dodge that met it. */
export function resolveThenDodge(
  log: EventRecorder,
  attack: Attack,
  defense: Defense,
  dice: Dice,
): void {
  resolveAttack(log, attack, defense, dice);
  // SEG-100: while a maneuver has points to spend, the dodge waits with it.
  const pending = log.state.attacks.some(({ id }) => id === attack.id);
  if (defense.kind === 'DODGE' && !pending) finishDodge(log, attack.targetId, defense.path);
}

/** SEG-44: the movement of a dodge, unless the attack has put an end to it. */
export function finishDodge(log: EventRecorder, dodgerId: string, way: readonly Hex[]): void {
  if (way.length === 0) return;
  const dodger = combatantOf(log.state, dodgerId);
  if (dodger.status === 'DOWN' || refusePushed(log.state, dodger)) return;
  // SEG-92: the attack itself may have slowed the dodger.
  const { steps } = dodgeStride(log.state, dodger);
  const path = walk(log.state, dodger, way.slice(0, steps));
  if (path.length === 0) return;
  log.emit({ type: 'CombatantMoved', combatantId: dodger.id, path });
  applyMovementDamage(log, dodger.id, path.length);
}
