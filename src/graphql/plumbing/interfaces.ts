/** What the types of the rulesets for the same thing have in common. */
import { type ClockView, type CombatantView, type Creature, MAX_LINE } from '@sixbeat/engine';
import type { Seat } from '../../app/ports.ts';
import { bounded } from '../http/limits/bounds.ts';
import { builder } from './builder.ts';
import { type CitedRule, isRuling, ruleOf } from './cited-rules.ts';
import { combatantBeside, combatantsBeside, saysBeside } from './in-encounter.ts';
import { AccountModel, EncounterModel, type EventModel, PartyModel } from './model.ts';
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

export const RuleInterface = builder.interfaceRef<CitedRule>('Rule').implement({
  description:
    'What an answer cites as the reason: a rule of a rulebook, or a ruling. It never changes.',
  interfaces: () => [NodeInterface],
  fields: (t) => ({
    title: t.string({
      description: 'Its title; of a ruling its question.',
      resolve: (rule) => (isRuling(rule) ? rule.question : rule.title),
    }),
    summary: t.string({
      description: 'Its text; of a ruling what a table can choose, the default first.',
      resolve: (rule) =>
        isRuling(rule) ? Object.values(rule.options).join(' Or: ') : rule.summary,
    }),
  }),
  resolveType: ruleType,
});

export const EventInterface = builder.interfaceRef<EventModel>('Event').implement({
  description:
    'Something that happened, with the faces that were rolled for it. In its `text` long names are shortened and long lists cut short; all of them stand in its fields.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: "One line for the table's log.",
      ...bounded({ characters: MAX_LINE }),
    }),
    routine: t.exposeBoolean('routine', {
      description:
        'Whether it is the course of things, such as the end of a turn, or follows from what stands beside it: a log for readers may leave it out.',
    }),
    rule: t.field({
      type: RuleInterface,
      nullable: true,
      description:
        'The rule that it comes from, the most exact one that is known; null for what the GM or the server does to the encounter itself.',
      resolve: ({ rule }) => (rule === null ? null : ruleOf(rule)),
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
export type Identified = EncounterModel | CombatantView | Seat | CitedRule | AccountModel;

export const NodeInterface = builder.interfaceRef<Identified>('Node').implement({
  description:
    'Something whose id is unique over all encounters, parties, accounts and rulebooks, so that `node` finds it again. Decisions, options and sets of hexes come and go with a version: they have ids, and are no nodes.',
  fields: (t) => ({
    id: t.id({ description: 'Names it everywhere.', resolve: ({ id }) => id }),
  }),
  resolveType: nodeType,
});

function nodeType(node: Identified): string {
  if (node instanceof PartyModel) return 'Party';
  if (node instanceof EncounterModel) return 'Encounter';
  if (node instanceof AccountModel) return 'Account';
  if ('position' in node) return 'Combatant';
  if ('actor' in node) return 'Seat';
  return ruleType(node);
}

export function ruleType(rule: CitedRule): string {
  return isRuling(rule) ? 'Ruling' : 'RulebookRule';
}
