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
export const recordFrom = <State, Event>(
  start: State,
  evolve: (state: State, event: Event) => State,
  eventsAfter?: EventsAfter<State, Event>,
): EventRecorder<State, Event> => new Recorder(start, evolve, eventsAfter);

/**
 * A class, since every command makes one: an object literal with a getter gets a hidden class of its
 * own each time, which is slow to read and keeps the state alive until the next full collection.
 */
class Recorder<State, Event> implements EventRecorder<State, Event> {
  readonly events: Event[] = [];
  #state: State;
  readonly #evolve: (state: State, event: Event) => State;
  readonly #eventsAfter: EventsAfter<State, Event> | undefined;

  constructor(
    start: State,
    evolve: (state: State, event: Event) => State,
    eventsAfter?: EventsAfter<State, Event>,
  ) {
    this.#state = start;
    this.#evolve = evolve;
    this.#eventsAfter = eventsAfter;
  }

  get state(): State {
    return this.#state;
  }

  emit(event: Event): void {
    const before = this.#state;
    this.events.push(event);
    this.#state = this.#evolve(before, event);
    for (const brought of this.#eventsAfter?.(event, before, this.#state) ?? []) this.emit(brought);
  }
}
