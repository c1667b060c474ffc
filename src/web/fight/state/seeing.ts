/** Whatever fight there is to see: one that goes on, or one that is looked at again. */
import { createContext, useContext } from 'react';
import type { NamedDocument } from '../../api/named.ts';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Granted } from '../../api/granted.ts';
import type { Pings } from './pings.ts';
import type { Encounter, LogLine } from './seen.ts';

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

export interface Seeing {
  readonly state: Readable<{ readonly encounter: Encounter | null }>;
  /** A question from the seat that sees it; nothing is changed by it. */
  ask<Data, Variables>(
    document: NamedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Granted<Data>>;
  /** What a version brought, as far as it is at hand. */
  eventsOf(version: number): readonly LogLine[];
  /** Null where no one else looks at the same. */
  readonly pings: Pings | null;
  /** A picture that the service keeps of this fight. @param hash that names it */
  picture(hash: string): Promise<Blob>;
  /** What the server calls a combatant as it is seen. */
  nodeIdOf(combatantId: string): string;
}

export const SeeingContext = createContext<Seeing | null>(null);

export function useSeeing(): Seeing {
  const seeing = useContext(SeeingContext);
  if (!seeing) throw new Error('There is nothing to see around this component.');
  return seeing;
}

/** Null until it has come. */
export const useEncounter = (): Encounter | null =>
  useStore(useSeeing().state, ({ encounter }) => encounter);
