import { firstRefusal, illegal, notFound } from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { refuseEnded } from '../figures/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import { standingOrders } from '../model/state.ts';
import type { Attack, Defense } from '../model/under-way.ts';
import { resolveThenDodge } from './dodge.ts';
import { namesOf } from './strike.ts';

/** What meets attacks without asking; shown in the journal as it is used. */
export const setStandingOrder: Handler<CommandOf<'SetStandingOrder'>> = {
  refuse: (state, { combatantId, order }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        combatant.standingOrder === order
          ? illegal(
              'SEG-45',
              `${combatant.name} has this standing order already`,
              `${standingOrders.filter((other) => other !== order).join(' or ')} would be another`,
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, order }) => {
    log.emit({ type: 'StandingOrderSet', combatantId, order });
  },
};

/** Meets an attack as the standing order of its target says; false when the target is to be asked. */
export function defendByOrder(log: EventRecorder, attack: Attack, dice: Dice): boolean {
  const { standingOrder } = combatantOf(log.state, attack.targetId);
  if (standingOrder === 'ASK') return false;
  const defense: Defense = { kind: standingOrder };
  log.emit({
    type: 'DefenseDeclared',
    ...namesOf(attack),
    combatantId: attack.targetId,
    defense,
    byStandingOrder: true,
    spends: [],
    cooldown: null,
    stage: attack.stage,
    nextSegment: false,
  });
  resolveThenDodge(log, attack, defense, dice);
  return true;
}
