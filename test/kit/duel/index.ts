/**
 * DUEL, a fourth ruleset: two sides, turns of one strike or rest, and a parry against each strike.
 * It is as small as a ruleset can be, and shows all that one is made of.
 *
 * | question                                              | answered in   |
 * | ----------------------------------------------------- | ------------- |
 * | what the rules are                                    | `rulebook.ts` |
 * | what there is: the schemas                            | `model.ts`    |
 * | who may do what, what follows, what a fact changes    | `rules.ts`    |
 * | what is asked of whom, what is seen, the odds         | `queries.ts`  |
 *
 * | when              | dice, in this order                                         |
 * | ----------------- | ----------------------------------------------------------- |
 * | initiative        | 1d6 for each combatant, in the order of arrival             |
 * | a strike is met   | 1d6 for the strike, then 1d6 for the parry if there is one  |
 */
import * as kit from '../../../src/engine/ruleset-kit.ts';
import * as model from './model.ts';
import { decide, evolve, refusalOf, stateSchema } from './rules.ts';
import { rules, rulings } from './rulebook.ts';
import { clock, decisions, narrate, odds, requiredDecisions, view } from './queries.ts';

export interface DuelTypes extends kit.RulesetTypes {
  readonly setup: kit.TypeOf<typeof model.table.setup>;
  readonly state: model.State;
  readonly command: model.Command;
  readonly event: model.Event;
}

export const duel = kit.rulesetOf<DuelTypes>({
  ...{ id: 'DUEL', title: 'Duel', summary: 'Strike and parry, a die each.' },
  hex: { length: 1, unit: 'hexes' },
  rulebook: { rules, rulings, creatures: model.creatures },
  rules: {
    setup: model.table.setup,
    commands: model.commands,
    nearestCommand: { EndTurn: 'DeclareAction', AdvanceSegment: 'DeclareAction' },
    initial: (setup) => ({ ...kit.initialTable(setup), attack: null }),
    ...{ decide, refusalOf, evolve, stateSchema },
  },
  queries: {
    decisions,
    requiredDecisions,
    odds,
    lineOfSight: kit.lineOfSightBy('DUE-08'),
    view,
    narrate,
  },
  schemas: {
    ...kit.openAttackKinds,
    decisionKind: kit.oneOf('DecisionKind', 'What is decided.', kit.decisionKinds),
    clock: clock.schema,
    sheet: model.table.sheetView,
    action: model.action,
    creature: model.table.creature,
    events: model.events,
    attackCommands: ['DeclareAction'],
  },
});
