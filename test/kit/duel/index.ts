/**
 * DUEL, a fourth ruleset: two sides, turns of one strike or rest, and a parry against each strike.
 * It is as small as a ruleset can be, and shows all that one is made of.
 *
 * | question                                              | answered in   |
 * | ----------------------------------------------------- | ------------- |
 * | what the rules are                                    | `rulebook.ts` |
 * | what there is: the schemas                            | `model.ts`    |
 * | who may do what, what follows, what a fact changes    | `play.ts`     |
 * | what is asked of whom, what is seen, the odds         | `see.ts`      |
 *
 * | when              | dice, in this order                                         |
 * | ----------------- | ----------------------------------------------------------- |
 * | initiative        | 1d6 for each combatant, in the order of arrival             |
 * | a strike is met   | 1d6 for the strike, then 1d6 for the parry if there is one  |
 */
import type { Ruleset } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { unless } from '../../../src/engine/core/state-check/fault.ts';
import { stateSchema } from '../../../src/engine/core/state-check/state-check.ts';
import { findCombatant } from '../../../src/engine/core/table/state.ts';
import { initialTable } from '../../../src/engine/core/table/view.ts';
import { viewDeclared } from '../../../src/engine/core/views/event-view.ts';
import { sightOn } from '../../../src/engine/grid/battlefield.ts';
import * as model from './model.ts';
import * as play from './play.ts';
import { rules, rulings } from './rulebook.ts';
import * as see from './see.ts';

export interface DuelTypes {
  readonly setup: TypeOf<typeof model.setupSchema>;
  readonly state: model.State;
  readonly command: model.Command;
  readonly event: model.Event;
  readonly view: see.DuelView;
  readonly eventView: model.Event;
  readonly creature: model.Creature;
}

export const duel: Ruleset<DuelTypes> = {
  ...{ id: 'DUEL', title: 'Duel', summary: 'Strike and parry, a die each.' },
  rulebook: { rules, rulings, creatures: model.creatures },
  play: {
    setup: model.setupSchema,
    commands: model.commands,
    instead: { EndTurn: 'DeclareAction', AdvanceSegment: 'DeclareAction' },
    initial: (setup) => ({ ...initialTable(setup), attack: null }),
    decide: play.decide,
    evolve: play.evolve,
    stateSchema: () => stateSchema({ form: () => model.stateForm, has, faults }),
  },
  see: {
    phase: ({ phase }) => phase.kind,
    hidden: ({ hidden }) => Object.keys(hidden),
    legal: see.legal,
    odds: see.odds,
    lineOfSight: ({ battlefield }, from, to) => {
      const seen = sightOn(battlefield, from, to);
      return { ...seen, rule: seen.clear ? null : 'DUE-08' };
    },
    view: see.view,
    viewEvent: (event, actor) => viewDeclared(model.events, event, actor),
    narrate: see.narrate,
  },
  schemas: {
    sheet: model.sheetViewSchema,
    clock: see.clockSchema,
    action: model.actionSchema,
    creature: model.creatureSchema,
    events: model.events,
    decisionKind: see.decisionKind,
    timelineKind: see.timelineKind,
    attackStage: see.attackStage,
    attackCommands: ['DeclareAction'],
  },
};

const has = (state: model.State, kind: string, name: string): boolean =>
  kind === 'COMBATANT'
    ? findCombatant(state, name) !== undefined
    : kind !== 'CONDITION' && play.catalogue.findAction(state, name) !== undefined;

/** DUE-02, 05, 06: nobody is healthier than unhurt, and a fight has everybody in its order. */
const faults = ({ phase, combatants, attack }: model.State) => [
  ...Object.values(combatants).flatMap(({ id, hitPoints, hitPointsLeft }) =>
    unless(hitPointsLeft <= hitPoints, ['combatants', id, 'hitPointsLeft'], 'It has not so many.'),
  ),
  ...unless(
    phase.kind !== 'COMBAT' || phase.order.length === Object.keys(combatants).length,
    ...([['phase', 'order'], 'It does not have everybody.'] as const),
  ),
  ...unless(phase.kind === 'COMBAT' || !attack, ['attack'], 'No fight is on.'),
];
