import type { CombatantId } from '../../core/ids.ts';
import { now } from './clock.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/** What a command makes happen, event by event, with the state as it stands after the last. */
export interface Log {
  readonly state: State;
  readonly events: readonly Event[];
  emit(event: Event): void;
}

export function logFrom(start: State): Log {
  let state = start;
  const events: Event[] = [];
  return {
    get state() {
      return state;
    },
    events,
    emit(event) {
      events.push(event);
      state = evolve(state, event);
    },
  };
}

/**
 * An id for something that this combatant sets going now. It is made of the owner and the
 * moment alone, so that it tells nothing about what others do.
 */
export function newId(state: State, ownerId: CombatantId): string {
  const prefix = `${ownerId}.${now(state)}.`;
  const taken = new Set([...state.ongoing, ...state.attacks].map(({ id }) => id));
  let n = 1;
  while (taken.has(`${prefix}${n}`)) n++;
  return `${prefix}${n}`;
}
