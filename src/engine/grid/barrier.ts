/** What ends a push, for the log: no one must guess why a combatant stopped. */
import { hexSchema } from '../core/schema/battlefield.ts';
import { object, oneOf, type TypeOf } from '../core/schema/describe.ts';
import { combatantId } from '../core/schema/keys.ts';
import type { Battlefield } from '../core/values/battlefield.ts';
import type { CombatantId } from '../core/values/ids.ts';
import { type Hex, onMap, sameHex } from './hex.ts';

const barrierKind = oneOf('BarrierKind', 'What is in the way.', {
  OBSTACLE: 'An obstacle.',
  COMBATANT: 'A combatant.',
  EDGE: 'The edge of the map.',
});

export const barrierSchema = object('Barrier', 'What is in the way of a combatant who is pushed.', {
  kind: barrierKind.describe('What it is.'),
  hex: hexSchema.describe('Where; of the edge of the map the last hex before it.'),
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
  { obstacles }: Pick<Battlefield, 'obstacles'>,
  others: readonly Occupant[],
  { from, to }: { readonly from: Hex; readonly to: Hex },
): Barrier | null {
  if (!onMap(to)) return { kind: 'EDGE', hex: from, combatantId: null };
  if (obstacles.some((obstacle) => sameHex(obstacle, to)))
    return { kind: 'OBSTACLE', hex: to, combatantId: null };
  const other = others.find(({ position }) => sameHex(position, to));
  return other ? { kind: 'COMBATANT', hex: to, combatantId: other.id } : null;
}

/** `an obstacle at (4, 0)`. */
export function describeBarrier(
  { kind, hex, combatantId: id }: Barrier,
  nameOf: (id: CombatantId) => string,
): string {
  if (kind === 'EDGE') return 'the edge of the map';
  return `${id === null ? 'an obstacle' : nameOf(id)} at (${hex.q}, ${hex.r})`;
}
