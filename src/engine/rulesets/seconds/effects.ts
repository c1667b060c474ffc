import type { Dice } from '../../core/values/dice.ts';
import { distance, type Hex } from '../../grid/hex.ts';
import { rollAttacks } from './attack.ts';
import { coverBetween, TOTAL } from './cover.ts';
import { tryMedicine } from './dying.ts';
import { capacityOf } from './lookup.ts';
import { actionOf, attackEffectOf, combatantOf, componentsOf } from './lookup.ts';
import { type EventRecorder, newId } from './log.ts';
import type { Delay, Doing, State } from './state.ts';

/** What an action is aimed at when it is complete. */
export interface Mark {
  readonly targetIds: readonly string[];
  /** The middle of an area. */
  readonly to: Hex | null;
}

/** An action that is complete. */
export interface Done extends Mark {
  readonly ownerId: string;
  readonly doing: Doing;
}

/** The same for what takes no aim: at most whom it was meant for from the beginning. */
export const unaimed = (ownerId: string, doing: Doing): Done => ({
  ownerId,
  doing,
  targetIds: doing.targetIds,
  to: null,
});

/** SEC-15, 17: an action that is complete takes effect, at once or after its delay. */
export function takeEffect(log: EventRecorder, done: Done, dice: Dice): void {
  const { ownerId, doing, targetIds, to } = done;
  const { delay: left } = actionOf(log.state, doing.action);
  if (left === 0) {
    affect(log, done, dice);
    return;
  }
  const id = newId(log.state, ownerId);
  log.emit({
    type: 'DelayStarted',
    delay: { id, ownerId, action: doing.action, left, targetIds, to },
  });
}

/** SEC-19: the seconds of a delay are over. */
export function endDelay(log: EventRecorder, delay: Delay, dice: Dice): void {
  const { id, ownerId, action } = delay;
  log.emit({ type: 'DelayEnded', id, ownerId, action, reason: 'EFFECT' });
  if (actionOf(log.state, action).effect.type === 'SPELL') cast(log, delay, dice);
}

function affect(log: EventRecorder, { ownerId, doing, targetIds, to }: Done, dice: Dice): void {
  const { effect } = actionOf(log.state, doing.action);
  const combatant = combatantOf(log.state, ownerId);
  const [targetId] = targetIds;
  const weapon = doing.weapon ?? '';
  switch (effect.type) {
    case 'POSTURE':
      log.emit({ type: 'PostureChanged', combatantId: ownerId, posture: effect.posture });
      return;
    case 'HANDLE':
      log.emit({ type: 'WeaponHandled', combatantId: ownerId, weapon, how: effect.how });
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
      if (targetId !== undefined) tryMedicine(log, ownerId, targetId, dice);
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
      cast(log, { ownerId, action: doing.action, targetIds, to }, dice);
      return;
    case 'MOVE':
    case 'RUN':
    case 'ACTIVITY':
      return;
  }
}

/** A spell that has been aimed. */
interface Cast extends Mark {
  readonly ownerId: string;
  readonly action: string;
}

/** The attack rolls of a spell: at its target, or at everyone within its area. */
function cast(log: EventRecorder, spell: Cast, dice: Dice): void {
  const { ownerId: attackerId, action, to } = spell;
  const origin = to ?? combatantOf(log.state, attackerId).position;
  const targetIds = struckBy(log.state, spell);
  rollAttacks(log, { attackerId, action, combo: [], targetIds, origin }, dice);
}

/** Whom a spell strikes now; SEC-37: not those behind total cover, nor the dead. */
export function struckBy(
  state: State,
  { ownerId, action, targetIds, to }: Cast,
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
