/** As whom a game master looks at the table; null as oneself. */
import { create } from 'zustand';

/** A seat that was made for it alone, and sees the same. */
export interface SeenAs {
  readonly name: string;
  readonly seatId: string;
  readonly token: string;
}

interface Looking {
  readonly seenAs: SeenAs | null;
  readonly lookAs: (seenAs: SeenAs | null) => void;
}

export const useSeenAs = create<Looking>((set) => ({
  seenAs: null,
  lookAs: (seenAs) => {
    set({ seenAs });
  },
}));
