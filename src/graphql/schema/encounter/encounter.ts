import type { AttackView, EncounterView, RulesetId } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { CombatantType } from './combatant.ts';
import { DecisionType } from './decision.ts';
import { ActionInterface, ConditionInterface } from '../catalogue/definition.ts';
import { DiceType } from '../dice/dice.ts';
import { AttackStage, EndReason, Phase, RulesetName } from '../enums.ts';
import { HexType } from './hex.ts';
import { rulesetOf } from '../../../app/encounters.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { SettingType } from '../rulebook/ruling.ts';
import { grantedAccess } from '../../plumbing/access.ts';
import { SecondsClock } from '../seconds/clock.ts';
import { SegmentsClock } from '../segments/clock.ts';
import { TimelineEntryType } from './timeline.ts';
import { typeName } from '../../plumbing/type-names.ts';
import { VigilanceClock } from '../vigilance/clock.ts';

/** The clocks that the rulesets make. */
type AnyClock =
  | typeof SegmentsClock.$inferType
  | typeof VigilanceClock.$inferType
  | typeof SecondsClock.$inferType;

const ClockType = builder.unionType('Clock', {
  description: "Where the fight stands, in its ruleset's terms.",
  types: [SegmentsClock, VigilanceClock, SecondsClock],
  resolveType: ({ kind }) => typeName(kind, 'Clock'),
});

const ConcealingType = builder
  .objectRef<EncounterView['battlefield']['concealing'][number]>('Concealing')
  .implement({
    description: 'A hex of smoke, fog or the like.',
    fields: (t) => ({
      hex: t.field({ type: HexType, description: 'Where.', resolve: ({ hex }) => hex }),
      levels: t.exposeInt('levels', { description: 'Levels of concealment, 1 to 3.' }),
    }),
  });

const Battlefield = builder.objectRef<EncounterView['battlefield']>('Battlefield').implement({
  description: 'The ground: hexes without end, but for what stands on them.',
  fields: (t) => ({
    obstacles: t.field({
      type: [HexType],
      description: 'Impassable hexes.',
      resolve: ({ obstacles }) => [...obstacles],
    }),
    concealing: t.field({
      type: [ConcealingType],
      description: 'Hexes that hide what is behind them (SEG-76).',
      resolve: ({ concealing }) => [...concealing],
    }),
    dark: t.field({
      type: [HexType],
      description: 'Hexes of complete darkness (SEG-78).',
      resolve: ({ dark }) => [...dark],
    }),
  }),
});

const Attack = builder.objectRef<AttackView>('Attack').implement({
  description: 'An attack that has arrived and is not resolved.',
  fields: (t) => ({
    attackId: t.exposeID('id', { description: 'Names it in `resolveDefense`.' }),
    attackerId: t.exposeID('attackerId', { description: 'Who attacks.' }),
    targetId: t.exposeID('targetId', { description: 'Who is attacked.' }),
    action: t.exposeString('action', { description: 'The key of the action.' }),
    stage: t.field({
      type: AttackStage,
      description: 'What it waits for.',
      resolve: ({ stage }) => stage,
    }),
  }),
});

const OutcomeType = builder.objectRef<NonNullable<EncounterView['outcome']>>('Outcome').implement({
  description: 'How an encounter ended.',
  fields: (t) => ({
    reason: t.field({ type: EndReason, description: 'Why.', resolve: ({ reason }) => reason }),
    sides: t.stringList({
      description: 'The sides still able and willing to fight.',
      resolve: ({ sides }) => [...sides],
    }),
  }),
});

export const EncounterType = builder.objectRef<EncounterModel>('Encounter').implement({
  description: 'A fight, or what may become one, as this seat sees it.',
  fields: (t) => ({
    id: t.id({ description: 'Names it everywhere.', resolve: ({ record }) => record.id }),
    version: t.int({
      description: 'Grows by one with every accepted mutation.',
      resolve: ({ record }) => record.version,
    }),
    ruleset: t.field({
      type: RulesetName,
      description: 'The system it is played by.',
      resolve: ({ record }) => record.ruleset as RulesetId,
    }),
    createdAt: t.string({
      description: 'ISO 8601, UTC.',
      resolve: ({ record }) => record.createdAt,
    }),
    updatedAt: t.string({
      description: 'When it last changed. ISO 8601, UTC.',
      resolve: ({ record }) => record.updatedAt,
    }),
    name: t.string({ description: 'For people.', resolve: ({ view }) => view.name }),
    settings: t.field({
      type: [SettingType],
      description: 'How the table reads the rules where they can be read in more than one way.',
      resolve: ({ record, view }) =>
        rulesetOf(record).rulebook.rulings.map((ruling) => ({
          ruling,
          chosen: view.settings[ruling.setting] ?? '',
        })),
    }),
    phase: t.field({
      type: Phase,
      description: 'How far it has come.',
      resolve: ({ view }) => view.phase,
    }),
    round: t.int({ description: '0 before the first.', resolve: ({ view }) => view.round }),
    clock: t.field({
      type: ClockType,
      nullable: true,
      description: 'Where the fight stands; null when none is on.',
      resolve: ({ view }) => view.clock as AnyClock | null,
    }),
    order: t.idList({
      description: 'The ranking of the combatants, first to last; empty before initiative.',
      resolve: ({ view }) => [...view.order],
    }),
    combatants: t.field({
      type: [CombatantType],
      description: 'Everyone, in the order of arrival.',
      resolve: ({ view }) => [...view.combatants],
    }),
    battlefield: t.field({
      type: Battlefield,
      description: 'The ground.',
      resolve: ({ view }) => view.battlefield,
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
      type: [Attack],
      description: 'Attacks that have arrived and are not resolved.',
      resolve: ({ view }) => [...view.attacks],
    }),
    awaiting: t.field({
      type: [DecisionType],
      description: 'Whose decisions are due or possible, with every legal option.',
      resolve: (model) => [...model.awaiting],
    }),
    timeline: t.field({
      type: [TimelineEntryType],
      description: 'All that is under way, soonest first.',
      resolve: ({ view }) => [...view.timeline],
    }),
    dice: t.field({
      type: DiceType,
      description: 'Where its dice come from.',
      resolve: ({ record }, _, { encounters }) => encounters.dice(record),
    }),
    outcome: t.field({
      type: OutcomeType,
      nullable: true,
      description: 'How it ended; null as long as it has not.',
      resolve: ({ view }) => view.outcome,
    }),
  }),
});

builder.queryFields((t) => ({
  encounter: t.field({
    type: EncounterType,
    nullable: true,
    description: 'An encounter, or null when there is none of that id or version.',
    args: {
      id: t.arg.id({ description: 'Its id.' }),
      atVersion: t.arg.int({
        required: false,
        description: 'As this version left it; without it, as it is now.',
      }),
    },
    resolve: async (_, { id, atVersion }, { encounters, caller }) => {
      const sight = grantedAccess(
        await (atVersion === null || atVersion === undefined
          ? encounters.read(id, caller)
          : encounters.readAt(id, atVersion, caller)),
      );
      return sight && new EncounterModel(sight);
    },
  }),
}));
