/** What a command makes happen, event by event, with the state as it stands after the last. */
export interface EventRecorder<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  emit(event: Event): void;
}

/** The events that an event brings about at once, from the states before and after it. */
export type EventsAfter<State, Event> = (
  event: Event,
  before: State,
  after: State,
) => readonly Event[];

/** A log that begins at this state. */
export function recordFrom<State, Event>(
  start: State,
  evolve: (state: State, event: Event) => State,
  eventsAfter: EventsAfter<State, Event> = () => [],
): EventRecorder<State, Event> {
  let state = start;
  const events: Event[] = [];
  const record = (event: Event): void => {
    const before = state;
    events.push(event);
    state = evolve(before, event);
    for (const brought of eventsAfter(event, before, state)) record(brought);
  };
  return {
    get state() {
      return state;
    },
    events,
    emit: record,
  };
}
