import type { Impending } from '../../../core/ruleset/tactics.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { actionOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { blowOf } from './strikes.ts';

/** Of all that is ongoing, how much is looked at: what has waited longest. */
const MOST = 20;

/** SEC-17: spells upon an area that have been cast, and wait for seconds of their owners. */
export const impending = (state: State): readonly Impending[] =>
  state.delays.slice(0, MOST).flatMap(({ ownerId: attackerId, action, left, to }) => {
    const { effect } = actionOf(state, action);
    if (to === null || effect.type !== 'SPELL' || effect.radius === null) return [];
    const strike = { attackerId, action, combo: [], origin: to };
    const met = { hasHit: false, defense: 'NONE', after: left / SECONDS_PER_TURN } as const;
    return [
      {
        ...{ to, radius: effect.radius },
        blowOn: (targetId) => blowOf(state, { ...met, strike: { ...strike, targetId } }),
      },
    ];
  });
