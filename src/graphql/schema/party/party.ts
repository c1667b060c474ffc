/** Parties, and making one. */
import type { RulesetId } from '@sixbeat/engine';
import { MAX_NAME_LENGTH } from '../../../app/journal/rewind.ts';
import { partyLine, partySteps, restoredBy, stepOf } from '../../../app/party/line.ts';
import type { JournalEntry } from '../../../app/ports.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH, MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { judgedWithin } from '../../http/limits/work-limit.ts';
import { readErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { builder } from '../../plumbing/builder.ts';
import { payerOf } from '../../plumbing/context.ts';
import { connectionOf, numbersOf, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { creationKey, onceCreated } from '../../plumbing/envelope.ts';
import { ActionInterface, ConditionInterface, NodeInterface } from '../../plumbing/interfaces.ts';
import { PartyModel } from '../../plumbing/model.ts';
import { CombatantType, PartyType } from '../../plumbing/refs.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import { ownerBy } from './owner.ts';
import { answerOf, partyProblem, partyResultOf } from './result.ts';

/** More than a ruleset has. */
const MAX_PACKS = 20;

/** What made a version of a party. */
interface StepModel {
  readonly entry: JournalEntry;
  readonly party: PartyModel;
}

const PartyStepKind = enumOf('PartyStepKind', 'What has changed a party.', partySteps);

const PartyStep = builder.objectRef<StepModel>('PartyStep').implement({
  description: 'What made one version of a party.',
  fields: (t) => ({
    version: t.int({
      description: 'The version that it made.',
      resolve: ({ entry }) => entry.version,
    }),
    at: t.field({
      type: DateTime,
      description: 'When it was written.',
      resolve: ({ entry }) => entry.at,
    }),
    kind: t.field({
      type: PartyStepKind,
      description: 'What it was.',
      resolve: ({ entry }) => stepOf(entry),
    }),
    lines: t.stringList({
      description: 'What happened, for people: a line each.',
      resolve: ({ entry, party }) => {
        const lines = party.events(entry.events).map(({ text }) => text);
        return lines.length > 0 ? lines : [partyLine(entry)];
      },
    }),
    encounterId: t.id({
      nullable: true,
      description: 'Of a write-back: the encounter that it came from.',
      resolve: ({ entry }) => {
        const cause = restoredBy(entry)?.cause;
        return cause?.kind === 'WRITE_BACK' ? cause.encounterId : null;
      },
    }),
  }),
});

const PartyStepConnection = connectionOf<StepModel>({
  name: 'PartyStep',
  description: 'A page of the journal of a party, oldest entries first.',
  node: PartyStep,
  cursorOf: ({ entry }) => String(entry.version),
});

PartyType.implement({
  description:
    'Heroes between two fights: their sheets, and what lasts of their state (T-10). `addCombatants` brings them into a fight, `writeBackParty` takes over what has become of them.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.id({ description: 'Names it everywhere.', resolve: ({ id }) => id }),
    version: t.int({
      description: 'Grows by one with every change.',
      resolve: ({ record }) => record.version,
    }),
    name: t.string({ description: 'The name to show.', resolve: ({ view }) => view.name }),
    ruleset: t.field({
      type: RulesetName,
      description: 'The system that its members are made for.',
      resolve: ({ record }) => record.ruleset as RulesetId,
    }),
    createdAt: t.field({
      type: DateTime,
      description: 'When it was made.',
      resolve: ({ record }) => record.createdAt,
    }),
    updatedAt: t.field({
      type: DateTime,
      description: 'When it last changed.',
      resolve: ({ record }) => record.updatedAt,
    }),
    keptUntil: t.field({
      type: DateTime,
      description:
        'From when on its owner cannot reach it any more: a year after its last change, each of which moves it.',
      resolve: ({ seat }) => seat.expiresAt,
    }),
    members: t.field({
      type: [CombatantType],
      description: 'Its members, in the order in which they came.',
      resolve: ({ combatants }) => [...combatants],
    }),
    actions: t.field({
      type: [ActionInterface],
      description: 'The actions of the rules, then those that the party defines.',
      resolve: (model) => model.definitions('Action'),
    }),
    conditions: t.field({
      type: [ConditionInterface],
      description: 'The conditions of the rules, then those that the party defines.',
      resolve: (model) => model.definitions('Condition'),
    }),
    journal: t.field({
      type: PartyStepConnection,
      nullable: true,
      description:
        'What has changed it, an entry for each version; all of it by its owner. Null, with an error, where it cannot be read now.',
      args: pageArgs(),
      resolve: async (party, args, { encounters }) => {
        const { version } = party.record;
        const { first, last } = numbersOf(pageAsked(args), version);
        const range = { first, last };
        const entries = first > last ? [] : await encounters.parties.entries(party.record, range);
        return {
          nodes: entries.map((entry) => ({ entry, party })),
          hasNextPage: last < version,
          hasPreviousPage: first > 1,
          totalCount: version,
        };
      },
    }),
  }),
});

const PartyResult = queryResult('party', [PartyType], readErrorTypes);

builder.queryField('party', (t) =>
  t.field({
    type: PartyResult,
    description: 'A party, for its owner.',
    args: {
      id: t.arg.id({ description: 'Its id.' }),
      token: t.arg.string({
        required: false,
        description: 'Its token, where the request is sent with another one.',
        ...bounded({ characters: MAX_TOKEN_LENGTH }),
      }),
    },
    resolve: async (_, { id, token }, context) => {
      const caller = await ownerBy(token, context, ['token']);
      if ('issues' in caller) return problemOf({ kind: 'INVALID', issues: caller.issues }, id);
      const found = await context.encounters.parties.open(id, caller);
      return found.kind === 'GRANTED' ? new PartyModel(found) : partyProblem(found, id);
    },
  }),
);

const CreatePartyInput = builder.inputType('CreatePartyInput', {
  description: 'A new party, without members.',
  fields: (t) => ({
    name: t.string({
      description: `For people, at most ${MAX_NAME_LENGTH} characters.`,
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    ruleset: t.field({ type: RulesetName, description: 'The system of its members.' }),
    content: t.stringList({
      required: false,
      description: 'Content packs whose actions its members may use, e.g. `SAMPLE`.',
      ...bounded({ entries: MAX_PACKS, characters: MAX_ID_LENGTH }),
    }),
    idempotencyKey: creationKey(t),
  }),
});

builder.mutationField('createParty', (t) =>
  t.field({
    type: partyResultOf('createParty'),
    description:
      'Makes a party. It belongs to the account whose token the request is sent with, and to who holds the token of the answer: keep it.',
    args: { input: t.arg({ type: CreatePartyInput, description: 'Its name and its ruleset.' }) },
    resolve: async (_, { input }, context) => {
      const { ruleset, name, content } = input;
      const { caller, encounters } = context;
      const setup = { name, ...(content && { content }) };
      const outcome = await onceCreated('createParty', input, caller, (idempotency) =>
        encounters.parties.create(ruleset, setup, caller, {
          idempotency,
          maker: payerOf(context),
          within: (judge) => judgedWithin(context, judge),
        }),
      );
      return answerOf(outcome, '', context);
    },
  }),
);
