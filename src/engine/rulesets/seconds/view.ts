import { type Actor, plays } from '../../core/command/actor.ts';
import { visibilityTo } from '../../core/views/audience.ts';
import type { Audience } from '../../core/schema/event.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import type * as core from '../../core/views/view.ts';
import { allHidden, knownTo, viewHidden } from '../../core/roster/hidden.ts';
import { type Action, basicActions, SECONDS_PER_TURN } from './actions.ts';
import { type Component, components } from './components.ts';
import { type Condition, conditions, conditionsOf, wounded } from './conditions.ts';
import type { Event, EventOf } from './events.ts';
import { roundOf } from './lookup.ts';
import { fresh } from './newcomer.ts';
import { toughnessOf } from './plan.ts';
import type { Settings } from './settings.ts';
import { unknownIn } from './setup.ts';
import type * as states from './state.ts';
import type { Combatant, Gear, State, Turn } from './state.ts';
import { timeline } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface SecondsView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  /** What combos are built of. */
  readonly components: readonly Component[];
}

/** Where a fight of seconds stands. */
export interface Clock {
  readonly kind: 'SECONDS';
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Seconds of it that are spent, and that are left; 0 between turns. */
  readonly second: number;
  readonly secondsLeft: number;
  /** SEC-29: turns that are interrupted, the first to go on first. */
  readonly interrupted: readonly {
    readonly combatantId: CombatantId;
    readonly secondsLeft: number;
  }[];
  /** Whose turn in this round is still to come. */
  readonly waiting: readonly CombatantId[];
  /** Who has delayed a turn and may still take it. */
  readonly delayed: readonly CombatantId[];
}

/** What everybody at the table sees of a combatant, and the sheet for who plays it. */
export interface CombatantView extends core.CombatantView {
  readonly wounds: number;
  /** What it is busy with. */
  readonly doing: DoingView | null;
  /** What it holds. */
  readonly held: readonly string[];
  readonly sheet: Sheet | null;
}

export interface DoingView {
  readonly action: string;
  readonly seconds: number;
  readonly done: number;
}

export interface Sheet extends states.Sheet {
  readonly kind: 'SECONDS';
  /** As wounds leave it. */
  readonly toughnessLeft: number;
  readonly gear: readonly Gear[];
  readonly defensesLeft: Combatant['defenses'];
  readonly aimsAt: CombatantId | null;
  readonly initiative: readonly number[];
  /** What the next check against dying must reach; null for who is not dying. */
  readonly dyingAgainst: number | null;
}

export function view(state: State, actor: Actor): SecondsView {
  const { phase } = state;
  const hidden = knownTo(allHidden(state), actor);
  const brought = Object.fromEntries(
    unknownIn(state, hidden).map((action) => [action.key, action]),
  );
  const staged: State = { ...state, actions: { ...state.actions, ...brought } };
  return {
    name: state.name,
    settings: state.settings,
    phase: phase.kind,
    round: roundOf(state),
    clock: clockOf(state),
    order: phase.kind === 'COMBAT' ? phase.order : [],
    combatants: [
      ...Object.values(state.combatants).map((combatant) => viewCombatant(state, combatant, actor)),
      ...hidden.map(({ combatant }) => ({
        ...viewCombatant(staged, fresh(staged, combatant), actor),
        hidden: true,
      })),
    ],
    battlefield: {
      obstacles: state.battlefield.obstacles,
      concealing: state.battlefield.concealing,
      dark: state.battlefield.dark,
    },
    actions: [...Object.values(basicActions), ...Object.values(staged.actions)],
    conditions,
    components: Object.values(components),
    attacks: state.attacks.map(({ id, attackerId, targetId, action, stage }) => ({
      id,
      attackerId,
      targetId,
      action,
      stage: stage.kind,
    })),
    timeline: timeline(state),
    outcome: phase.kind === 'ENDED' ? phase.outcome : null,
  };
}

function clockOf({ phase, combatants }: State): Clock | null {
  if (phase.kind !== 'COMBAT') return null;
  const { order, waiting } = phase;
  const interrupted = phase.turns.toReversed();
  const turn = interrupted.shift();
  return {
    kind: 'SECONDS',
    turnOf: turn?.combatantId ?? null,
    second: turn?.second ?? 0,
    secondsLeft: turn ? leftOf(turn) : 0,
    interrupted: interrupted.map((other) => ({
      combatantId: other.combatantId,
      secondsLeft: leftOf(other),
    })),
    waiting,
    delayed: order.filter((id) => combatants[id]?.holdsTurn),
  };
}

const leftOf = ({ second }: Turn): number => SECONDS_PER_TURN - second;

function viewCombatant(state: State, combatant: Combatant, actor: Actor): CombatantView {
  const { id, name, side, position, status, wounds, doing, gear } = combatant;
  const known = status.kind === 'STANDING' || status.kind === 'YIELDED';
  return {
    id,
    name,
    side,
    position,
    status: known ? status.kind : 'DOWN',
    conditions: conditionsOf(combatant).map((condition) => ({
      ...condition,
      ends: null,
      amount: condition === wounded ? wounds : null,
      once: false,
    })),
    wounds,
    doing: doing && { action: doing.action, seconds: doing.seconds, done: doing.done },
    held: gear.filter(({ held }) => held).map(({ weapon }) => weapon),
    sheet: plays(actor, id) ? sheetOf(state, combatant) : null,
    hidden: false,
  };
}

function sheetOf(state: State, combatant: Combatant): Sheet {
  const { sheet, gear, defenses, aimsAt, initiative, status } = combatant;
  return {
    kind: 'SECONDS',
    toughness: sheet.toughness,
    speed: sheet.speed,
    runs: sheet.runs,
    scale: sheet.scale,
    dexterity: sheet.dexterity,
    endurance: sheet.endurance,
    medicine: sheet.medicine,
    reflex: sheet.reflex,
    weaponSkill: sheet.weaponSkill,
    rangedSkill: sheet.rangedSkill,
    magic: sheet.magic,
    shieldUse: sheet.shieldUse,
    initiativeBonus: sheet.initiativeBonus,
    mobilityPenalty: sheet.mobilityPenalty,
    damageBonus: sheet.damageBonus,
    techniques: sheet.techniques,
    extraAttacks: sheet.extraAttacks,
    comboRating: sheet.comboRating,
    components: sheet.components,
    combos: sheet.combos,
    spells: sheet.spells,
    defenses: sheet.defenses,
    toughnessLeft: toughnessOf(state, combatant),
    gear,
    defensesLeft: defenses,
    aimsAt,
    initiative,
    dyingAgainst: status.kind === 'DYING' ? status.dc : null,
  };
}

/** An event as a seat sees it: all but what is only on sheets happens before the eyes of the table. */
export type EventView = Event;

/** Who learns of what happened. */
const audience: Readonly<Record<Exclude<Event['type'], 'CombatantsHidden'>, Audience>> = {
  CombatantsAdded: 'GM',
  CombatantUpdated: 'TABLE',
  CombatantRemoved: 'TABLE',
  HiddenCombatantRemoved: 'OWNER',
  Adjudicated: 'TABLE',
  RankChanged: 'TABLE',
  ActionsDefined: 'TABLE',
  BattlefieldSet: 'TABLE',
  InitiativeChecked: 'TABLE',
  ContestRolled: 'TABLE',
  WoundsHealed: 'TABLE',
  RoundStarted: 'TABLE',
  TurnStarted: 'TABLE',
  SecondPassed: 'TABLE',
  TurnIdled: 'TABLE',
  TurnEnded: 'TABLE',
  TurnDelayed: 'TABLE',
  DelayedTurnTaken: 'TABLE',
  DelayedTurnLost: 'TABLE',
  PriorityPassed: 'TABLE',
  ActionBegun: 'TABLE',
  ActionContinued: 'TABLE',
  TargetsDue: 'TABLE',
  ActionCompleted: 'TABLE',
  ActionAbandoned: 'TABLE',
  FreeActionTaken: 'TABLE',
  ActionVetoed: 'TABLE',
  DelayStarted: 'TABLE',
  DelayEnded: 'TABLE',
  CombatantMoved: 'TABLE',
  PostureChanged: 'TABLE',
  AimTaken: 'TABLE',
  AimLost: 'TABLE',
  WeaponHandled: 'TABLE',
  ShotsFired: 'TABLE',
  WeaponReloaded: 'TABLE',
  ReloadHelped: 'TABLE',
  StrikeRolled: 'TABLE',
  DefenseRolled: 'TABLE',
  AttackLanded: 'TABLE',
  CombatantDown: 'TABLE',
  DyingChecked: 'TABLE',
  RecoveryRolled: 'TABLE',
  MedicineTried: 'TABLE',
  CombatantStabilized: 'TABLE',
  CombatantDied: 'TABLE',
  CatchTried: 'TABLE',
  CombatantYielded: 'TABLE',
  CombatantFightsOn: 'TABLE',
  EncounterEnded: 'TABLE',
};

export function viewEvent(event: Event, actor: Actor): EventView | null {
  if (event.type === 'CombatantsHidden') return viewHidden(event, actor);
  const share = visibilityTo(event, audience[event.type], actor);
  if (share === 'NOTHING') return null;
  return share === 'WHOLE' ? event : hushed(event);
}

/** What the table may know of what happens to somebody. */
function hushed(event: Event): EventView | null {
  if (event.type === 'CombatantUpdated') return withoutSheet(event);
  return event.type === 'Adjudicated' ? { ...event, figures: publicOf(event) } : event;
}

const withoutSheet = (event: EventOf<'CombatantUpdated'>): EventView | null =>
  event.name === null && event.side === null ? null : { ...event, sheet: null };

/** Wounds and seconds are seen by all; the other figures are of the sheet. */
function publicOf({ figures }: EventOf<'Adjudicated'>): EventOf<'Adjudicated'>['figures'] {
  const { wounds = null, secondsLeft = null } = figures ?? {};
  if (wounds === null && secondsLeft === null) return null;
  return {
    wounds,
    toughness: null,
    dyingAgainst: null,
    secondsLeft,
    dodgesLeft: null,
    parriesLeft: null,
    blocksLeft: null,
  };
}
