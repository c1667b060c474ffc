import type { Actor } from '../../../core/command/actor.ts';
import { viewHidden } from '../../../core/roster/hidden.ts';
import type { Audience } from '../../../core/schema/event.ts';
import { visibilityTo } from '../../../core/views/audience.ts';
import type { Event, EventOf } from '../model/events.ts';

type HitPointEvent = 'DamageDealt' | 'ConditionHurt';

type Redacted<E> = Omit<E, 'hitPoints'> & { readonly hitPoints: number | null };

/** An event as a seat sees it: of others, not what is left of their hit points, nor other figures. */
export type EventView =
  | Exclude<Event, { readonly type: HitPointEvent }>
  | { readonly [T in HitPointEvent]: Redacted<EventOf<T>> }[HitPointEvent];

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
