/** Which part of the ground is looked at: dragged, pinched, wheeled, and moved by keys. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useGesture } from '@use-gesture/react';
import { useKept } from '../../kit/kept.ts';
import {
  type Box,
  boxAround,
  type Hex,
  hexAt,
  isWithin,
  type Point,
  SIZE,
} from '../../../scene/geometry.ts';

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
/** Milliseconds after which a gesture that does not say when it ends is over. */
const SETTLES_MS = 150;
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

interface Elements {
  /** What is looked through: it stays where it is. */
  readonly view: RefObject<HTMLElement | null>;
  /** The part of it with no panel over it: what is to be seen is shown there. */
  readonly clear: RefObject<HTMLElement | null>;
  /** What moves behind it. */
  readonly world: RefObject<HTMLElement | null>;
}

/**
 * Moves the world by a transform of its own layer, so that a frame of a drag neither lays out nor paints:
 * the state changes when the drag is over, or comes to ground that is not drawn yet.
 *
 * @param key under which it is kept over a reload
 * @param places what is to be seen at first, and whenever `fit` is called
 */
export function useViewport(
  key: string,
  { view, clear, world }: Elements,
  places: readonly Hex[],
  grab: Grab,
) {
  const size = useSize(clear);
  const [viewport, setViewport] = useKept<Viewport | null>(key, null);
  const around = useFitted(places, size);
  const shown = viewport ?? around.shown;
  const live = useRef(shown);
  const [drawn, setDrawn] = useState<Box>(() => wideAround(shown, size));
  const move = useCallback(
    (next: Viewport): void => {
      live.current = next;
      if (!world.current) return;
      world.current.style.transform = transformOf(next, size);
      const seen = boxOf(next, size);
      setDrawn((before) => (isDrawn(seen, before) ? before : wideAround(next, size)));
    },
    [world, size],
  );
  const isGliding = useRef(false);
  const last = useRef({ viewport, size });
  useLayoutEffect(() => {
    const before = last.current;
    // A place that comes or goes moves the ground under the eyes of the viewer.
    const isFittedAnew = viewport === null && before.viewport === null && before.size === size;
    world.current?.toggleAttribute('data-glides', isGliding.current || isFittedAnew);
    isGliding.current = false;
    last.current = { viewport, size };
    move(shown);
  }, [world, move, shown, size, viewport]);
  const pointAt = useCallback(
    (x: number, y: number): Point => {
      const { left, top, width, height } = clear.current?.getBoundingClientRect() ?? new DOMRect();
      const { centre, scale } = live.current;
      return {
        x: centre.x + (x - left - width / 2) / scale,
        y: centre.y + (y - top - height / 2) / scale,
      };
    },
    [clear],
  );
  const hexUnder = useCallback((x: number, y: number): Hex => hexAt(pointAt(x, y)), [pointAt]);
  const isSeen = (point: Point): boolean => {
    const { x, y, width, height } = boxOf(live.current, size);
    return (
      Math.abs(point.x - x - width / 2) <= width / 2 - SIZE * 1.5 &&
      Math.abs(point.y - y - height / 2) <= height / 2 - SIZE * 1.5
    );
  };
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** A gesture has moved the world. @param isOver whether it is known that it is over */
  const moved = (next: Viewport, isOver: boolean): void => {
    clearTimeout(settling.current);
    world.current?.removeAttribute('data-glides');
    move(next);
    const settle = (): void => {
      setViewport(live.current);
    };
    if (isOver) settle();
    else settling.current = setTimeout(settle, SETTLES_MS);
  };
  const zoom = (factor: number, at: Point = live.current.centre, isOver = true): void => {
    moved(zoomed(live.current, factor, at), isOver);
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
        if (!pinching && !tap && !first) {
          const { centre, scale } = live.current;
          const next = { x: centre.x - dx / scale, y: centre.y - dy / scale };
          moved({ scale, centre: next }, last);
        }
        return undefined;
      },
      onPinch: ({ origin: [x, y], movement: [factor], first }) => {
        if (first) atPinch.current = live.current;
        const point = pointAt(x, y);
        zoom((atPinch.current.scale * factor) / live.current.scale, point, false);
      },
      onWheel: ({ event, delta: [, dy] }) => {
        event.preventDefault();
        zoom(Math.exp(-dy / 400), pointAt(event.clientX, event.clientY), false);
      },
    },
    {
      target: view,
      eventOptions: { passive: false },
      drag: { filterTaps: true, threshold: SLOP, tapsThreshold: SLOP },
      pinch: { scaleBounds: { min: 0.1, max: 10 } },
    },
  );
  return {
    shown,
    /** The ground that is drawn: what is on the screen, and as much again on each side. */
    drawn,
    zoom,
    /** Shows all the places again. */
    fit: () => {
      around.forget();
      setViewport(null);
    },
    /** Moves so that a hex is on the screen. */
    reveal: (point: Point) => {
      if (!isSeen(point)) setViewport({ scale: live.current.scale, centre: point });
    },
    /** Glides so that a hex is on the screen, unless all places are. */
    follow: (point: Point) => {
      if (viewport === null || isSeen(point)) return;
      isGliding.current = true;
      setViewport({ scale: live.current.scale, centre: point });
    },
    pointUnder: pointAt,
    hexUnder,
  };
}

/** What lies at a point stays there. */
function zoomed({ centre, scale: before }: Viewport, factor: number, at: Point): Viewport {
  const scale = bounded(before * factor);
  const kept = before / scale;
  return {
    scale,
    centre: { x: at.x + (centre.x - at.x) * kept, y: at.y + (centre.y - at.y) * kept },
  };
}

/** Whole pixels, so that letters stay sharp. */
const transformOf = ({ centre, scale }: Viewport, { width, height }: Size): string => {
  const [x, y] = [width / 2 - centre.x * scale, height / 2 - centre.y * scale].map(Math.round);
  return `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
};

function boxOf({ centre, scale }: Viewport, size: Size): Box {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

function wideAround(viewport: Viewport, size: Size): Box {
  const { x, y, width, height } = boxOf(viewport, size);
  return { x: x - width, y: y - height, width: width * 3, height: height * 3 };
}

/** Whether what is seen is drawn, and not much more than that after a zoom. */
const isDrawn = (seen: Box, drawn: Box): boolean =>
  isWithin(seen, drawn) && drawn.width < seen.width * 8;

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
export const isAllShown = (viewport: Viewport, size: Size, box: Box): boolean =>
  isWithin(box, boxOf(viewport, size));

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
