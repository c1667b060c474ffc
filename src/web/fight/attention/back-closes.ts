/** The browser's Back closes what lies open, rather than leave the fight: it is a step of the history. */
import { useEffect } from 'react';
import { isEmbedded } from '../../kit/embedded.ts';
import { useDrawer } from './drawer.ts';

const STEP = { isDrawer: true };
const isStep = (): boolean => (history.state as Partial<typeof STEP> | null)?.isDrawer === true;

export function useBackCloses(): void {
  useEffect(() => {
    // There the history is that of the page around it.
    if (isEmbedded()) return;
    /** Whether the step is being taken back, since what lay open was closed in another way. */
    let isReturning = false;
    const follow = (): void => {
      if (isReturning) return;
      const isOpen = useDrawer.getState().drawn !== null;
      if (isOpen && !isStep()) history.pushState(STEP, '');
      if (isOpen || !isStep()) return;
      isReturning = true;
      history.back();
    };
    const went = (): void => {
      const wasReturning = isReturning;
      isReturning = false;
      // What was opened meanwhile is another step.
      if (wasReturning) follow();
      else if (!isStep()) useDrawer.getState().close();
    };
    follow();
    const stop = useDrawer.subscribe(follow);
    addEventListener('popstate', went);
    return () => {
      stop();
      removeEventListener('popstate', went);
    };
  }, []);
}
