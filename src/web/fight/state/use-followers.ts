/** From which seats the fight is followed now, as far as this seat may know. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FollowersQuery } from '../../../client/index.ts';
import { FollowersDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { useFight } from './fight-context.ts';

type Follower = NonNullable<NonNullable<Granted<FollowersQuery>['encounter']>['seats']>[number];

/** Who has just come or gone is seen so much later at most. */
const ASKED_EVERY_MS = 10_000;

/** None for everyone but a game master, and where the server cannot tell. */
export function useFollowers(): readonly Follower[] {
  const { store } = useFight();
  const [seats, setSeats] = useState<readonly Follower[]>([]);
  const isGm = useStore(store.state, ({ seat }) => seat?.kind === 'GM');
  const id = useStore(store.state, ({ encounter }) => encounter?.id);
  useEffect(() => {
    if (!isGm || id === undefined) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const { encounter } = await store.ask(FollowersDocument, { id });
      if (isWanted) setSeats(encounter?.seats ?? []);
    };
    const askAgain = (): void => void ask().catch(() => undefined);
    askAgain();
    const timer = setInterval(askAgain, ASKED_EVERY_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [store, isGm, id]);
  return seats.filter(({ following }) => following);
}
