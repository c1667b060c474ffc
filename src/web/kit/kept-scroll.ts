import { type RefCallback, useCallback } from 'react';
import { keep, kept } from './kept.ts';

/** Keeps where an element is scrolled to while it is out of sight, and over a reload. */
export function useKeptScroll(key: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const restore = (): void => {
        element.scrollTop = Number(kept(key) ?? 0);
      };
      const keepIt = (): void => {
        keep(key, element.scrollTop);
      };
      restore();
      element.addEventListener('scroll', keepIt);
      const seen = new ResizeObserver(restore);
      seen.observe(element);
      return () => {
        element.removeEventListener('scroll', keepIt);
        seen.disconnect();
      };
    },
    [key],
  );
}
