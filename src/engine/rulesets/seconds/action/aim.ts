import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { distance, type Hex, onMap } from '../../../grid/hex.ts';
import { inReach } from '../attack/range.ts';
import type { ChosenTargets } from '../attack/spell.ts';
import { componentsOf } from '../stats/abilities.ts';
import { coverFrom } from '../terrain/cover.ts';
import { coverBetween, TOTAL } from '../terrain/sight.ts';
import { type AttackEffect, type Effect, isArea, isAttack } from '../model/actions.ts';
import { ATTACK, times } from '../model/components.ts';
import { actionOf, attackEffectOf, combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { type CompletedAction, weaponOf } from '../effects/effect.ts';
import { refuseWeapon } from '../effects/gear.ts';
import { refuseTargetOf } from '../effects/index.ts';

/** What an action that has had its last second may be aimed at. */
export interface Aiming {
  readonly combatant: Combatant;
  readonly effect: Effect;
  /** What attacks, if anything does. */
  readonly attack: AttackEffect | null;
  /** The weapon of a combo or a single attack. */
  readonly weapon: string | null;
  readonly combo: readonly string[];
  /** How many targets there must be. */
  readonly count: number;
}

/** The same of an action that a combatant is busy with. */
export function aimingOf(
  state: State,
  combatant: Combatant,
  doing: Pick<Doing, 'action' | 'weapon' | 'combo'>,
): Aiming {
  const { effect } = actionOf(state, doing.action);
  const combo = componentsOf(combatant, doing.combo);
  const weapon =
    effect.type === 'COMBO' ? doing.weapon : effect.type === 'SPELL' ? null : doing.action;
  const attack =
    effect.type === 'COMBO'
      ? attackEffectOf(state, weaponOf(doing))
      : isAttack(effect)
        ? effect
        : null;
  const count = effect.type === 'COMBO' ? times(combo, ATTACK) : 1;
  return { combatant, effect, attack, weapon, combo, count };
}

/** What stands against the targets that are named; naming none is always possible. */
export function refuseTargets(
  state: State,
  { ownerId, doing, targetIds, to }: CompletedAction,
): Rejection | null {
  if (targetIds.length === 0 && !to) return null;
  const aiming = aimingOf(state, combatantOf(state, ownerId), doing);
  return firstRefusal([
    () => refuseShape(aiming, { targetIds, to }),
    () => refuseWeaponGone(state, aiming),
    () => (to ? refuseAreaCenter(state, aiming, to) : null),
    ...targetIds.map((id) => () => refuseTarget(state, aiming, id)),
  ]);
}

/** An area has a center, everything else has targets. */
function refuseShape(
  { attack, count }: Aiming,
  { targetIds, to }: ChosenTargets,
): Rejection | null {
  const area = attack !== null && isArea(attack);
  if (area && targetIds.length > 0)
    return invalid('targetIds', "This strikes an area; give 'to', its middle.");
  if (!area && to) return invalid('to', 'This strikes no area; name targets.');
  return area || targetIds.length === count
    ? null
    : invalid('targetIds', `Name ${count} target(s), one for each attack.`);
}

/** SEC-09, 50: the weapon may have been dropped or emptied since. */
export function refuseWeaponGone(
  state: State,
  { combatant, attack, weapon, count }: Aiming,
): Rejection | null {
  if (weapon === null || attack === null) return null;
  return refuseWeapon(state, combatant, weapon, count);
}

/** SEC-37: the middle of an area must be in sight, and in range. */
export function refuseAreaCenter(
  state: State,
  { combatant, attack }: Aiming,
  to: Hex,
): Rejection | null {
  const range = attack?.type === 'SPELL' ? attack.range : 0;
  if (!onMap(to) || distance(combatant.position, to) > range)
    return illegal('SEC-15', `The range is ${range} m`, 'choose a hex so near');
  return coverBetween(state, combatant.position, to) === TOTAL
    ? illegal('SEC-37', 'Something breaks every line to that hex', 'choose one in sight')
    : null;
}

/** SEC-15, 37, 47, 48: whom this can be aimed at from here. */
export function refuseTarget(state: State, aiming: Aiming, targetId: string): Rejection | null {
  const { combatant } = aiming;
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  if (target.id === combatant.id)
    return illegal(
      'SEC-15',
      `${combatant.name} cannot be the target of this`,
      'choose someone else',
    );
  if (target.status.kind === 'DEAD')
    return illegal('SEC-53', `${target.name} is dead`, 'choose someone who is not');
  const refusal = refuseTargetOf(state, aiming.effect, combatant, target);
  return refusal === undefined ? refuseOutOfSight(state, aiming, target) : refusal;
}

/** SEC-37, 47, 48: an attack reaches so far, and total cover hides from all. */
function refuseOutOfSight(
  state: State,
  { combatant, attack, combo }: Aiming,
  target: Combatant,
): Rejection | null {
  const metres = distance(combatant.position, target.position);
  if (attack && !inReach(attack, combo, metres))
    return illegal(
      attack.type === 'MELEE' ? 'SEC-47' : 'SEC-48',
      `${target.name} is ${metres} m away, where this does not reach`,
      'choose someone whom it does, or let it go',
      { metres },
    );
  return coverFrom(state, combatant.position, target) === TOTAL
    ? illegal('SEC-37', `${target.name} is behind total cover`, 'find a line from elsewhere')
    : null;
}
