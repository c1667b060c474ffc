/** What the map is used for instead of playing: a place is asked for, or the ground is painted. */
import { create } from 'zustand';
import { edgeAt } from '../../../scene/edges.ts';
import { type Edge, type Hex, hexAt, type Point } from '../../../scene/geometry.ts';

/** One asks for a place, and the first click is all; a brush paints until it is put away, a stroke for each drag. */
export type MapTool = {
  /** What a click does, e.g. `Place Bolg`. */
  readonly label: string;
} & (
  | { readonly kind: 'HEX'; readonly onHex: (hex: Hex) => void }
  | {
      readonly kind: 'POINT';
      /** What has been clicked before. */
      readonly marks: readonly Point[];
      /** @param point in units of the drawing */
      readonly onPoint: (point: Point) => void;
    }
  | {
      readonly kind: 'HEXES';
      /** Those of one click or one stroke, each once, in their order. */
      readonly onHexes: (hexes: readonly Hex[]) => void;
    }
  | {
      readonly kind: 'EDGES';
      /** Those of one click or one stroke. */
      readonly onEdges: (edges: readonly Edge[]) => void;
    }
);

export const isBrush = ({ kind }: MapTool): boolean => kind === 'HEXES' || kind === 'EDGES';

interface InHand {
  readonly tool: MapTool | null;
  readonly take: (tool: MapTool | null) => void;
}

export const useMapTool = create<InHand>((set) => ({
  tool: null,
  take: (tool) => {
    set({ tool });
  },
}));

/** Where a tool is used, for whatever it asks. */
export interface Spot {
  readonly hex: Hex;
  readonly point: Point;
  readonly edge: Edge;
}

export const spotAt = (point: Point): Spot => ({ point, hex: hexAt(point), edge: edgeAt(point) });

/** Uses what is in hand; one that asks for a place is put away with it. */
export function applyTool(tool: MapTool, { hex, point, edge }: Spot): void {
  if (!isBrush(tool)) useMapTool.getState().take(null);
  switch (tool.kind) {
    case 'HEX':
      tool.onHex(hex);
      break;
    case 'POINT':
      tool.onPoint(point);
      break;
    case 'HEXES':
      tool.onHexes([hex]);
      break;
    case 'EDGES':
      tool.onEdges([edge]);
      break;
  }
}
