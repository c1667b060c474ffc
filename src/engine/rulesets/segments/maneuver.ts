import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { distance, type Hex, sameHex, subtract } from '../../grid/hex.ts';
import { ways } from '../../grid/path.ts';
import type { CommandOf, Maneuver } from './commands.ts';
import { finishDodge, refuseEarlier } from './defend.ts';
import { inflictCondition } from './effects.ts';
import { maintainGrapple, refuseGrapple, refuseMaintaining, startGrapple } from './grapple.ts';
import type { Handler } from './handler.ts';
import { combatantOf, dueAttack, findCombatant } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { pushGround, startPush } from './pushback.ts';
import { refuseEnded } from './setup.ts';
import type { Attack, PendingManeuver, State } from './state.ts';
import { figuresOf } from './strike.ts';

type Spend = CommandOf<'SpendManeuverPoints'>;

/** SEG-100: the attacker of a maneuver that has succeeded spends its points, or some of them. */
export const spendManeuverPoints: Handler<Spend> = {
  refuse: (state, command) => {
    const attack = state.attacks.find(({ id }) => id === command.attackId);
    if (!findCombatant(state, command.combatantId))
      return notFound('combatant', command.combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () => (attack ? refusePending(state, attack, command) : notFound('attack', command.attackId)),
      () => (attack && isPending(attack) ? refuseSpending(state, attack, command) : null),
    ]);
  },
  carryOut: (log, { attackId, maneuvers, to }) => {
    const attack = log.state.attacks.find(({ id }) => id === attackId);
    if (!attack || !isPending(attack)) return;
    const { attackerId: combatantId, targetId, stage } = attack;
    const way = to ? wayTo(log.state, attack, maneuvers, to) : [];
    const hexes = way.length;
    log.emit({ type: 'ManeuverPointsSpent', attackId, combatantId, targetId, maneuvers, hexes });
    for (const maneuver of maneuvers) take(log, attack, maneuver);
    const from = combatantOf(log.state, targetId).position;
    const steps = way.map((hex, i) => subtract(hex, way[i - 1] ?? from));
    startPush(log, attack, steps, figuresOf(log.state, attack).speed);
    finishDodge(log, targetId, stage.dodge);
  },
};

/** The maneuver whose points are to be spent now. */
export function pendingManeuver(state: State): PendingManeuver | undefined {
  const due = dueAttack(state);
  return due && isPending(due) ? due : undefined;
}

const isPending = (attack: Attack): attack is PendingManeuver => attack.stage.kind === 'MANEUVER';

function refusePending(state: State, attack: Attack, { combatantId }: Spend): Rejection | null {
  const { name } = combatantOf(state, combatantId);
  if (attack.attackerId !== combatantId)
    return illegal(
      'SEG-100',
      `This attack is not ${name}'s`,
      `${combatantOf(state, attack.attackerId).name} spends its points`,
    );
  if (!isPending(attack))
    return illegal(
      'SEG-100',
      'This attack is no maneuver that has succeeded',
      'points are spent on one that has',
    );
  return refuseEarlier(attack, dueAttack(state) ?? attack);
}

function refuseSpending(
  state: State,
  attack: PendingManeuver,
  { maneuvers, to }: Spend,
): Rejection | null {
  const { points } = attack.stage;
  return firstRefusal([
    () =>
      new Set(maneuvers).size < maneuvers.length
        ? invalid('maneuvers', 'Choose each maneuver once.')
        : null,
    ...maneuvers.map((maneuver) => () => refuseManeuver(state, attack, maneuver)),
    () =>
      maneuvers.length > points
        ? illegal(
            'SEG-100',
            `The maneuver has ${points} point(s)`,
            'each of these takes one, so choose no more',
          )
        : null,
    () =>
      to && wayTo(state, attack, maneuvers, to).length === 0
        ? illegal(
            'SEG-101',
            `${combatantOf(state, attack.targetId).name} cannot be moved to (${to.q}, ${to.r}) with ${points - maneuvers.length} point(s)`,
            'choose a way over free hexes at a point each, from a distance one that leads away',
          )
        : null,
  ]);
}

/** Whether what a maneuver needs is there; its point aside. */
export function refuseManeuver(
  state: State,
  attack: PendingManeuver,
  maneuver: Maneuver,
): Rejection | null {
  switch (maneuver) {
    case 'GRAPPLE':
      return refuseGrapple(state, attack);
    case 'MAINTAIN':
      return refuseMaintaining(state, attack);
    case 'TRIP':
    case 'DISARM':
      return null;
  }
}

/** SEG-102, 103: conditions without a text of their own are labels for the GM. */
function take(log: EventRecorder, attack: PendingManeuver, maneuver: Maneuver): void {
  const label = (condition: string) => {
    inflictCondition(log, attack.targetId, { condition, until: null, dice: 0, once: false });
  };
  switch (maneuver) {
    case 'GRAPPLE':
      startGrapple(log, attack);
      return;
    case 'MAINTAIN':
      maintainGrapple(log, attack);
      return;
    case 'TRIP':
      label('prone');
      return;
    case 'DISARM':
      label('disarmed');
  }
}

/** However many points there are: every hex to move to is listed as an option. */
const MOST_HEXES = 40;

/** SEG-101: the ways on which the target can be moved with what the other maneuvers leave. */
export function repositions(
  state: State,
  attack: PendingManeuver,
  maneuvers: readonly Maneuver[],
): readonly (readonly Hex[])[] {
  const { position: from } = combatantOf(state, attack.targetId);
  const { position: attacker } = combatantOf(state, attack.attackerId);
  const far = distance(attacker, from);
  const points = Math.min(attack.stage.points - maneuvers.length, MOST_HEXES);
  const isFree = pushGround(state, attack.targetId);
  const found = ways(from, points, { enter: isFree, stop: isFree });
  const allowed = (way: readonly Hex[]): boolean => {
    const end = distance(attacker, way.at(-1) ?? from);
    const isAway = end === far + way.length;
    const isTowardWithTrip = way.length === 1 && end < far && maneuvers.includes('TRIP');
    // Beside the attacker every way is open; from a distance it leads away.
    return far === 1 || isAway || isTowardWithTrip;
  };
  return found.filter(allowed);
}

const wayTo = (
  state: State,
  attack: PendingManeuver,
  maneuvers: readonly Maneuver[],
  to: Hex,
): readonly Hex[] =>
  repositions(state, attack, maneuvers).find((way) => sameHex(way.at(-1) ?? to, to)) ?? [];
