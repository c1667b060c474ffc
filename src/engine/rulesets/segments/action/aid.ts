import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { distance } from '../../../grid/hex.ts';
import { isDownAt } from '../condition/down.ts';
import { heal } from '../condition/heal.ts';
import { inflict } from '../condition/inflict.ts';
import { refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { refusePlace } from '../terrain/passage.ts';
import { isInSight } from '../terrain/sight.ts';
import { type AidEffect, FEET_PER_HEX, type Kind } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, UnplannedHandler } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, combatantOf, findCombatant, offeredAid } from '../model/lookup.ts';
import { hostile } from '../model/combatant/sides.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Aid } from '../model/ongoing.ts';

/** SEG-66, 74, 77, 114: whom an aid can reach from here. */
export function refuseBeneficiary(
  state: State,
  user: Combatant,
  { whom, range }: AidEffect,
  targetId: string,
): Rejection | null {
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  const isUser = target.id === user.id;
  const fits = {
    USER: isUser,
    ALLIES: !isUser && !hostile(user, target),
    SIDE: !hostile(user, target),
    ANYONE: true,
  };
  if (!fits[whom])
    return illegal('SEG-114', `This is not meant for ${target.name}`, 'choose whom it can reach');
  if (isUser) return null;
  const feet = distance(user.position, target.position) * FEET_PER_HEX;
  if (feet > range)
    return illegal('SEG-66', `${target.name} is ${feet} ft away`, `the range is ${range} ft`);
  return isInSight(state, user.position, target.position)
    ? null
    : illegal('SEG-74', `${user.name} cannot see ${target.name}`, 'choose someone in sight');
}

export const aidEffectOf = (state: State, key: string): AidEffect => {
  const { effect } = actionOf(state, key);
  if (effect.type !== 'AID') throw new Error(`'${key}' is no aid.`);
  return effect;
};

interface Intended {
  readonly action: string;
  readonly use: Kind;
  readonly targetId: string;
}

/** Sets an aid going, which plays its first segment at once (SEG-58). */
export function startAid(log: EventRecorder, ownerId: string, plan: Intended, dice: Dice): void {
  const aid: Aid = {
    kind: 'AID',
    id: newId(log.state, ownerId),
    ownerId,
    since: now(log.state),
    ...plan,
    origin: combatantOf(log.state, ownerId).position,
    flown: 0,
    stage: 'COMING',
    timesLeft: aidEffectOf(log.state, plan.action).times,
  };
  log.emit({ type: 'AidStarted', aid });
  playAid(log, aid, dice);
}

/** One segment of an aid: it comes nearer, or does its work again. */
export function playAid(log: EventRecorder, aid: Aid, dice: Dice): void {
  if (aid.stage !== 'COMING') {
    workAid(log, aid, dice);
    return;
  }
  const { id, targetId, ownerId, action } = aid;
  const { speed } = aidEffectOf(log.state, action);
  const target = combatantOf(log.state, targetId);
  const flown = aid.flown + (speed ?? Infinity);
  if (flown < distance(aid.origin, target.position)) log.emit({ type: 'AidAdvanced', id, flown });
  // SEG-105: who is down cannot refuse, and nobody refuses their own.
  else if (targetId === ownerId || target.status === 'DOWN') workAid(log, aid, dice);
  else log.emit({ type: 'AidOffered', id, combatantId: targetId, sourceId: ownerId, action });
}

/** SEG-114: heals, and the first time gives its conditions. */
function workAid(log: EventRecorder, aid: Aid, dice: Dice): void {
  const { id, targetId, ownerId: sourceId, action, timesLeft } = aid;
  const { healing, gives, times } = aidEffectOf(log.state, action);
  if (healing && !hasRoom(log.state, targetId)) {
    log.emit({ type: 'OngoingEnded', id, reason: 'BLOCKED' });
    return;
  }
  const worked = { id, combatantId: targetId, sourceId, action, timesLeft: timesLeft - 1 };
  log.emit({ type: 'AidWorked', ...worked });
  for (const { condition, segments } of timesLeft === times ? gives : []) {
    const until = segments === null ? null : Math.max(now(log.state), 1) + segments;
    inflict(log, targetId, { condition, until, dice: 0, once: false });
  }
  if (healing) heal(log, { formula: healing, action, sourceId, targetId }, dice);
}

/** SEG-55: who is down gets up only where nobody stands. */
function hasRoom(state: State, id: string): boolean {
  const { status, position, hitPoints } = combatantOf(state, id);
  return status !== 'DOWN' || !isDownAt(hitPoints) || refusePlace(state, position) === null;
}

/** SEG-114: whoever it is meant for may refuse it. */
export const answerOffer: UnplannedHandler<CommandOf<'AnswerOffer'>> = {
  refuse: (state, { combatantId, aidId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => {
        const aid = state.ongoing.find(({ id }) => id === aidId);
        return aid?.kind === 'AID' && aid.stage === 'OFFERED' && aid.targetId === combatantId
          ? null
          : illegal('SEG-114', 'This is not offered now', 'answer what is offered to you');
      },
    ]),
  carryOut: (log, { combatantId, accepts }, dice) => {
    const aid = offeredAid(log.state);
    if (!aid) return;
    if (accepts) workAid(log, aid, dice);
    else log.emit({ type: 'AidRefused', id: aid.id, combatantId });
  },
};
