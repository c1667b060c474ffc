import type { CombatantId } from '../../core/values/ids.ts';
import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import type { Hex } from '../../grid/hex.ts';
import type { CombatantInput } from './commands.ts';
import type { Event, EventOf } from './events.ts';
import { actionOf, combatantOf, combatOf, currentTurn } from './lookup.ts';
import { fresh } from './newcomer.ts';
import { withoutCombatant } from './removed.ts';
import { ruled, updated, withSecondsLeft } from './ruled.ts';
import type { Attack, Combat, Combatant, Gear, State, Strike, Turn } from './state.ts';

/** SEC-52: a charge takes 6 m, which is seven hexes with the one it starts from. */
export const RUN_UP = 7;

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded':
      return addCombatants(state, event.combatants);
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return change(
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
      const after = change(state, event.combatantId, patch);
      return { ...after, phase: withSecondsLeft(after.phase, event) };
    }
    case 'RankChanged':
      return reranked(state, event);
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
      return ranked(state, event);
    case 'WoundsHealed':
      return change(state, event.combatantId, { wounds: event.wounds });
    case 'RoundStarted':
      return combat(state, { round: event.round, waiting: combatOf(state).order });
    case 'TurnStarted':
      return started(state, event.combatantId, 'REGULAR');
    case 'DelayedTurnTaken':
      return started(state, event.combatantId, 'DELAYED');
    case 'DelayedTurnLost':
      return turn(started(state, event.combatantId, 'DELAYED'), { stage: 'IDLING' });
    case 'SecondPassed':
      return passed(state, event);
    case 'TurnIdled':
      return turn(state, { stage: 'IDLING' });
    case 'TurnEnded':
      return ended(state);
    case 'TurnDelayed':
      return change(ended(state), event.combatantId, { holdsTurn: true });
    case 'PriorityPassed':
      return combat(state, { passed: [...combatOf(state).passed, event.combatantId] });
    case 'ActionBegun':
      return turn(change(state, event.combatantId, { doing: event.doing }), { stage: 'PLAYING' });
    case 'ActionContinued':
      return turn(state, { stage: 'PLAYING' });
    case 'TargetsDue':
      return turn(state, { stage: 'AIMING' });
    case 'ActionCompleted':
    case 'ActionAbandoned':
      return reopened(change(state, event.combatantId, { doing: null }), event.combatantId);
    case 'ActionVetoed':
      return turn(state, { vetoed: [...(currentTurn(state)?.vetoed ?? []), event.action] });
    case 'DelayStarted':
      return { ...state, delays: [...state.delays, event.delay] };
    case 'DelayEnded':
      return reopened(
        { ...state, delays: state.delays.filter(({ id }) => id !== event.id) },
        event.ownerId,
      );
    case 'CombatantMoved':
      return moved(state, event);
    case 'PostureChanged':
      return change(state, event.combatantId, { posture: event.posture });
    case 'AimTaken':
      return change(state, event.combatantId, { aimsAt: event.targetId });
    case 'AimLost':
      return change(state, event.combatantId, { aimsAt: null });
    case 'WeaponHandled':
      return handled(state, event);
    case 'ShotsFired':
      return equip(state, event.combatantId, event.weapon, { shots: event.shots });
    case 'WeaponReloaded':
      return equip(state, event.combatantId, event.weapon, { shots: event.shots, helped: 0 });
    case 'ReloadHelped':
      return helped(state, event);
    case 'StrikeRolled':
      return event.result === 'HIT'
        ? { ...state, attacks: [...state.attacks, attackOf(event.strike, event.stage)] }
        : state;
    case 'DefenseRolled':
      return defended(state, event);
    case 'AttackLanded':
      return {
        ...change(state, event.combatantId, { wounds: event.wounds }),
        attacks: withoutId(state.attacks, event.attackId),
      };
    case 'CombatantDown':
      return change(state, event.combatantId, {
        status: { kind: 'DYING', dc: event.dc },
        posture: 'PRONE',
      });
    case 'DyingChecked':
      return change(state, event.combatantId, { status: { kind: 'DYING', dc: event.dc } });
    case 'CombatantStabilized':
      return change(state, event.combatantId, { status: { kind: 'STABLE' } });
    case 'CombatantDied':
      return change(state, event.combatantId, { status: { kind: 'DEAD' } });
    case 'CatchTried':
      return spendDefense(state, event.combatantId, 'DODGE');
    case 'CombatantYielded':
      return change(state, event.combatantId, { status: { kind: 'YIELDED' } });
    case 'CombatantFightsOn':
      return change(state, event.combatantId, { status: { kind: 'STANDING' } });
    case 'ContestRolled':
    case 'FreeActionTaken':
    case 'RecoveryRolled':
    case 'MedicineTried':
      return state;
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
  }
}

const withoutId = <T extends { readonly id: string }>(list: readonly T[], gone: string) =>
  list.filter(({ id }) => id !== gone);

function change(state: State, id: CombatantId, patch: Partial<Combatant>): State {
  const combatant = { ...combatantOf(state, id), ...patch };
  return { ...state, combatants: { ...state.combatants, [id]: combatant } };
}

const combat = (state: State, patch: Partial<Combat>): State => ({
  ...state,
  phase: { ...combatOf(state), ...patch },
});

/** Changes the turn that is on. */
function turn(state: State, patch: Partial<Turn>): State {
  const { turns } = combatOf(state);
  const last = turns.at(-1);
  return last ? combat(state, { turns: [...turns.slice(0, -1), { ...last, ...patch }] }) : state;
}

/** The owner of a turn decides again once its action is over, or something else has happened. */
function reopened(state: State, owner: CombatantId): State {
  const current = currentTurn(state);
  const playing = current?.stage === 'PLAYING' || current?.stage === 'AIMING';
  return playing && current.combatantId === owner ? turn(state, { stage: 'DECIDING' }) : state;
}

function addCombatants(state: State, added: readonly CombatantInput[]): State {
  const combatants = { ...state.combatants };
  for (const input of added) combatants[input.id] = fresh(state, input);
  const ids = added.map(({ id }) => id);
  return { ...withoutHidden(state, ids), combatants };
}

/** Whose turn is still to come keeps it, at the new place. */
function reranked(state: State, { combatantId, order }: EventOf<'RankChanged'>): State {
  const { waiting } = combatOf(state);
  return combat(change(state, combatantId, { initiative: [] }), {
    order,
    waiting: order.filter((id) => waiting.includes(id)),
  });
}

/** SEC-02 to 06: who is ranked for the first time begins the fight, or joins it. */
function ranked(state: State, event: EventOf<'InitiativeChecked'>): State {
  const { order, waiting } = event;
  const rolls = [event.rolls, ...event.rerolls].flat();
  const after = rolls.reduce((before, { combatantId, roll }) => {
    const { initiative } = combatantOf(before, combatantId);
    return change(before, combatantId, { initiative: [...initiative, roll.total] });
  }, state);
  if (after.phase.kind === 'COMBAT') return combat(after, { order, waiting });
  const phase: Combat = { kind: 'COMBAT', round: 0, order, waiting, turns: [], passed: [] };
  return { ...after, phase };
}

function started(state: State, combatantId: CombatantId, kind: Turn['kind']): State {
  const { waiting, turns } = combatOf(state);
  const begun: Turn = { combatantId, kind, second: 0, stage: 'DECIDING', vetoed: [] };
  const after = combat(state, { turns: [...turns, begun], passed: [] });
  if (kind === 'DELAYED') return change(after, combatantId, { holdsTurn: false });
  // SEC-42: a turn that is taken later renews nothing once more.
  const { defenses } = combatantOf(state, combatantId).sheet;
  return change(
    combat(after, { waiting: waiting.filter((id) => id !== combatantId) }),
    combatantId,
    { defenses },
  );
}

function passed(state: State, event: EventOf<'SecondPassed'>): State {
  const { combatantId, second, action } = event;
  const { doing, runUp } = combatantOf(state, combatantId);
  const moves = action !== null && isMovement(state, action);
  const after = change(state, combatantId, {
    doing: doing && action ? { ...doing, done: doing.done + 1 } : doing,
    runUp: moves ? runUp : [],
  });
  return {
    ...turn(after, { second }),
    delays: state.delays.map((delay) =>
      delay.ownerId === combatantId ? { ...delay, left: delay.left - 1 } : delay,
    ),
  };
}

function isMovement(state: State, key: string): boolean {
  const { effect } = actionOf(state, key);
  return effect.type === 'MOVE' || effect.type === 'RUN';
}

/** The turn that is on ends, and the one that it interrupted, if any, goes on. */
function ended(state: State): State {
  const current = currentTurn(state);
  const after = combat(state, { turns: combatOf(state).turns.slice(0, -1) });
  // SEC-52: seconds that pass idle break a run-up.
  return current?.stage === 'IDLING' ? change(after, current.combatantId, { runUp: [] }) : after;
}

function moved(state: State, { combatantId, path }: EventOf<'CombatantMoved'>): State {
  const { position, runUp } = combatantOf(state, combatantId);
  const trail: readonly Hex[] = [...(runUp.length > 0 ? runUp : [position]), ...path];
  return change(state, combatantId, {
    position: path.at(-1) ?? position,
    runUp: trail.slice(-RUN_UP),
  });
}

function equip(state: State, id: CombatantId, weapon: string, patch: Partial<Gear>): State {
  return change(state, id, {
    gear: combatantOf(state, id).gear.map((carried) =>
      carried.weapon === weapon ? { ...carried, ...patch } : carried,
    ),
  });
}

function handled(state: State, { combatantId, weapon, how }: EventOf<'WeaponHandled'>): State {
  if (how !== 'DROPPED') return equip(state, combatantId, weapon, { held: how === 'DRAWN' });
  const { gear } = combatantOf(state, combatantId);
  return change(state, combatantId, { gear: gear.filter((carried) => carried.weapon !== weapon) });
}

function helped(state: State, { ownerId, weapon }: EventOf<'ReloadHelped'>): State {
  const carried = combatantOf(state, ownerId).gear.find((gear) => gear.weapon === weapon);
  return equip(state, ownerId, weapon, { helped: (carried?.helped ?? 0) + 1 });
}

const attackOf = (strike: Strike, stage: Attack['stage']): Attack => ({ ...strike, stage });

function defended(state: State, event: EventOf<'DefenseRolled'>): State {
  const { attackId, combatantId, defense, result, stage } = event;
  const after = defense === 'NONE' ? state : spendDefense(state, combatantId, defense);
  return {
    ...after,
    attacks:
      result === 'CANCELLED'
        ? withoutId(after.attacks, attackId)
        : after.attacks.map((attack) => (attack.id === attackId ? { ...attack, stage } : attack)),
  };
}

function spendDefense(state: State, id: CombatantId, kind: 'DODGE' | 'PARRY' | 'BLOCK'): State {
  const { defenses } = combatantOf(state, id);
  return change(state, id, { defenses: { ...defenses, [kind]: defenses[kind] - 1 } });
}
