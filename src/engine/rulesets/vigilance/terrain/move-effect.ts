import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { distance, type Hex, sameHex } from '../../../grid/hex.ts';
import { canReach, type Ground, reachable } from '../../../grid/path.ts';
import type { EffectOf } from '../model/actions.ts';
import { ALOFT } from '../model/conditions.ts';
import { countOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundFor } from './movement.ts';

/** VIG-36: whether somebody can move like this; "path" is the field where a swing ends. */
export function refuseMove(
  state: State,
  mover: Combatant,
  { way, fields }: EffectOf<'MOVE'>,
  { path, further }: { readonly path: readonly Hex[]; readonly further: number },
): Rejection | null {
  const [to] = path;
  switch (way) {
    case 'UP':
      return null;
    case 'DOWN':
      return countOf(mover, ALOFT) > 0
        ? null
        : illegal('VIG-36', `${mover.name} is on the ground`, 'use the movement action otherwise');
    case 'ACROSS':
      return to &&
        path.length === 1 &&
        distance(mover.position, to) <= fields + further &&
        groundFor(state, mover).stop(to) &&
        !sameHex(to, mover.position)
        ? null
        : illegal(
            'VIG-36',
            `${mover.name} cannot get there`,
            `it is a free field up to ${fields + further} away, over whatever stands between`,
          );
  }
}

/** VIG-36: every field that a swing over so many fields can end in. */
export const fieldsAcross = (state: State, mover: Combatant, fields: number): readonly Hex[] =>
  reachable(mover.position, fields, overhead(state, mover));

/** Whether there is any such field. */
export const canSwing = (state: State, mover: Combatant, fields: number): boolean =>
  canReach(mover.position, fields, overhead(state, mover));

/** Nothing bars the way of a swing, only its end. */
function overhead(state: State, mover: Combatant): Ground {
  const ground = groundFor(state, mover);
  return { enter: () => true, stop: (hex) => ground.stop(hex) };
}
