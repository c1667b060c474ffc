import { evolveBy, setting, tableChanges, unchanged } from '../../core/table/changes.ts';
import { withShown } from '../../core/table/seen.ts';
import {
  actionBegun,
  actionCompleted,
  actionContinued,
  actionOver,
  actionPaused,
  combatantMoved,
  delayStarted,
  freeActionOver,
  objectHandled,
  reloadHelped,
  weaponHandled,
} from './action/changes.ts';
import { defenseRolled, strikeRolled } from './attack/changes.ts';
import { shownBy } from './attack/seen.ts';
import { withoutCombatant } from './gm/removed.ts';
import { ruled, withSecondsLeft } from './gm/ruled.ts';
import type { Event, EventOfType } from './model/events.ts';
import { combatOf, currentTurn } from './model/lookup.ts';
import { equipped, joining, usedUp } from './model/combatant/newcomer.ts';
import {
  changeCombat,
  changeCombatant,
  changeGear,
  changeTurn,
  spendDefense,
  withoutId,
} from './model/combatant/patch.ts';
import type { State } from './model/state.ts';
import {
  delayedTurnDue,
  initiativeChecked,
  priorityPassed,
  rankChanged,
  reopenTurn,
  secondPassed,
  standingOrdersSet,
  turnDelayed,
  turnEnded,
  fallenSkipped,
  turnStarted,
} from './turn/changes.ts';

const shared = tableChanges<State>()({
  fresh: joining,
  afterSheetChange: equipped,
  usedUp: () => usedUp,
  ruled,
  left: withoutCombatant,
});

const sets = setting<State>();

/** Its owner decides again. */
const completed = (state: State, event: EventOfType<'ActionCompleted'>): State =>
  reopenTurn(actionCompleted(state, event), event.combatantId);

const abandoned = (state: State, event: EventOfType<'ActionAbandoned'>): State =>
  reopenTurn(actionOver(state, event), event.combatantId);

const apply = evolveBy<State, Event>(
  {
    // Setup, and what the GM does
    ...shared,
    Adjudicated: (state, event) => {
      const after = shared.Adjudicated(state, event);
      return { ...after, phase: withSecondsLeft(after.phase, event) };
    },
    RankChanged: rankChanged,
    InitiativeChecked: initiativeChecked,
    WoundsHealed: sets(({ wounds }) => ({ wounds })),
    // Rounds, turns, seconds
    RoundStarted: (state, { round }) =>
      changeCombat(state, { round, waiting: combatOf(state).order, goesOn: false }),
    TurnStarted: (state, { combatantId }) => turnStarted(state, combatantId, 'REGULAR'),
    StandingOrdersSet: standingOrdersSet,
    DelayedTurnTaken: (state, { combatantId }) => turnStarted(state, combatantId, 'DELAYED'),
    DelayedTurnLost: (state, { combatantId }) =>
      changeTurn(turnStarted(state, combatantId, 'DELAYED'), { stage: 'IDLING' }),
    SecondPassed: secondPassed,
    TurnIdled: (state) => changeTurn(state, { stage: 'IDLING' }),
    FallenSkipped: fallenSkipped,
    TurnEnded: turnEnded,
    TurnDelayed: turnDelayed,
    DelayedTurnDue: (state, { combatantId }) => delayedTurnDue(state, combatantId),
    PriorityPassed: (state, { combatantId }) => priorityPassed(state, combatantId),
    // Actions
    ActionBegun: actionBegun,
    ActionContinued: actionContinued,
    ActionPaused: (state, event) => reopenTurn(actionPaused(state, event), event.combatantId),
    TargetsDue: (state) => changeTurn(state, { stage: 'AIMING' }),
    ActionCompleted: completed,
    ActionAbandoned: abandoned,
    FreeActionTaken: freeActionOver,
    FreeActionLost: freeActionOver,
    ActionVetoed: (state, { action }) =>
      changeTurn(state, { vetoed: [...(currentTurn(state)?.vetoed ?? []), action] }),
    DelayStarted: delayStarted,
    DelayEnded: (state, { delayId, ownerId }) =>
      reopenTurn({ ...state, delays: withoutId(state.delays, delayId) }, ownerId),
    // Movement, posture, gear
    CombatantMoved: combatantMoved,
    PostureChanged: sets(({ posture }) => ({ posture })),
    AimTaken: sets(({ targetId: aimsAt, quick: aimsQuickly = false }) => ({ aimsAt, aimsQuickly })),
    AimLost: sets(() => ({ aimsAt: null, aimsQuickly: false })),
    WeaponHandled: weaponHandled,
    ObjectHandled: objectHandled,
    ShotsFired: (state, { combatantId, weapon, shots }) =>
      changeGear(state, combatantId, weapon, { shots }),
    WeaponReloaded: (state, { combatantId, weapon, shots }) =>
      changeGear(state, combatantId, weapon, { shots, helped: 0 }),
    ReloadHelped: reloadHelped,
    // Attacks
    StrikeRolled: strikeRolled,
    DefenseRolled: defenseRolled,
    AttackLanded: (state, { combatantId, attackId, wounds }) => ({
      ...changeCombatant(state, combatantId, { wounds }),
      attacks: withoutId(state.attacks, attackId),
    }),
    // Dying
    CombatantDown: sets(({ dc }) => ({ status: { kind: 'DYING', dc }, posture: 'PRONE' })),
    DyingChecked: sets(({ dc }) => ({ status: { kind: 'DYING', dc } })),
    CombatantStabilized: sets(() => ({ status: { kind: 'STABLE' } })),
    CombatantDied: sets(() => ({ status: { kind: 'DEAD' } })),
    CatchTried: (state, { combatantId }) => spendDefense(state, combatantId, 'DODGE'),
    // The end
    FightGoesOn: (state) => changeCombat(state, { goesOn: true }),
    CombatantYielded: sets(() => ({ status: { kind: 'YIELDED' } })),
    CombatantFightsOn: sets(() => ({ status: { kind: 'STANDING' } })),
    EncounterEnded: (state, event) => ({
      ...shared.EncounterEnded(state, event),
      attacks: [],
      delays: [],
    }),
    // What changes nothing
    ContestRolled: unchanged,
    RecoveryRolled: unchanged,
    MedicineTried: unchanged,
  },
  ({ type }) => type === 'FreeActionTaken',
);

/** Applies a fact, and keeps what it has shown of sheets (T-01). */
export const evolve = (state: State, event: Event): State =>
  withShown(apply(state, event), shownBy(state, event));
