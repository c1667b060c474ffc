import { reorder, withTurnCome } from '../../../core/table/patch.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { isMovement } from '../effects/index.ts';
import { changeCombat, changeCombatant, changeTurn } from '../model/combatant/patch.ts';
import type { EventOfType } from '../model/events.ts';
import { awaitedBy, betweenTurns, sameAwaited } from '../model/delaying.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { secondsLeft } from '../model/clock.ts';
import { actionOf, combatantOf, combatOf, currentTurn } from '../model/lookup.ts';
import type { Combat, State, Turn } from '../model/state.ts';

/** SEC-02 to 06: who is ranked for the first time begins the fight, or joins it. */
export function initiativeChecked(state: State, event: EventOfType<'InitiativeChecked'>): State {
  const { order, waitingIds: waiting } = event;
  const rolls = [...event.rolls, ...event.rerolls];
  const after = rolls.reduce(
    (before, { combatantId, roll }) => {
      const { initiative } = combatantOf(before, combatantId);
      return changeCombatant(before, combatantId, { initiative: [...initiative, roll.total] });
    },
    withoutTies(state, event),
  );
  if (after.phase.kind === 'COMBAT') return changeCombat(after, { order, waiting });
  const phase: Combat = {
    ...{ kind: 'COMBAT', round: 0, order, waiting, turns: [], passed: [] },
    goesOn: false,
  };
  return { ...after, phase };
}

/** RS-45: where all roll again, how a tie of theirs was broken before counts no more. */
function withoutTies(state: State, { rerolls }: EventOfType<'InitiativeChecked'>): State {
  if (state.settings.lateTie !== 'ALL_AGAIN') return state;
  return rerolls.reduce((before, { combatantId }) => {
    const [first] = combatantOf(before, combatantId).initiative;
    return first === undefined
      ? before
      : changeCombatant(before, combatantId, { initiative: [first] });
  }, state);
}

/** Turns that are still to come stay so, in the new order. */
export function rankChanged(
  state: State,
  { combatantId, order }: EventOfType<'RankChanged'>,
): State {
  return reorder(changeCombatant(state, combatantId, { initiative: [] }), () => order);
}

/** SEC-25: the turn that begins interrupts the one that was on, if any. */
export function turnStarted(state: State, combatantId: CombatantId, kind: Turn['kind']): State {
  const { turns } = combatOf(state);
  const begun: Turn = {
    combatantId,
    kind,
    second: 0,
    stage: 'DECIDING',
    pausesAfter: 0,
    vetoed: [],
    freeActions: [],
  };
  const after = changeCombat(state, { turns: [...turns, begun], passed: [] });
  return kind === 'DELAYED'
    ? changeCombatant(after, combatantId, { delayedTurn: null })
    : turnCome(after, combatantId);
}

/** SEC-42: only a turn at its place in the order renews the defenses. */
function turnCome(state: State, combatantId: CombatantId): State {
  const { defenses } = combatantOf(state, combatantId).sheet;
  return changeCombatant(withTurnCome(state, combatantId), combatantId, { defenses });
}

/**
 * SEC-53: who is down has no turn, or no more of the one that is on, and none that was delayed. SEC-10,
 * 23: their delays count its seconds all the same.
 */
export function fallenSkipped(state: State, { combatantId }: EventOfType<'FallenSkipped'>): State {
  const turn = currentTurn(state);
  const isOn = turn?.combatantId === combatantId;
  const { delayedTurn } = combatantOf(state, combatantId);
  const whole = delayedTurn ? 2 * SECONDS_PER_TURN : SECONDS_PER_TURN;
  const after = isOn
    ? changeCombat(state, { turns: combatOf(state).turns.slice(0, -1) })
    : changeCombatant(turnCome(state, combatantId), combatantId, { delayedTurn: null });
  if (state.settings.idleSeconds === 'VANISH') return after;
  return countedDown(after, combatantId, isOn ? secondsLeft(turn) : whole);
}

/** SEC-18: so many seconds of its owner's turns count for a delay. */
const countedDown = (state: State, combatantId: CombatantId, seconds: number): State => ({
  ...state,
  delays: state.delays.map((delay) =>
    delay.ownerId === combatantId ? { ...delay, left: delay.left - seconds } : delay,
  ),
});

/** SEC-18: a second of a turn counts for its owner's action and delays alone. */
export function secondPassed(state: State, event: EventOfType<'SecondPassed'>): State {
  const { combatantId, second, spentOn: action } = event;
  const { doing, runUp } = combatantOf(state, combatantId);
  const moves = action !== null && isMovement(actionOf(state, action).effect);
  const after = changeCombatant(state, combatantId, {
    doing: doing && action ? { ...doing, done: doing.done + 1 } : doing,
    runUp: moves ? runUp : [],
  });
  const { stage } = combatOf(after).turns.at(-1) ?? {};
  // SEC-31: when its seconds are spent its owner says that the turn is over.
  const isSpent = second === SECONDS_PER_TURN && stage === 'PLAYING';
  const passed = changeTurn(after, isSpent ? { second, stage: 'DECIDING' } : { second });
  return countedDown(passed, combatantId, 1);
}

/** The turn that is on ends, and the one that it interrupted, if any, goes on. */
export function turnEnded(state: State): State {
  const current = currentTurn(state);
  const after = changeCombat(state, { turns: combatOf(state).turns.slice(0, -1) });
  // SEC-52: seconds that pass idle break a run-up.
  return current?.stage === 'IDLING'
    ? changeCombatant(after, current.combatantId, { runUp: [] })
    : after;
}

/** SEC-24: a turn is put off until its trigger happens. */
export function turnDelayed(
  state: State,
  { combatantId, until }: EventOfType<'TurnDelayed'>,
): State {
  const delayedTurn = { until: until ?? betweenTurns, due: false };
  return changeCombatant(turnEnded(state), combatantId, { delayedTurn });
}

/** SEC-24: what a delayed turn waits for now, unless that stays. */
export function standingOrdersSet(
  state: State,
  { combatantId, orders }: EventOfType<'StandingOrdersSet'>,
): State {
  const { delayedTurn } = combatantOf(state, combatantId);
  const until = awaitedBy(orders);
  const stays = delayedTurn === null || sameAwaited(delayedTurn.until, until);
  return changeCombatant(state, combatantId, {
    defenseOrder: orders.defense,
    delayedTurn: stays ? delayedTurn : { until, due: false },
  });
}

/** SEC-24: what a delayed turn waits for has happened. */
export const delayedTurnDue = (state: State, id: CombatantId): State => withDue(state, id, true);

/** SEC-24: the one who was asked waits on; between turns, until the next one begins. */
export function priorityPassed(state: State, id: CombatantId): State {
  const after = withDue(state, id, false);
  const { turns, passed } = combatOf(after);
  return turns.length > 0 ? after : changeCombat(after, { passed: [...passed, id] });
}

function withDue(state: State, id: CombatantId, due: boolean): State {
  const { delayedTurn } = combatantOf(state, id);
  return changeCombatant(state, id, { delayedTurn: delayedTurn && { ...delayedTurn, due } });
}

/** The owner of the turn that is on decides again: its action is over, or a delay has ended. */
export function reopenTurn(state: State, owner: CombatantId): State {
  const current = currentTurn(state);
  const playing = current?.stage === 'PLAYING' || current?.stage === 'AIMING';
  return playing && current.combatantId === owner
    ? changeTurn(state, { stage: 'DECIDING' })
    : state;
}
