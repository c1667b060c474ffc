import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import {
  actionBegun,
  combatantMoved,
  delayStarted,
  reloadHelped,
  weaponHandled,
} from './action/changes.ts';
import { defenseRolled, strikeRolled } from './attack/changes.ts';
import { withoutCombatant } from './gm/removed.ts';
import { ruled, updated, withSecondsLeft } from './gm/ruled.ts';
import {
  changeCombat,
  changeCombatant,
  changeGear,
  changeTurn,
  spendDefense,
  withoutId,
} from './model/changes.ts';
import type { Event } from './model/events.ts';
import { combatantOf, combatOf, currentTurn } from './model/lookup.ts';
import { fresh } from './model/newcomer.ts';
import type { Newcomer, State } from './model/state.ts';
import {
  initiativeChecked,
  rankChanged,
  reopenTurn,
  secondPassed,
  turnEnded,
  turnStarted,
} from './turn/changes.ts';

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    // Setup, and what the GM does
    case 'CombatantsAdded':
      return combatantsAdded(state, event.combatants);
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return changeCombatant(
        state,
        event.combatantId,
        updated(state, combatantOf(state, event.combatantId), event),
      );
    case 'CombatantRemoved':
      return withoutCombatant(state, event.combatantId);
    case 'HiddenCombatantRemoved':
      return withoutHidden(state, [event.combatantId]);
    case 'Adjudicated': {
      const patch = ruled(combatantOf(state, event.combatantId), event);
      const after = changeCombatant(state, event.combatantId, patch);
      return { ...after, phase: withSecondsLeft(after.phase, event) };
    }
    case 'RankChanged':
      return rankChanged(state, event);
    case 'ActionsDefined':
      return {
        ...state,
        actions: {
          ...state.actions,
          ...Object.fromEntries(event.actions.map((action) => [action.key, action])),
        },
      };
    case 'BattlefieldSet':
      return { ...state, battlefield: event.battlefield };
    case 'InitiativeChecked':
      return initiativeChecked(state, event);
    case 'WoundsHealed':
      return changeCombatant(state, event.combatantId, { wounds: event.wounds });
    // Rounds, turns, seconds
    case 'RoundStarted':
      return changeCombat(state, { round: event.round, waiting: combatOf(state).order });
    case 'TurnStarted':
      return turnStarted(state, event.combatantId, 'REGULAR');
    case 'DelayedTurnTaken':
      return turnStarted(state, event.combatantId, 'DELAYED');
    case 'DelayedTurnLost':
      return changeTurn(turnStarted(state, event.combatantId, 'DELAYED'), { stage: 'IDLING' });
    case 'SecondPassed':
      return secondPassed(state, event);
    case 'TurnIdled':
      return changeTurn(state, { stage: 'IDLING' });
    case 'TurnEnded':
      return turnEnded(state);
    case 'TurnDelayed':
      return changeCombatant(turnEnded(state), event.combatantId, { holdsTurn: true });
    case 'PriorityPassed':
      return changeCombat(state, {
        passed: [...combatOf(state).passed, event.combatantId],
      });
    // Actions
    case 'ActionBegun':
      return actionBegun(state, event);
    case 'ActionContinued':
      return changeTurn(state, { stage: 'PLAYING' });
    case 'TargetsDue':
      return changeTurn(state, { stage: 'AIMING' });
    case 'ActionCompleted':
    case 'ActionAbandoned':
      return reopenTurn(
        changeCombatant(state, event.combatantId, { doing: null }),
        event.combatantId,
      );
    case 'ActionVetoed':
      return changeTurn(state, { vetoed: [...(currentTurn(state)?.vetoed ?? []), event.action] });
    case 'DelayStarted':
      return delayStarted(state, event);
    case 'DelayEnded':
      return reopenTurn(
        { ...state, delays: withoutId(state.delays, event.delayId) },
        event.ownerId,
      );
    // Movement, posture, gear
    case 'CombatantMoved':
      return combatantMoved(state, event);
    case 'PostureChanged':
      return changeCombatant(state, event.combatantId, { posture: event.posture });
    case 'AimTaken':
      return changeCombatant(state, event.combatantId, { aimsAt: event.targetId });
    case 'AimLost':
      return changeCombatant(state, event.combatantId, { aimsAt: null });
    case 'WeaponHandled':
      return weaponHandled(state, event);
    case 'ShotsFired':
      return changeGear(state, event.combatantId, event.weapon, { shots: event.shots });
    case 'WeaponReloaded':
      return changeGear(state, event.combatantId, event.weapon, { shots: event.shots, helped: 0 });
    case 'ReloadHelped':
      return reloadHelped(state, event);
    // Attacks
    case 'StrikeRolled':
      return strikeRolled(state, event);
    case 'DefenseRolled':
      return defenseRolled(state, event);
    case 'AttackLanded':
      return {
        ...changeCombatant(state, event.combatantId, { wounds: event.wounds }),
        attacks: withoutId(state.attacks, event.attackId),
      };
    // Dying
    case 'CombatantDown':
      return changeCombatant(state, event.combatantId, {
        status: { kind: 'DYING', dc: event.dc },
        posture: 'PRONE',
      });
    case 'DyingChecked':
      return changeCombatant(state, event.combatantId, { status: { kind: 'DYING', dc: event.dc } });
    case 'CombatantStabilized':
      return changeCombatant(state, event.combatantId, { status: { kind: 'STABLE' } });
    case 'CombatantDied':
      return changeCombatant(state, event.combatantId, { status: { kind: 'DEAD' } });
    case 'CatchTried':
      return spendDefense(state, event.combatantId, 'DODGE');
    // The end
    case 'CombatantYielded':
      return changeCombatant(state, event.combatantId, { status: { kind: 'YIELDED' } });
    case 'CombatantFightsOn':
      return changeCombatant(state, event.combatantId, { status: { kind: 'STANDING' } });
    case 'EncounterEnded':
      return {
        ...state,
        phase: {
          kind: 'ENDED',
          round: state.phase.kind === 'COMBAT' ? state.phase.round : 0,
          outcome: event.outcome,
        },
        attacks: [],
        delays: [],
      };
    // What changes nothing
    case 'ContestRolled':
    case 'FreeActionTaken':
    case 'RecoveryRolled':
    case 'MedicineTried':
      return state;
  }
}

function combatantsAdded(state: State, added: readonly Newcomer[]): State {
  const combatants = { ...state.combatants };
  for (const input of added) combatants[input.id] = fresh(state, input);
  const ids = added.map(({ id }) => id);
  return { ...withoutHidden(state, ids), combatants };
}
