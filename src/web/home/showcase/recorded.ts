/** A recorded fight, step by step: what there is to see of it comes with the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Trouble } from '../../api/api.ts';
import type { Seeing } from '../../fight/state/seeing.ts';
import type { Encounter, LogLine } from '../../fight/state/seen.ts';
import recording from './fight.json';

type Step = Pick<Encounter, 'combatants' | 'timeline' | 'clock' | 'round' | 'due'> & {
  readonly events: readonly LogLine[];
};

interface Recording {
  readonly fight: Omit<Encounter, keyof Step | 'version' | 'phase' | 'outcome'>;
  readonly steps: readonly Step[];
}

const { fight, steps } = recording as unknown as Recording;

interface Shown {
  readonly encounter: Encounter;
}

/** Every hex that a combatant is on at some time. */
export const places = steps.flatMap(({ combatants }) => combatants.map(({ position }) => position));

export const stepCount = steps.length;

export class Recorded implements Seeing {
  readonly state: StoreApi<Shown>;
  readonly pings = null;

  /** @param step that is shown first, from 0 on */
  constructor(step: number) {
    this.state = createStore<Shown>(() => ({ encounter: encounterAt(step) }));
  }

  /** The next step; the first after the last. */
  next(): void {
    const { version } = this.state.getState().encounter;
    this.state.setState({ encounter: encounterAt(version % stepCount) });
  }

  /** What was seen last. */
  textOf({ version, round, name }: Encounter): string {
    const news = this.eventsOf(version).filter(({ routine }) => !routine);
    return `${name}, round ${round}${news[0] ? `: ${news[0].text}` : ''}`;
  }

  /** No server knows of it. */
  ask(): Promise<never> {
    return Promise.reject(new Trouble('ENCOUNTER_NOT_FOUND', 'This fight is a recording.'));
  }

  eventsOf(version: number): readonly LogLine[] {
    return steps[version - 1]?.events ?? [];
  }

  picture(): Promise<never> {
    return this.ask();
  }

  nodeIdOf(combatantId: string): string {
    return combatantId;
  }
}

/** Its versions are the numbers of its steps, from 1 on. */
function encounterAt(index: number): Encounter {
  const step = steps[index];
  if (!step) throw new Error(`The recording has no step ${index}.`);
  const { combatants, timeline, clock, round, due } = step;
  const seen = { combatants, timeline, clock, round, due };
  return { ...fight, ...seen, version: index + 1, phase: 'COMBAT', outcome: null };
}
