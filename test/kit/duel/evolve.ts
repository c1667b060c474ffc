import { evolveBy, setting, tableChanges } from '../../../src/engine/core/table/changes.ts';
import { changeCombat } from '../../../src/engine/core/table/patch.ts';
import { combatOf } from '../../../src/engine/core/table/state.ts';
import type { Event, Hidden, Sheet, State } from './model.ts';

type Newcomer = Hidden['combatant'];
type Ruling = Extract<Event, { readonly type: 'Adjudicated' }>;

/** Whoever is no longer in the order has no turn. */
function inOrder(state: State, to: (ids: readonly string[]) => readonly string[]): State {
  if (state.phase.kind !== 'COMBAT') return state;
  const { waiting, turnOfId } = state.phase;
  const order = to(state.phase.order);
  const stays = turnOfId !== null && order.includes(turnOfId);
  return changeCombat(state, { order, waiting: to(waiting), turnOfId: stays ? turnOfId : null });
}

const shared = tableChanges<State>()({
  fresh: (newcomer: Newcomer) => ({
    ...newcomer,
    hitPointsLeft: newcomer.hitPoints,
    yielded: false,
  }),
  resheeted: (sheet: Sheet) => ({ ...sheet, hitPointsLeft: sheet.hitPoints }),
  ruled: ({ hitPointsLeft }, { figures }: Ruling) => ({
    hitPointsLeft: figures?.hitPointsLeft ?? hitPointsLeft,
  }),
  joined: (state, ids) => inOrder(state, (order) => [...order, ...ids]),
  left: (state, gone) => {
    const { attack } = state;
    const struck = attack?.attackerId === gone || attack?.targetId === gone;
    const after = { ...state, attack: struck ? null : attack };
    return inOrder(after, (order) => order.filter((id) => id !== gone));
  },
});

const sets = setting<State>();

const hurt = sets<{ readonly combatantId: string; readonly damage: number }>(
  ({ damage }, { hitPointsLeft }) => ({ hitPointsLeft: Math.max(0, hitPointsLeft - damage) }),
);

export const evolve = evolveBy<State, Event>({
  ...shared,
  RankChanged: (state, { order }) =>
    inOrder(state, (ids) => order.filter((id) => ids.includes(id))),
  DuelOrdered: (state, { order }) => ({
    ...state,
    phase: { kind: 'COMBAT', round: 0, order, waiting: [], turnOfId: null },
  }),
  RoundStarted: (state, { round }) =>
    changeCombat(state, { round, waiting: combatOf(state).order }),
  TurnStarted: (state, { combatantId: turnOfId }) => {
    const { waiting } = combatOf(state);
    return changeCombat(state, { turnOfId, waiting: waiting.slice(waiting.indexOf(turnOfId) + 1) });
  },
  TurnEnded: (state) => changeCombat(state, { turnOfId: null }),
  DuelistRested: sets((_, { hitPointsLeft, hitPoints }) => ({
    hitPointsLeft: Math.min(hitPointsLeft + 1, hitPoints),
  })),
  DuelStrikeMade: (state, { id, attackerId, targetId, action }) => ({
    ...state,
    attack: { id, attackerId, targetId, action },
  }),
  DuelStrikeMet: (state, { targetId: combatantId, damage }) =>
    hurt({ ...state, attack: null }, { combatantId, damage }),
  DuelistDown: (state, { combatantId }) =>
    state.attack?.targetId === combatantId ? { ...state, attack: null } : state,
  CombatantYielded: sets(() => ({ yielded: true })),
  CombatantFightsOn: sets(() => ({ yielded: false })),
  EncounterEnded: (state, event) => ({ ...shared.EncounterEnded(state, event), attack: null }),
});
