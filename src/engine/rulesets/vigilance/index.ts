import { rulesetOf } from '../../core/ruleset/ruleset-of.ts';
import { type Creature, creatures } from './content/index.ts';
import { completed } from './model/completed.ts';
import { authorize, decide, isFreeAction, offer, refusalOf } from './decide.ts';
import { evolve } from './evolve.ts';
import { forecast } from './forecast.ts';
import { parties } from './gm/members.ts';
import { initial } from './gm/setup.ts';
import { lineOfSight } from './terrain/sight.ts';
import { requiredDecisions, decisions } from './decisions/index.ts';
import { type Setup, type Command, setupSchema, commands } from './model/commands.ts';
import { type Event, events } from './model/events.ts';
import type { State } from './model/state.ts';
import { odds } from './odds.ts';
import { tactics } from './policy/index.ts';
import { rules } from './rulebook/rules.ts';
import { rulings } from './rulebook/rulings.ts';
import { stateSchema } from './state-check.ts';
import { attackStage, clockSchema } from './views/clock.ts';
import { sheetViewSchema } from './views/sheet.ts';
import { timelineKind } from './views/timeline.ts';
import { creatureSchema } from './content/pack.ts';
import { costResource, decisionKind } from './decisions/build.ts';
import { actionSchema } from './model/actions.ts';
import { conditionSchema } from './model/conditions.ts';
import { consequences } from './views/consequences.ts';
import { estimate } from './views/estimate.ts';
import { narrate } from './views/narrate.ts';
import { counting } from './views/statistics.ts';
import { type VigilanceView, view } from './views/view.ts';

export interface VigilanceTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: VigilanceView;
  readonly creature: Creature;
}

/** Turns in order of vigilance, with a stack of responses and dice that explode. */
export const vigilance = rulesetOf<VigilanceTypes>({
  id: 'VIGILANCE',
  title: 'Vigilance',
  summary: 'Turns by vigilance, with a stack of responses and exploding dice.',
  hex: { length: 1, unit: 'fields' },
  rulebook: { rules, rulings, creatures },
  rules: {
    setup: setupSchema,
    commands,
    nearestCommand: {
      AdvanceSegment: 'EndTurn',
      ReleaseReadiedAction: 'DeclareAction',
      DelayTurn: 'ReadyAction',
      TakeDelayedTurn: 'DeclareAction',
      RollAbilityCheck: 'DeclareAction',
      RollSkillCheck: 'DeclareAction',
      SpendManeuverPoints: 'DeclareAction',
    },
    initial,
    decide,
    refusalOf,
    completed,
    authorize,
    isFreeAction,
    evolve,
    stateSchema,
  },
  queries: {
    ...offer({ decisions, requiredDecisions }),
    odds,
    estimate,
    consequences,
    lineOfSight,
    view,
    narrate,
  },
  tactics,
  forecast,
  counting,
  parties,
  schemas: {
    sheet: sheetViewSchema,
    clock: clockSchema,
    action: actionSchema,
    condition: conditionSchema,
    creature: creatureSchema,
    events,
    decisionKind,
    costResource,
    timelineKind,
    attackStage,
    attackCommands: ['DeclareAction'],
  },
});
