import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { claimsOf, type HeldSeat } from '../../api/seats.ts';
import { useFight } from './fight-context.ts';

/** The seat from which the fight is seen, as this browser holds it; null where an account opens it. */
export function useHeldSeat(): HeldSeat | null {
  const { store, seats } = useFight();
  const all = useSyncExternalStore(seats.subscribe, seats.all);
  const seatId = useStore(store.state, ({ seat }) => seat?.id);
  return (
    all.find(
      ({ encounterId, token }) =>
        encounterId === store.encounterId && claimsOf(token)?.seatId === seatId,
    ) ?? null
  );
}
