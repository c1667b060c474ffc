import { useCallback, useRef, useState } from 'react';
import { SetBattlefieldDocument } from '../../../api/generated/brief.ts';
import type { Refusal } from '../../../api/command.ts';
import { useFight } from '../../state/fight-context.ts';
import type { Battlefield } from './brushes.ts';

/** How often a change is tried, while another seat changes the ground as well. */
const MAX_TRIES = 3;

/** Changes the ground, one command for each change, and says why one was refused. */
export function useBattlefield() {
  const { store } = useFight();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const apply = useCallback(
    async (change: (before: Battlefield) => Battlefield): Promise<boolean> => {
      setRefusal(null);
      for (let tries = 1; ; tries++) {
        const { encounter } = store.state.getState();
        if (!encounter) return false;
        const { version: seenVersion, battlefield } = encounter;
        const input = { ...change(battlefield), seenVersion };
        const outcome = await store.run(SetBattlefieldDocument, input);
        setRefusal(outcome.done ? null : outcome.refusal);
        if (outcome.done) return true;
        // Where another seat has changed it meanwhile, the change is made to that.
        if (!outcome.refusal.conflict || tries === MAX_TRIES) return false;
      }
    },
    [store],
  );
  /** Strokes follow each other faster than they are done: each is painted on what the one before left. */
  const change = useCallback(
    (how: (before: Battlefield) => Battlefield): Promise<boolean> => {
      const done = last.current.then(() => apply(how));
      last.current = done;
      return done;
    },
    [apply],
  );
  return { change, refusal };
}
