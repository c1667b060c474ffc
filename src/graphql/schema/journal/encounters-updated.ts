import { type Followed, MAX_FOLLOWED } from '../../../app/follow/several.ts';
import type { Caller } from '../../../app/ports.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { fieldError } from '../../http/errors/failures.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { badInput } from '../../plumbing/errors/bad-input.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import type { InputOf } from '../../plumbing/envelope.ts';
import {
  EncounterStreamItem,
  endingWith,
  newsOf,
  notFollowed,
  PINGS,
  streamOf,
} from './encounter-updated.ts';

const FollowedEncounterInput = builder.inputType('FollowedEncounterInput', {
  description: 'An encounter to follow.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    afterVersion: t.int({
      required: false,
      description:
        'Send what came after this version, then go on; 0 for all. Without it only what is yet to come.',
    }),
    token: t.string({
      required: false,
      description:
        'The token of the seat to follow it from; that of the request if left out. By POST only, since addresses are logged.',
      ...bounded({ characters: MAX_TOKEN_LENGTH }),
    }),
  }),
});

builder.subscriptionField('encountersUpdated', (t) =>
  t.field({
    type: EncounterStreamItem,
    description:
      'What `encounterUpdated` sends, of several encounters in one stream: with the token of an account, or with that of a seat for each. Of each encounter the updates come in order, and after a cut nothing is missed and nothing is sent twice. One that ends says so, and the others go on; so does one that cannot be followed from the start, unless none can.',
    args: {
      encounters: t.arg({
        type: [FollowedEncounterInput],
        description: `Which ones, each once: 1 to ${MAX_FOLLOWED}.`,
        ...bounded({ entries: MAX_FOLLOWED }),
      }),
      pings: t.arg.boolean({ required: false, defaultValue: false, description: PINGS }),
    },
    subscribe: async (_, { encounters: asked, pings }, context) => {
      refuse(asked, context);
      const followed = await Promise.all(
        asked.map((one) => followedBy(one, pings ?? false, context)),
      );
      const { encounters, request } = context;
      const found = await encounters.watchAll(followed, streamOf(context));
      if (found.kind === 'WATCHED') return endingWith(request.signal, found.updates);
      if (found.why.kind === 'EXPIRED') throw fieldError('UNAUTHENTICATED', EXPIRED);
      throw notFollowed(found.why, found.encounterId);
    },
    resolve: newsOf,
  }),
);

type Asked = InputOf<typeof FollowedEncounterInput>;

const EXPIRED = 'The token has expired; ask the GM for a seat.';

function refuse(asked: readonly Asked[], { request }: Context): void {
  if (asked.length < 1) throw badInput(`\`encounters\` has 1 to ${MAX_FOLLOWED}.`);
  if (new Set(asked.map(({ encounterId }) => encounterId)).size < asked.length)
    throw badInput('Name each encounter once.');
  if (request.method !== 'POST' && asked.some(({ token }) => token))
    throw badInput('Send the tokens of seats by POST: an address is kept in logs.');
}

async function followedBy(
  { encounterId, afterVersion, token }: Asked,
  pings: boolean,
  context: Context,
): Promise<Followed> {
  const caller = token ? await provenBy(token, context) : context.caller;
  return { encounterId, caller, after: afterVersion ?? null, pings };
}

/** The seat of a token; null once it has expired. */
async function provenBy(token: string, { tokens }: Context): Promise<Caller | null> {
  const proof = await tokens.read(token);
  if (proof === 'FORGED') throw badInput('A token of `encounters` is not that of a seat.');
  return proof === 'EXPIRED' ? null : proof;
}
