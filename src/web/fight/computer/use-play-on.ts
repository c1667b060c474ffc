import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { PlayOnDocument } from '../../../client/brief.ts';
import type { Refusal } from '../../api/command.ts';
import { useKept } from '../../kit/kept.ts';
import { useVisible } from '../../kit/use-visible.ts';
import { useFight } from '../state/fight-context.ts';
import { useRun } from '../state/run.tsx';
import { type Pace, PACES, pauseOf } from './paces.ts';

/** Shown where the computer finds no answer, so that people know to decide instead. */
const NO_ANSWER: Refusal = {
  message: 'The computer finds no move. Please decide for it.',
  rule: null,
  fields: [],
};

/**
 * Goes on with what the computer is to decide, once or by itself: while it is due, the page is looked at,
 * and nothing is refused.
 *
 * @param isDue whether the computer is to decide
 */
export function usePlayOn(isDue: boolean) {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  // Of this fight, while the page is open: neither another fight nor a reload begins to play.
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useKept<Pace>('pace', 'CALM');
  const isVisible = useVisible();
  const version = useStore(store.state, ({ encounter }) => encounter?.version);
  const [stuckAt, setStuckAt] = useState<number | null>(null);
  const playOn = useEffectEvent(async (): Promise<void> => {
    const played = await run(PlayOnDocument, { most: PACES[pace].most });
    const isStuck = played?.version === version;
    setStuckAt(isStuck ? (version ?? null) : null);
    if (!played || isStuck) setOn(false);
  });
  const goesOn = isOn && isDue && isVisible && !sending;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void playOn(), pauseOf(pace));
    return () => {
      clearTimeout(timer);
    };
  }, [goesOn, pace, version]);
  return {
    playOn: () => void playOn(),
    /** Whether it goes on by itself. */
    ...{ isOn, setOn, pace, setPace },
    sending,
    refusal: refusal ?? (stuckAt !== null && stuckAt === version ? NO_ANSWER : null),
  };
}
