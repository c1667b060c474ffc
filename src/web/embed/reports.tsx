import { useEffect } from 'react';
import { useSeeing } from '../fight/state/seeing.ts';
import { useGiven } from './given.ts';
import { reportsOf, type Told } from './reports-of.ts';

/** Tells the page around this one what happens in the fight, as far as the seat sees it. */
export function Reports() {
  const { state } = useSeeing();
  const host = useGiven((given) => given.host);
  useEffect(() => {
    if (!host) return;
    let before: Told | null = null;
    const look = (): void => {
      const { encounter } = state.getState();
      if (!encounter || encounter === before) return;
      for (const report of reportsOf(encounter, before)) host.report(report);
      before = encounter;
    };
    look();
    return state.subscribe(look);
  }, [state, host]);
  return null;
}
