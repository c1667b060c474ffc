import { createContext, useContext } from 'react';
import type { Seats } from '../../api/seats.ts';
import type { FightStore } from './fight-store.ts';

interface FightContext {
  readonly store: FightStore;
  /** Those of this browser, here and elsewhere. */
  readonly seats: Seats;
}

export const FightContext = createContext<FightContext | null>(null);

/** The fight that the page is about. */
export function useFight(): FightContext {
  const fight = useContext(FightContext);
  if (!fight) throw new Error('There is no fight around this component.');
  return fight;
}
