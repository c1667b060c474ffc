import type { Dice } from '../../../core/values/dice.ts';
import { beginDelayed } from '../effects/index.ts';
import { checkGrapple, endBrokenGrapple } from '../attack/maneuvers/grapple.ts';
import { resolveThenDodge } from '../attack/dodge.ts';
import { spendOutOfReach } from '../attack/out-of-reach.ts';
import { applyRoundDamage } from '../condition/damage.ts';
import { checkDisorientation } from '../condition/disorientation.ts';
import { goOn } from '../action/held-way.ts';
import { hasNextTarget } from '../action/next-target.ts';
import { mayRelease } from '../action/triggers.ts';
import type { Delayed } from '../model/ongoing.ts';
import { conclusion } from '../stats/conclusion.ts';
import { isDue, playOngoing } from '../ongoing/index.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import {
  askedToRelease,
  combatantOf,
  combatOf,
  dueAttack,
  offeredAid,
  unaimed,
} from '../model/lookup.ts';
import type { Combat, Combatant, State } from '../model/state.ts';
import { defendByOrder } from './standing-orders.ts';

/** Plays what happens by itself, up to the next decision that someone must take. */
export function progress(log: EventRecorder, dice: Dice): void {
  while (playNext(log, dice));
}

/** One thing that happens by itself; false when a combatant has to decide first. */
function playNext(log: EventRecorder, dice: Dice): boolean {
  if (spendOutOfReach(log) || endBrokenGrapple(log)) return true;
  // SEG-27: before the attack that a combatant has waited for is met.
  const asked = askedToRelease(log.state);
  if (asked) return passUnlessPossible(log, asked);
  const { phase } = log.state;
  const attack = dueAttack(log.state);
  if (attack) return attack.stage.kind === 'WINDOW' && defendByOrder(log, attack, dice);
  if (offeredAid(log.state)) return false;
  const next = unaimed(log.state);
  // what there is nothing to aim at is spent as it is played.
  if (next && hasNextTarget(log.state, next)) return false;
  if (goOn(log) || beginHeld(log, dice)) return true;
  switch (phase.kind) {
    case 'SETUP':
      return phase.opening === 'PLAYING' && playOpening(log, dice);
    case 'COMBAT':
      if (conclusion.isDue(log.state)) return false;
      if (conclusion.endIf('AT_ONCE', log)) return true;
      return playTurn(log, phase, dice);
    case 'ENDED':
      return false;
  }
}

/** SEG-27: who could only wait on is not asked any more; false where there is something to ask. */
function passUnlessPossible(log: EventRecorder, asked: Combatant): boolean {
  if (mayRelease(log.state, asked)) return false;
  log.emit({ type: 'PriorityPassed', combatantId: asked.id });
  return true;
}

/** what was declared, and held while a waiting combatant was asked, begins now. */
function beginHeld(log: EventRecorder, dice: Dice): boolean {
  const held = log.state.ongoing.find(
    (one): one is Delayed => one.kind === 'DELAYED' && one.begins === one.since,
  );
  if (held) beginDelayed(log, held, dice);
  return held !== undefined;
}

/** SEG-19: the opening action is played to its end before the first round. */
function playOpening(log: EventRecorder, dice: Dice): boolean {
  const [oldest] = log.state.ongoing;
  if (oldest) playOngoing(log, oldest, { dice, path: [], begin: beginDelayed });
  else log.emit({ type: 'OpeningEnded' });
  return true;
}

/** SEG-09, 10: the turns of a segment, one after the other. */
function playTurn(log: EventRecorder, { turn, waiting }: Combat, dice: Dice): boolean {
  switch (turn.kind) {
    case 'BETWEEN': {
      const [next] = waiting;
      if (next === undefined) return false;
      startTurn(log, next, dice);
      return true;
    }
    case 'ACTING':
      return (
        playDeferred(log, turn.combatantId, dice) ||
        checkGrapple(log, turn.combatantId) ||
        closeTurnOfUnable(log, turn.combatantId)
      );
    case 'PLAYING': {
      const { combatantId, queue, path } = turn;
      // A declared defense stands even if the defender has yielded since.
      if (playDeferred(log, combatantId, dice)) return true;
      const ongoing = log.state.ongoing.find(({ id }) => id === queue[0]);
      if (ongoing) playOngoing(log, ongoing, { dice, path, begin: beginDelayed });
      else log.emit({ type: 'TurnEnded', combatantId });
      return true;
    }
  }
}

/** SEG-42: an attack that waited for the defender's turn is resolved as that turn begins. */
function playDeferred(log: EventRecorder, combatantId: string, dice: Dice): boolean {
  for (const attack of log.state.attacks) {
    if (attack.targetId !== combatantId || attack.stage.kind !== 'DEFERRED') continue;
    if (attack.stage.from > now(log.state)) continue;
    resolveThenDodge(log, attack, attack.stage.defense, dice);
    return true;
  }
  return false;
}

/** SEG-105, 107: who goes down or yields on the own turn has no more to decide in it. */
function closeTurnOfUnable(log: EventRecorder, combatantId: string): boolean {
  if (combatantOf(log.state, combatantId).status === 'STANDING') return false;
  const queue = queueOf(log.state, combatantId);
  log.emit({ type: 'TurnClosed', combatantId, queue, path: [] });
  return true;
}

/** SEG-93: first comes what conditions do in each round, whether there is a turn to take or not. */
function startTurn(log: EventRecorder, combatantId: string, dice: Dice): void {
  if (combatOf(log.state).segment === 1) {
    applyRoundDamage(log, combatantId);
    checkDisorientation(log, combatantId, dice);
  }
  const reason = whyPassed(log.state, combatantOf(log.state, combatantId));
  if (!reason) {
    log.emit({ type: 'TurnStarted', combatantId });
    return;
  }
  const { actsFrom: until } = combatantOf(log.state, combatantId);
  log.emit({
    ...{ type: 'TurnPassed', combatantId, reason, queue: queueOf(log.state, combatantId) },
    ...(reason === 'SURPRISED' && { until }),
  });
}

/** SEG-10: what plays as a combatant's turn ends, oldest first; what began in this segment has. */
export const queueOf = (state: State, combatantId: string): readonly string[] =>
  state.ongoing
    .filter(({ ownerId, since }) => ownerId === combatantId && since < now(state))
    .filter((ongoing) => isDue(state, ongoing))
    .map(({ id }) => id);

/** SEG-17, 105, 107: who has no turn to take; what they have in flight still flies. */
function whyPassed({ phase }: State, combatant: Combatant) {
  if (combatant.status !== 'STANDING') return combatant.status;
  const surprised =
    phase.kind === 'COMBAT' && phase.round === 1 && phase.segment < combatant.actsFrom;
  return surprised ? 'SURPRISED' : null;
}
