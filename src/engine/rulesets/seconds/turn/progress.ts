import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { endDelay } from '../action/take-effect.ts';
import { resolveAttacks } from '../attack/attack.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isStanding, openAttack } from '../model/lookup.ts';
import type { State, Turn } from '../model/state.ts';
import { playBetweenTurns } from './rounds.ts';
import { idleSecond, playSecond } from './seconds.ts';

/** Plays what happens by itself, up to the next decision that someone must take. */
export function playOn(log: EventRecorder, dice: Dice): void {
  while (playNext(log, dice));
}

/** Plays one thing that happens by itself; false when somebody has to decide first. */
function playNext(log: EventRecorder, dice: Dice): boolean {
  const { phase, attacks } = log.state;
  if (phase.kind !== 'COMBAT' || openAttack(log.state)) return false;
  if (attacks.length > 0) {
    resolveAttacks(log, dice);
    return true;
  }
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
  if (second === SECONDS_PER_TURN) {
    log.emit({ type: 'TurnEnded', combatantId });
    return true;
  }
  switch (stage) {
    case 'PLAYING':
      playSecond(log, turn, dice);
      return true;
    case 'IDLING':
      if (countsIdle(log.state, combatantId)) idleSecond(log, turn);
      else log.emit({ type: 'TurnEnded', combatantId });
      return true;
    case 'DECIDING':
      if (isStanding(combatantOf(log.state, combatantId))) return false;
      log.emit({ type: 'TurnIdled', combatantId });
      return true;
    case 'AIMING':
      return false;
  }
}

/** SEC-10: idle seconds matter only to the delays of whose turn it is. */
const countsIdle = ({ delays, settings }: State, id: CombatantId): boolean =>
  settings.idleSeconds === 'PASS' && delays.some(({ ownerId }) => ownerId === id);
