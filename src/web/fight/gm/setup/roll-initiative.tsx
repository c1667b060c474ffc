import { useStore } from 'zustand';
import { useDrawer } from '../../attention/drawer.ts';
import { usePlay } from '../../play/play-context.ts';
import { useFight } from '../../state/fight-context.ts';

/** Begins the fight, by the only option that there is before it. */
export function RollInitiative() {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const { close } = useDrawer();
  const { decision, option, begin, commit } = usePlay();
  const first = option ?? decision?.options[0];
  if (!first) return null;
  return (
    <button
      type="button"
      className="primary roll-initiative"
      disabled={sending}
      onClick={() => {
        // What the server has against it stands in the hand.
        close();
        if (option) commit();
        else begin(first.key);
      }}
    >
      {first.label}
    </button>
  );
}
