import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { distance, type Hex, onMap } from '../../grid/hex.ts';
import type { Effect } from './actions.ts';
import type { CommandOf } from './commands.ts';
import { ATTACK, times } from './components.ts';
import { coverBetween, TOTAL } from './cover.ts';
import { type Mark, takeEffect } from './effects.ts';
import { refuseWeapon } from './gear.ts';
import type { Handler } from './handler.ts';
import { refuseOpenDefense, refuseOutOfFight } from './intent.ts';
import {
  type AttackEffect,
  actionOf,
  attackEffectOf,
  combatantOf,
  componentsOf,
  currentTurn,
  findCombatant,
  isAttack,
} from './lookup.ts';
import { inReach, isArea } from './plan.ts';
import type { Combatant, Doing, State } from './state.ts';

type Complete = CommandOf<'CompleteAction'>;

/** SEC-15: targets are chosen, and range and line of sight checked, after the last second. */
export const completeAction: Handler<Complete> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseAiming(state, command.combatantId),
      () => refuseMark(state, command),
    ]),
  carryOut: (log, { combatantId, targetIds, to }, dice) => {
    const { doing } = combatantOf(log.state, combatantId);
    if (!doing) return;
    const { action } = doing;
    log.emit({ type: 'ActionCompleted', combatantId, action, targetIds, to });
    if (targetIds.length > 0 || to)
      takeEffect(log, { ownerId: combatantId, doing, targetIds, to }, dice);
  },
};

/** SEC-15: whether an action is aimed only when it is complete. */
export const isAimed = ({ type }: Effect): boolean =>
  ['MELEE', 'RANGED', 'SPELL', 'COMBO', 'AIM', 'STABILIZE'].includes(type);

function refuseAiming(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const turn = currentTurn(state);
  return firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () =>
      turn?.combatantId === combatantId && turn.stage === 'AIMING'
        ? null
        : illegal(
            'SEC-15',
            `${combatant.name} has no action that is complete and wants a target`,
            'begin one, or go on with it',
          ),
  ]);
}

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

export function aimingOf(state: State, combatant: Combatant, doing: Doing): Aiming {
  const { effect } = actionOf(state, doing.action);
  const combo = componentsOf(combatant, doing.combo);
  const weapon =
    effect.type === 'COMBO' ? doing.weapon : effect.type === 'SPELL' ? null : doing.action;
  const attack =
    effect.type === 'COMBO'
      ? attackEffectOf(state, doing.weapon ?? '')
      : isAttack(effect)
        ? effect
        : null;
  const count = effect.type === 'COMBO' ? times(combo, ATTACK) : 1;
  return { combatant, effect, attack, weapon, combo, count };
}

function refuseMark(state: State, { combatantId, targetIds, to }: Complete): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  if (!combatant.doing || (targetIds.length === 0 && !to)) return null;
  const aiming = aimingOf(state, combatant, combatant.doing);
  return firstRefusal([
    () => refuseShape(aiming, { targetIds, to }),
    () => refuseMeans(state, aiming),
    () => (to ? refusePlace(state, aiming, to) : null),
    ...targetIds.map((id) => () => refuseTarget(state, aiming, id)),
  ]);
}

/** An area has a middle, all else has targets. */
function refuseShape({ attack, count }: Aiming, { targetIds, to }: Mark): Rejection | null {
  const area = attack !== null && isArea(attack);
  if (area && targetIds.length > 0)
    return invalid('targetIds', "This strikes an area; give 'to', its middle.");
  if (!area && to) return invalid('to', 'This strikes no area; name targets.');
  return area || targetIds.length === count
    ? null
    : invalid('targetIds', `Name ${count} target(s), one for each attack.`);
}

/** SEC-09, 50: the weapon may have been dropped since. */
export function refuseMeans(
  state: State,
  { combatant, attack, weapon, count }: Aiming,
): Rejection | null {
  if (weapon === null || attack === null) return null;
  return refuseWeapon(state, combatant, weapon, count);
}

/** SEC-37: the middle of an area must be in sight, and in range. */
export function refusePlace(
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
  const { combatant, attack, combo } = aiming;
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  const metres = distance(combatant.position, target.position);
  return firstRefusal([
    () =>
      target.id === combatant.id
        ? illegal('SEC-15', `${combatant.name} cannot be the target of this`, 'choose someone else')
        : null,
    () => refuseStatus(aiming, target),
    () => {
      if (aiming.effect.type === 'STABILIZE' && metres > 1)
        return illegal('SEC-53', `${target.name} is ${metres} m away`, 'go next to them');
      if (!attack || inReach(attack, combo, metres)) return null;
      return illegal(
        attack.type === 'MELEE' ? 'SEC-47' : 'SEC-48',
        `${target.name} is ${metres} m away, where this does not reach`,
        'choose someone whom it does, or let it go',
        { metres },
      );
    },
    () =>
      aiming.effect.type !== 'STABILIZE' &&
      coverBetween(state, combatant.position, target.position) === TOTAL
        ? illegal('SEC-37', `${target.name} is behind total cover`, 'find a line from elsewhere')
        : null,
  ]);
}

/** SEC-53: the dead are past everything, and only the dying can be stabilized. */
function refuseStatus({ effect }: Aiming, { name, status }: Combatant): Rejection | null {
  if (status.kind === 'DEAD')
    return illegal('SEC-53', `${name} is dead`, 'choose someone who is not');
  return effect.type === 'STABILIZE' && status.kind !== 'DYING'
    ? illegal('SEC-53', `${name} is not dying`, 'choose someone who is')
    : null;
}
