import { rulesetOf } from '../../core/ruleset/ruleset-of.ts';
import { creatures, creatureSchema, type CreatureView } from './content/creatures.ts';
import { authorize, decide, isFreeAction, offer, refusalOf } from './decide.ts';
import { evolve } from './evolve.ts';
import { forecast } from './forecast.ts';
import { parties } from './gm/members.ts';
import { initial } from './gm/setup.ts';
import { lineOfSight } from './terrain/sight.ts';
import { costResource, decisionKind } from './decisions/build.ts';
import { requiredDecisions, decisions } from './decisions/index.ts';
import { type Command, commands, type Setup, setupSchema } from './model/commands.ts';
import { knownActionSchema } from './model/actions.ts';
import { conditionSchema } from './model/conditions.ts';
import { attackStage } from './model/defenses.ts';
import { type Event, events } from './model/events.ts';
import type { State } from './model/state.ts';
import { odds } from './odds.ts';
import { tactics } from './policy/index.ts';
import { rules } from './rulebook/rules.ts';
import { rulings } from './rulebook/rulings.ts';
import { stateSchema } from './state-check.ts';
import { viewEvent } from './views/event-view.ts';
import { arrival } from './views/arrival.ts';
import { consequences } from './views/consequences.ts';
import { clockSchema } from './views/clock.ts';
import { estimate } from './views/estimate.ts';
import { narrate } from './views/narrate.ts';
import { counting } from './views/statistics.ts';
import { sheetViewSchema } from './views/sheet.ts';
import { timelineKind } from './views/timeline.ts';
import { type SecondsView, view } from './views/view.ts';

export interface SecondsTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: SecondsView;
  readonly creature: CreatureView;
}

/** Turns of six seconds, spent one by one, with delays and turns that interrupt each other. */
export const seconds = rulesetOf<SecondsTypes>({
  id: 'SECONDS',
  title: 'Seconds',
  summary: 'Turns of six seconds, spent one by one.',
  hex: { length: 1, unit: 'm' },
  rulebook: { rules, rulings, creatures },
  rules: {
    setup: setupSchema,
    commands,
    nearestCommand: {
      AdvanceSegment: 'EndTurn',
      ReadyAction: 'DelayTurn',
      ReleaseReadiedAction: 'TakeDelayedTurn',
      SettleTie: 'RollInitiative',
      TakeLongRest: 'TakeRest',
    },
    initial,
    decide,
    refusalOf,
    authorize,
    isFreeAction,
    evolve,
    stateSchema,
  },
  queries: {
    ...offer({ decisions, requiredDecisions }),
    odds,
    estimate,
    arrival,
    consequences,
    lineOfSight,
    view,
    viewEvent,
    narrate,
  },
  tactics,
  forecast,
  counting,
  parties,
  schemas: {
    sheet: sheetViewSchema,
    clock: clockSchema,
    action: knownActionSchema,
    condition: conditionSchema,
    creature: creatureSchema,
    events,
    decisionKind,
    timelineKind,
    attackStage,
    costResource,
    attackCommands: ['CompleteAction'],
  },
});
