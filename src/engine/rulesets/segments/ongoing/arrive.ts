/** An attack is made at one moment, and arrives at one. */
import type { CombatantId } from '../../../core/values/ids.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Launch, Strike } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { isBloodied } from '../stats/bloodied.ts';
import { lastingOn } from '../stats/circumstances.ts';
import { shelterOf } from '../terrain/shelter.ts';

/** SEG-89: where an attack that is made now comes from, and what bears on its attacker. */
export function madeNow(state: State, attackerId: CombatantId): Pick<Launch, 'origin' | 'asMade'> {
  const attacker = combatantOf(state, attackerId);
  const { position: origin } = attacker;
  return state.settings.attackerState === 'AS_MADE'
    ? { origin, asMade: { conditions: lastingOn(attacker), bloodied: isBloodied(state, attacker) } }
    : { origin };
}

/** SEG-41, 109: it has come to its target, who may defend. */
export function arrive(log: EventRecorder, strike: Strike): void {
  const { state } = log;
  const attack =
    state.settings.arrivedDistance === 'AT_ARRIVAL'
      ? { ...strike, asArrived: arrivedNow(state, strike) }
      : strike;
  log.emit({ type: 'AttackArrived', attack });
}

const arrivedNow = (state: State, strike: Strike): NonNullable<Strike['asArrived']> => ({
  ...shelterOf(state, strike),
  conditions: lastingOn(combatantOf(state, strike.targetId)),
});
