import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { askedNow } from '../action/asked.ts';
import { takeFreeAction } from '../action/declared-free-actions.ts';
import { endDelay } from '../effects/index.ts';
import { resolveAttacks } from '../attack/attack.ts';
import { canPause, pauseAction } from '../condition/abandon.ts';
import { conclusion } from '../stats/conclusion.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import {
  combatantOf,
  dueFreeAction,
  isConscious,
  isFighting,
  openAttack,
} from '../model/lookup.ts';
import type { Delay, Doing, State, Turn } from '../model/state.ts';
import { noticeTriggers } from './triggers.ts';
import { playBetweenTurns } from './rounds.ts';
import { idleSecond, playSecond } from './seconds.ts';
import { defendByOrder } from './standing-orders.ts';
import { closeTurn, idleTurn } from './turns.ts';

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
  // SEC-22: first the action that completes, then delays.
  if (turn?.stage === 'AIMING') return false;
  const due = dueDelay(log.state);
  if (due) {
    endDelay(log, due, dice);
    return true;
  }
  return turn ? playTurn(log, turn, dice) : playBetweenTurns(log, phase, dice);
}

/** SEC-22: the oldest of those that came to zero first; the seconds of the fallen pass all at once. */
function dueDelay({ delays }: State): Delay | undefined {
  const [first] = delays
    .filter(({ left }) => left <= 0)
    .sort((one, other) => one.left - other.left);
  return first;
}

/** SEC-07 to 14: the seconds of a turn. */
function playTurn(log: EventRecorder, turn: Turn, dice: Dice): boolean {
  const { combatantId, second, stage } = turn;
  const owner = combatantOf(log.state, combatantId);
  const { doing } = owner;
  if (!isConscious(owner)) {
    log.emit({ type: 'FallenSkipped', combatantId });
    return true;
  }
  const declared = isFighting(owner) ? dueFreeAction(log.state) : undefined;
  if (declared) {
    takeFreeAction(log, combatantId, declared, dice);
    return true;
  }
  if (doing && stops(log.state, doing, turn)) {
    pauseAction(log, combatantId, doing);
    return true;
  }
  const isSpent = second === SECONDS_PER_TURN;
  switch (stage) {
    case 'PLAYING':
      playSecond(log, turn, dice);
      return true;
    case 'IDLING':
      if (!isSpent && countsIdle(log.state, combatantId)) idleSecond(log, turn);
      else closeTurn(log, combatantId);
      return true;
    case 'DECIDING':
      if (askedNow(log.state).length > 0 || isFighting(owner)) return false;
      if (isSpent) closeTurn(log, combatantId);
      else idleTurn(log, combatantId);
      return true;
    case 'AIMING':
      return false;
  }
}

/** SEC-12, 56: what can pause does so when its owner has said so or decides again, or the turn ends. */
const stops = (state: State, doing: Doing, { second, stage, pausesAfter }: Turn): boolean =>
  canPause(state, doing) &&
  (stage !== 'PLAYING' || second >= pausesAfter || second === SECONDS_PER_TURN);

/** SEC-10: idle seconds matter only to the delays of whose turn it is. */
const countsIdle = ({ delays, settings }: State, id: CombatantId): boolean =>
  settings.idleSeconds === 'PASS' && delays.some(({ ownerId }) => ownerId === id);
