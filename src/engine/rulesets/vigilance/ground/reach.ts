import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { distance } from '../../../grid/hex.ts';
import type { State, Combatant } from '../model/state.ts';
import { sightBetween } from './sight.ts';

/** VIG-39: whether the target can be attacked from here. */
export function refuseDistance(
  state: State,
  { name, position }: Combatant,
  target: Combatant,
  reach: number | null,
): Rejection | null {
  const fields = distance(position, target.position);
  if (reach !== null && fields > reach)
    return illegal(
      'VIG-39',
      `${target.name} is ${fields} field(s) away and ${name} reaches ${reach}`,
      'come nearer',
      { fields, reach },
    );
  return sightBetween(state, position, target.position).clear
    ? null
    : illegal('VIG-39', `There is no clear line to ${target.name}`, 'find one from elsewhere');
}
