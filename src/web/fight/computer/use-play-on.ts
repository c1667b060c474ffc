import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { PlayOnDocument } from '../../../client/brief.ts';
import type { Refusal } from '../../api/command.ts';
import { useVisible } from '../../kit/use-visible.ts';
import { useFight } from '../state/fight-context.ts';
import { useRun } from '../state/run.tsx';
import { PACES, pauseOf, usePlayingOn } from './paces.ts';

/** What the computer leaves to people: the fight must not hang on it. */
const AT_A_LOSS: Refusal = {
  message: 'The computer knows no answer. Decide for it.',
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
  const { isOn, pace, turn } = usePlayingOn();
  const isVisible = useVisible();
  const version = useStore(store.state, ({ encounter }) => encounter?.version);
  const [stuckAt, setStuckAt] = useState<number | null>(null);
  const playOn = useEffectEvent(async (): Promise<void> => {
    const played = await run(PlayOnDocument, { most: PACES[pace].most });
    const isStuck = played?.encounter.version === version;
    setStuckAt(isStuck ? (version ?? null) : null);
    if (!played || isStuck) turn(false);
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
    sending,
    refusal: refusal ?? (stuckAt !== null && stuckAt === version ? AT_A_LOSS : null),
  };
}
