/** The focus goes along with what is begun by keyboard, and stays where it is for any other means. */
import { useEffect } from 'react';

let isByKey = false;
addEventListener(
  'keydown',
  () => {
    isByKey = true;
  },
  { capture: true },
);
addEventListener(
  'pointerdown',
  () => {
    isByKey = false;
  },
  { capture: true },
);

/**
 * Takes the focus when something else is to be done now, unless somebody writes.
 *
 * @param what is to be done; nothing when null
 */
export function useFocusByKey(what: string | null, focus: () => void): void {
  useEffect(() => {
    if (what !== null && isByKey && !(document.activeElement instanceof HTMLInputElement)) focus();
    // Only when it is something else.
  }, [what]);
}
