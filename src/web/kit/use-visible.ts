import { useSyncExternalStore } from 'react';

/** Whether the page is looked at: not in a tab behind another one. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);

const isVisible = (): boolean => document.visibilityState === 'visible';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}
