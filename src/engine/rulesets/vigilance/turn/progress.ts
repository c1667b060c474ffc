import type { Dice } from '../../../core/values/dice.ts';
import { askedToRespond } from '../action/priority.ts';
import { preventImpossible, resolveAction } from '../effects/index.ts';
import type { EventRecorder } from '../model/handler.ts';
import { conclusion } from '../terrain/conclusion.ts';
import { combatantOf } from '../model/lookup.ts';
import { openTie } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { StackObject } from '../model/state.ts';
import { nextTurn, closeTurn } from './rounds.ts';
import { answerQuestionByOrder } from './standing-orders.ts';

/** Plays what happens by itself, up to the next decision that someone must take. */
export function progress(log: EventRecorder, dice: Dice): void {
  while (playNext(log, dice));
}

/** One thing that happens by itself; false when a combatant has to decide first. */
function playNext(log: EventRecorder, dice: Dice): boolean {
  const { phase } = log.state;
  if (phase.kind !== 'COMBAT' || openTie(log.state)) return false;
  const top = phase.stack.at(-1);
  // VIG-56: once responses are over, an action is resolved before all else.
  if (top?.stage.kind === 'RESOLVING') return playResolving(log, top, dice);
  if (conclusion.isDue(log.state)) return false;
  if (conclusion.endIf('AT_ONCE', log)) return true;
  if (top) return playWaiting(log, top);
  const { turn } = phase;
  if (turn.kind === 'ACTING') return closeLostTurn(log, turn.combatantId);
  nextTurn(log);
  return true;
}

/** VIG-45 to 49, 55: the top of the stack waits for answers. */
function playWaiting(log: EventRecorder, top: StackObject): boolean {
  if (askedToRespond(log.state) !== null) return false;
  if (!preventImpossible(log, top))
    log.emit({ type: 'ActionResolving', objectId: top.id, combatantId: top.ownerId });
  return true;
}

/** VIG-55, 56: then it waits for choices, then it happens. */
function playResolving(log: EventRecorder, top: StackObject, dice: Dice): boolean {
  if (preventImpossible(log, top)) return true;
  if (openQuestion(log.state)) return answerQuestionByOrder(log, dice);
  resolveAction(log, top, dice);
  return true;
}

/** VIG-22, 26: who falls or yields on the own turn has no more to decide in it. */
function closeLostTurn(log: EventRecorder, combatantId: string): boolean {
  if (combatantOf(log.state, combatantId).status === 'STANDING') return false;
  closeTurn(log, combatantId);
  return true;
}
