/** How long what no one opens is kept. */
import type { Keeping } from '../../../app/keeping.ts';
import { rememberedOfBoth } from '../../../engine/core/values/remembered.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import type { EncounterModel, PartyModel } from '../../plumbing/model.ts';
import { EncounterType, PartyType } from '../../plumbing/refs.ts';

const EARLIER =
  'where the server does not keep for ever what is not opened. Null until a week before, and where it does.';

builder.objectField(EncounterType, 'erasedOn', (t) =>
  t.field({
    type: DateTime,
    nullable: true,
    description: `The day, at its midnight in UTC, on which it is erased unless it is opened before, by a command or by a stream of its own, ${EARLIER} Also of a past version it is that of now.`,
    resolve: (model, _, { encounters }) => endOf(encounters.keeping, model),
  }),
);

builder.objectField(PartyType, 'erasedOn', (t) =>
  t.field({
    type: DateTime,
    nullable: true,
    description: `The day, at its midnight in UTC, on which it is erased unless it is opened before, by a command or by \`party\`, ${EARLIER}`,
    resolve: (model, _, { encounters }) => endOf(encounters.keeping, model),
  }),
);

/** Read once, however often a request asks. */
const endOf = rememberedOfBoth(
  async (keeping: Keeping, { record }: EncounterModel | PartyModel): Promise<string | null> => {
    const end = await keeping.erasedOn(record.id);
    return end && `${end}T00:00:00.000Z`;
  },
);
