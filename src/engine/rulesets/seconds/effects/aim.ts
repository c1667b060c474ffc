import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { type EffectRules, printedUnless } from './effect.ts';

/** SEC-49: with something to shoot in hand. */
export const aimRules: EffectRules<'AIM'> = {
  takes: () => [],
  isAimed: true,
  judge: (state, using) => printedUnless(refuseAiming(state, using.user), using),
  tells: () => true,
  apply: (recorder, { ownerId: combatantId, targetIds: [targetId] }) => {
    if (targetId !== undefined) recorder.emit({ type: 'AimTaken', combatantId, targetId });
  },
};

/** SEC-49: in half the time, right before the attack. */
export const quickAimRules: EffectRules<'QUICK_AIM'> = {
  takes: () => [],
  isAimed: true,
  judge: (state, using) =>
    printedUnless(refuseQuickAim(state) ?? refuseAiming(state, using.user), using),
  tells: () => true,
  apply: (recorder, { ownerId: combatantId, targetIds: [targetId] }) => {
    if (targetId !== undefined)
      recorder.emit({ type: 'AimTaken', combatantId, targetId, quick: true });
  },
};

function refuseAiming(state: State, { name, gear }: Combatant): Rejection | null {
  const shoots = gear.some(
    ({ weapon, held }) => held && findAction(state, weapon)?.effect.type === 'RANGED',
  );
  return shoots ? null : illegal('SEC-49', `${name} holds no ranged weapon to aim`, 'draw one');
}

/** RS-28: by one of its readings aiming always takes two seconds. */
const refuseQuickAim = ({ settings }: State): Rejection | null =>
  settings.aimCost === 'BOTH_LINES'
    ? null
    : illegal('SEC-49', 'Aiming takes two seconds at this table', 'aim for two');
