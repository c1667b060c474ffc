import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { refuseAsManeuver } from '../attack/maneuvers/maneuver.ts';
import { err, type Result } from '../../../core/values/result.ts';
import { swiftsLeft } from '../stats/budget.ts';
import { costFor } from '../stats/known-actions.ts';
import type { Action, Kind } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import type { Combatant, State } from '../model/state.ts';
import { judgeAim, takes } from '../effects/index.ts';
import type { EffectPlan, Timing } from '../effects/effect.ts';
import { type Intent, usingOf } from './intent.ts';

/** What an action starts when it is aimed like this. The intent has passed. */
export function judgeAimed(
  state: State,
  intent: Intent,
  aim: Aim,
  timing: Timing,
): Result<EffectPlan, Rejection> {
  const using = usingOf(state, intent, timing);
  const { user, action } = using;
  const swifts = swiftsToModify(user, costFor(user, action, intent.use), timing);
  const refusal = firstRefusal([
    () => refuseSurplus(action, aim),
    () => (aim.maneuver ? refuseAsManeuver(state, action) : null),
    () => refuseModifiers(user, action, aim.modifiers, swifts),
    () => refuseSpeed(action, aim.speed),
  ]);
  return refusal ? err(refusal) : judgeAim(state, using, aim);
}

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
function refuseSurplus({ name, effect: { type } }: Action, aim: Aim): Rejection | null {
  if (!takes(type, 'targetIds') && aim.targetIds.length > 0)
    return invalid('targetIds', `${name} takes no target: leave this out.`);
  if (!takes(type, 'targetHexes') && aim.targetHexes.length > 0)
    return invalid('targetHexes', `${name} is aimed at no hex: leave this out.`);
  if (!takes(type, 'speed') && aim.speed !== null)
    return invalid('speed', `${name} has no speed to choose: leave this out.`);
  if (!takes(type, 'maneuver') && aim.maneuver)
    return invalid('maneuver', `${name} is no attack: leave this out.`);
  if (!takes(type, 'to') && (aim.to ?? aim.path))
    return invalid(aim.to ? 'to' : 'path', `${name} goes nowhere: leave this out.`);
  if (!takes(type, 'hexes') && aim.hexes.length > 0)
    return invalid('hexes', `${name} fills no hexes: leave this out.`);
  return null;
}

/** SEG-23: each modifier is paid with a Swift of the round, of which `swifts` are left for it. */
function refuseModifiers(
  combatant: Combatant,
  action: Action,
  modifiers: readonly string[],
  swifts: number,
): Rejection | null {
  const unknown = modifiers.find((key) => !action.modifiers.some((offered) => offered.key === key));
  if (unknown !== undefined)
    return illegal(
      'SEG-23',
      `${action.name} cannot be modified by '${unknown}'`,
      action.modifiers.length > 0
        ? `choose from ${action.modifiers.map(({ name }) => name).join(', ')}`
        : 'use it without modifiers',
    );
  if (new Set(modifiers).size < modifiers.length)
    return illegal('SEG-23', 'A modifier applies once to an action', 'name each one once');
  return modifiers.length <= swifts
    ? null
    : illegal(
        'SEG-23',
        `${combatant.name} cannot pay a Swift for each of ${modifiers.length} modifiers`,
        `the round has ${Math.max(0, swifts)} left for them`,
      );
}

/** SEG-63: only what says so is used more slowly, and nothing that pushes back ever does. */
function refuseSpeed({ name, effect }: Action, speed: number | null): Rejection | null {
  if (speed === null || (effect.type !== 'ATTACK' && effect.type !== 'STRUCTURE')) return null;
  if (!effect.slower)
    return illegal('SEG-63', `${name} is used at its base speed`, 'leave the speed out');
  return speed > effect.speed
    ? illegal('SEG-63', `${name} goes no faster`, `choose 1 to ${effect.speed} hexes a segment`)
    : null;
}

/** The Swifts that are left to modify an action with, after its own cost (SEG-21, 23). */
export function swiftsToModify(combatant: Combatant, cost: Kind, timing: Timing): number {
  return swiftsLeft(timing === 'OPENING' ? [] : combatant.spent) - (cost === 'SWIFT' ? 1 : 0);
}
