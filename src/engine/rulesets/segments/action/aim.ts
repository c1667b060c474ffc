import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { refuseAsManeuver } from '../attack/maneuvers/maneuver.ts';
import { swiftsLeft } from '../stats/budget.ts';
import { costFor, useOf } from '../stats/known-actions.ts';
import { refuseStructure } from '../terrain/structures.ts';
import { destinations, noHexInReach, resolveWay, movementLimits } from '../terrain/way.ts';
import type { Action, AidEffect, AttackEffect, Kind, Use } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseBeneficiary } from './aid.ts';
import type { Intent, Timing } from './intent.ts';
import { refuseAreaHex, refuseHiddenHex, refuseTarget } from './targets.ts';

/** Whether the action may be aimed like this. The intent has passed. */
export function refuseAim(
  state: State,
  intent: Intent,
  aim: Aim,
  timing: Timing,
): Rejection | null {
  const combatant = combatantOf(state, intent.combatantId);
  const action = actionOf(state, intent.action);
  const use = useOf(action, intent.use);
  const swifts = swiftsToModify(combatant, costFor(combatant, action, intent.use), timing);
  return firstRefusal([
    () => refuseSurplus(action, aim),
    () => (aim.maneuver ? refuseAsManeuver(state, action) : null),
    () => refuseModifiers(combatant, action, aim.modifiers, swifts),
    () => refuseSpeed(action, aim.speed),
    () => {
      switch (action.effect.type) {
        case 'ATTACK':
          return (action.effect.area ? refuseArea : refuseTargets)(
            state,
            combatant,
            { effect: action.effect, use, name: action.name },
            aim,
          );
        case 'MOVEMENT': {
          const stride = movementLimits(state, combatant, action.effect, timing === 'OPENING');
          const way = resolveWay(state, combatant, aim, stride);
          if (!way.ok) return way.error;
          if (way.value.length > 0 || action.effect.mode === 'DODGE') return null;
          return destinations(state, combatant, stride).length > 0
            ? invalid('to', `${action.name} needs somewhere to go: give 'to' or 'path'.`)
            : noHexInReach(combatant);
        }
        case 'STRUCTURE':
          return refuseStructure(state, combatant, action.effect, aim.hexes);
        case 'AID':
          return refuseAid(state, combatant, { effect: action.effect, name: action.name }, aim);
        case 'STANCE':
        case 'GUARD':
          return null;
      }
    },
  ]);
}

const takesTargets: ReadonlySet<Action['effect']['type']> = new Set(['ATTACK', 'AID']);
const takesSpeed: ReadonlySet<Action['effect']['type']> = new Set(['ATTACK', 'STRUCTURE']);

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
function refuseSurplus({ name, effect }: Action, aim: Aim): Rejection | null {
  if (!takesTargets.has(effect.type) && aim.targetIds.length > 0)
    return invalid('targetIds', `${name} takes no target: leave this out.`);
  if (effect.type !== 'ATTACK' && aim.targetHexes.length > 0)
    return invalid('targetHexes', `${name} is aimed at no hex: leave this out.`);
  if (!takesSpeed.has(effect.type) && aim.speed !== null)
    return invalid('speed', `${name} has no speed to choose: leave this out.`);
  if (effect.type !== 'ATTACK' && aim.maneuver)
    return invalid('maneuver', `${name} attacks nobody: leave this out.`);
  if (effect.type !== 'MOVEMENT' && (aim.to ?? aim.path))
    return invalid(aim.to ? 'to' : 'path', `${name} goes nowhere: leave this out.`);
  if (effect.type !== 'STRUCTURE' && aim.hexes.length > 0)
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
        ? `choose from ${action.modifiers.map(({ key }) => key).join(', ')}`
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

interface AimedAttack {
  readonly effect: AttackEffect;
  readonly use: Use;
  readonly name: string;
}

/** At creatures, or at hexes in which nobody can be seen (SEG-49, 77). */
function refuseTargets(
  state: State,
  combatant: Combatant,
  { name, use, effect }: AimedAttack,
  { targetIds, targetHexes, maneuver }: Aim,
): Rejection | null {
  if (targetIds.length > 0 && targetHexes.length > 0)
    return invalid('targetHexes', `${name} is aimed at combatants or at hexes, not at both.`);
  if (targetIds.length + targetHexes.length !== use.attacks)
    return invalid('targetIds', `${name} as ${use.kind} needs exactly ${use.attacks} target(s).`);
  if (maneuver && targetHexes.length > 0)
    return illegal('SEG-99', 'A maneuver is made on someone, not on a hex', 'choose whom');
  return firstRefusal([
    ...targetIds.map((id) => () => refuseTarget(state, combatant, effect, id)),
    ...targetHexes.map((hex) => () => refuseHiddenHex(state, combatant, effect, hex)),
  ]);
}

/** SEG-62: at a hex for each time that the area is filled, or at none for one around its user. */
function refuseArea(
  state: State,
  combatant: Combatant,
  { name, use, effect }: AimedAttack,
  { targetIds, targetHexes }: Aim,
): Rejection | null {
  const { area } = effect;
  if (targetIds.length > 0)
    return invalid('targetIds', `${name} fills hexes and takes no target: leave this out.`);
  const needed = area?.shape === 'RADIUS' ? 0 : use.attacks;
  if (!area || targetHexes.length !== needed)
    return invalid('targetHexes', `${name} as ${use.kind} is aimed at exactly ${needed} hex(es).`);
  return firstRefusal(
    targetHexes.map((hex) => () => refuseAreaHex(state, combatant, effect, { area, hex })),
  );
}

/** SEG-114: for one combatant, or for its user, who is not named. */
function refuseAid(
  state: State,
  user: Combatant,
  { effect, name }: { readonly effect: AidEffect; readonly name: string },
  { targetIds }: Aim,
): Rejection | null {
  const needed = effect.whom === 'USER' ? 0 : 1;
  if (targetIds.length !== needed)
    return invalid('targetIds', `${name} is for exactly ${needed} combatant(s) that are named.`);
  return firstRefusal(targetIds.map((id) => () => refuseBeneficiary(state, user, effect, id)));
}
