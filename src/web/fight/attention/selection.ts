/** Which combatant is looked at: on the map, in the order, in its sheet. */
import { create } from 'zustand';

interface Selection {
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
}

export const useSelection = create<Selection>((set, get) => ({
  selectedId: null,
  select: (id) => {
    set({ selectedId: get().selectedId === id ? null : id });
  },
}));
