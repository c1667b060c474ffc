import {
  DOCUMENT_SCHEMA,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_VERSIONS,
} from '../../../app/transfer/format.ts';
import type { Exported } from '../../../app/transfer/export.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { payerOf } from '../../plumbing/context.ts';
import { creationKey, onceCreated } from '../../plumbing/envelope.ts';
import { sliceMeter } from '../../http/limits/work-limit.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { exportErrorTypes } from '../../plumbing/errors/errors.ts';
import { Json } from '../../plumbing/json.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';

type ExportModel = Extract<Exported, { kind: 'EXPORTED' }>;

const EncounterExport = builder.objectRef<ExportModel>('EncounterExport').implement({
  description: 'An encounter as one document, or a page of it.',
  fields: (t) => ({
    schema: t.int({
      description: 'The format of the document.',
      resolve: () => DOCUMENT_SCHEMA,
    }),
    bytes: t.exposeInt('bytes', { description: `Of it as JSON, at most ${MAX_DOCUMENT_BYTES}.` }),
    next: t.exposeInt('next', {
      nullable: true,
      description: 'The `afterVersion` of the next page; null when this is the last one.',
    }),
    document: t.field({
      type: Json,
      description:
        'Setup, journal and dice; what `importEncounter` takes, or `importPage` if it is not the first page. It names the seats of the table and the encounter that it was branched from, and has no token, and no seed before it may be revealed.',
      // It is bounded by itself, and an answer holds a few of them.
      extensions: { countedAs: 0.2 },
      resolve: ({ document }) => document,
    }),
  }),
});

const ExportResult = queryResult('exportEncounter', [EncounterExport], exportErrorTypes);

builder.queryField('exportEncounter', (t) =>
  t.field({
    type: ExportResult,
    description:
      'An encounter in a document, to be kept or carried to another server; a long one in several, its pages, from `afterVersion: 0` to the one whose `next` is null. GM only.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      afterVersion: t.arg.int({
        defaultValue: 0,
        description: 'The version that the page begins after, 0 or the `next` of the page before.',
      }),
      first: t.arg.int({
        defaultValue: MAX_DOCUMENT_VERSIONS,
        description: `How many versions at most, 1 to ${MAX_DOCUMENT_VERSIONS}; a page ends early where it would be too large.`,
      }),
    },
    resolve: async (_, { encounterId, afterVersion: after, first }, context) => {
      const { encounters, caller } = context;
      const asked = { after, first, meter: sliceMeter(context) };
      const exported = await encounters.export(encounterId, caller, asked);
      if (exported.kind === 'EXPORTED') return exported;
      if (exported.kind !== 'DAMAGED') return problemOf(exported, encounterId);
      const { version } = exported.difference;
      return {
        kind: 'JournalDamaged',
        code: 'JOURNAL_DAMAGED',
        message: `Version ${version} of the journal does not play again as it is recorded; see \`verifyDice\`.`,
        version,
      } as const;
    },
  }),
);

const ImportEncounterInput = builder.inputType('ImportEncounterInput', {
  description: 'A document.',
  fields: (t) => ({
    document: t.field({
      type: Json,
      description: 'What `exportEncounter` gave.',
      ...bounded({ characters: MAX_DOCUMENT_BYTES }),
    }),
    idempotencyKey: creationKey(t),
  }),
});

builder.mutationField('importEncounter', (t) =>
  t.field({
    type: resultOf('importEncounter', 'SEAT'),
    description:
      'Opens a new encounter from a document, or from the first page of one, after all of it was played again: a document that is damaged is refused with the place. Commands of an older edition of the rules are not judged again: their events, dice and states are checked, and the journal says so (`JournalEntry.judged`). A fight that is on goes on with a seed and a commitment of its own.',
    args: { input: t.arg({ type: ImportEncounterInput, description: 'A document.' }) },
    resolve: async (_, { input }, context) => {
      const { caller, encounters } = context;
      const outcome = await onceCreated('importEncounter', input, caller, (idempotency) =>
        encounters.import(input.document, caller, {
          idempotency,
          maker: payerOf(context),
          meter: sliceMeter(context),
        }),
      );
      return answer(outcome, '', context);
    },
  }),
);

const ImportPageInput = builder.inputType('ImportPageInput', {
  description: 'A page of a document.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter that its first page has opened.' }),
    document: t.field({
      type: Json,
      description: 'What `exportEncounter` gave for the version that the encounter has come to.',
      ...bounded({ characters: MAX_DOCUMENT_BYTES }),
    }),
  }),
});

builder.mutationField('importPage', (t) =>
  t.field({
    type: resultOf('importPage'),
    description:
      'Goes on with an import whose document has several pages, after all of this one was played again. What the encounter has already is taken again without a change, so a page can be sent again; a page that takes too long to write is written in part, as the `version` says, and is to be sent again. With the last page `importing` is over. GM only.',
    args: { input: t.arg({ type: ImportPageInput, description: 'A page of a document.' }) },
    resolve: async (_, { input }, context) => {
      const { encounterId, document } = input;
      const { caller, encounters } = context;
      const meter = sliceMeter(context);
      const outcome = await encounters.importPage(encounterId, document, caller, meter);
      return answer(outcome, encounterId, context);
    },
  }),
);
