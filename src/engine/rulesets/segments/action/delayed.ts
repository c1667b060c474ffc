import type { Dice } from '../../../core/values/dice.ts';
import { now } from '../model/clock.ts';
import { noAim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Delayed } from '../model/ongoing.ts';
import { playEffect } from './effect.ts';

/** SEG-112: whether its segment has come; before round 1 everything is played to its end. */
export const hasCome = (state: State, { begins }: Delayed): boolean =>
  state.phase.kind === 'SETUP' || begins <= now(state);

/** SEG-112: what was initiated earlier takes effect, as it was aimed then. */
export function playDelayed(log: EventRecorder, delayed: Delayed, dice: Dice): void {
  const { id, ownerId: combatantId, action, use, path } = delayed;
  const { targetIds, targetHexes, modifiers, speed, maneuver, hexes } = delayed;
  const aim = { ...noAim, targetIds, targetHexes, modifiers, speed, maneuver, hexes, path };
  const timing = log.state.phase.kind === 'SETUP' ? ('OPENING' as const) : ('TURN' as const);
  log.emit({ type: 'EffectBegan', id, combatantId, action });
  const user = combatantOf(log.state, combatantId);
  const played = { user, action: actionOf(log.state, action), aim: { ...aim, use, timing } };
  playEffect(log, played, dice);
}
