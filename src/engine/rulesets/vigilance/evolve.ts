import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import {
  pushAction,
  passUntil,
  setStage,
  changeResolving,
  removeFromStack,
} from './action/stack.ts';
import { changeCounters } from './condition/counters.ts';
import { handleItems, setLoaded } from './figures/hands.ts';
import { withoutCombatant } from './gm/removed.ts';
import { updated, ruled } from './gm/ruled.ts';
import { changeCombatant, changeCombat, changeEveryone } from './model/change.ts';
import type { Event, EventOfType } from './model/events.ts';
import { combatantOf, combatOf } from './model/lookup.ts';
import { nothingSpent, fresh, nothingGranted } from './model/newcomer.ts';
import type { Newcomer } from './model/sheet.ts';
import type { State } from './model/state.ts';
import {
  setOrder,
  beginCombat,
  answerTie,
  exchangePlaces,
  without,
  insertByVigilance,
} from './turn/order.ts';

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded':
      return addCombatants(state, event.combatants);
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
    case 'Adjudicated':
      return changeCombatant(
        state,
        event.combatantId,
        ruled(state, combatantOf(state, event.combatantId), event),
      );
    case 'RankChanged':
      return setOrder(state, event.order);
    case 'ActionsDefined':
      return {
        ...state,
        actions: { ...state.actions, ...byKey(event.actions) },
        conditions: { ...state.conditions, ...byKey(event.conditions) },
      };
    case 'BattlefieldSet':
      return { ...state, battlefield: event.battlefield };
    case 'VigilanceCompared':
      return beginCombat(state, event);
    case 'TieAnswered':
      return changeCombat(state, { ties: answerTie(combatOf(state).ties, event) });
    case 'TieSettled': {
      const { order, ties } = combatOf(state);
      return changeCombat(state, {
        order: exchangePlaces(order, event.order),
        ties: [...event.ties, ...ties.slice(1)],
      });
    }
    case 'RoundStarted':
      return changeEveryone(
        changeCombat(state, { round: event.round, waiting: combatOf(state).order }),
        ({ presence, silence }) => ({
          spent: nothingSpent,
          presence: presence === 'AMBUSHED' && event.round === 1 ? presence : 'READY',
          silence: silence === 'ROUND' ? 'NONE' : silence,
        }),
      );
    case 'TurnStarted':
      return ownTurn(
        changeCombat(state, {
          waiting: without(combatOf(state).waiting, event.combatantId),
          turn: { kind: 'ACTING', combatantId: event.combatantId },
        }),
        event.combatantId,
      );
    case 'TurnSkipped':
      return ownTurn(
        changeCombat(state, { waiting: without(combatOf(state).waiting, event.combatantId) }),
        event.combatantId,
      );
    case 'TurnEnded':
      return changeEveryone(
        changeCombat(state, { turn: { kind: 'BETWEEN' } }),
        ({ id, granted, silence }) => ({
          granted: id === event.combatantId ? { ...granted, movement: 0 } : granted,
          silence: silence === 'TURN' ? 'NONE' : silence,
        }),
      );
    case 'RegularActionGivenUp':
      return givenUp(state, event);
    case 'ActionPushed':
      return pushAction(state, event);
    case 'PriorityPassed':
      return passUntil(state, event);
    case 'ActionResolving':
      return setStage(state, event.objectId, {
        kind: 'RESOLVING',
        amplification: null,
        answer: null,
      });
    case 'CheckAmplified':
      return changeResolving(state, event.objectId, { amplification: event.by });
    case 'ActionAnswered':
      return changeResolving(state, event.objectId, { answer: event.answer });
    case 'ActionResolved':
    case 'ActionPrevented':
      return removeFromStack(state, event.objectId);
    case 'ActionPrepared':
      return changeCombatant(state, event.combatantId, { prepared: event.action });
    case 'PreparedActionLost':
      return changeCombatant(state, event.combatantId, { prepared: null });
    case 'CheckMade':
    case 'AttackRolled':
    case 'PercentRolled':
      return state;
    case 'CostPaid':
      return paid(state, event);
    case 'DamageTaken':
      return changeCombatant(state, event.combatantId, {
        damage: combatantOf(state, event.combatantId).damage + event.amount,
      });
    case 'StressTaken':
      return changeCombatant(state, event.combatantId, {
        stress: combatantOf(state, event.combatantId).stress + event.amount,
      });
    case 'CombatantDown':
      return changeCombatant(state, event.combatantId, {
        status: 'DOWN',
        prepared: null,
        traumas: combatantOf(state, event.combatantId).traumas + 1,
      });
    case 'CombatantDied':
      return changeCombatant(state, event.combatantId, { status: 'DEAD', prepared: null });
    case 'CombatantStabilized':
      return changeCombatant(state, event.combatantId, {
        status: 'STABLE',
        damage: combatantOf(state, event.combatantId).damage - 1,
      });
    case 'PanicBegan':
      return changeCombatant(state, event.combatantId, { mind: 'PANICKING' });
    case 'PanicEnded':
      return changeCombatant(state, event.combatantId, {
        mind: 'CALM',
        stress: event.stress,
        traumas: combatantOf(state, event.combatantId).traumas + 1,
      });
    case 'CountersGained':
      return changeCounters(state, event, event.count);
    case 'CountersLost':
      return changeCounters(state, event, -event.count);
    case 'CombatantMoved':
    case 'CombatantShoved':
      return moved(state, event);
    case 'ItemsHandled':
      return handleItems(state, event);
    case 'WeaponLoaded':
    case 'WeaponDischarged':
      return setLoaded(state, event);
    case 'CoverTaken':
      return changeCombatant(state, event.combatantId, { cover: 'TAKEN' });
    case 'CombatantYielded':
      return changeCombatant(state, event.combatantId, { status: 'YIELDED', prepared: null });
    case 'CombatantFightsOn':
      return changeCombatant(state, event.combatantId, { status: 'STANDING' });
    case 'EncounterEnded':
      return {
        ...state,
        phase: {
          kind: 'ENDED',
          round: state.phase.kind === 'COMBAT' ? state.phase.round : 0,
          outcome: event.outcome,
        },
      };
  }
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));

// ------------------------------------------------------------------ who is there, in what order

/** Whoever joins a fight ranks by vigilance, after its equals, and acts from the next round on. */
function addCombatants(state: State, added: readonly Newcomer[]): State {
  const ids = added.map(({ id }) => id);
  const combatants = { ...state.combatants };
  for (const input of added) combatants[input.id] = fresh(input, state);
  const after = { ...withoutHidden(state, ids), combatants };
  return state.phase.kind === 'COMBAT'
    ? added.reduce((before, { id }) => insertByVigilance(before, id), after)
    : after;
}

// ------------------------------------------------------------------ turns and the stack

/** VIG-33, 52, 67: what lasts until the own next turn begins. */
const ownTurn = (state: State, id: CombatantId): State =>
  changeCombatant(state, id, { granted: nothingGranted, cover: 'NONE' });

function givenUp(state: State, { combatantId, for: gained }: EventOfType<'RegularActionGivenUp'>) {
  const { spent, granted } = combatantOf(state, combatantId);
  const { round } = combatOf(state);
  return changeCombatant(state, combatantId, {
    spent: { ...spent, regular: spent.regular + 1 },
    granted:
      gained === 'MOVEMENT'
        ? { ...granted, movement: granted.movement + 1 }
        : { ...granted, quick: granted.quick + 1, round },
  });
}

// ------------------------------------------------------------------ one combatant

function paid(state: State, { combatantId, vigor, focus }: EventOfType<'CostPaid'>): State {
  const { nature } = combatantOf(state, combatantId);
  if (nature.kind === 'CREATURE') return state;
  return changeCombatant(state, combatantId, {
    nature: { ...nature, vigor: nature.vigor - vigor, focus: nature.focus - focus },
  });
}

function moved(
  state: State,
  { combatantId, path }: EventOfType<'CombatantMoved' | 'CombatantShoved'>,
): State {
  const position = path.at(-1);
  return position ? changeCombatant(state, combatantId, { position }) : state;
}
