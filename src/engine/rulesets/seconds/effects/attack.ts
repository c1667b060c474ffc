import type { Dice } from '../../../core/values/dice.ts';
import { rollAttacks } from '../attack/attack.ts';
import { componentsOf } from '../stats/abilities.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { type CompletedAction, type EffectRules, printedUnless } from './effect.ts';
import { refuseWeapon } from './gear.ts';

/** SEC-38, 47, 48: one attack, with a weapon as its action. */
export const attackRules: EffectRules<'MELEE'> & EffectRules<'RANGED'> = {
  takes: () => ['anyway'],
  isAimed: true,
  judge: (state, using) =>
    printedUnless(refuseWeapon(state, using.user, using.action.key, 1), using),
  tells: () => true,
  apply: (recorder, done, { dice }) => {
    attackWith(recorder, done, done.doing.action, dice);
  },
};

/** SEC-52: each of its attacks at its own target. */
export function attackWith(
  recorder: EventRecorder,
  { ownerId: attackerId, doing, targetIds }: CompletedAction,
  action: string,
  dice: Dice,
): void {
  const attacker = combatantOf(recorder.state, attackerId);
  const combo = componentsOf(attacker, doing.combo);
  const { position: origin } = attacker;
  rollAttacks(recorder, { attackerId, action, combo, targetIds, origin }, dice);
}
