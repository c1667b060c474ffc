import { type Rejection, invalid, illegal } from '../../../core/command/rejection.ts';
import { type Result, err, ok } from '../../../core/values/result.ts';
import { type Hex, sameHex } from '../../../grid/hex.ts';
import { isConnected, leadsBack, shortestPath } from '../../../grid/path.ts';
import type { State, Combatant } from '../model/state.ts';
import { groundFor, movementOf, isAway } from './movement.ts';

/** Where to go: an end, or a way field by field; neither is to stay. */
export interface Path {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
  /** VIG-41: fields beyond the movement value. */
  readonly further: number;
}

/** VIG-34: the fields to walk, or why that way cannot be taken. Staying gives an empty path. */
export function resolveWay(
  state: State,
  mover: Combatant,
  { to, path, further }: Path,
): Result<readonly Hex[], Rejection> {
  if (to && path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (path && !isConnected(mover.position, path))
    return err(invalid('path', 'Each hex of a path touches the one before it.'));
  if (to ? sameHex(to, mover.position) : leadsBack(mover.position, path ?? []))
    return err(stands(mover));
  const found = path ?? (to ? findPath(state, mover, to, further) : []);
  if (!found) return err(noWay(state, mover, further));
  const refusal = refusePath(state, mover, found, further);
  return refusal ? err(refusal) : ok(found);
}

function findPath(
  state: State,
  mover: Combatant,
  to: Hex,
  further: number,
): readonly Hex[] | undefined {
  const ground = groundFor(state, mover);
  return shortestPath(mover.position, to, movementOf(state, mover) + further, ground) ?? undefined;
}

/** What leads nowhere is no destination: to stay is to name none. */
const stands = ({ name }: Combatant): Rejection =>
  illegal('VIG-34', `${name} stands there already`, 'choose another field, or none to stay');

const noWay = (state: State, mover: Combatant, further: number): Rejection =>
  illegal(
    'VIG-34',
    `${mover.name} cannot go there`,
    `it goes up to ${movementOf(state, mover) + further} fields, around obstacles and foes, to a free one`,
  );

/** VIG-34, 55: whether this way can be walked as things stand. */
export function refusePath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  further: number,
): Rejection | null {
  const end = path.at(-1);
  if (!end) return mover.mind === 'PANICKING' ? mustFlee(mover) : null;
  const ground = groundFor(state, mover);
  const open =
    path.length <= movementOf(state, mover) + further &&
    isConnected(mover.position, path) &&
    path.every((hex) => ground.enter(hex)) &&
    ground.stop(end);
  if (!open) return noWay(state, mover, further);
  return mover.mind === 'PANICKING' && !isAway(state, mover, end) ? mustFlee(mover) : null;
}

const mustFlee = ({ name }: Combatant): Rejection =>
  illegal('VIG-23', `${name} panics`, 'get further away from the enemy');
