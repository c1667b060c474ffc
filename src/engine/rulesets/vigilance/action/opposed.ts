import { type Rejection, firstRefusal, illegal } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { boostedBy } from '../figures/boosts.ts';
import { heldWeapons } from '../figures/hands.ts';
import { reachOf } from '../figures/weapons.ts';
import { refuseDistance } from '../ground/reach.ts';
import { type EffectOf, type Slot, slots } from '../model/actions.ts';
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
  const own = opposedReach(owner, effect);
  const reach = own === null ? null : own + boostedBy(state, declared.boosts, 'reach');
  return firstRefusal([
    () => refuseSelf(owner, target.value),
    () => refuseUnable(target.value),
    () =>
      reach === null
        ? illegal('VIG-60', `${name} takes a burning torch in hand`, 'draw one first')
        : null,
    () => (effect.reach === 'ANYWHERE' ? null : refuseDistance(state, owner, target.value, reach)),
    () =>
      prevents(effect, answeredBy(state, object), target.value.id)
        ? null
        : illegal(
            'VIG-53',
            `${name} answers ${kindsOf(effect.prevents)} action of its target`,
            'wait for one',
          ),
  ]);
}

/** VIG-53: whether it prevents what it answers, if that is what it does, at this target. */
export const prevents = (
  effect: EffectOf<'OPPOSED'>,
  answered: StackObject | undefined,
  targetId: CombatantId,
): boolean =>
  effect.prevents.length === 0 ||
  (answered?.ownerId === targetId && effect.prevents.includes(answered.declared.use));

const kindsOf = (prevents: readonly Slot[]): string =>
  prevents.length === slots.length ? 'any' : `a ${prevents.join(' or ').toLowerCase()}`;

/** Fields that the action reaches; null without what it takes. */
function opposedReach(
  owner: Combatant,
  { reach, fields }: Pick<EffectOf<'OPPOSED'>, 'reach' | 'fields'>,
): number | null {
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
    case 'FIELDS':
      return fields;
    case 'ANYWHERE':
      return Infinity;
  }
}
