import { type ReactNode, useEffect, useMemo } from 'react';
import type { Seats } from '../../api/seats.ts';
import { FightContext } from './fight-context.ts';
import { FightStore } from './fight-store.ts';
import { SeeingContext } from './seeing.ts';

interface Props {
  readonly encounterId: string;
  /** Of the seat from which it is seen. */
  readonly token: string | null;
  readonly seats: Seats;
  readonly children: ReactNode;
}

/** A fight that goes on, for all that is inside; it is followed for as long as that is shown. */
export function FollowedFight({ encounterId, token, seats, children }: Props) {
  const store = useMemo(() => new FightStore(encounterId, token), [encounterId, token]);
  const fight = useMemo(() => ({ store, seats }), [store, seats]);
  useEffect(() => {
    const left = new AbortController();
    void store.follow(left.signal);
    return () => {
      left.abort();
    };
  }, [store]);
  return (
    <FightContext value={fight}>
      <SeeingContext value={store}>{children}</SeeingContext>
    </FightContext>
  );
}
