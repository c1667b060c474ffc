/** What ends a push, for the log: no one must guess why a combatant stopped. */
import { illegal, type Rejection } from '../core/command/rejection.ts';
import { hexSchema } from '../core/schema/battlefield.ts';
import { cited, object, oneOf, type TypeOf } from '../core/schema/describe.ts';
import { combatantId } from '../core/schema/keys.ts';
import type { Battlefield } from '../core/values/battlefield.ts';
import type { CombatantId } from '../core/values/ids.ts';
import { type Hex, hexName, onMap, sameHex } from './hex.ts';
import { barsOn } from '../core/values/walls.ts';

const barrierKind = oneOf('BarrierKind', 'What is in the way.', {
  OBSTACLE: 'An obstacle.',
  COMBATANT: 'A combatant.',
  EDGE: 'The edge of the map.',
  WALL: cited('A wall, a closed door or a window on the edge between two hexes.', 'T-05'),
});

export const barrierSchema = object('Barrier', 'What is in the way of a combatant who is pushed.', {
  kind: barrierKind.describe('What it is.'),
  hex: hexSchema.describe('Where; of the edge of the map and of a wall the last hex before it.'),
  combatantId: combatantId.nullable().describe('Who stands there; null for all else.'),
});
export type Barrier = TypeOf<typeof barrierSchema>;

/** A combatant who may be in the way. */
interface Occupant {
  readonly id: CombatantId;
  readonly position: Hex;
}

/** What bars the step from one hex to the next; null when nothing does. */
export function barrierAt(
  { obstacles, walls }: Pick<Battlefield, 'obstacles' | 'walls'>,
  others: readonly Occupant[],
  { from, to }: { readonly from: Hex; readonly to: Hex },
): Barrier | null {
  if (!onMap(to)) return { kind: 'EDGE', hex: from, combatantId: null };
  if (barsOn({ walls })?.(from, to)) return { kind: 'WALL', hex: from, combatantId: null };
  if (obstacles.some((obstacle) => sameHex(obstacle, to)))
    return { kind: 'OBSTACLE', hex: to, combatantId: null };
  const other = others.find(({ position }) => sameHex(position, to));
  return other ? { kind: 'COMBATANT', hex: to, combatantId: other.id } : null;
}

/** T-05: a way that leads over an edge which bars it. */
export const walledOff = (name: string): Rejection =>
  illegal(
    'T-05',
    `A wall, a closed door or a window bars the way of ${name}`,
    'go around it, or open the door first',
  );

/** `an obstacle at (4, 0)`. */
export function describeBarrier(
  { kind, hex, combatantId: id }: Barrier,
  nameOf: (id: CombatantId) => string,
): string {
  if (kind === 'EDGE') return 'the edge of the map';
  if (kind === 'WALL') return `a wall beside ${hexName(hex)}`;
  return `${id === null ? 'an obstacle' : nameOf(id)} at ${hexName(hex)}`;
}
