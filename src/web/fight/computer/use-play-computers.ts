import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { PlayComputersDocument } from '../../api/generated/brief.ts';
import { type Refusal, refusalFor } from '../../api/command.ts';
import { useKept } from '../../kit/kept.ts';
import { useVisible } from '../../kit/use-visible.ts';
import { useFight } from '../state/fight-context.ts';
import { type Pace, PACES, pauseOf } from './paces.ts';

/** Shown where the computer finds no answer, so that people know to decide instead. */
const NO_ANSWER = refusalFor('The computer finds no move. Please decide for it.');

/**
 * Goes on with what the computer is to decide, once or by itself: while it is due, the page is looked at,
 * and nothing is refused.
 *
 * @param isDue whether the computer is to decide
 */
export function usePlayComputers(isDue: boolean) {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Of this fight, while the page is open: neither another fight nor a reload begins to play.
  const autoplay = useStore(store.state, (fight) => fight.autoplay);
  const [pace, setPace] = useKept<Pace>('pace', 'CALM');
  const isVisible = useVisible();
  const version = useStore(store.state, ({ encounter }) => encounter?.version);
  const [stuckAt, setStuckAt] = useState<number | null>(null);
  const playComputers = useEffectEvent(async (): Promise<void> => {
    if (version === undefined) return;
    setRefusal(null);
    // One that arrives late is for a moment that has passed.
    const outcome = await store.run(PlayComputersDocument, {
      max: PACES[pace].max,
      expectedVersion: version,
    });
    const isStuck = outcome.done && outcome.payload.version === version;
    setStuckAt(isStuck ? version : null);
    // Where others were faster, it goes on from what they did.
    const refused = outcome.done || outcome.refusal.conflict ? null : outcome.refusal;
    setRefusal(refused);
    if (isStuck || refused) store.setAutoplay('OFF');
  });
  const goesOn = autoplay === 'ON' && isDue && isVisible && !sending;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void playComputers(), pauseOf(pace));
    return () => {
      clearTimeout(timer);
    };
  }, [goesOn, pace, version]);
  return {
    playComputers: () => void playComputers(),
    ...{ autoplay, pace, setPace, sending },
    refusal: refusal ?? (stuckAt !== null && stuckAt === version ? NO_ANSWER : null),
  };
}
