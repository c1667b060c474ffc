import { withHidden, withoutHidden } from '../../../src/engine/core/roster/hidden.ts';
import { changeCombatant } from '../../../src/engine/core/table/patch.ts';
import { without } from '../../../src/engine/core/values/record.ts';
import type { Combatant, Event, State } from './model.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded': {
      const ids = event.combatants.map(({ id }) => id);
      const fresh = event.combatants.map(
        (one) => [one.id, { ...one, hitPointsLeft: one.hitPoints, yielded: false }] as const,
      );
      const combatants = { ...state.combatants, ...Object.fromEntries(fresh) };
      return inOrder({ ...withoutHidden(state, ids), combatants }, (order) => [...order, ...ids]);
    }
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return change(state, event.combatantId, (was) => ({
        name: event.name ?? was.name,
        side: event.side ?? was.side,
        ...(event.sheet && { ...event.sheet, hitPointsLeft: event.sheet.hitPoints }),
      }));
    case 'CombatantRemoved': {
      const { combatantId: gone } = event;
      const left = { ...state, combatants: without(state.combatants, gone) };
      const { attack } = state;
      const struck = attack?.attackerId === gone || attack?.targetId === gone;
      return inOrder({ ...left, attack: struck ? null : attack }, (ids) =>
        ids.filter((id) => id !== gone),
      );
    }
    case 'HiddenCombatantRemoved':
      return withoutHidden(state, [event.combatantId]);
    case 'Adjudicated':
      return change(state, event.combatantId, (was) => ({
        position: event.position ?? was.position,
        hitPointsLeft: event.figures?.hitPointsLeft ?? was.hitPointsLeft,
      }));
    case 'RankChanged':
      return inOrder(state, (ids) => event.order.filter((id) => ids.includes(id)));
    case 'ActionsDefined': {
      const added = event.actions.map((action) => [action.key, action] as const);
      return { ...state, actions: { ...state.actions, ...Object.fromEntries(added) } };
    }
    case 'BattlefieldSet':
      return { ...state, battlefield: event.battlefield };
    case 'DuelOrdered': {
      const { order } = event;
      return { ...state, phase: { kind: 'COMBAT', round: 0, order, waiting: [], turnOfId: null } };
    }
    case 'RoundStarted':
      return combat(state, ({ order }) => ({ round: event.round, waiting: order }));
    case 'TurnStarted':
      return combat(state, ({ waiting }) => ({
        turnOfId: event.combatantId,
        waiting: waiting.slice(waiting.indexOf(event.combatantId) + 1),
      }));
    case 'TurnEnded':
      return combat(state, () => ({ turnOfId: null }));
    case 'DuelistRested':
      return change(state, event.combatantId, ({ hitPointsLeft, hitPoints }) => ({
        hitPointsLeft: Math.min(hitPointsLeft + 1, hitPoints),
      }));
    case 'DuelStrikeMade': {
      const { id, attackerId, targetId, action } = event;
      return { ...state, attack: { id, attackerId, targetId, action } };
    }
    case 'DuelStrikeMet':
      return change({ ...state, attack: null }, event.targetId, ({ hitPointsLeft }) => ({
        hitPointsLeft: Math.max(0, hitPointsLeft - event.damage),
      }));
    case 'DuelistDown':
      return state.attack?.targetId === event.combatantId ? { ...state, attack: null } : state;
    case 'CombatantYielded':
      return change(state, event.combatantId, () => ({ yielded: true }));
    case 'CombatantFightsOn':
      return change(state, event.combatantId, () => ({ yielded: false }));
    case 'EncounterEnded': {
      const round = state.phase.kind === 'COMBAT' ? state.phase.round : 0;
      const { outcome } = event;
      return { ...state, attack: null, phase: { kind: 'ENDED', round, outcome } };
    }
  }
}

const change = (state: State, id: string, patch: (was: Combatant) => Partial<Combatant>): State =>
  changeCombatant(state, id, state.combatants[id] ? patch(state.combatants[id]) : {});

type Combat = Extract<State['phase'], { readonly kind: 'COMBAT' }>;

const combat = (state: State, patch: (was: Combat) => Partial<Combat>): State =>
  state.phase.kind === 'COMBAT'
    ? { ...state, phase: { ...state.phase, ...patch(state.phase) } }
    : state;

/** Whoever is no longer in the order has no turn. */
const inOrder = (state: State, to: (ids: readonly string[]) => readonly string[]): State =>
  combat(state, ({ order, waiting, turnOfId }) => {
    const after = to(order);
    return {
      order: after,
      waiting: to(waiting),
      turnOfId: turnOfId !== null && after.includes(turnOfId) ? turnOfId : null,
    };
  });
