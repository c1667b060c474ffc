import { MAX_NAME_LENGTH } from '../../../app/journal/rewind.ts';
import type { Deletion } from '../../../app/deletion.ts';
import { noteChange } from '../../http/limits/answer-limit.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { resultUnion } from '../../plumbing/result-union.ts';
import { partyProblem } from './result.ts';

type DeletionModel = Extract<Deletion, { kind: 'DELETED' }>;

const DeletePartyInput = builder.inputType('DeletePartyInput', {
  description:
    'Which one. Sent again it is answered as before, or with `NotFound` once nothing is left.',
  fields: (t) => ({
    partyId: t.id({ description: 'The party.' }),
    name: t.string({
      description: 'Its name: to be sure that it is the right one.',
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    expectedVersion: t.int({
      required: false,
      description:
        'Refuse with VersionConflict unless the party is at this version. A call that goes on with a deletion is not refused.',
    }),
  }),
});

const Payload = builder.objectRef<DeletionModel>('DeletePartyPayload').implement({
  description: 'The answer of `deleteParty` when the party is deleted.',
  fields: (t) => ({
    partyId: t.id({
      description: 'The one that was deleted.',
      resolve: ({ encounterId }) => encounterId,
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'Whether nothing of it is left: members, journal, keys of requests. If not, the database is busy: send the same again.',
    }),
  }),
});

builder.mutationField('deleteParty', (t) =>
  t.field({
    type: resultUnion('deleteParty', Payload),
    description:
      'Deletes a party for good. Fights in which its members are go on; they cannot be written back any more.',
    args: { input: t.arg({ type: DeletePartyInput, description: 'The party to delete.' }) },
    resolve: async (_, { input }, context) => {
      const { partyId, name, expectedVersion = null } = input;
      const { encounters, caller } = context;
      const asked = { encounterId: partyId, caller, name, expectedVersion };
      const deletion = await encounters.parties.delete(asked);
      if (deletion.kind !== 'DELETED') return partyProblem(deletion, partyId);
      noteChange(context, { encounterId: partyId, version: null });
      return deletion;
    },
  }),
);
