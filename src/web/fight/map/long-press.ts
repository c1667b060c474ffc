/** A finger that rests on one place. */
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

const RESTS_MS = 550;
/** Pixels that it may tremble. */
const SLOP = 8;

interface Resting {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Listeners for an element. @param rests what it does there */
export function useLongPress(rests: (x: number, y: number) => void) {
  const resting = useRef<Resting | null>(null);
  const end = (): void => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: ReactPointerEvent) => {
      end();
      if (pointerType === 'mouse' || !isPrimary) return;
      const timer = setTimeout(() => {
        rests(x, y);
      }, RESTS_MS);
      resting.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: ReactPointerEvent) => {
      const { x, y } = resting.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLOP) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
