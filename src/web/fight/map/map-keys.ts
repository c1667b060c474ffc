import type { RefObject } from 'react';
import { useFocusByKey } from '../../kit/by-key.ts';
import { usePlay } from '../play/play-context.ts';
import type { Carry } from './carry.ts';
import { type Hex, neighbour } from '../../../scene/geometry.ts';

/** What the help says of the keys below. */
export const MAP_KEYS: readonly { readonly shown: string; readonly does: string }[] = [
  { shown: 'Arrows', does: 'Go over the hexes' },
  { shown: 'Enter', does: 'Pick who or what is there; pick it again to do it' },
  { shown: 'Space', does: 'Pick up or drop a token' },
  { shown: 'O', does: 'Open or close the door beside the hex' },
  { shown: 'R', does: 'Go to the next edge of the hex, to build there' },
  { shown: 'P', does: 'Show the hex to everyone' },
  { shown: '+ −', does: 'Zoom' },
  { shown: '0', does: 'Show everyone' },
];

interface OnMap {
  readonly cursor: Hex | null;
  /** Where the cursor comes up. */
  readonly home: Hex;
  readonly carry: Carry;
  readonly moveTo: (hex: Hex) => void;
  /** Picks what is under the cursor. */
  readonly act: (hex: Hex) => void;
  /** Opens or closes a door beside a hex. */
  readonly useDoor: (hex: Hex) => void;
  /** Goes to the next edge of the hex. */
  readonly turn: () => void;
  /** Shows a hex to everyone. */
  readonly ping: (hex: Hex) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** The map takes the focus where a hex is to be picked next. */
export function useMapFocus(view: RefObject<HTMLElement | null>): void {
  const { option, choice } = usePlay();
  useFocusByKey(choice?.kind === 'HEX' ? `${option?.key ?? ''} ${choice.field}` : null, () => {
    view.current?.focus();
  });
}

/** All that the pointer does on the map, by keyboard. @returns whether the key is for the map */
export function pressOnMap(key: string, on: OnMap): boolean {
  const from = on.cursor ?? on.home;
  const next = neighbour(from, key);
  if (next) {
    on.moveTo(on.cursor ? next : from);
    return true;
  }
  return press(key, on) || carryBy(key, on);
}

function press(key: string, { cursor, useDoor, turn, ping, zoom, fit }: OnMap): boolean {
  if (cursor && key.toLowerCase() === 'p') ping(cursor);
  else if (cursor && key.toLowerCase() === 'o') useDoor(cursor);
  else if (cursor && key.toLowerCase() === 'r') turn();
  else if (key === '+' || key === '-') zoom(key === '+' ? 1.25 : 0.8);
  else if (key === '0') fit();
  else return false;
  return true;
}

function carryBy(key: string, { cursor, carry, act }: OnMap): boolean {
  if (carry.carried && key === 'Escape') carry.cancel();
  else if (carry.carried && (key === ' ' || key === 'Enter')) carry.drop();
  else if (cursor && key === ' ') carry.pickUp(cursor);
  else if (cursor && key === 'Enter') act(cursor);
  else return false;
  return true;
}
