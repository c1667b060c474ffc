import { useStore } from 'zustand';
import { useDrawer } from '../attention/drawer.ts';
import { useFight } from '../state/fight-context.ts';

/** Opens what a game master does besides playing. */
export function GmMenu() {
  const { store } = useFight();
  const isGm = useStore(store.state, (fight) => fight.seat?.kind === 'GM');
  const isBefore = useStore(store.state, (fight) => fight.encounter?.phase === 'SETUP');
  const { drawn, openGm, close } = useDrawer();
  if (!isGm) return null;
  return (
    <button
      type="button"
      aria-label="Game master"
      aria-expanded={drawn?.kind === 'GM'}
      onClick={() => {
        if (drawn?.kind === 'GM') close();
        else openGm(isBefore ? 'Setup' : 'Add');
      }}
    >
      ⋯
    </button>
  );
}
