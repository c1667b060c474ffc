import type { Dice } from '../../core/values/dice.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { outcomeOf } from '../../core/views/outcome.ts';
import { SECONDS_PER_TURN } from './actions.ts';
import { settle } from './attack.ts';
import { openAttack } from './defend.ts';
import { checkDying } from './dying.ts';
import { endDelay } from './effects.ts';
import { combatantOf, isStanding } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { idleSecond, playSecond } from './seconds.ts';
import { fightingSides } from './sides.ts';
import type { Combat, State, Turn } from './state.ts';

/** Plays what happens by itself, up to the next decision that someone must take. */
export function playOn(log: EventRecorder, dice: Dice): void {
  while (playNext(log, dice));
}

/** One thing that happens by itself; false when somebody has to decide first. */
function playNext(log: EventRecorder, dice: Dice): boolean {
  const { phase, attacks } = log.state;
  if (phase.kind !== 'COMBAT' || openAttack(log.state)) return false;
  if (attacks.length > 0) {
    settle(log, dice);
    return true;
  }
  const turn = phase.turns.at(-1);
  if (!turn) return playBetween(log, phase, dice);
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

/** SEC-02, 24, 27: between two turns. */
function playBetween(log: EventRecorder, combat: Combat, dice: Dice): boolean {
  if (mayTakeNow(log.state, combat).length > 0) return false;
  const [next] = combat.waiting;
  if (next === undefined) endRound(log, combat.round);
  else if (combatantOf(log.state, next).holdsTurn)
    log.emit({ type: 'DelayedTurnLost', combatantId: next });
  else {
    log.emit({ type: 'TurnStarted', combatantId: next });
    checkDying(log, next, dice);
  }
  return true;
}

/**
 * SEC-24, 29: who may take a delayed turn in this moment between two turns; the first of them in
 * the order of initiative is asked, alone unless the table plays first come, first served.
 */
export function mayTakeNow(state: State, { order, passed }: Combat): readonly CombatantId[] {
  const holders = order.filter((id) => {
    const combatant = combatantOf(state, id);
    return combatant.holdsTurn && isStanding(combatant) && !passed.includes(id);
  });
  return state.settings.sameMoment === 'INITIATIVE' ? holders.slice(0, 1) : holders;
}

/** SEC-07: the next round, as long as two sides have someone able and willing to fight. */
function endRound(log: EventRecorder, round: number): void {
  const outcome = outcomeOf(fightingSides(log.state));
  log.emit(
    outcome ? { type: 'EncounterEnded', outcome } : { type: 'RoundStarted', round: round + 1 },
  );
}
