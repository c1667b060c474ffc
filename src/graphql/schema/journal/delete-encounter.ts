import type { Deletion } from '../../../app/deletion.ts';
import { MAX_NAME_LENGTH } from '../../../app/journal/rewind.ts';
import { noteChange } from '../../http/limits/answer-limit.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { resultUnion } from '../../plumbing/result-union.ts';

type DeletionModel = Extract<Deletion, { kind: 'DELETED' }>;

const DeleteEncounterInput = builder.inputType('DeleteEncounterInput', {
  description:
    'Which one. Sent again it is answered as before, or with `NotFound` once nothing is left.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    name: t.string({
      description: 'Its name, or its id where it has none: to be sure that it is the right one.',
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    expectedVersion: t.int({
      required: false,
      description:
        'Refuse with VersionConflict unless the encounter is at this version. A call that goes on with a deletion is not refused.',
    }),
  }),
});

const Payload = builder.objectRef<DeletionModel>('DeleteEncounterPayload').implement({
  description: 'The answer of `deleteEncounter` when the encounter is deleted.',
  fields: (t) => ({
    encounterId: t.exposeID('encounterId', { description: 'The one that was deleted.' }),
    name: t.exposeString('name', { description: 'As it was confirmed.' }),
    versions: t.exposeInt('versions', {
      description: 'How many versions it had, each with its entry of the journal.',
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'Whether nothing of it is left: state, journal, seats, dice, keys of requests. If not, the encounter is large or the database busy: send the same again.',
    }),
  }),
});

builder.mutationField('deleteEncounter', (t) =>
  t.field({
    type: resultUnion('deleteEncounter', Payload),
    description:
      'Deletes an encounter for good: it cannot be found from this moment on, its streams end with `DELETED`, and all its data is erased. To keep a copy, export it first. GM only.',
    args: { input: t.arg({ type: DeleteEncounterInput, description: 'The encounter to delete.' }) },
    resolve: async (_, { input }, context) => {
      const { encounterId, name, expectedVersion = null } = input;
      const { encounters, caller } = context;
      const deletion = await encounters.delete({ encounterId, caller, name, expectedVersion });
      if (deletion.kind !== 'DELETED') return problemOf(deletion, encounterId);
      noteChange(context, { encounterId, version: null });
      return deletion;
    },
  }),
);
