import { useEffect, useRef } from 'react';
import type { Box } from '../../../scene/geometry.ts';

interface Props {
  /** What is drawn. */
  readonly box: Box;
  readonly onPress: (event: PointerEvent) => void;
  readonly onDrag: (event: PointerEvent) => void;
}

/**
 * Lies over the map and takes its drags. The gestures of the map listen natively, so that what is to be
 * kept from them is caught natively.
 */
export function LayerRect({ box, ...listeners }: Props) {
  const layer = useRef<SVGRectElement>(null);
  const now = useRef(listeners);
  now.current = listeners;
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener(
      'pointerdown',
      (event) => {
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
        now.current.onPress(event);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        event.stopPropagation();
        if (element.hasPointerCapture(event.pointerId)) now.current.onDrag(event);
      },
      { signal },
    );
    element.addEventListener(
      'click',
      (event) => {
        event.stopPropagation();
      },
      { signal },
    );
    return () => {
      ended.abort();
    };
  }, []);
  return <rect ref={layer} className="layer" {...box} />;
}
