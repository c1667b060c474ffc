import { rulesetOf } from '../../core/ruleset/ruleset-of.ts';
import { creatures } from './content/index.ts';
import { creatureSchema, type PackedCreature } from './content/pack.ts';
import { completed } from './model/completed.ts';
import { authorize, decide, isFreeAction, offer, refusalOf } from './decide.ts';
import { evolve } from './evolve.ts';
import { forecast } from './forecast.ts';
import { parties } from './gm/members.ts';
import { initial } from './gm/setup.ts';
import { lineOfSight } from './terrain/sight.ts';
import { requiredDecisions, decisions } from './decisions/index.ts';
import { costResourceSchema, decisionKindSchema } from './decisions/build.ts';
import { actionSchema, FEET_PER_HEX } from './model/actions.ts';
import { conditionSchema } from './model/conditions.ts';
import { attackStageSchema } from './model/ongoing.ts';
import { arrival } from './views/arrival.ts';
import { consequences } from './views/consequences.ts';
import { clockSchema } from './views/clock.ts';
import { sheetViewSchema } from './views/sheet.ts';
import { timelineKindSchema } from './views/timeline.ts';
import { type Command, commands, type Setup, setupSchema } from './model/commands.ts';
import { type Event, events } from './model/events.ts';
import type { State } from './model/state.ts';
import { odds } from './odds.ts';
import { tactics } from './policy/index.ts';
import { rules } from './rulebook/rules.ts';
import { rulings } from './rulebook/rulings.ts';
import { stateSchema } from './state-check.ts';
import { estimate } from './views/estimate.ts';
import { narrate } from './views/narrate.ts';
import { counting } from './views/statistics.ts';
import { type SegmentsView, view } from './views/view.ts';

export interface SegmentsTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: SegmentsView;
  readonly creature: PackedCreature;
}

/** Rounds of three two-second segments, with projectiles, pushes and defenses that carry over. */
export const segments = rulesetOf<SegmentsTypes>({
  id: 'SEGMENTS',
  title: 'Segments',
  summary: 'Rounds of three two-second segments.',
  hex: { length: FEET_PER_HEX, unit: 'ft' },
  rulebook: { rules, rulings, creatures },
  rules: {
    setup: setupSchema,
    commands,
    nearestCommand: {
      SettleTie: 'RollInitiative',
      DelayTurn: 'ReadyAction',
      TakeDelayedTurn: 'ReleaseReadiedAction',
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
    arrival,
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
    decisionKind: decisionKindSchema,
    costResource: costResourceSchema,
    timelineKind: timelineKindSchema,
    attackStage: attackStageSchema,
    attackCommands: ['DeclareAction', 'ReleaseReadiedAction', 'ChooseTarget'],
  },
});
