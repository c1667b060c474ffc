/** The parties that this browser holds. Their tokens prove that they are one's own, so they stay here. */
import { create } from 'zustand';
import type { Ruleset } from '../../client/index.ts';

export interface HeldParty {
  readonly id: string;
  /** Each change answers one that lasts longer. */
  readonly token: string;
  readonly name: string;
  readonly ruleset: Ruleset;
}

const KEY = 'sixbeat:parties';

interface HeldParties {
  /** The newest first. */
  readonly parties: readonly HeldParty[];
  readonly hold: (party: HeldParty) => void;
  readonly forget: (id: string) => void;
}

export const useParties = create<HeldParties>((set) => {
  const change = (changed: (before: readonly HeldParty[]) => readonly HeldParty[]): void => {
    // Another tab may have changed them since.
    const parties = changed(read());
    localStorage.setItem(KEY, JSON.stringify(parties));
    set({ parties });
  };
  return {
    parties: read(),
    hold: (party) => {
      change((before) =>
        before.some(({ id }) => id === party.id)
          ? before.map((one) => (one.id === party.id ? party : one))
          : [party, ...before],
      );
    },
    forget: (id) => {
      change((before) => before.filter((one) => one.id !== id));
    },
  };
});

function read(): readonly HeldParty[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly HeldParty[];
  } catch {
    return [];
  }
}
