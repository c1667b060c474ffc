/** Which edge of its hex the cursor is at: without a pointer, a key goes from one to the next. */
import { useState } from 'react';
import { DIRECTIONS, edgesAround } from '../../../scene/edges.ts';
import type { Edge, Hex } from '../../../scene/geometry.ts';
import { useMapTool } from '../attention/map-tool.ts';

export function useEdgeCursor(cursor: Hex | null) {
  const { tool } = useMapTool();
  const [direction, setDirection] = useState(0);
  const edgeOf = (hex: Hex): Edge => edgesAround(hex)[direction] ?? { hex, side: 'E' };
  const isShown = cursor !== null && tool?.kind === 'EDGES';
  return {
    edgeOf,
    /** Null where no tool asks for one. */
    shown: isShown ? edgeOf(cursor) : null,
    inWords: isShown && `edge to the ${DIRECTIONS[direction] ?? ''}`,
    turn: (): void => {
      setDirection((before) => (before + 1) % DIRECTIONS.length);
    },
  };
}
