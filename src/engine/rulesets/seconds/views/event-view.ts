import type { Actor } from '../../../core/command/actor.ts';
import { viewHidden } from '../../../core/roster/hidden.ts';
import type { Audience } from '../../../core/schema/event.ts';
import { visibilityTo } from '../../../core/views/audience.ts';
import type { Event, EventOf } from '../model/events.ts';

/** An event as a seat sees it: everything but what stands only on sheets is seen by the whole table. */
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

/** What of an event the actor may know, or null. */
export function viewEvent(event: Event, actor: Actor): EventView | null {
  if (event.type === 'CombatantsHidden') return viewHidden(event, actor);
  const share = visibilityTo(event, audience[event.type], actor);
  if (share === 'NOTHING') return null;
  return share === 'WHOLE' ? event : redacted(event);
}

/** What of an event the whole table may know, or null. */
function redacted(event: Event): EventView | null {
  if (event.type === 'CombatantUpdated') return withoutSheet(event);
  return event.type === 'Adjudicated' ? { ...event, figures: publicFigures(event) } : event;
}

/** A changed sheet is its owner's alone. */
const withoutSheet = (event: EventOf<'CombatantUpdated'>): EventView | null =>
  event.name === null && event.side === null ? null : { ...event, sheet: null };

/** Wounds and seconds are seen by all; the other figures stand on the sheet. */
function publicFigures({ figures }: EventOf<'Adjudicated'>): EventOf<'Adjudicated'>['figures'] {
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
