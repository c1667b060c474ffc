import { actionOf } from '../model/lookup.ts';
import type { Means } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';

/** How an attack is made as far as others may suppose: what was paid for it is its owner's to know. */
export const plainMeans = (
  state: State,
  { action }: Pick<Means, 'action'>,
): Pick<Means, 'use' | 'modifiers' | 'speed'> => ({
  use: actionOf(state, action).uses[0]?.kind ?? 'STANDARD',
  modifiers: [],
  speed: null,
});
