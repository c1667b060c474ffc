/** Which part of the ground is looked at: dragged, pinched, wheeled, and moved by keys. */
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useGesture } from '@use-gesture/react';
import { useKept } from '../../kit/kept.ts';
import { type Box, type Hex, boxAround, hexAt, type Point } from './geometry.ts';

/** The drawing's units on a pixel, and what lies in the middle of the screen. */
export interface Viewport {
  readonly centre: Point;
  readonly scale: number;
}

const [SMALLEST, LARGEST] = [0.25, 3];
/** Around all tokens, in hexes: at first, and so little that it is time to show all of them anew. */
export const [MARGIN, MIN_MARGIN] = [1.5, 0.45];
/** Pixels that a finger may tremble in a tap. */
const SLOP = 8;
/** What a drag remembers that has taken something up. */
const GRABBED = 'GRABBED';

const bounded = (scale: number): number => Math.min(Math.max(scale, SMALLEST), LARGEST);

/** What a drag may take up instead of the ground. */
interface Grab {
  readonly begin: (from: Hex) => boolean;
  readonly over: (hex: Hex) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/**
 * @param key under which it is kept over a reload
 * @param places what is to be seen at first, and whenever `fit` is called
 */
export function useViewport(
  key: string,
  svg: RefObject<SVGSVGElement | null>,
  places: readonly Hex[],
  grab: Grab,
) {
  const size = useSize(svg);
  const [viewport, setViewport] = useKept<Viewport | null>(key, null);
  const around = useFitted(places, size);
  const shown = viewport ?? around.shown;
  const pointAt = useCallback(
    (x: number, y: number): Point => {
      const { left, top, width, height } = svg.current?.getBoundingClientRect() ?? new DOMRect();
      return {
        x: shown.centre.x + (x - left - width / 2) / shown.scale,
        y: shown.centre.y + (y - top - height / 2) / shown.scale,
      };
    },
    [svg, shown],
  );
  const zoom = (factor: number, at: Point = shown.centre): void => {
    const scale = bounded(shown.scale * factor);
    const kept = shown.scale / scale;
    setViewport({
      scale,
      centre: {
        x: at.x + (shown.centre.x - at.x) * kept,
        y: at.y + (shown.centre.y - at.y) * kept,
      },
    });
  };
  const atPinch = useRef<Viewport>(shown);
  useGesture(
    {
      onDrag: ({ delta: [dx, dy], pinching, tap, first, last, canceled, initial, xy, memo }) => {
        const holds =
          memo === GRABBED || (first && !tap && grab.begin(hexAt(pointAt(initial[0], initial[1]))));
        if (holds) {
          if (pinching || canceled) grab.cancel();
          else if (last) grab.drop();
          else grab.over(hexAt(pointAt(xy[0], xy[1])));
          return GRABBED;
        }
        if (pinching || tap || first) return undefined;
        const { centre, scale } = shown;
        setViewport({ scale, centre: { x: centre.x - dx / scale, y: centre.y - dy / scale } });
        return undefined;
      },
      onPinch: ({ origin: [x, y], movement: [factor], first }) => {
        if (first) atPinch.current = shown;
        const point = pointAt(x, y);
        zoom((atPinch.current.scale * factor) / shown.scale, point);
      },
      onWheel: ({ event, delta: [, dy] }) => {
        event.preventDefault();
        zoom(Math.exp(-dy / 400), pointAt(event.clientX, event.clientY));
      },
    },
    {
      target: svg,
      eventOptions: { passive: false },
      drag: { filterTaps: true, threshold: SLOP, tapsThreshold: SLOP },
      pinch: { scaleBounds: { min: 0.1, max: 10 } },
    },
  );
  return {
    shown,
    size,
    zoom,
    /** Shows all the places again. */
    fit: () => {
      around.forget();
      setViewport(null);
    },
    /** Moves so that a hex is on the screen. */
    reveal: (point: Point) => {
      const [halfWidth, halfHeight] = [
        size.width / shown.scale / 2 - 40,
        size.height / shown.scale / 2 - 40,
      ];
      const dx = Math.abs(point.x - shown.centre.x) > halfWidth;
      const dy = Math.abs(point.y - shown.centre.y) > halfHeight;
      if (dx || dy) setViewport({ scale: shown.scale, centre: point });
    },
    hexUnder: (x: number, y: number): Hex => hexAt(pointAt(x, y)),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All tokens, as at first: the ground stays where it is until one of them leaves the screen. */
function useFitted(places: readonly Hex[], size: Size) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const last = useRef<{ readonly shown: Viewport; readonly size: Size } | null>(null);
  const known = last.current;
  const isKept =
    known?.size === size && isAllShown(known.shown, size, boxAround(places, MIN_MARGIN));
  const shown = isKept ? known.shown : fitted(boxAround(places, MARGIN), size);
  last.current = { shown, size };
  return {
    shown,
    forget: () => {
      last.current = null;
      drawAgain();
    },
  };
}

/** Whether all of a box is on the screen. */
export function isAllShown(
  { centre, scale }: Viewport,
  size: Size,
  { x, y, width, height }: Box,
): boolean {
  const [halfWidth, halfHeight] = [size.width / scale / 2, size.height / scale / 2];
  return (
    x >= centre.x - halfWidth &&
    y >= centre.y - halfHeight &&
    x + width <= centre.x + halfWidth &&
    y + height <= centre.y + halfHeight
  );
}

export function fitted({ x, y, width, height }: Box, size: Size): Viewport {
  const scale = bounded(Math.min(size.width / width, size.height / height, 1.6));
  return { scale, centre: { x: x + width / 2, y: y + height / 2 } };
}

function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 800, height: 600 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0)
        setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
