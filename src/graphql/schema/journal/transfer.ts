import { GraphQLError } from 'graphql';
import type { Exported } from '../../../app/transfer/transfer.ts';
import { DOCUMENT_SCHEMA, MAX_DOCUMENT_BYTES } from '../../../app/transfer/transfer.ts';
import { builder } from '../../plumbing/builder.ts';
import { creationKey, onceCreated } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { exportErrorTypes, type ExportProblem } from '../../plumbing/errors/errors.ts';
import { Json } from '../../plumbing/json.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';

type ExportModel = Extract<Exported, { kind: 'EXPORTED' }>;

const EncounterExport = builder.objectRef<ExportModel>('EncounterExport').implement({
  description: 'An encounter as one document.',
  fields: (t) => ({
    schema: t.int({
      description: 'The format of the document.',
      resolve: () => DOCUMENT_SCHEMA,
    }),
    bytes: t.exposeInt('bytes', { description: `Of it as JSON, at most ${MAX_DOCUMENT_BYTES}.` }),
    document: t.field({
      type: Json,
      description:
        'Setup, journal and dice; what `importEncounter` takes. It names the seats of the table and the encounter that it was branched from, and has no token, and no seed before it may be revealed.',
      // It is bounded by itself, and an answer holds a few of them.
      extensions: { countedAs: 0.2 },
      resolve: ({ document }) => document,
    }),
  }),
});

const ExportResult = builder.unionType('ExportEncounterResult', {
  description: 'The document, or why there is none.',
  types: [EncounterExport, ...exportErrorTypes],
  resolveType: ({ kind }: ExportModel | ExportProblem) =>
    kind === 'EXPORTED' ? EncounterExport : kind,
});

builder.queryField('exportEncounter', (t) =>
  t.field({
    type: ExportResult,
    description:
      'All of an encounter in one document, to be kept or carried to another server. GM only.',
    args: { encounterId: t.arg.id({ description: 'The encounter.' }) },
    resolve: async (_, { encounterId }, { encounters, caller }) => {
      const exported = await encounters.export(encounterId, caller);
      if (exported.kind === 'EXPORTED') return exported;
      if (exported.kind !== 'DAMAGED') return problemOf(exported, encounterId);
      const { version } = exported.difference;
      throw new GraphQLError(
        `Version ${version} of the journal does not play again as it is recorded; see \`verifyDice\`.`,
        { extensions: { code: 'JOURNAL_DAMAGED' } },
      );
    },
  }),
);

const ImportEncounterInput = builder.inputType('ImportEncounterInput', {
  description: 'A document.',
  fields: (t) => ({
    document: t.field({ type: Json, description: 'What `exportEncounter` gave.' }),
    idempotencyKey: creationKey(t),
  }),
});

builder.mutationField('importEncounter', (t) =>
  t.field({
    type: resultOf('importEncounter', 'SEAT'),
    description:
      'Opens a new encounter from a document, after all of it was played again: a document that is damaged is refused with the place. A fight that is on goes on with a seed and a commitment of its own.',
    args: { input: t.arg({ type: ImportEncounterInput, description: 'A document.' }) },
    resolve: async (_, { input }, context) => {
      const { caller, encounters } = context;
      const outcome = await onceCreated('importEncounter', input, caller, (idempotency) =>
        encounters.import(input.document, caller, idempotency),
      );
      return answer(outcome, '', context);
    },
  }),
);
