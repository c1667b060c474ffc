import { Link } from 'wouter';
import { useStore } from 'zustand';
import { isEmbedded } from '../kit/embedded.ts';
import { useFight } from './state/fight-context.ts';

/** To the fight once more, from its first step on, as this seat may see it. */
export function ReplayLink() {
  const { store } = useFight();
  const id = useStore(store.state, (fight) => fight.encounter?.id);
  const seatId = useStore(store.state, (fight) => fight.seat?.id);
  if (id === undefined || seatId === undefined || isEmbedded()) return null;
  return (
    <Link href={`/replay/${id}/${seatId}`} className="button" title="Step by step from the start">
      Replay
    </Link>
  );
}
