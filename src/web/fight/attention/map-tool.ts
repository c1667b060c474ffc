/** What the map is used for instead of playing: a hex is asked for, or hexes are painted. */
import { create } from 'zustand';
import type { Hex } from '../map/geometry.ts';

export interface MapTool {
  /** What a click does, e.g. `Place Bolg`. */
  readonly label: string;
  /** Whether a drag paints; otherwise the first click is all that was asked for. */
  readonly paints: boolean;
  /** The hexes of one click or one stroke, each once, in their order. */
  readonly onHexes: (hexes: readonly Hex[]) => void;
}

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

/** Uses what is in hand; one that asks for a hex is put away with it. */
export function applyTool(tool: MapTool, hexes: readonly Hex[]): void {
  if (!tool.paints) useMapTool.getState().take(null);
  tool.onHexes(hexes);
}
