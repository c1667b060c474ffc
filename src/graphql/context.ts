import type { Actor } from '@sixbeat/engine';
import type { Encounters } from '../app/encounters.ts';

/** What every resolver can reach. */
export interface Context {
  readonly encounters: Encounters;
  /** The seat that asks. */
  readonly actor: Actor;
}
