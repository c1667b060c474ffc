import { evolveBy, setting, tableChanges, unchanged } from '../../core/table/changes.ts';
import { withShown } from '../../core/table/seen.ts';
import { reorder, withTurnCome } from '../../core/table/patch.ts';
import {
  changeResolving,
  passUntil,
  pushAction,
  removeFromStack,
  setOrders,
  setStage,
} from './action/stack.ts';
import { shownBy } from './attack/seen.ts';
import { changeCounters } from './condition/counters.ts';
import { spendsGranted } from './stats/budget.ts';
import { giveUp } from './stats/giving-up.ts';
import { setLoaded, withItemsHandled } from './stats/hands.ts';
import { withoutCombatant } from './gm/removed.ts';
import { afterSheetChange, ruled } from './gm/ruled.ts';
import { changeCombat, changeCombatant, changeEveryone } from './model/change.ts';
import type { Event, EventOfType } from './model/events.ts';
import { combatantOf, combatOf } from './model/lookup.ts';
import { joining, nothingGranted, nothingSpent } from './model/combatant/newcomer.ts';
import type { StandingOrders } from './model/combatant/standing-orders.ts';
import type { State } from './model/state.ts';
import { answerTie, beginCombat, exchangePlaces, insertByVigilance } from './turn/order.ts';

const shared = tableChanges<State>()({
  fresh: joining,
  afterSheetChange,
  ruled,
  joined: (state, ids) =>
    state.phase.kind === 'COMBAT' ? ids.reduce(insertByVigilance, state) : state,
  left: withoutCombatant,
});

const sets = setting<State>();

const apply = evolveBy<State, Event>({
  // Who is there, and in what order
  ...shared,
  RankChanged: (state, { order }) => reorder(state, () => order),
  VigilanceCompared: beginCombat,
  TieAnswered: (state, event) =>
    changeCombat(state, { ties: answerTie(combatOf(state).ties, event) }),
  TieSettled: (state, event) => {
    const { order, ties } = combatOf(state);
    return changeCombat(state, {
      order: exchangePlaces(order, event.order),
      ties: [...event.ties, ...ties.slice(1)],
    });
  },
  // Turns and the stack
  RoundStarted: (state, { round }) =>
    changeEveryone(
      changeCombat(state, { round, waiting: combatOf(state).order, goesOn: false }),
      ({ presence, standingOrders }) => ({
        spent: nothingSpent,
        presence: presence === 'AMBUSHED' && round === 1 ? presence : 'READY',
        // VIG-69: what was ordered before the fight is meant for its first round.
        standingOrders: round > 1 ? askedAfter('END_OF_ROUND', standingOrders) : standingOrders,
      }),
    ),
  TurnStarted: (state, event) =>
    changeCombat(ownTurn(state, event), {
      turn: { kind: 'ACTING', combatantId: event.combatantId },
    }),
  TurnSkipped: ownTurn,
  TurnEnded: (state, { combatantId }) =>
    changeCombatant(changeCombat(state, { turn: { kind: 'BETWEEN' } }), combatantId, {
      granted: { ...combatantOf(state, combatantId).granted, movement: 0 },
    }),
  RegularActionGivenUp: giveUp,
  DoorUsed: (state, event) => {
    const after = shared.DoorUsed(state, event);
    return event.tookAction ? spendQuick(after, event.combatantId) : after;
  },
  ActionPushed: pushAction,
  PriorityPassed: passUntil,
  StandingOrdersSet: setOrders,
  ActionResolving: (state, { objectId }) =>
    setStage(state, objectId, { kind: 'RESOLVING', amplification: null, answer: null }),
  CheckAmplified: (state, { objectId, by }) =>
    changeResolving(state, objectId, { amplification: by }),
  ActionAnswered: (state, { objectId, answer }) => changeResolving(state, objectId, { answer }),
  ActionResolved: (state, { objectId }) => removeFromStack(state, objectId),
  ActionPrevented: (state, { objectId }) => removeFromStack(state, objectId),
  ActionPrepared: sets(({ action, trigger }) => ({ prepared: { action, trigger } })),
  PreparedActionLost: sets(() => ({ prepared: null })),
  // One combatant
  CostPaid: paid,
  DamageTaken: sets(({ amount }, was) => ({ damage: was.damage + amount })),
  StressTaken: sets(({ amount }, was) => ({ stress: was.stress + amount })),
  CombatantDown: sets((_, { traumas }) => ({
    status: 'DOWN',
    prepared: null,
    traumas: traumas + 1,
  })),
  CombatantDied: sets(() => ({ status: 'DEAD', prepared: null })),
  CombatantStabilized: sets((_, { damage }) => ({ status: 'STABLE', damage: damage - 1 })),
  PanicBegan: sets(() => ({ mind: 'PANICKING' })),
  PanicEnded: sets(({ stress }, { traumas }) => ({ mind: 'CALM', stress, traumas: traumas + 1 })),
  CountersGained: (state, event) => changeCounters(state, event, event.count),
  CountersLost: (state, event) => changeCounters(state, event, -event.count),
  CombatantMoved: sets(({ path }, { position }) => ({ position: path.at(-1) ?? position })),
  CombatantShoved: sets(({ path }, { position }) => ({ position: path.at(-1) ?? position })),
  ItemsHandled: withItemsHandled,
  WeaponLoaded: setLoaded,
  WeaponDischarged: setLoaded,
  CoverTaken: sets(() => ({ cover: 'TAKEN' })),
  CombatantYielded: sets(() => ({ status: 'YIELDED', prepared: null })),
  CombatantFightsOn: sets(() => ({ status: 'STANDING' })),
  FightGoesOn: (state) => changeCombat(state, { goesOn: true }),
  // What changes nothing
  CheckMade: unchanged,
  AttackRolled: unchanged,
  PercentRolled: unchanged,
});

/** Applies a fact, and keeps what it has shown of sheets (T-01). */
export const evolve = (state: State, event: Event): State =>
  withShown(apply(state, event), shownBy(state, event));

/** VIG-30, 33: one quick action less. */
function spendQuick(state: State, combatantId: string): State {
  const combatant = combatantOf(state, combatantId);
  const { spent, granted } = combatant;
  return changeCombatant(
    state,
    combatantId,
    spendsGranted(state, combatant)
      ? { granted: { ...granted, quick: granted.quick - 1 } }
      : { spent: { ...spent, quick: spent.quick + 1 } },
  );
}

/** VIG-33, 52, 67, 69: what lasts until the own next turn begins is over. */
function ownTurn(state: State, { combatantId }: { readonly combatantId: string }): State {
  const { standingOrders } = combatantOf(state, combatantId);
  return changeCombatant(withTurnCome(state, combatantId), combatantId, {
    granted: nothingGranted,
    cover: 'NONE',
    standingOrders: askedAfter('OWN_TURN', standingOrders),
  });
}

/** VIG-69: the one who has passed until then is asked again. */
const askedAfter = (until: Passing, orders: StandingOrders): StandingOrders =>
  orders.passing === until ? { ...orders, passing: 'NONE' } : orders;

type Passing = StandingOrders['passing'];

function paid(state: State, { combatantId, vigor, focus }: EventOfType<'CostPaid'>): State {
  const { nature } = combatantOf(state, combatantId);
  if (nature.kind === 'CREATURE') return state;
  return changeCombatant(state, combatantId, {
    nature: { ...nature, vigor: nature.vigor - vigor, focus: nature.focus - focus },
  });
}
