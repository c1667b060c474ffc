/** What a command makes happen, event by event, with the state as it stands after the last. */
export interface EventRecorder<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  emit(event: Event): void;
}

/** What an event brings about at once by itself, from the states before and after it. */
export type Consequences<State, Event> = (
  event: Event,
  before: State,
  after: State,
) => readonly Event[];

/** A log that begins at this state. */
export function recordFrom<State, Event>(
  start: State,
  evolve: (state: State, event: Event) => State,
  consequences: Consequences<State, Event> = () => [],
): EventRecorder<State, Event> {
  let state = start;
  const events: Event[] = [];
  const record = (event: Event): void => {
    const before = state;
    events.push(event);
    state = evolve(before, event);
    for (const brought of consequences(event, before, state)) record(brought);
  };
  return {
    get state() {
      return state;
    },
    events,
    emit: record,
  };
}
