/**
 * DUEL, a fourth ruleset: two sides, turns of one strike or rest, and a parry against each strike.
 * It is as small as a ruleset can be, and shows all that one is made of.
 *
 * | question                            | answered in                        |
 * | ----------------------------------- | ---------------------------------- |
 * | what the rules are                  | `rulebook.ts`                      |
 * | what there is: the schemas          | `model.ts`                         |
 * | who may do what, and what follows   | `decide.ts`; of the GM: `gm.ts`    |
 * | what a fact changes                 | `evolve.ts`                        |
 * | what is asked of whom               | `legal.ts`                         |
 * | what is seen and told, and by whom  | `views.ts`, the events of the model |
 *
 * | when              | dice, in this order                                         |
 * | ----------------- | ----------------------------------------------------------- |
 * | initiative        | 1d6 for each combatant, in the order of arrival             |
 * | a strike is met   | 1d6 for the strike, then 1d6 for the parry if there is one  |
 */
import { stateSchema } from '../../../src/engine/core/state-check/state-check.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset/ruleset.ts';
import { own } from '../../../src/engine/core/values/record.ts';
import { viewDeclared } from '../../../src/engine/core/views/event-view.ts';
import { sightOn } from '../../../src/engine/grid/battlefield.ts';
import { unless } from '../../../src/engine/core/state-check/fault.ts';
import type { TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { creatures, type DuelCreature } from './creatures.ts';
import { decide, findAction } from './decide.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import * as model from './model.ts';
import { odds } from './odds.ts';
import { rules, rulings } from './rulebook.ts';
import * as views from './views.ts';

export interface DuelTypes {
  readonly setup: TypeOf<typeof model.setupSchema>;
  readonly state: model.State;
  readonly command: model.Command;
  readonly event: model.Event;
  readonly view: views.DuelView;
  readonly eventView: model.Event;
  readonly creature: DuelCreature;
}

export const duel: Ruleset<DuelTypes> = {
  id: 'DUEL',
  title: 'Duel',
  summary: 'Strike and parry, a die each.',
  rulebook: { rules, rulings, creatures },
  play: {
    setup: model.setupSchema,
    commands: model.commands,
    instead: { EndTurn: 'DeclareAction', AdvanceSegment: 'DeclareAction' },
    initial: ({ name, settings, content: _, ...battlefield }) => ({
      ...{ name, settings, actions: {}, combatants: {}, battlefield },
      ...{ phase: { kind: 'SETUP' }, attack: null, hidden: {} },
    }),
    decide,
    evolve,
    stateSchema: () => stateSchema({ form: () => model.stateForm, has, faults }),
  },
  see: {
    phase: ({ phase }) => phase.kind,
    hidden: ({ hidden }) => Object.keys(hidden),
    legal,
    odds,
    lineOfSight: ({ battlefield }, from, to) => {
      const seen = sightOn(battlefield, from, to);
      return { ...seen, rule: seen.clear ? null : 'DUE-08' };
    },
    view: views.view,
    viewEvent: (event, actor) => viewDeclared(model.events, event, actor),
    narrate: views.narrate,
  },
  schemas: {
    sheet: model.sheetViewSchema,
    clock: views.clockSchema,
    action: model.actionSchema,
    condition: model.conditionSchema,
    creature: model.creatureSchema,
    events: model.events,
    decisionKind: views.decisionKind,
    timelineKind: views.timelineKind,
    attackStage: views.attackStage,
    attackCommands: ['DeclareAction'],
  },
};

function has(state: model.State, kind: string, name: string): boolean {
  if (kind === 'COMBATANT') return own(state.combatants, name) !== undefined;
  return kind !== 'CONDITION' && findAction(state, name) !== undefined;
}

/** DUE-02, 05, 06: nobody is healthier than unhurt, and a fight has everybody in its order. */
const faults = ({ phase, combatants, attack }: model.State) => [
  ...Object.values(combatants).flatMap(({ id, hitPoints, hitPointsLeft }) =>
    unless(hitPointsLeft <= hitPoints, ['combatants', id, 'hitPointsLeft'], 'It has not so many.'),
  ),
  ...unless(
    phase.kind !== 'COMBAT' || phase.order.length === Object.keys(combatants).length,
    ['phase', 'order'],
    'It does not have everybody.',
  ),
  ...unless(phase.kind === 'COMBAT' || !attack, ['attack'], 'No fight is on.'),
];
