/** What lies open beside the map: one thing at a time. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { keep, kept } from '../../kit/kept.ts';

export type Drawn =
  | { readonly kind: 'SHEET'; readonly combatantId: string }
  | { readonly kind: 'GM'; readonly room: GmRoom };

/** What a game master does besides playing, by the names of the tabs. */
export const GM_ROOMS = [
  'Setup',
  'Add',
  'Terrain',
  'Forecast',
  'Seats',
  'Table',
  'Dice',
  'Fight',
] as const;
export type GmRoom = (typeof GM_ROOMS)[number];

interface Drawer {
  readonly drawn: Drawn | null;
  readonly openSheet: (combatantId: string) => void;
  readonly openGm: (room: GmRoom) => void;
  readonly close: () => void;
}

export const useDrawer = create<Drawer>((set) => ({
  drawn: null,
  openSheet: (combatantId) => {
    set({ drawn: { kind: 'SHEET', combatantId } });
  },
  openGm: (room) => {
    set({ drawn: { kind: 'GM', room } });
  },
  close: () => {
    set({ drawn: null });
  },
}));

const keyOf = (encounterId: string): string => `drawer:${encounterId}`;

/** A fight that is opened next begins with its setup. */
export function opensWithSetup(encounterId: string): void {
  keep(keyOf(encounterId), { kind: 'GM', room: 'Setup' } satisfies Drawn);
}

/** What lay open when the page was loaded again lies open again; who leaves a fight closes it. */
export function useKeptDrawer(encounterId: string): void {
  useEffect(() => {
    const key = keyOf(encounterId);
    useDrawer.setState({ drawn: kept(key) as Drawn | null });
    const stop = useDrawer.subscribe(({ drawn }) => {
      keep(key, drawn);
    });
    return () => {
      useDrawer.getState().close();
      stop();
    };
  }, [encounterId]);
}
