/** Links for the table: who has one takes a free hero, and with it a player's seat. */
import type { RulesetId } from '@sixbeat/engine';
import { invalid, type Outcome } from '../../../app/outcome.ts';
import type { Invite } from '../../../app/ports.ts';
import { invitesOf, MAX_INVITES, type Offer } from '../../../app/seats/invites.ts';
import { MAX_SEAT_DAYS } from '../../../app/journal/first-seat.ts';
import { MAX_SEAT_NAME_LENGTH, MAX_SEATS, SEAT_DAYS } from '../../../app/seats/seats.ts';
import type { InviteClaim } from '../../../app/seats/tokens.ts';
import { MAX_COMBATANTS } from '../../../engine/core/roster/joining.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import {
  creationKey,
  envelope,
  envelopeOf,
  type InputOf,
  once,
  onceCreated,
} from '../../plumbing/envelope.ts';
import { questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { combatantsBeside, saysBeside, shownIn } from '../../plumbing/in-encounter.ts';
import { InvitedHero } from '../../plumbing/invited-hero.ts';
import type { LifecycleEventModel } from '../../plumbing/model.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { CombatantType, EncounterType } from '../../plumbing/refs.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';

/** A link, and the encounter that it is for. */
interface InviteModel extends Invite {
  readonly encounterId: string;
}

const InviteType = builder.objectRef<InviteModel>('Invite').implement({
  description: 'A link that gives seats to players. Shown to GMs only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `revokeInvite`.' }),
    combatantIds: t.idList({
      description: 'Whom it gives, each once: those whom no player has.',
      resolve: ({ combatants }) => [...combatants],
    }),
    combatants: t.field({
      type: [CombatantType],
      description: saysBeside('combatantIds', true),
      resolve: (invite) => combatantsBeside(invite, invite.combatants),
    }),
    uses: t.exposeInt('uses', {
      nullable: true,
      description: 'How many seats it gives; null for as many as there are combatants to take.',
    }),
    used: t.exposeInt('used', {
      description: 'How many it has given, those included that were revoked since.',
    }),
    issuedAt: t.expose('issuedAt', { type: DateTime, description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: DateTime,
      description: 'From when on it gives no seat.',
    }),
    token: t.string({
      description: 'The token to hand out, for `acceptInvite`. It opens nothing else.',
      resolve: (invite, _, { tokens }) => tokens.issueInvite(invite.encounterId, invite),
    }),
  }),
});

builder.objectField(EncounterType, 'invites', (t) =>
  t.field({
    type: [InviteType],
    nullable: true,
    description:
      'The links that give seats, and were not ended; null for everyone but a GM. Who took whom stands in `seats`.',
    resolve: (model) =>
      model.actor.kind === 'GM'
        ? invitesOf(model.record).map((invite) =>
            shownIn(model, { ...invite, encounterId: model.record.id }),
          )
        : null,
  }),
);

const CreateInviteInput = builder.inputType('CreateInviteInput', {
  description: 'Whom the link gives, how often, and how long.',
  fields: (t) => ({
    ...envelope(t),
    combatantIds: t.idList({
      description:
        'Whom it gives, each once, in the order to show. Those whom a player has, and those who are hidden, can be taken once that has changed.',
      ...bounded({ entries: MAX_COMBATANTS }),
    }),
    uses: t.int({
      required: false,
      description: `How many seats it gives, 1 to ${MAX_SEATS}; as many as there are combatants to take if left out.`,
    }),
    days: t.int({
      defaultValue: SEAT_DAYS,
      description: `How long it lasts, 1 to ${MAX_SEAT_DAYS} days.`,
    }),
  }),
});

builder.mutationField('createInvite', (t) =>
  t.field({
    type: resultOf('createInvite'),
    description: `Makes a link for the table: who has its token takes one of these combatants, and gets a player's seat for it. The token stands in \`encounter.invites\`, where the new one is the last. An encounter has ${MAX_INVITES} links at most. GM only.`,
    args: {
      input: t.arg({
        type: CreateInviteInput,
        description: 'Whom the link gives, how often, and how long.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const { combatantIds, uses = null, days } = input;
      const outcome = await once('createInvite', input, (idempotency) =>
        context.encounters.createInvite(envelopeOf(input, context, idempotency), {
          combatantIds,
          uses,
          days,
        }),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

const RevokeInviteInput = builder.inputType('RevokeInviteInput', {
  description: 'The link to end.',
  fields: (t) => ({
    ...envelope(t),
    inviteId: t.id({ description: 'An id of `encounter.invites`.' }),
  }),
});

builder.mutationField('revokeInvite', (t) =>
  t.field({
    type: resultOf('revokeInvite'),
    description:
      'Ends a link: it gives no seat from now on. The seats that it has given stay; `revokeSeat` makes their combatants free again. GM only.',
    args: { input: t.arg({ type: RevokeInviteInput, description: 'The link to end.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('revokeInvite', input, (idempotency) =>
        context.encounters.revokeInvite(envelopeOf(input, context, idempotency), input.inviteId),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

interface OfferModel extends Offer {
  readonly encounterId: string;
}

const InviteOffer = builder.objectRef<OfferModel>('InviteOffer').implement({
  description: 'What a link shows to who has it, and nothing else of its encounter.',
  fields: (t) => ({
    encounterId: t.exposeID('encounterId', { description: 'The encounter.' }),
    name: t.exposeString('name', { description: 'What the encounter is called.' }),
    ruleset: t.field({
      type: RulesetName,
      description: 'The system it is played by.',
      resolve: ({ ruleset }) => ruleset as RulesetId,
    }),
    free: t.field({
      type: [InvitedHero],
      description: 'Those who can be taken now; empty when all are taken.',
      resolve: ({ free }) => [...free],
    }),
    expiresAt: t.field({
      type: DateTime,
      description: 'From when on the link gives no seat.',
      resolve: ({ invite }) => invite.expiresAt,
    }),
  }),
});

const inviteToken = { ...bounded({ characters: MAX_TOKEN_LENGTH }) };

builder.queryField('invite', (t) =>
  t.field({
    type: queryResult('invite', [InviteOffer], questionErrorTypes),
    description:
      'What a link for the table shows: the heroes who can be taken, and at which encounter. No seat is needed. By POST only, since addresses are logged.',
    args: { token: t.arg.string({ description: 'The token of the link.', ...inviteToken }) },
    resolve: async (_, { token }, context) => {
      const { encounters, tokens, request } = context;
      if (request.method !== 'POST') return problemOf(notInAddresses, '');
      const proof = await tokens.readInvite(token);
      if (typeof proof === 'string') return problemOf(unproven[proof], '');
      const offer = await encounters.invite(proof);
      const { encounterId } = proof;
      return offer.kind === 'OFFER' ? { ...offer, encounterId } : problemOf(offer, encounterId);
    },
  }),
);

const notInAddresses = invalid(
  ['token'],
  'Send the token of a link by POST: an address is kept in logs.',
);

const unproven = {
  EXPIRED: {
    kind: 'FORBIDDEN',
    code: 'INVITE_ENDED',
    message: 'This link has expired; ask the GM for another one.',
  },
  FORGED: invalid(['token'], 'It is not the token of a link.'),
} as const;

const AcceptInviteInput = builder.inputType('AcceptInviteInput', {
  description: 'The link, whom to take, and who takes them.',
  fields: (t) => ({
    token: t.string({ description: 'The token of the link.', ...inviteToken }),
    combatantId: t.id({ description: 'Whom to take: one of those who are free.' }),
    name: t.string({
      description: `Who sits there, for people: 1 to ${MAX_SEAT_NAME_LENGTH} characters.`,
      ...bounded({ characters: MAX_SEAT_NAME_LENGTH }),
    }),
    idempotencyKey: creationKey(t),
  }),
});

builder.mutationField('acceptInvite', (t) =>
  t.field({
    type: resultOf('acceptInvite', 'SEAT'),
    description: `Takes a hero of a link, and answers with a player's seat for it and the token of that, good for ${SEAT_DAYS} days. Of two who take the same hero one is answered with HeroTaken, and with those who are free. Sent with the token of an account, the seat is claimed by it. Who has a hero of the link takes no second one.`,
    args: {
      input: t.arg({
        type: AcceptInviteInput,
        description: 'The link, whom to take, and who takes them.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const proof = await context.tokens.readInvite(input.token);
      if (typeof proof === 'string') return problemOf(unproven[proof], '');
      return answer(await accept(input, proof, context), proof.encounterId, context);
    },
  }),
);

/** What is remembered of the request is not the token. */
function accept(
  { combatantId, name, idempotencyKey }: InputOf<typeof AcceptInviteInput>,
  proof: InviteClaim,
  { caller, encounters }: Context,
): Promise<Outcome> {
  const asked = { ...proof, combatantId, name, idempotencyKey };
  return onceCreated('acceptInvite', asked, caller, (idempotency) =>
    encounters.acceptInvite(proof, { caller, combatantId, name, idempotency }),
  );
}

builder.objectRef<LifecycleEventModel<'InviteCreated'>>('InviteCreated').implement({
  description: 'A link gives seats from now on. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    inviteId: t.id({ description: 'The id of the link.', resolve: ({ invite }) => invite.id }),
    combatantIds: t.idList({
      description: 'Whom it gives.',
      resolve: ({ invite }) => [...invite.combatants],
    }),
    combatants: t.field({
      type: [CombatantType],
      description: saysBeside('combatantIds', true),
      resolve: (event) => combatantsBeside(event, event.invite.combatants),
    }),
  }),
});

builder.objectRef<LifecycleEventModel<'InviteRevoked'>>('InviteRevoked').implement({
  description: 'A link gives no more seats. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({ inviteId: t.exposeID('inviteId', { description: 'The id of the link.' }) }),
});
