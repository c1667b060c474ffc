import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { claimsOf, type HeldSeat } from '../../api/seats.ts';
import { useFight } from '../state/fight-context.ts';

/** From which seat the fight is seen; who holds several of it here changes between them. */
export function SeatSwitch() {
  const { store, seats } = useFight();
  const [, go] = useLocation();
  const all = useSyncExternalStore(seats.subscribe, seats.all);
  const seat = useStore(store.state, (fight) => fight.seat);
  const encounterId = useStore(store.state, (fight) => fight.encounter?.id);
  if (!seat) return null;
  const held = all.filter((one) => one.encounterId === encounterId);
  const label = seat.kind === 'GM' ? 'GM' : seat.name;
  if (held.length < 2) return <span className="chip seat">{label}</span>;
  const change = (seatId: string): void => {
    const next = held.find(({ token }) => claimsOf(token)?.seatId === seatId);
    if (!next) return;
    seats.hold({ ...next, openedAt: new Date().toISOString() });
    go(`/fight/${next.encounterId}/${seatId}`);
  };
  return (
    <select
      className="chip seat"
      aria-label="Seat"
      value={seat.id}
      onChange={({ target: { value } }) => {
        change(value);
      }}
    >
      {held.map((one) => (
        <option key={one.token} value={claimsOf(one.token)?.seatId ?? ''}>
          {labelOf(one)}
        </option>
      ))}
    </select>
  );
}

function labelOf({ kind, seatName }: HeldSeat): string {
  const named = seatName ?? 'A seat';
  return kind === 'GM' && seatName !== 'GM' ? `GM: ${named}` : named;
}
