/** The Table itself, apart from the first page: who only looks at that does without it. */
import { useEffect } from 'react';
import { lazyPart } from './kit/load-part.ts';

const load = () => import('./fight/page/fight-page.tsx');

export const FightPage = lazyPart(load);

/** What shows that someone is at the page, and may open a fight soon. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Has it brought while there is time. */
export function useExpectedFight(): void {
  useEffect(() => {
    const expect = (): void => {
      leave();
      // Where it cannot be had, who opens a fight is told so.
      void load().catch(() => undefined);
    };
    const leave = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, expect);
    };
    for (const sign of SIGNS) addEventListener(sign, expect, { passive: true });
    return leave;
  }, []);
}
