/** The focus goes along with what is begun by keyboard, and stays where it is for any other means. */
import { useEffect } from 'react';
import { keep, kept } from './kept.ts';

const KEY = 'by-key';
let isByKey = kept(KEY) === true;
addEventListener('pagehide', () => {
  keep(KEY, isByKey);
});
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
 * Takes the focus when something else is to be done now, unless the focus is in a field.
 *
 * @param what is to be done; nothing when null
 */
export function useFocusByKey(what: string | null, focus: () => void): void {
  useEffect(() => {
    if (what !== null && isByKey && !(document.activeElement instanceof HTMLInputElement)) focus();
    // Only when it is something else.
  }, [what]);
}
