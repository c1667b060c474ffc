import { returnDefense } from '../condition/returned-defense.ts';
import type { EventRecorder } from '../model/handler.ts';
import { attackEffectOf } from '../model/lookup.ts';
import type { Attack } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { namesOf, whySpent } from '../stats/strike.ts';

/**
 * SEG-50, 110: a blow is spent as soon as its target is out of its reach, whichever of the two has
 * moved. What was declared against it is given back. False when no blow is.
 */
export function spendOutOfReach(log: EventRecorder): boolean {
  const attack = log.state.attacks.find((one) => isOutOfReach(log.state, one));
  if (!attack) return false;
  log.emit({ type: 'AttackSpent', ...namesOf(attack), reason: 'OUT_OF_REACH' });
  returnDefense(log, attack);
  return true;
}

/** What has hit already needs no reach (SEG-100, 113). */
const isOutOfReach = (state: State, attack: Attack): boolean =>
  (attack.stage.kind === 'WINDOW' || attack.stage.kind === 'DEFERRED') &&
  attackEffectOf(state, attack.action).form === 'MELEE' &&
  whySpent(state, attack) === 'OUT_OF_REACH';
