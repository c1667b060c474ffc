import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { distance, hexKey, type Hex } from '../../grid/hex.ts';
import { type Action, type AttackEffect, FEET_PER_HEX, type Kind, type Use } from './actions.ts';
import { refuseAreaHex } from './areas.ts';
import { swiftsLeft } from './budget.ts';
import type { Aim } from './commands.ts';
import { refuseHiddenHex } from './hidden.ts';
import type { Intent, Timing } from './intent.ts';
import { actionOf, combatantOf, costFor, findCombatant } from './lookup.ts';
import { destinations, resolveWay, strideOf, stuck } from './movement.ts';
import { sightBetween } from './sight.ts';
import type { Combatant, State } from './state.ts';
import { hasHardReach, inReach, servesManeuvers } from './strike.ts';

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
          const stride = strideOf(state, combatant, action.effect.mode, timing === 'OPENING');
          const way = resolveWay(state, combatant, aim, stride);
          if (!way.ok) return way.error;
          if (way.value.length > 0 || action.effect.mode === 'DODGE') return null;
          return destinations(state, combatant, stride).length > 0
            ? invalid('to', `${action.name} needs somewhere to go: give 'to' or 'path'.`)
            : stuck(combatant);
        }
        case 'STRUCTURE':
          return refuseStructure(state, combatant, action.effect, aim.hexes);
        case 'STANCE':
        case 'GUARD':
          return null;
      }
    },
  ]);
}

export function useOf(action: Action, kind: Kind): Use {
  const use = action.uses.find((offered) => offered.kind === kind);
  if (!use) throw new Error(`'${action.key}' has no use ${kind}.`);
  return use;
}

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
function refuseSurplus({ name, effect }: Action, aim: Aim): Rejection | null {
  if (effect.type !== 'ATTACK' && aim.targetIds.length > 0)
    return invalid('targetIds', `${name} takes no target: leave this out.`);
  if (effect.type !== 'ATTACK' && aim.targetHexes.length > 0)
    return invalid('targetHexes', `${name} is aimed at no hex: leave this out.`);
  if (effect.type !== 'ATTACK' && effect.type !== 'STRUCTURE' && aim.speed !== null)
    return invalid('speed', `${name} has no speed to choose: leave this out.`);
  if (effect.type !== 'ATTACK' && aim.maneuver)
    return invalid('maneuver', `${name} attacks nobody: leave this out.`);
  if (effect.type !== 'MOVEMENT' && (aim.to ?? aim.path))
    return invalid(aim.to ? 'to' : 'path', `${name} goes nowhere: leave this out.`);
  if (effect.type !== 'STRUCTURE' && aim.hexes.length > 0)
    return invalid('hexes', `${name} fills no hexes: leave this out.`);
  return null;
}

/** SEG-99: whether maneuvers are played here, and with this action. */
export function refuseAsManeuver(state: State, { name, effect }: Action): Rejection | null {
  if (!maneuversPlayed(state))
    return illegal('SEG-99', 'Maneuvers are not played here', 'attack without one');
  return effect.type === 'ATTACK' && servesManeuvers(effect)
    ? null
    : illegal('SEG-99', `${name} does not serve for a maneuver`, 'a melee attack does');
}

export const maneuversPlayed = ({ settings }: State): boolean =>
  settings.maneuvers === 'EACH_ROUND' || settings.maneuvers === 'EACH_SEGMENT';

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

/** SEG-50, 66, 67: who can be attacked from here. */
export function refuseTarget(
  state: State,
  attacker: Combatant,
  effect: AttackEffect,
  targetId: string,
): Rejection | null {
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  if (target.id === attacker.id)
    return illegal(
      'SEG-32',
      `${attacker.name} cannot be the target of their own attack`,
      'choose someone else',
    );
  if (target.status === 'DOWN')
    return illegal('SEG-50', `${target.name} is down`, 'choose a target that is not');
  if (hasHardReach(effect) && !inReach(effect, attacker, target))
    return illegal(
      'SEG-67',
      `${target.name} is ${distance(attacker.position, target.position) * FEET_PER_HEX} ft away`,
      `the reach is ${effect.range} ft`,
    );
  return refuseUnseen(state, attacker, target);
}

/** SEG-74, 77: there must be a line to the target, and not too much on it that hides. */
function refuseUnseen(state: State, attacker: Combatant, target: Combatant): Rejection | null {
  const { clear, concealment } = sightBetween(state, attacker.position, target.position);
  if (!clear)
    return illegal(
      'SEG-74',
      `Obstacles break every line from ${attacker.name} to ${target.name}`,
      'attack from where one is clear, or someone else',
    );
  return concealment < 3
    ? null
    : illegal(
        'SEG-77',
        `${target.name} is totally concealed from ${attacker.name}`,
        'attack the hex where they may be, or from where less hides them',
      );
}

type StructureEffect = Extract<Action['effect'], { type: 'STRUCTURE' }>;

/** SEG-60, 66: where a structure can appear. */
export function refuseStructure(
  state: State,
  builder: Combatant,
  effect: StructureEffect,
  hexes: readonly Hex[],
): Rejection | null {
  if (hexes.length === 0 || hexes.length > effect.size)
    return invalid('hexes', `Choose 1 to ${effect.size} hexes.`);
  if (new Set(hexes.map(hexKey)).size < hexes.length)
    return invalid('hexes', 'Choose each hex once.');
  const refuseHex = structureGuard(state, builder, effect);
  return firstRefusal(hexes.map((hex) => () => refuseHex(hex)));
}

/** The guard for single hexes of a structure. */
export function structureGuard(
  state: State,
  builder: Combatant,
  { range }: StructureEffect,
): (hex: Hex) => Rejection | null {
  const filled = filledHexes(state);
  return (hex) => {
    if (filled.has(hexKey(hex)))
      return illegal('SEG-60', `The hex ${hexKey(hex)} is not free`, 'choose hexes that are');
    return distance(builder.position, hex) * FEET_PER_HEX > range
      ? illegal(
          'SEG-66',
          `The hex ${hexKey(hex)} is ${distance(builder.position, hex) * FEET_PER_HEX} ft away`,
          `the range is ${range} ft`,
        )
      : null;
  };
}

/** SEG-60: where nothing more can appear, since something or someone is there. */
export const filledHexes = ({ battlefield, combatants }: State): ReadonlySet<string> =>
  new Set([
    ...battlefield.obstacles.map(hexKey),
    ...Object.values(combatants).map(({ position }) => hexKey(position)),
  ]);
