import type { Dice } from '../../../core/values/dice.ts';
import { rollAttacks } from '../attack/attack.ts';
import { castSpell, type ChosenTargets } from '../attack/spell.ts';
import { tryToStabilize } from '../condition/dying.ts';
import { componentsOf } from '../stats/abilities.ts';
import type { Handling } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, capacityOf, combatantOf } from '../model/lookup.ts';
import type { Delay, Doing } from '../model/state.ts';

/** An action that is complete. */
interface CompletedAction extends ChosenTargets {
  readonly ownerId: string;
  readonly doing: Doing;
}

/** The same of an action that is not aimed: its targets, if any, were declared. */
export const completedUnaimed = (ownerId: string, doing: Doing): CompletedAction => ({
  ownerId,
  doing,
  targetIds: doing.targetIds,
  to: null,
});

/** SEC-15, 17: an action that is complete takes effect, at once or after its delay. */
export function takeEffect(log: EventRecorder, done: CompletedAction, dice: Dice): void {
  const { ownerId, doing, targetIds, to } = done;
  const { key: action, delay: secondsLeft } = actionOf(log.state, doing.action);
  if (secondsLeft === 0) {
    applyEffect(log, done, dice);
    return;
  }
  const delayId = newId(log.state, ownerId);
  log.emit({ type: 'DelayStarted', delayId, ownerId, action, secondsLeft, targetIds, to });
}

/** SEC-19: the seconds of a delay are over, and its effect comes. */
export function endDelay(log: EventRecorder, delay: Delay, dice: Dice): void {
  const { id: delayId, ownerId, action } = delay;
  log.emit({ type: 'DelayEnded', delayId, ownerId, action, reason: 'EFFECT' });
  if (actionOf(log.state, action).effect.type === 'SPELL')
    castSpell(log, { ...delay, isDelayed: true }, dice);
}

/** What an action does. */
function applyEffect(
  log: EventRecorder,
  { ownerId, doing, targetIds, to }: CompletedAction,
  dice: Dice,
): void {
  const { effect } = actionOf(log.state, doing.action);
  const combatant = combatantOf(log.state, ownerId);
  const [targetId] = targetIds;
  const weapon = doing.weapon ?? '';
  switch (effect.type) {
    case 'POSTURE':
      log.emit({ type: 'PostureChanged', combatantId: ownerId, posture: effect.posture });
      return;
    case 'FETCH':
      handleObject(log, ownerId, doing.object, 'DRAWN');
      return;
    case 'HANDLE':
      if (doing.object !== null) handleObject(log, ownerId, doing.object, effect.how);
      else log.emit({ type: 'WeaponHandled', combatantId: ownerId, weapon, how: effect.how });
      return;
    case 'RELOAD': {
      const shots = capacityOf(log.state, weapon);
      log.emit({ type: 'WeaponReloaded', combatantId: ownerId, weapon, shots });
      return;
    }
    case 'HELP_RELOAD':
      log.emit({ type: 'ReloadHelped', combatantId: ownerId, ownerId: targetId ?? '', weapon });
      return;
    case 'AIM':
      if (targetId !== undefined) log.emit({ type: 'AimTaken', combatantId: ownerId, targetId });
      return;
    case 'STABILIZE':
      if (targetId !== undefined) tryToStabilize(log, ownerId, targetId, dice);
      return;
    case 'MELEE':
    case 'RANGED':
    case 'COMBO':
      rollAttacks(
        log,
        {
          attackerId: ownerId,
          action: doing.weapon ?? doing.action,
          combo: componentsOf(combatant, doing.combo),
          targetIds,
          origin: combatant.position,
        },
        dice,
      );
      return;
    case 'SPELL':
      castSpell(log, { ownerId, action: doing.action, targetIds, to, isDelayed: false }, dice);
      return;
    case 'MOVE':
    case 'RUN':
    case 'ACTIVITY':
      return;
  }
}

/** SEC-31: an object that is no weapon; fetching need not be about one of the sheet. */
function handleObject(
  log: EventRecorder,
  combatantId: string,
  object: string | null,
  how: Handling,
): void {
  const carried = combatantOf(log.state, combatantId).objects.find(({ key }) => key === object);
  if (carried)
    log.emit({
      type: 'ObjectHandled',
      combatantId,
      object: carried.key,
      name: carried.name,
      how,
    });
}
