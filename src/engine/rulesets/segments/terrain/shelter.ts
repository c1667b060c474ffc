import type { Shot } from '../stats/strike.ts';
import type { Concealment } from '../../../grid/terrain.ts';
import { attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { concealmentBetween, glimpseBetween, isDark } from './sight.ts';

/** What the ground does against an attack. */
export interface Shelter {
  /** SEG-75, 108: by what stood in the way from the first, or has come up since. */
  readonly covered: boolean;
  /** SEG-76 to 79. */
  readonly concealment: Concealment;
  /** SEG-78: whether that is darkness. */
  readonly dark: boolean;
}

/** As things stand, from the hex it was launched from. */
export function shelterOf(
  state: State,
  { action, origin, targetId }: Pick<Shot, 'action' | 'origin' | 'targetId'>,
): Shelter {
  const { position } = combatantOf(state, targetId);
  const { clear, covered } = glimpseBetween(state, origin, position);
  const isProjectile = attackEffectOf(state, action).form === 'PROJECTILE';
  return {
    covered: covered || (!clear && isProjectile && state.settings.wallInFlight === 'FLIES_ON'),
    concealment: concealmentBetween(state, origin, position),
    dark: isDark(state.battlefield, position),
  };
}
