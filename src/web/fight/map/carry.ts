/** A token that is dragged, or carried by keyboard, to where its combatant is to go. */
import { useMemo, useState } from 'react';
import { combatantOf } from '../state/names.ts';
import { useSelection } from '../attention/selection.ts';
import { usePlay } from '../play/play-context.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { type Hex, keyOf, sameHex } from '../../../scene/geometry.ts';
import { type Way, waysOf } from './ways.ts';

export interface Carried {
  readonly combatant: Combatant;
  readonly over: Hex;
  /** Where it can go by its own means. */
  readonly ways: ReadonlyMap<string, Way>;
  /** What letting go here comes to. */
  readonly drop: Drop;
}

export type Drop =
  | { readonly kind: 'MOVE'; readonly way: Way }
  /** The game master sets it down, whatever it can do. */
  | { readonly kind: 'PLACE' }
  | { readonly kind: 'NOTHING' };

export interface Carry {
  readonly carried: Carried | null;
  /** Whether it was let go by pointer: nothing is done before that is confirmed. */
  readonly isLetGo: boolean;
  /** Picks up who stands there, by keyboard. */
  readonly pickUp: (from: Hex) => void;
  /** A drag begins there. @returns whether it picks up a token, or else moves the map */
  readonly begin: (from: Hex) => boolean;
  readonly over: (hex: Hex) => void;
  /** A drag ends where it is. */
  readonly letGo: () => void;
  /** Does what letting go comes to. */
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Drag {
  readonly id: string;
  readonly over: Hex;
  readonly isLetGo: boolean;
  /** In which it was picked up. */
  readonly version: number;
}

export function useCarry(encounter: Encounter): Carry {
  const { decisions, isGm, take, place } = usePlay();
  const { selectedId } = useSelection();
  const [held, setHeld] = useState<Drag | null>(null);
  const { version, combatants, phase } = encounter;
  // What has happened meanwhile may have changed where it can go.
  const drag = held?.isLetGo && held.version !== version ? null : held;
  const id = drag?.id ?? null;
  const ways = useMemo(() => (id === null ? new Map() : waysOf(decisions, id)), [decisions, id]);
  const combatant = combatantOf(encounter, id);
  const carried =
    drag && combatant
      ? { combatant, over: drag.over, ways, drop: dropOf(combatant, drag.over, ways, isGm) }
      : null;
  const at = (hex: Hex) => combatants.find(({ position }) => sameHex(position, hex));
  const hold = (combatantId: string, over: Hex): void => {
    setHeld({ id: combatantId, over, isLetGo: false, version });
  };
  const drop = (): void => {
    setHeld(null);
    if (!carried) return;
    const hex = { q: carried.over.q, r: carried.over.r };
    if (carried.drop.kind === 'MOVE') {
      const { option, choice } = carried.drop.way;
      take(option.id, [{ field: choice.field, hexes: [hex] }]);
    } else if (carried.drop.kind === 'PLACE') place(carried.combatant.id, hex);
  };
  return {
    carried,
    isLetGo: drag?.isLetGo ?? false,
    pickUp: (from) => {
      const there = at(from);
      if (there && (isGm || waysOf(decisions, there.id).size > 0)) hold(there.id, from);
    },
    begin: (from) => {
      const there = at(from);
      if (!there) return false;
      // Most drags are meant for the map: a game master selects first whom the rules do not let move.
      const isMeant =
        waysOf(decisions, there.id).size > 0 ||
        (isGm && (phase === 'SETUP' || there.id === selectedId));
      if (isMeant) hold(there.id, from);
      return isMeant;
    },
    over: (hex) => {
      setHeld((before) => before && { ...before, over: hex });
    },
    letGo: () => {
      if (carried?.drop.kind === 'NOTHING') setHeld(null);
      // Before the fight a place costs nothing.
      else if (phase === 'SETUP') drop();
      else setHeld((before) => before && { ...before, isLetGo: true, version });
    },
    drop,
    cancel: () => {
      setHeld(null);
    },
  };
}

function dropOf(
  { position }: Combatant,
  over: Hex,
  ways: ReadonlyMap<string, Way>,
  isGm: boolean,
): Drop {
  const way = ways.get(keyOf(over));
  if (sameHex(position, over)) return { kind: 'NOTHING' };
  if (way) return { kind: 'MOVE', way };
  return isGm ? { kind: 'PLACE' } : { kind: 'NOTHING' };
}

/** What it comes to, in a few words. */
export function dropInWords({ drop, combatant, over }: Carried): string {
  if (drop.kind === 'MOVE') return drop.way.option.label;
  if (drop.kind === 'PLACE') return 'Place here';
  return sameHex(combatant.position, over) ? 'Stay' : 'Out of reach';
}
