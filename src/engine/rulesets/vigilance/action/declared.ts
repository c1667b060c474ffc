import { type Rejection, invalid } from '../../../core/command/rejection.ts';
import { type Result, ok } from '../../../core/values/result.ts';
import { boostedBy } from '../stats/boosts.ts';
import type { Hex } from '../../../grid/hex.ts';
import { resolveWay } from '../terrain/way.ts';
import type { Action } from '../model/actions.ts';
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
  return way.ok ? ok(declaredWith(command, way.value)) : way;
}

export type Chosen = Omit<DeclareAction, 'type' | 'combatantId' | 'to' | 'path'>;

/** The same once the way is known. */
export const declaredWith = (
  { action, use, boosts, enabledBy, targetIds, weapon, ability, drop, stow, draw }: Chosen,
  path: readonly Hex[],
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
});

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
export function refuseShape({ name, effect }: Action, aim: DeclareAction): Rejection | null {
  const { type } = effect;
  const takesTarget = type === 'ATTACK' || type === 'OPPOSED' || type === 'AID';
  const picksAbility = type === 'OPEN_CHECK';
  const handles = type === 'TRAVEL' || type === 'SWITCH_WEAPONS';
  const swings = effect.type === 'MOVE' && effect.way === 'ACROSS';
  const surplus: readonly (readonly [string, boolean])[] = [
    ['targetIds', takesTarget !== (aim.targetIds.length === 1)],
    ['to', swings ? aim.to === null : type !== 'TRAVEL' && aim.to !== null],
    ['path', type !== 'TRAVEL' && aim.path !== null],
    ['weapon', type === 'RELOAD' ? aim.weapon === null : type !== 'ATTACK' && aim.weapon !== null],
    ['ability', picksAbility !== (aim.ability !== null)],
    ['drop', type !== 'TRAVEL' && aim.drop !== null],
    ['stow', (type === 'SWITCH_WEAPONS') !== (aim.stow !== null)],
    ['draw', type === 'SWITCH_WEAPONS' ? aim.draw === null : !handles && aim.draw !== null],
  ];
  const wrong = surplus.find(([, isWrong]) => isWrong)?.[0];
  return wrong === undefined
    ? null
    : invalid(wrong, `${name} does not go with this; see its options.`);
}
