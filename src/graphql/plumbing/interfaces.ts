/** What the types of the rulesets for the same thing have in common. */
import type { ClockView, CombatantView, Creature, Rule, Ruling } from '@sixbeat/engine';
import type { Seat } from '../../app/ports.ts';
import { builder } from './builder.ts';
import { combatantBeside, combatantsBeside, saysBeside } from './in-encounter.ts';
import { EncounterModel, type EventModel } from './model.ts';
import { CombatantType } from './refs.ts';
import { type Definition, typeName } from './type-names.ts';

export const ActionInterface = builder.interfaceRef<Definition>('Action').implement({
  description: 'An action of the catalogue: a talent, a weapon, a maneuver, a movement.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in a command, e.g. `unarmed-strike`.' }),
    name: t.exposeString('name', { description: 'The name to show.' }),
    summary: t.exposeString('summary', { description: 'A summary of one line.' }),
  }),
  resolveType: ({ __typename }) => __typename,
});

export const ClockInterface = builder.interfaceRef<ClockView>('Clock').implement({
  description: "Where the fight stands: whose turn it is, and the rest in its ruleset's terms.",
  fields: (t) => ({
    turnOfId: t.exposeID('turnOfId', {
      nullable: true,
      description: 'Whose turn it is; null between turns.',
    }),
    waitingIds: t.idList({
      description:
        'Whose turn is still to come, in order: in this round, or with SEGMENTS in this segment.',
      resolve: ({ waitingIds }) => [...waitingIds],
    }),
    turnOf: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('turnOfId', false),
      resolve: (clock) => combatantBeside(clock, clock.turnOfId),
    }),
    waiting: t.field({
      type: [CombatantType],
      description: saysBeside('waitingIds', true),
      resolve: (clock) => combatantsBeside(clock, clock.waitingIds),
    }),
  }),
  resolveType: ({ kind }) => typeName(kind, 'Clock'),
});

export const ConditionInterface = builder.interfaceRef<Definition>('Condition').implement({
  description: 'A condition of the catalogue.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in an action, e.g. `staggered`.' }),
    name: t.exposeString('name', { description: 'The name to show.' }),
    summary: t.exposeString('summary', { description: 'A summary of one line.' }),
  }),
  resolveType: ({ __typename }) => __typename,
});

export const CreatureInterface = builder.interfaceRef<Creature & Definition>('Creature').implement({
  description: 'A ready-made combatant that waits to be put somewhere, on some side.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in `addCombatants`.' }),
    name: t.exposeString('name', { description: 'The name to show.' }),
    summary: t.exposeString('summary', { description: 'A summary of one line.' }),
    pack: t.exposeString('pack', { description: 'The content pack that it is from.' }),
  }),
  resolveType: ({ __typename }) => __typename,
});

export const EventInterface = builder.interfaceRef<EventModel>('Event').implement({
  description: 'Something that happened, with the faces that were rolled for it.',
  fields: (t) => ({
    type: t.exposeString('type', { description: 'The name of its type.' }),
    text: t.exposeString('text', { description: "One line for the table's log." }),
    routine: t.exposeBoolean('routine', {
      description:
        'Whether it is the course of things, such as the end of a turn, or follows from what stands beside it: a log for readers may leave it out.',
    }),
    rule: t.exposeID('rule', {
      nullable: true,
      description:
        'The rule that it comes from, the most exact one that is known; null for what the GM or the server does to the encounter itself.',
    }),
  }),
  resolveType: ({ type }) => type,
});

/** Of the events that an encounter of a ruleset can have. */
export const eventInterfaceOf = (ruleset: string) =>
  builder.interfaceRef<EventModel>(typeName(ruleset, 'Event')).implement({
    description: `Something that can happen in an encounter of the ruleset ${ruleset}. A document that asks for fields of every event asks for those of one ruleset: graphql-js refuses to compare the fields of all ("Validation aborted.").`,
    interfaces: [EventInterface],
    resolveType: ({ type }) => type,
  });

/** What has an id that is unique over everything. */
export type Identified = EncounterModel | CombatantView | Seat | Rule | Ruling;

export const NodeInterface = builder.interfaceRef<Identified>('Node').implement({
  description:
    'Something whose id is unique over all encounters and rulebooks, so that `node` finds it again. Decisions, options and sets of hexes come and go with a version: they have ids, and are no nodes.',
  fields: (t) => ({
    id: t.id({ description: 'Names it everywhere.', resolve: ({ id }) => id }),
  }),
  resolveType: nodeType,
});

function nodeType(node: Identified): string {
  if (node instanceof EncounterModel) return 'Encounter';
  if ('position' in node) return 'Combatant';
  if ('actor' in node) return 'Seat';
  return 'section' in node ? 'Rule' : 'Ruling';
}
