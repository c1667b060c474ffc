/** What the pointer or the focus rests on: it is lit wherever it is drawn. */
import { create } from 'zustand';

export interface Pointed {
  readonly kind: 'OPTION' | 'COMBATANT' | 'ENTRY';
  readonly id: string;
}

interface Pointing {
  readonly pointed: Pointed | null;
  readonly point: (at: Pointed | null) => void;
}

const usePointing = create<Pointing>((set) => ({
  pointed: null,
  point: (pointed) => {
    set({ pointed });
  },
}));

/** The id of what is pointed at, if it is of this kind. */
export const usePointed = (kind: Pointed['kind']): string | null =>
  usePointing(({ pointed }) => (pointed?.kind === kind ? pointed.id : null));

/** For whatever stands for something: by pointer and by keyboard alike. */
export function pointsAt(kind: Pointed['kind'], id: string) {
  const point = (): void => {
    pointAt({ kind, id });
  };
  const leave = (): void => {
    const { pointed } = usePointing.getState();
    if (pointed?.kind === kind && pointed.id === id) pointAt(null);
  };
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}

export const pointAt = (at: Pointed | null): void => {
  usePointing.getState().point(at);
};
