import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { askedNow } from '../action/asked.ts';
import { endDelay } from '../effects/index.ts';
import { resolveAttacks } from '../attack/attack.ts';
import { canPause, leaveWay, pauseAction } from '../condition/abandon.ts';
import { conclusion } from '../stats/conclusion.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isFighting, openAttack } from '../model/lookup.ts';
import type { Doing, State, Turn } from '../model/state.ts';
import { noticeTriggers } from './triggers.ts';
import { playBetweenTurns } from './rounds.ts';
import { idleSecond, playSecond } from './seconds.ts';
import { defendByOrder } from './standing-orders.ts';

/** Plays what happens by itself, up to the next decision that someone must take. */
export function progress(log: EventRecorder, dice: Dice): void {
  let seen = 0;
  do seen = noticeTriggers(log, seen);
  while (playNext(log, dice));
}

/** Plays one thing that happens by itself; false when a combatant has to decide first. */
function playNext(log: EventRecorder, dice: Dice): boolean {
  const { phase, attacks } = log.state;
  if (phase.kind !== 'COMBAT') return false;
  const open = openAttack(log.state);
  if (open) return defendByOrder(log, open, dice);
  if (attacks.length > 0) {
    resolveAttacks(log, dice);
    return true;
  }
  if (conclusion.isDue(log.state)) return false;
  if (conclusion.endIf('AT_ONCE', log)) return true;
  const turn = phase.turns.at(-1);
  if (!turn) return playBetweenTurns(log, phase, dice);
  // SEC-22: first the action that completes, then delays.
  if (turn.stage === 'AIMING') return false;
  const due = log.state.delays.find(({ left }) => left <= 0);
  if (due) endDelay(log, due, dice);
  return due ? true : playTurn(log, turn, dice);
}

/** SEC-07 to 14: the seconds of a turn. */
function playTurn(log: EventRecorder, turn: Turn, dice: Dice): boolean {
  const { combatantId, second, stage } = turn;
  const owner = combatantOf(log.state, combatantId);
  const { doing } = owner;
  if (doing && stops(log.state, doing, turn)) {
    pauseAction(log, combatantId, doing);
    return true;
  }
  if (second === SECONDS_PER_TURN) {
    endTurn(log, combatantId);
    return true;
  }
  switch (stage) {
    case 'PLAYING':
      playSecond(log, turn, dice);
      return true;
    case 'IDLING':
      if (countsIdle(log.state, combatantId)) idleSecond(log, turn);
      else endTurn(log, combatantId);
      return true;
    case 'DECIDING':
      if (askedNow(log.state).length > 0 || isFighting(owner)) return false;
      log.emit({ type: 'TurnIdled', combatantId });
      return true;
    case 'AIMING':
      return false;
  }
}

/** SEC-12, 56: what can pause does so when its owner has said so or decides again, or the turn ends. */
const stops = (state: State, doing: Doing, { second, stage, pausesAfter }: Turn): boolean =>
  canPause(state, doing) &&
  (stage !== 'PLAYING' || second >= pausesAfter || second === SECONDS_PER_TURN);

/** SEC-56: a way is one of this turn. */
function endTurn(log: EventRecorder, combatantId: CombatantId): void {
  leaveWay(log, combatantId, 'CHOICE');
  log.emit({ type: 'TurnEnded', combatantId });
}

/** SEC-10: idle seconds matter only to the delays of whose turn it is. */
const countsIdle = ({ delays, settings }: State, id: CombatantId): boolean =>
  settings.idleSeconds === 'PASS' && delays.some(({ ownerId }) => ownerId === id);
