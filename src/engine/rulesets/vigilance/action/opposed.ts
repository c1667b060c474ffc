import { type Rejection, firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { heldWeapons } from '../figures/hands.ts';
import { reachOf } from '../figures/weapons.ts';
import { refuseDistance } from '../ground/reach.ts';
import type { EffectOf } from '../model/actions.ts';
import { answeredBy } from '../model/lookup.ts';
import type { Declared, StackObject, State, Combatant } from '../model/state.ts';
import { refuseUnable } from './able.ts';
import { findTarget, refuseSelf } from './target.ts';

interface Opposed {
  readonly declared: Declared;
  readonly effect: EffectOf<'OPPOSED'>;
  readonly name: string;
  readonly object: StackObject | null;
}

export function refuseOpposed(
  state: State,
  owner: Combatant,
  { declared, effect, name, object }: Opposed,
): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  const reach = opposedReach(owner, effect.reach);
  return firstRefusal([
    () => refuseSelf(owner, target.value),
    () => refuseUnable(target.value),
    () =>
      reach === null
        ? illegal('VIG-60', `${name} takes a burning torch in hand`, 'draw one first')
        : null,
    () => refuseDistance(state, owner, target.value, reach),
    () => {
      const answered = answeredBy(state, object);
      const fits =
        effect.prevents === null ||
        (answered?.declared.use === effect.prevents && answered.ownerId === target.value.id);
      return fits
        ? null
        : illegal(
            'VIG-45',
            `${name} answers a ${effect.prevents?.toLowerCase() ?? ''} action of its target`,
            'wait for one',
          );
    },
  ]);
}

/** Fields that the action reaches; null without what it takes. */
function opposedReach(owner: Combatant, reach: EffectOf<'OPPOSED'>['reach']): number | null {
  const melee = heldWeapons(owner).filter(({ form }) => form === 'MELEE');
  switch (reach) {
    case 'ADJACENT':
      return 1;
    case 'WEAPON':
      return Math.max(1, ...melee.map(reachOf));
    case 'TORCH': {
      const torch = melee.find(({ aspects }) => aspects.includes('TORCH'));
      return torch ? reachOf(torch) : null;
    }
  }
}
