/** Fights to begin with, one for each system: a place worth fighting at, and something is ongoing. */
import type { Ruleset } from '../../client/index.ts';

export interface Demo {
  readonly ruleset: Ruleset;
  /** One sentence about the system, for whom the name says nothing. */
  readonly pitch: string;
  /** An encounter as it was exported; `npm run demo-fights` writes it. */
  readonly load: () => Promise<{ readonly default: unknown }>;
}

export const demos: readonly Demo[] = [
  {
    ruleset: 'SEGMENTS',
    pitch:
      'Three two-second segments a round; blows and bolts that carry over; a defense for every attack.',
    load: () => import('./demos/segments.json'),
  },
  {
    ruleset: 'VIGILANCE',
    pitch: 'Every action can be answered: quick actions on a stack, last in, first out.',
    load: () => import('./demos/vigilance.json'),
  },
  {
    ruleset: 'SECONDS',
    pitch:
      'Six seconds a turn, spent one by one; spells that go off later; turns that break into each other.',
    load: () => import('./demos/seconds.json'),
  },
];
