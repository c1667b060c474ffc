import type { Hex } from '../../../grid/hex.ts';
import { changeCombatant, changeGear, changeTurn } from '../model/combatant/patch.ts';
import type { EventOfType } from '../model/events.ts';
import type { FreeAction } from '../model/free-actions.ts';
import { combatantOf, currentTurn, dueFreeAction } from '../model/lookup.ts';
import { type Doing, RUN_UP_HEXES, type State } from '../model/state.ts';

/** SEC-12: a combatant is busy from now on. */
export function actionBegun(state: State, event: EventOfType<'ActionBegun'>): State {
  const { combatantId, action, using: weapon, object, combo, targetIds, path, seconds } = event;
  const { pausesAfter, freeActions = [] } = event;
  const begun = { action, weapon, object, combo, targetIds, path, seconds };
  const doing = { ...begun, done: 0, freeActions };
  return changeTurn(changeCombatant(state, combatantId, { doing }), {
    stage: 'PLAYING',
    pausesAfter,
  });
}

/** SEC-12, 13, 56: what was carried over, or had paused, goes on. */
export function actionContinued(
  state: State,
  { combatantId, action, pausesAfter, freeActions }: EventOfType<'ActionContinued'>,
): State {
  const { doing: carried, paused } = combatantOf(state, combatantId);
  const begun = carried ?? paused.find((one) => one.action === action) ?? null;
  const doing = begun && freeActions ? { ...begun, freeActions } : begun;
  return changeTurn(
    changeCombatant(state, combatantId, { doing, paused: without(paused, action) }),
    { stage: 'PLAYING', pausesAfter },
  );
}

/** SEC-12, 56: what was ongoing waits to go on. */
export function actionPaused(state: State, { combatantId }: EventOfType<'ActionPaused'>): State {
  const { doing, paused } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    doing: null,
    paused: doing ? [...paused, doing] : paused,
  });
}

/** An action is done or lost, whether it was ongoing or had paused. */
export function actionOver(
  state: State,
  { combatantId, action }: EventOfType<'ActionCompleted' | 'ActionAbandoned'>,
): State {
  const { doing, paused } = combatantOf(state, combatantId);
  return doing?.action === action
    ? changeCombatant(state, combatantId, { doing: null })
    : changeCombatant(state, combatantId, { paused: without(paused, action) });
}

/** SEC-31: what is declared for after its last second is still to be done. */
export function actionCompleted(state: State, event: EventOfType<'ActionCompleted'>): State {
  const freeActions = combatantOf(state, event.combatantId).doing?.freeActions ?? [];
  const after = actionOver(state, event);
  return freeActions.length > 0 ? changeTurn(after, { freeActions }) : after;
}

/** SEC-31: what was declared is done, or no longer possible; what was not leaves all as it is. */
export function freeActionOver(
  state: State,
  { combatantId, action }: EventOfType<'FreeActionTaken' | 'FreeActionLost'>,
): State {
  const { doing } = combatantOf(state, combatantId);
  const due = dueFreeAction(state);
  if (due?.action !== action) return state;
  const others = (all: readonly FreeAction[]) => all.filter((one) => one !== due);
  return doing
    ? changeCombatant(state, combatantId, {
        doing: { ...doing, freeActions: others(doing.freeActions) },
      })
    : changeTurn(state, { freeActions: others(currentTurn(state)?.freeActions ?? []) });
}

const without = (paused: readonly Doing[], action: string): readonly Doing[] =>
  paused.filter((begun) => begun.action !== action);

/** SEC-17: an effect waits for its seconds. */
export function delayStarted(state: State, event: EventOfType<'DelayStarted'>): State {
  const { delayId: id, ownerId, action, secondsLeft: left, targetIds, to } = event;
  return { ...state, delays: [...state.delays, { id, ownerId, action, left, targetIds, to }] };
}

/** SEC-52: the hexes just walked also count as a run-up. */
export function combatantMoved(
  state: State,
  { combatantId, path }: EventOfType<'CombatantMoved'>,
): State {
  const { position, runUp } = combatantOf(state, combatantId);
  const trail: readonly Hex[] = [...(runUp.length > 0 ? runUp : [position]), ...path];
  return changeCombatant(state, combatantId, {
    position: path.at(-1) ?? position,
    runUp: trail.slice(-RUN_UP_HEXES),
  });
}

/** What is dropped is no longer carried. */
export function weaponHandled(
  state: State,
  { combatantId, weapon, how }: EventOfType<'WeaponHandled'>,
): State {
  if (how !== 'DROPPED') return changeGear(state, combatantId, weapon, { held: how === 'DRAWN' });
  const { gear } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    gear: gear.filter((carried) => carried.weapon !== weapon),
  });
}

/** SEC-31: what is dropped is no longer carried. */
export function objectHandled(
  state: State,
  { combatantId, object, how }: EventOfType<'ObjectHandled'>,
): State {
  const { objects } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    objects:
      how === 'DROPPED'
        ? objects.filter(({ key }) => key !== object)
        : objects.map((carried) => (carried.key === object ? { ...carried, held: true } : carried)),
  });
}

/** SEC-50: a second that the owner need not spend. */
export function reloadHelped(
  state: State,
  { ownerId, weapon }: EventOfType<'ReloadHelped'>,
): State {
  const carried = combatantOf(state, ownerId).gear.find((gear) => gear.weapon === weapon);
  return changeGear(state, ownerId, weapon, { helped: (carried?.helped ?? 0) + 1 });
}
