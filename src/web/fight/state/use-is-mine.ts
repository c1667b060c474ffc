import { useStore } from 'zustand';
import { useFight } from './fight-context.ts';

/** Whether this seat plays somebody; a game master may play anybody. */
export function useIsMine(combatantId: string): boolean {
  const { store } = useFight();
  return useStore(
    store.state,
    ({ seat }) => seat?.kind === 'GM' || seat?.combatantIds.includes(combatantId) === true,
  );
}
