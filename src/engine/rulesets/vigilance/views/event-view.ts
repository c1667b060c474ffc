import type { Actor } from '../../../core/command/actor.ts';
import { viewHidden } from '../../../core/roster/hidden.ts';
import type { Audience } from '../../../core/schema/event.ts';
import { visibilityTo } from '../../../core/views/audience.ts';
import type { EventOf, Event } from '../model/events.ts';
import { viewDeclared } from './clock.ts';

type Wound = 'DamageTaken' | 'StressTaken';

type WoundEvent = EventOf<Wound>;

/** An event as a seat sees it: of damage to others not what it comes to, of preparing not what. */
export type EventView =
  Exclude<Event, WoundEvent> | (Omit<WoundEvent, 'total'> & { readonly total: number | null });

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
  VigilanceCompared: 'TABLE',
  TieAnswered: 'TABLE',
  TieSettled: 'TABLE',
  RoundStarted: 'TABLE',
  TurnStarted: 'TABLE',
  TurnSkipped: 'TABLE',
  TurnEnded: 'TABLE',
  RegularActionGivenUp: 'TABLE',
  ActionPushed: 'TABLE',
  PriorityPassed: 'OWNER',
  ActionResolving: 'TABLE',
  CheckAmplified: 'TABLE',
  ActionAnswered: 'TABLE',
  ActionResolved: 'TABLE',
  ActionPrevented: 'TABLE',
  ActionPrepared: 'OWNER',
  PreparedActionLost: 'OWNER',
  CheckMade: 'TABLE',
  AttackRolled: 'TABLE',
  PercentRolled: 'TABLE',
  CostPaid: 'OWNER',
  DamageTaken: 'TABLE',
  StressTaken: 'TABLE',
  CombatantDown: 'TABLE',
  CombatantDied: 'TABLE',
  CombatantStabilized: 'TABLE',
  PanicBegan: 'TABLE',
  PanicEnded: 'TABLE',
  CountersGained: 'TABLE',
  CountersLost: 'TABLE',
  CombatantMoved: 'TABLE',
  CombatantShoved: 'TABLE',
  ItemsHandled: 'TABLE',
  WeaponLoaded: 'TABLE',
  WeaponDischarged: 'TABLE',
  CoverTaken: 'TABLE',
  CombatantYielded: 'TABLE',
  CombatantFightsOn: 'TABLE',
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
  if (event.type === 'DamageTaken' || event.type === 'StressTaken')
    return { ...event, total: null };
  return event.type === 'ActionPushed'
    ? { ...event, declared: viewDeclared(event.declared, false) }
    : event;
}
