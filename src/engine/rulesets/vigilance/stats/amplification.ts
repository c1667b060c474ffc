import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import {
  type Ability,
  abilityField,
  MAX_AMPLIFICATION,
  poolFor,
} from '../model/combatant/abilities.ts';

/** VIG-13: what may be paid for a check of this ability. */
export function refuseAmplification(
  ability: Ability,
  { vigor, focus }: { readonly vigor: number; readonly focus: number },
): Rejection | null {
  if (vigor + focus > MAX_AMPLIFICATION)
    return illegal('VIG-13', `At most ${MAX_AMPLIFICATION} points amplify one roll`, 'pay fewer');
  const pool = poolFor(ability);
  if (pool === null && vigor + focus > 0)
    return illegal(
      'VIG-13',
      `A check of ${abilityField(ability)} cannot be amplified`,
      'roll it as it is',
    );
  if ((pool === 'vigor' && focus > 0) || (pool === 'focus' && vigor > 0))
    return illegal(
      'VIG-13',
      `A check of ${abilityField(ability)} is not amplified with these points`,
      `amplify it with ${pool}`,
    );
  return null;
}
