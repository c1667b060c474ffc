/** Of whom the menu of quick changes is open, and beside what it stands. */
import { create } from 'zustand';

export interface QuickTarget {
  readonly combatantId: string;
  readonly beside: 'TOKEN' | 'CARD';
  /** Whether the focus goes into it: a press on the map leaves the keys to the table. */
  readonly takesFocus: boolean;
}

interface QuickMenu {
  readonly target: QuickTarget | null;
  readonly open: (target: QuickTarget) => void;
  readonly close: () => void;
}

export const useQuickMenu = create<QuickMenu>((set) => ({
  target: null,
  open: (target) => {
    set({ target });
  },
  close: () => {
    set({ target: null });
  },
}));
