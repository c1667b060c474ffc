import type { RulesetId } from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { accessibleEncounter } from '../../plumbing/access.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { MAX_COMBATANTS } from '../../../engine/core/roster/joining.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { types } from '../../plumbing/derived.ts';
import { ActionInterface, ClockInterface, ConditionInterface } from '../../plumbing/interfaces.ts';
import { readErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { DecisionModel } from './decision-model.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { saysBeside, shownIn } from '../../plumbing/in-encounter.ts';
import { CombatantType, EncounterType } from '../../plumbing/refs.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import './combatant.ts';
import { DecisionType } from './decision.ts';
import './pictures.ts';
import { FlowPartType, Pace, paceOf } from './pace.ts';

/** Most fields that follow from a schema are read from the view. */
types.shownOf('Encounter', ({ view }: EncounterModel) => view);

builder.objectFields(EncounterType, (t) => ({
  id: t.id({
    description:
      'Names it everywhere. Of a past version it ends with `@` and the version, and so do the ids of its combatants: a cache keeps what was beside what is.',
    resolve: ({ id }) => id,
  }),
  version: t.int({
    description: 'Grows by one with every accepted mutation.',
    resolve: ({ record }) => record.version,
  }),
  ruleset: t.field({
    type: RulesetName,
    description: 'The system it is played by.',
    resolve: ({ record }) => record.ruleset as RulesetId,
  }),
  importing: t.boolean({
    description:
      'Whether pages of its document are still to come (`importPage`), the next one after its newest version: until then nothing else can be done with it but delete it.',
    resolve: ({ record }) => record.importing !== undefined,
  }),
  createdAt: t.field({
    type: DateTime,
    description: 'When it was created.',
    resolve: ({ record }) => record.createdAt,
  }),
  updatedAt: t.field({
    type: DateTime,
    description: 'When it last changed.',
    resolve: ({ record }) => record.updatedAt,
  }),
  settings: t.field({
    type: [types.output('Setting')],
    description: 'How the table reads the rules where they can be read in more than one way.',
    resolve: ({ record, view }) =>
      rulesetOf(record).rulebook.rulings.map((ruling) => ({
        ruling,
        // A ruling with one reading is no setting: it is that one.
        value: view.settings[ruling.setting] ?? Object.keys(ruling.options)[0] ?? '',
      })),
  }),
  pace: t.field({
    type: Pace,
    description:
      'Whether what decides nothing goes on by itself. Also of a past version it is that of now.',
    resolve: ({ record }) => paceOf(record.flow),
  }),
  flowParts: t.field({
    type: [FlowPartType],
    description: 'The parts that go on by themselves; none with STEP.',
    resolve: ({ record }) => [...record.flow],
  }),
  clock: t.field({
    type: ClockInterface,
    nullable: true,
    description: 'Where the fight stands; null when none is on.',
    resolve: (model) => model.view.clock && shownIn(model, model.view.clock),
  }),
  orderIds: t.idList({
    description: 'The ranking of the combatants, first to last; empty before initiative.',
    resolve: ({ view }) => [...view.order],
  }),
  order: t.field({
    type: [CombatantType],
    description: saysBeside('orderIds', true),
    resolve: (model) => model.view.order.flatMap((id) => model.combatant(id) ?? []),
  }),
  combatants: t.field({
    type: [CombatantType],
    description: 'Everyone, in the order in which they joined.',
    resolve: ({ combatants }) => [...combatants],
  }),
  actions: t.field({
    type: [ActionInterface],
    description: 'The catalogue: the basic actions, then those of this encounter.',
    resolve: (model) => model.definitions('Action'),
  }),
  conditions: t.field({
    type: [ConditionInterface],
    description: 'The conditions of the rules, then those of this encounter.',
    resolve: (model) => model.definitions('Condition'),
  }),
  attacks: t.field({
    type: [types.output('PendingAttack')],
    description: 'Attacks that have arrived and are not resolved.',
    resolve: (model) => model.view.attacks.map((attack) => shownIn(model, attack)),
  }),
  awaiting: t.field({
    type: [DecisionType],
    description: 'Whose decisions are due or possible, with every legal option.',
    args: {
      required: t.arg.boolean({
        required: false,
        description: 'Only those that the fight waits for, or only the others; all if left out.',
      }),
      combatantIds: t.arg.idList({
        required: false,
        description: `Only those of these combatants, ${MAX_COMBATANTS} at most; of all if left out.`,
        ...bounded({ entries: MAX_COMBATANTS }),
      }),
    },
    resolve: (model, { required, combatantIds }, context) => {
      if (model.record.importing) return [];
      const asked = combatantIds && new Set<string | null>(combatantIds);
      return orRefuse(context, () => model.awaiting)
        .filter((due) => (required ?? due.required) === due.required)
        .filter(({ combatantId }) => asked?.has(combatantId) ?? true)
        .map((due) => new DecisionModel(model, due));
    },
  }),
  awaitsMe: t.boolean({
    description:
      'Whether the fight goes on only when the seat of the caller decides: a player for one of their combatants, a GM for the table or for whom neither a player nor the computer plays.',
    resolve: (model, _, { encounters }) => encounters.isDue(model),
  }),
  timeline: t.field({
    type: [types.output('TimelineEntry')],
    description: 'All that is ongoing, soonest first.',
    resolve: (model) => model.view.timeline.map((entry) => shownIn(model, entry)),
  }),
  statistics: t.field({
    type: types.output('Statistics'),
    description:
      'The fight so far in numbers, by combatant and side. A rewind takes back what was counted since.',
    resolve: async (model, _, { encounters }) =>
      shownIn(model, model.statistics(await encounters.statistics(model.record))),
  }),
  dice: t.field({
    type: types.output('EncounterDice'),
    description: 'Its dice: their commitment, and the seed once it is revealed.',
    resolve: ({ record }, _, { encounters }) => encounters.dice(record),
  }),
}));

const EncounterResult = queryResult('encounter', [EncounterType], readErrorTypes);

builder.queryFields((t) => ({
  encounter: t.field({
    type: EncounterResult,
    description: 'An encounter, as the seat of the caller sees it.',
    args: {
      id: t.arg.id({ description: 'Its id.' }),
      atVersion: t.arg.int({
        required: false,
        description: 'As this version left it; without it, as it is now.',
      }),
    },
    resolve: async (_, { id, atVersion }, context) => {
      if (atVersion === null || atVersion === undefined) {
        const now = await accessibleEncounter(context, id);
        return now.kind === 'GRANTED' ? now.model : problemOf(now, id);
      }
      const { encounters, caller } = context;
      const access = await encounters.readAt(id, atVersion, caller);
      return access.kind === 'GRANTED'
        ? new EncounterModel(access, 'PAST')
        : problemOf(access, `${id}@${atVersion}`);
    },
  }),
}));
