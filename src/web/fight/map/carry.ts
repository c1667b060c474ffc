/** A token that is dragged, or carried by keyboard, to where its combatant is to go. */
import { useMemo, useState } from 'react';
import { combatantOf } from '../state/names.ts';
import { usePlay } from '../play/play-context.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { type Hex, keyOf, sameHex } from './geometry.ts';
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
  /** Takes up who stands there. @returns whether there is anybody whom this seat can carry */
  readonly begin: (from: Hex) => boolean;
  readonly over: (hex: Hex) => void;
  /** Lets go where it is. */
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface InHand {
  readonly id: string;
  readonly over: Hex;
}

export function useCarry(encounter: Encounter): Carry {
  const { decisions, isGm, take, place } = usePlay();
  const [inHand, setInHand] = useState<InHand | null>(null);
  const id = inHand?.id ?? null;
  const ways = useMemo(() => (id === null ? new Map() : waysOf(decisions, id)), [decisions, id]);
  const combatant = combatantOf(encounter, id);
  const carried =
    inHand && combatant
      ? { combatant, over: inHand.over, ways, drop: dropOf(combatant, inHand.over, ways, isGm) }
      : null;
  return {
    carried,
    begin: (from) => {
      const there = encounter.combatants.find(({ position }) => sameHex(position, from));
      if (!there || !(isGm || waysOf(decisions, there.id).size > 0)) return false;
      setInHand({ id: there.id, over: from });
      return true;
    },
    over: (hex) => {
      setInHand((held) => held && { ...held, over: hex });
    },
    drop: () => {
      setInHand(null);
      if (!carried) return;
      const { drop, over } = carried;
      const hex = { q: over.q, r: over.r };
      if (drop.kind === 'MOVE')
        take(drop.way.option.id, [{ field: drop.way.choice.field, hexes: [hex] }]);
      else if (drop.kind === 'PLACE') place(carried.combatant.id, hex);
    },
    cancel: () => {
      setInHand(null);
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
