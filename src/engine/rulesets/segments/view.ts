import { type Actor, plays } from '../../core/command/actor.ts';
import { visibilityTo } from '../../core/views/audience.ts';
import type { Audience } from '../../core/schema/event.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import type { Moment, TimelineEntry } from '../../core/views/timeline.ts';
import type * as core from '../../core/views/view.ts';
import { allHidden, knownTo, viewHidden } from '../../core/roster/hidden.ts';
import type { Action, Kind } from './actions.ts';
import { basicActions } from './actions.ts';
import { bloodied, isBloodied } from './bloodied.ts';
import { swiftsLeft } from './budget.ts';
import { basicConditions, type Condition } from './conditions.ts';
import type { Event, EventOf } from './events.ts';
import { momentOf } from './clock.ts';
import { fresh } from './newcomer.ts';
import type { Settings } from './settings.ts';
import { unknownIn } from './setup.ts';
import type { Abilities, Combatant, Cooldown, Readied, State, Talent } from './state.ts';
import { timeline } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface SegmentsView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

/** Where a fight of segments stands. */
export interface Clock {
  readonly kind: 'SEGMENTS';
  readonly segment: number;
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Whose turn in this segment is still to come. */
  readonly waiting: readonly CombatantId[];
}

interface CombatantView extends core.CombatantView {
  readonly sheet: Sheet | null;
}

export interface Sheet {
  readonly kind: 'SEGMENTS';
  readonly abilities: Abilities;
  readonly attackBonus: number;
  readonly defenseBonus: number;
  readonly speed: number;
  readonly swimSpeed: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly freeArms: number;
  readonly talents: readonly Talent[];
  readonly spent: readonly Kind[];
  readonly swiftsLeft: number;
  readonly initiated: boolean;
  readonly cooldowns: readonly Cooldown[];
  readonly readied: Readied | null;
  readonly actsFrom: number;
  readonly binding: Combatant['binding'];
  readonly standingOrder: Combatant['standingOrder'];
}

export function view(state: State, actor: Actor): SegmentsView {
  const { phase } = state;
  const hidden = knownTo(allHidden(state), actor);
  const brought = unknownIn(state, hidden);
  return {
    name: state.name,
    settings: state.settings,
    phase: phase.kind,
    round: phase.kind === 'SETUP' ? 0 : phase.round,
    clock:
      phase.kind === 'COMBAT'
        ? {
            kind: 'SEGMENTS',
            segment: phase.segment,
            turnOf: phase.turn.kind === 'BETWEEN' ? null : phase.turn.combatantId,
            waiting: phase.waiting,
          }
        : null,
    order: phase.kind === 'COMBAT' ? phase.order : [],
    combatants: [
      ...Object.values(state.combatants).map((combatant) => viewCombatant(state, combatant, actor)),
      ...hidden.map(({ combatant }) => ({
        ...viewCombatant(state, fresh(combatant), actor),
        hidden: true,
      })),
    ],
    battlefield: {
      obstacles: state.battlefield.obstacles,
      concealing: state.battlefield.concealing,
      dark: state.battlefield.dark,
    },
    actions: [...Object.values(basicActions), ...Object.values(state.actions), ...brought.actions],
    conditions: [
      ...Object.values(basicConditions),
      ...Object.values(state.conditions),
      ...brought.conditions,
    ],
    attacks: state.attacks.map(({ id, attackerId, targetId, action, stage }) => ({
      id,
      attackerId,
      targetId,
      action,
      stage: stage.kind,
    })),
    timeline: timeline(state).filter((entry) => isPublic(entry, actor)),
    outcome: phase.kind === 'ENDED' ? phase.outcome : null,
  };
}

/** What flies, moves or waits is seen by all; a cooldown only by who plays its owner. */
const isPublic = ({ kind, sourceId }: TimelineEntry, actor: Actor): boolean =>
  kind !== 'COOLDOWN' || (sourceId !== null && plays(actor, sourceId));

function viewCombatant(state: State, combatant: Combatant, actor: Actor): CombatantView {
  const { id, name, side, position, status } = combatant;
  const known = { ...basicConditions, ...state.conditions };
  const conditions = combatant.conditions.map(({ condition, until, dice, once }) => ({
    key: condition,
    name: known[condition]?.name ?? condition,
    summary: known[condition]?.summary ?? '',
    ends: until === null ? null : endOf(until),
    amount: dice,
    once,
  }));
  const sheet = plays(actor, id) ? sheetOf(combatant) : null;
  const derived = isBloodied(state, combatant) ? [bloodied] : [];
  const all = [...conditions, ...derived];
  return { id, name, side, position, status, conditions: all, sheet, hidden: false };
}

/** SEG-90: the start of the first segment that a condition no longer covers. */
function endOf(until: number): Moment {
  const { round, segment } = momentOf(Math.max(until, 1));
  return { round, step: segment, onTurnOfId: null };
}

const sheetOf = (combatant: Combatant): Sheet => ({
  kind: 'SEGMENTS',
  abilities: combatant.abilities,
  attackBonus: combatant.attackBonus,
  defenseBonus: combatant.defenseBonus,
  speed: combatant.speed,
  swimSpeed: combatant.swimSpeed,
  hitPoints: combatant.hitPoints,
  maxHitPoints: combatant.maxHitPoints,
  freeArms: combatant.freeArms,
  talents: combatant.talents,
  spent: combatant.spent,
  swiftsLeft: swiftsLeft(combatant.spent),
  initiated: combatant.initiated,
  cooldowns: combatant.cooldowns,
  readied: combatant.readied,
  actsFrom: combatant.actsFrom,
  binding: combatant.binding,
  standingOrder: combatant.standingOrder,
});

type Wound = 'DamageDealt' | 'ConditionHurt';
type Redacted<E> = Omit<E, 'hitPoints'> & { readonly hitPoints: number | null };

/** An event as a seat sees it: of others, not what is left of their hit points, nor other figures. */
export type EventView =
  Exclude<Event, { readonly type: Wound }> | { readonly [T in Wound]: Redacted<EventOf<T>> }[Wound];

/** Who learns of what happened. */
const audience: Readonly<Record<Exclude<Event['type'], 'CombatantsHidden'>, Audience>> = {
  CombatantsAdded: 'GM',
  CombatantUpdated: 'TABLE',
  CombatantRemoved: 'TABLE',
  HiddenCombatantRemoved: 'OWNER',
  Adjudicated: 'TABLE',
  ActionsDefined: 'TABLE',
  BattlefieldSet: 'TABLE',
  CheckRolled: 'TABLE',
  BindingContinued: 'TABLE',
  LongRestTaken: 'TABLE',
  StandingOrderSet: 'OWNER',
  InitiativeRolled: 'TABLE',
  RoundStarted: 'TABLE',
  SegmentStarted: 'TABLE',
  TurnStarted: 'TABLE',
  TurnPassed: 'TABLE',
  TurnClosed: 'TABLE',
  TurnEnded: 'TABLE',
  ActionDeclared: 'TABLE',
  OpeningEnded: 'TABLE',
  ActionReadied: 'OWNER',
  ReadiedActionLost: 'OWNER',
  RankChanged: 'TABLE',
  TopOfRoundTaken: 'TABLE',
  MovementStarted: 'TABLE',
  CombatantMoved: 'TABLE',
  MovementPlayed: 'TABLE',
  OngoingEnded: 'TABLE',
  DodgeReadied: 'TABLE',
  FollowUpSet: 'TABLE',
  FollowUpTaken: 'TABLE',
  ProjectileLaunched: 'TABLE',
  ProjectileAdvanced: 'TABLE',
  AreaStarted: 'TABLE',
  AreaGrew: 'TABLE',
  AttackArrived: 'TABLE',
  DefenseDeclared: 'TABLE',
  MissChanceRolled: 'TABLE',
  AttackHit: 'TABLE',
  AttackMissed: 'TABLE',
  AttackSpent: 'TABLE',
  DamageDealt: 'TABLE',
  CombatantDown: 'TABLE',
  CombatantYielded: 'TABLE',
  CombatantFightsOn: 'TABLE',
  ConditionInflicted: 'TABLE',
  ConditionHurt: 'TABLE',
  ConditionLifted: 'TABLE',
  ConditionEnded: 'TABLE',
  PushbackStarted: 'TABLE',
  CombatantPushed: 'TABLE',
  ManeuverSucceeded: 'TABLE',
  ManeuverPointsSpent: 'TABLE',
  GrappleStarted: 'TABLE',
  GrappleChecked: 'TABLE',
  GrappleMaintained: 'TABLE',
  GrappleEnded: 'TABLE',
  StructureStarted: 'TABLE',
  StructureGrew: 'TABLE',
  EncounterEnded: 'TABLE',
};

export function viewEvent(event: Event, actor: Actor): EventView | null {
  if (event.type === 'CombatantsHidden') return viewHidden(event, actor);
  const share = visibilityTo(event, audience[event.type], actor);
  if (share === 'NOTHING') return null;
  return share === 'WHOLE' ? event : redacted(event);
}

/** What the table may know of what happens to somebody. */
function redacted(event: Event): EventView | null {
  if (event.type === 'Adjudicated') return { ...event, figures: null };
  if (event.type === 'CombatantUpdated')
    return event.name === null && event.side === null ? null : { ...event, sheet: null };
  const isWound = event.type === 'DamageDealt' || event.type === 'ConditionHurt';
  return isWound ? { ...event, hitPoints: null } : event;
}
