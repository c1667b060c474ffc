/** The combatants on a map, each with the marks that it has there. */
import { centreOf, keyOf, type Point, SIZE } from './geometry.ts';
import { initialsOf, type Look, looksOf } from './looks.ts';
import type { Combatant, View } from './view.ts';

export interface Token {
  readonly id: string;
  /** The middle of its disc: aside the middle of its hex where others share it. */
  readonly at: Point;
  /** 1 where it has the hex for itself. */
  readonly scale: number;
  readonly name: string;
  /** Its name as far as there is room. */
  readonly label: string;
  /** What is special about it, in a word; empty where nothing is. */
  readonly state: string;
  readonly initials: string;
  readonly look: Look;
  /** The hash of a picture that the service keeps, or an address elsewhere. */
  readonly portrait: Portrait | null;
  /** What is left of its health, from 0 to 1; null where this seat does not know. */
  readonly health: number | null;
  /** Whether the fight waits for it first. */
  readonly isActing: boolean;
  /** Whether it is its turn. */
  readonly isOnTurn: boolean;
  readonly isDown: boolean;
  readonly hasYielded: boolean;
  readonly isHidden: boolean;
  /** The names of its conditions. */
  readonly conditions: readonly string[];
}

export type Portrait =
  | { readonly kind: 'PICTURE'; readonly hash: string }
  | { readonly kind: 'ADDRESS'; readonly url: string };

/** Who lies on the ground first: others stand over them. */
export function tokensOf(view: View): readonly Token[] {
  const { combatants, clock, due } = view;
  const lookOf = looksOf(combatants);
  const actingId = due.find(({ combatantId }) => combatantId !== null)?.combatantId;
  const sharing = Map.groupBy(combatants, ({ position }) => keyOf(position));
  return combatants
    .map((combatant): Token => {
      const { id, name, position, vitals, status, hidden, conditions } = combatant;
      const together = sharing.get(keyOf(position)) ?? [];
      const place = placeIn(together.length, together.indexOf(combatant));
      const { q, r } = position;
      const beside = [q - 1, q + 1].filter((column) => sharing.has(keyOf({ q: column, r })));
      const room = ROOM[together.length > 1 ? 2 : beside.length] ?? ROOM[2];
      const { x, y } = centreOf(position);
      return {
        id,
        at: { x: x + place.x, y: y + place.y },
        scale: place.scale,
        name,
        label: shortened(name, room),
        state: stateOf(combatant),
        initials: initialsOf(name),
        look: lookOf(id),
        portrait: portraitOf(combatant),
        health: vitals[0]?.share ?? null,
        isActing: id === (actingId ?? clock?.turnOfId),
        isOnTurn: id === clock?.turnOfId,
        isDown: status === 'DOWN',
        hasYielded: status === 'YIELDED',
        isHidden: hidden,
        conditions: conditions.map((condition) => condition.name),
      };
    })
    .toSorted((a, b) => Number(b.isDown) - Number(a.isDown));
}

interface Place extends Point {
  readonly scale: number;
}

/** Aside the middle of a hex, so that all who share it can be read. */
function placeIn(count: number, index: number): Place {
  if (count < 2) return { x: 0, y: 0, scale: 1 };
  const angle = count === 2 ? Math.PI * index : -Math.PI / 2 + (Math.PI * 2 * index) / count;
  const radius = SIZE * (count === 2 ? 0.44 : 0.5);
  return {
    x: -Math.cos(angle) * radius,
    y: -Math.sin(angle) * radius,
    scale: count === 2 ? 0.62 : 0.5,
  };
}

/** Characters that have room under a token, by how many stand beside it in its row. */
const ROOM = [16, 11, 9] as const;

/** A number at its end tells it from others of its kind: that stays. */
function shortened(name: string, max: number): string {
  if (name.length <= max) return name;
  const number = /\s\d{1,3}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, max - 1 - number.length).trimEnd()}…${number}`;
}

function stateOf({ hidden, status }: Combatant): string {
  const states = [hidden && 'hidden', status !== 'STANDING' && status.toLowerCase()];
  return states.filter(Boolean).join(', ');
}

function portraitOf({ picture, image }: Combatant): Portrait | null {
  if (picture !== null) return { kind: 'PICTURE', hash: picture };
  return image === null ? null : { kind: 'ADDRESS', url: image };
}
