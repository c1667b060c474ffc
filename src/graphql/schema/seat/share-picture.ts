import { MAX_PICTURE_DAYS, MAX_SEAT_NAME_LENGTH } from '../../../app/seats/seats.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

const SharePictureInput = builder.inputType('SharePictureInput', {
  description: 'What the link shows, and how long.',
  fields: (t) => ({
    ...envelope(t),
    name: t.string({
      defaultValue: 'A picture',
      description: `What the link is for, for people: 1 to ${MAX_SEAT_NAME_LENGTH} characters.`,
      ...bounded({ characters: MAX_SEAT_NAME_LENGTH }),
    }),
    ofVersion: t.int({
      required: false,
      description: 'The version to show; whichever is the newest if left out.',
    }),
    days: t.int({
      defaultValue: MAX_PICTURE_DAYS,
      description: `How long it lasts, 1 to ${MAX_PICTURE_DAYS} days.`,
    }),
  }),
});

builder.mutationField('sharePicture', (t) =>
  t.field({
    type: resultOf('sharePicture', 'PICTURE'),
    description:
      'Makes a link to a picture of the map, for chats and pages that send no token: it shows what a spectator sees, and opens nothing else. It counts as a seat. GM only.',
    args: {
      input: t.arg({ type: SharePictureInput, description: 'What the link shows, and how long.' }),
    },
    resolve: async (_, { input }, context) => {
      const { name, days, ofVersion: version = null } = input;
      const outcome = await once('sharePicture', input, (idempotency) =>
        context.encounters.sharePicture(envelopeOf(input, context, idempotency), {
          name,
          days,
          version,
        }),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);
