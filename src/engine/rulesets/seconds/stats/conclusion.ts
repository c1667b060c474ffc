import { conclusionBy } from '../../../core/table/conclusion.ts';
import { findCombatant, isFighting } from '../model/lookup.ts';
import { fightingSides } from '../model/combatant/sides.ts';
import type { Delay, State } from '../model/state.ts';

/** SEC-58: the end of the fight. */
export const conclusion = conclusionBy<State>({
  rule: 'SEC-58',
  fightingSides,
  couldStillChange: (state) =>
    state.attacks.length > 0 ||
    state.delays.some((delay) => stillCounts(state, delay)) ||
    (state.phase.kind === 'COMBAT' && state.phase.round === 0),
});

/** SEC-10, 18: seconds of who is down or has yielded pass only where idle ones do. */
function stillCounts(state: State, { ownerId, left }: Delay): boolean {
  const owner = findCombatant(state, ownerId);
  return left <= 0 || state.settings.idleSeconds === 'PASS' || (!!owner && isFighting(owner));
}
