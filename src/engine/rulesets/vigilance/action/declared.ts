import type { Rejection } from '../../../core/command/rejection.ts';
import { type Result, ok } from '../../../core/values/result.ts';
import { boostedBy } from '../stats/boosts.ts';
import type { Hex } from '../../../grid/hex.ts';
import { resolveWay } from '../terrain/way.ts';
import type { CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State, Declared } from '../model/state.ts';

type DeclareAction = CommandOf<'DeclareAction'>;

/** What a command declares, its way found; the shape of the command has been checked. */
export function declaredBy(state: State, command: DeclareAction): Result<Declared, Rejection> {
  const { effect } = actionOf(state, command.action);
  if (effect.type === 'MOVE') return ok(declaredWith(command, command.to ? [command.to] : []));
  if (effect.type !== 'TRAVEL') return ok(declaredWith(command, []));
  const way = resolveWay(state, combatantOf(state, command.combatantId), {
    ...command,
    further: boostedBy(state, command.enabledBy, 'fields'),
  });
  if (!way.ok) return way;
  const { position } = combatantOf(state, command.combatantId);
  return ok(declaredWith(command, way.value, way.value.length > 0 ? position : null));
}

export type Chosen = Omit<DeclareAction, 'type' | 'combatantId' | 'to' | 'path'>;

/** The same once the way is known, and on foot where it begins. */
export const declaredWith = (
  { action, use, boosts, enabledBy, targetIds, weapon, ability, drop, stow, draw }: Chosen,
  path: readonly Hex[],
  from: Hex | null = null,
): Declared => ({
  action,
  use,
  boosts: [...enabledBy, ...boosts],
  targetIds,
  weapon,
  ability,
  path,
  drop,
  stow,
  draw,
  prepares: null,
  from,
});
