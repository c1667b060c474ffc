import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { add, distance, type Hex, onMap } from '../../../grid/hex.ts';
import { coverBetween, TOTAL } from '../terrain/sight.ts';
import { type Effect, isArea, isAttack } from '../model/actions.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { type Aiming, aimingOf, refuseAreaCenter, refuseTarget } from './aim.ts';
import type { Declared } from '../effects/declaration.ts';

/** Whether an action makes attack rolls. */
export const attacks = (effect: Effect): boolean => effect.type === 'COMBO' || isAttack(effect);

/** SEC-57: what an attack could reach as things stand; null for what is no attack. */
export function aimedAs(
  state: State,
  combatant: Combatant,
  { action, weapon, combo }: Pick<Declared, 'action' | 'weapon' | 'combo'>,
): Aiming | null {
  if (!attacks(actionOf(state, action).effect)) return null;
  return aimingOf(state, combatant, { action, weapon, combo });
}

/** SEC-57: an attack that could reach no one now begins only when that is said. */
export function refuseOutOfReach(
  state: State,
  combatant: Combatant,
  declared: Pick<Declared, 'action' | 'weapon' | 'combo' | 'anyway'>,
): Rejection | null {
  const aiming = declared.anyway ? null : aimedAs(state, combatant, declared);
  if (!aiming || others(state, combatant).some((target) => reaches(state, aiming, target)))
    return null;
  return illegal(
    'SEC-57',
    `${combatant.name} has no target in reach of ${actionOf(state, declared.action).name} from here`,
    'go nearer first, or say that it begins anyway',
  );
}

/** SEC-57: whom it could reach from here. */
export const couldReach = (state: State, aiming: Aiming): readonly CombatantId[] =>
  others(state, aiming.combatant)
    .filter((target) => reaches(state, aiming, target))
    .map(({ id }) => id);

const others = ({ combatants }: State, { id }: Combatant): readonly Combatant[] =>
  Object.values(combatants).filter((other) => other.id !== id);

function reaches(state: State, aiming: Aiming, target: Combatant): boolean {
  const { attack, combatant } = aiming;
  if (attack?.type !== 'SPELL' || !isArea(attack)) return !refuseTarget(state, aiming, target.id);
  const { range, radius } = attack;
  const { position, status } = target;
  if (status.kind === 'DEAD' || distance(combatant.position, position) > range + (radius ?? 0))
    return false;
  return hexesWithin(position, radius ?? 0).some(
    (center) =>
      !refuseAreaCenter(state, aiming, center) && coverBetween(state, center, position) !== TOTAL,
  );
}

/** The hexes of a circle, the middle first. */
export function hexesWithin(center: Hex, radius: number): readonly Hex[] {
  const found: Hex[] = [center];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      if (q !== 0 || r !== 0) found.push(add(center, { q, r }));
  return found.filter(onMap);
}
