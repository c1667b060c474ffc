/** What a command makes happen, event by event, with the state as it stands after the last. */
export interface EventRecorder<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  emit(event: Event): void;
}

/** A log that begins at this state. */
export function recordFrom<State, Event>(
  start: State,
  evolve: (state: State, event: Event) => State,
): EventRecorder<State, Event> {
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
