/** What a conflict says of what others have done in between. */
import { recordAt } from '../../../app/journal/history.ts';
import { builder } from '../../plumbing/builder.ts';
import { VersionConflict } from '../../plumbing/errors/errors.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { entryOf, JournalEntryType } from './journal.ts';

/** More than anybody reads before they decide again; the journal has the rest. */
const MAX_MISSED = 20;

builder.objectField(VersionConflict, 'since', (t) =>
  t.field({
    type: [JournalEntryType],
    description: `The entries of the journal after the version that the caller named, as this seat sees them: the first ${MAX_MISSED}, oldest first. \`missed\` says how many there are.`,
    resolve: async ({ encounterId, currentVersion, based }, _, { encounters, caller }) => {
      if (based.since === null || based.since >= currentVersion) return [];
      const access = await encounters.read(encounterId, caller);
      if (access.kind !== 'GRANTED') return [];
      const { record, seat } = access;
      const first = Math.max(1, based.since + 1);
      const last = Math.min(currentVersion, first + MAX_MISSED - 1);
      const now = new EncounterModel({ record, seat });
      const missed = await encounters.versionStates(record, { first, last });
      return missed.map((past) =>
        entryOf(past, new EncounterModel({ record: recordAt(record, past), seat }), now),
      );
    },
  }),
);
