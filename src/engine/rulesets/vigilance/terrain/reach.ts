import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { distance } from '../../../grid/hex.ts';
import { ALOFT } from '../model/conditions.ts';
import { countOf } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';
import { glimpseBetween } from './sight.ts';

/** VIG-36, 39: the distance of two combatants, of whom one may be above the other. */
export const fieldsBetween = (a: Combatant, b: Combatant): number =>
  Math.max(distance(a.position, b.position), Math.abs(countOf(a, ALOFT) - countOf(b, ALOFT)));

/** How far the nearest foe who fights is; in fields. */
export function nearestFoe({ combatants }: State, by: Combatant): number {
  const foes = Object.values(combatants).filter(
    ({ side, status }) => side !== by.side && status === 'STANDING',
  );
  return Math.min(...foes.map((foe) => fieldsBetween(by, foe)));
}

/** VIG-39: whether the target can be attacked from here; `reach` is infinite where sight suffices. */
export function refuseDistance(
  state: State,
  by: Combatant,
  target: Combatant,
  reach: number,
): Rejection | null {
  const { name, position } = by;
  const fields = fieldsBetween(by, target);
  if (fields > reach)
    return illegal(
      'VIG-39',
      `${target.name} is ${fields} ${fields === 1 ? 'field' : 'fields'} away and ${name} reaches ${reach}`,
      'come nearer',
      { fields, reach },
    );
  return glimpseBetween(state, position, target.position).clear
    ? null
    : illegal('VIG-39', `There is no clear line to ${target.name}`, 'find one from elsewhere');
}
