import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { refuseDistance } from '../terrain/reach.ts';
import { type EffectOf, type Slot, slots } from '../model/actions.ts';
import { answeredBy } from '../model/lookup.ts';
import type { Declared, StackObject, State, Combatant } from '../model/state.ts';
import { refuseUnable } from './able.ts';
import { rangeOf } from './range.ts';
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
  return (
    refuseSelf(owner, target.value) ??
    refuseUnable(target.value) ??
    refuseReach(state, owner, target.value, { declared, effect, name }) ??
    (prevents(effect, answeredBy(state, object), target.value.id)
      ? null
      : illegal(
          'VIG-53',
          `${name} answers ${kindsOf(effect.prevents)} action of its target`,
          'wait for one',
        ))
  );
}

/** VIG-39, 60: whether the target is near enough, and in sight. */
function refuseReach(
  state: State,
  owner: Combatant,
  target: Combatant,
  { declared, effect, name }: Omit<Opposed, 'object'>,
): Rejection | null {
  if (effect.reach === 'ANYWHERE') return null;
  const range = rangeOf(state, owner, declared);
  if (range === null)
    return illegal('VIG-60', `${name} takes a burning torch in hand`, 'draw one first');
  return refuseDistance(state, owner, target, range);
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
