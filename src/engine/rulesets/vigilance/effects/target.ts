import { type Rejection, notFound, illegal } from '../../../core/command/rejection.ts';
import { type Result, err, ok } from '../../../core/values/result.ts';
import { findCombatant } from '../model/lookup.ts';
import type { State, Combatant, Declared } from '../model/state.ts';

export function findTarget(
  state: State,
  owner: Combatant,
  { targetIds }: Declared,
): Result<Combatant, Rejection> {
  const [id] = targetIds;
  const target = id === undefined ? undefined : findCombatant(state, id);
  if (!target) return err(notFound('combatant', targetIds.join()));
  return target.status === 'DEAD'
    ? err(illegal('VIG-22', `${target.name} is dead`, `${owner.name} needs another target`))
    : ok(target);
}

export const refuseSelf = (owner: Combatant, target: Combatant): Rejection | null =>
  owner.id === target.id
    ? illegal('VIG-57', `${owner.name} cannot attack itself`, 'choose someone else')
    : null;
