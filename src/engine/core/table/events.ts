/** The events that every ruleset has, in its own terms. */
import type * as z from 'zod';
import { pendingEvents } from '../hand-dice/pending.ts';
import { playedBySet } from '../roster/played-by.ts';
import {
  actionsDefined,
  battlefieldSet,
  encounterChanged,
  fightEvents,
  rankChanged,
  rosterEvents,
} from '../views/shared-events.ts';

export const tableEvents = <
  Newcomer extends z.ZodType,
  Hidden extends z.ZodType,
  Sheet extends z.ZodType,
  Stats extends z.ZodType,
  Action extends z.ZodType,
  Condition extends z.ZodType = z.ZodNever,
  Lasting extends z.ZodType = z.ZodNever,
>(parts: {
  /** A combatant as they join, with an `id`. */
  readonly newcomer: Newcomer;
  /** A hidden combatant, with a `combatant`, who has an `id`. */
  readonly hidden: Hidden;
  /** What lasts of who comes from an earlier fight; left out by a ruleset without parties. */
  readonly lasting?: Lasting;
  readonly sheet: Sheet;
  readonly stats: Stats;
  readonly action: Action;
  /** Left out by a ruleset that lets no encounter define any. */
  readonly condition?: Condition;
}) => ({
  ...fightEvents,
  ...rosterEvents(parts),
  ActionsDefined: actionsDefined(parts.action, parts.condition),
  BattlefieldSet: battlefieldSet,
  EncounterChanged: encounterChanged,
  RankChanged: rankChanged,
  PlayedBySet: playedBySet,
  ...pendingEvents,
});
