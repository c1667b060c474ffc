import { createContext, useContext } from 'react';
import type { FightStore } from './fight-store.ts';

interface FightContext {
  readonly store: FightStore;
}

export const FightContext = createContext<FightContext | null>(null);

/** The fight that the page is about. */
export function useFight(): FightContext {
  const fight = useContext(FightContext);
  if (!fight) throw new Error('There is no fight around this component.');
  return fight;
}
