/** Webhooks: addresses that are told of events of an encounter. */
import type { WebhookChanged, WebhookMade } from '../../../app/encounter-webhooks.ts';
import { type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from '../../../app/ports.ts';
import {
  MAX_WEBHOOK_URL_LENGTH,
  MAX_WEBHOOKS,
  MAX_WEBHOOKS_OF_OWNER,
} from '../../../app/webhooks/steps.ts';
import { newestSecret } from '../../../app/webhooks/webhook.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { isWithin } from '../../http/sender/caller.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import { envelope, envelopeOf, type InputFields, once } from '../../plumbing/envelope.ts';
import { isProblem, type Problem } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import type { Context } from '../../plumbing/context.ts';
import type { EncounterModel, LifecycleEventModel } from '../../plumbing/model.ts';
import { EncounterType, WebhookType } from '../../plumbing/refs.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { resultUnion } from '../../plumbing/result-union.ts';

const WebhookEventType = builder.enumType('WebhookEvent', {
  description:
    'Of what a webhook is told: the `type` of its messages is the same in lower case, such as `decision.due`. A later version may have more.',
  values: {
    ENCOUNTER_CHANGED: {
      value: 'encounter.changed',
      description: 'The encounter has a new version.',
    },
    DECISION_DUE: {
      value: 'decision.due',
      description:
        'The fight waits for a decision that it did not wait for before, and that no computer makes.',
    },
    ENCOUNTER_ENDED: { value: 'encounter.ended', description: 'The fight is over.' },
  } as const satisfies Record<
    string,
    { readonly value: WebhookEvent; readonly description: string }
  >,
});

WebhookType.implement({
  description: 'An address that is told of events of an encounter. Its secret is shown once.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `updateWebhook` and its likes.' }),
    url: t.exposeString('url', { description: 'Where messages are sent.' }),
    events: t.field({
      type: [WebhookEventType],
      description: 'Of what it is told.',
      resolve: ({ events }) => [...events],
    }),
    createdAt: t.expose('createdAt', { type: DateTime, description: 'When it was made.' }),
    enabled: t.boolean({
      description: 'Whether messages are sent. Once it is disabled, `updateWebhook` enables it.',
      resolve: ({ disabled }) => disabled === null,
    }),
    disabledReason: t.string({
      nullable: true,
      description: 'For people: why it was disabled; null where it was not.',
      resolve: ({ disabled }) => disabled?.reason,
    }),
    deliveredVersion: t.int({
      description:
        'It has been told of all events up to this version; that of its making as long as there was none.',
      resolve: ({ position }) => position.version,
    }),
    lastDeliveryAt: t.expose('lastDeliveryAt', {
      type: DateTime,
      nullable: true,
      description: 'When its receiver accepted a message last; null where it never has.',
    }),
    lastFailureAt: t.field({
      type: DateTime,
      nullable: true,
      description: 'When a message could not be delivered last; null where all could.',
      resolve: ({ lastFailure }) => lastFailure?.at,
    }),
    lastFailureReason: t.string({
      nullable: true,
      description: 'For people: why it could not; null likewise.',
      resolve: ({ lastFailure }) => lastFailure?.reason,
    }),
    retryAt: t.field({
      type: DateTime,
      nullable: true,
      description:
        'When the message is sent again that could not be delivered, and those after it follow; null where none waits for that.',
      resolve: ({ failing }) => failing?.retryAt,
    }),
  }),
});

builder.objectField(EncounterType, 'webhooks', (t) =>
  t.field({
    type: [WebhookType],
    nullable: true,
    description:
      'The webhooks of the encounter, in the order in which they were made; null for everyone but a GM, and for a key without the scope `WEBHOOKS`.',
    resolve: async (model, _, { caller, encounters }) =>
      model.actor.kind === 'GM' && isWithin(caller, ['webhooks'])
        ? [...(await webhooksOf(model, encounters))]
        : null,
  }),
);

const known = new WeakMap<EncounterModel, Promise<readonly Webhook[]>>();

/** Those of an encounter, read once for all of an answer. */
function webhooksOf(
  of: EncounterModel,
  encounters: Context['encounters'],
): Promise<readonly Webhook[]> {
  const webhooks = known.get(of) ?? encounters.webhooks.of(of);
  known.set(of, webhooks);
  return webhooks;
}

const url = {
  description: `Where to send messages: an address with https://, at most ${MAX_WEBHOOK_URL_LENGTH} characters. It must lead to the public internet.`,
  ...bounded({ characters: MAX_WEBHOOK_URL_LENGTH }),
};

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'Where to send what.',
  fields: (t) => ({
    ...envelope(t),
    url: t.string(url),
    events: t.field({
      type: [WebhookEventType],
      description: 'Of what it is told, each once.',
      ...bounded({ entries: WEBHOOK_EVENTS.length }),
    }),
  }),
});

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: resultOf('createWebhook', 'WEBHOOK'),
    description: `Makes a webhook: its address is sent signed messages about every version after this one. They say what happened in which encounter at which version, and no more: ask with a seat for the rest. An encounter has ${MAX_WEBHOOKS} webhooks at most, an account ${MAX_WEBHOOKS_OF_OWNER}. GM only.`,
    args: { input: t.arg({ type: CreateWebhookInput, description: 'Where to send what.' }) },
    resolve: async (_, { input }, context) => {
      const made: Made = { webhook: null, secret: null };
      const outcome = await once('createWebhook', input, async (idempotency) => {
        const asked = envelopeOf(input, context, idempotency);
        const { outcome: became, ...rest } = await context.encounters.webhooks.create(asked, input);
        Object.assign(made, rest);
        return became;
      });
      const answered = answer(outcome, input.encounterId, context);
      return isProblem(answered) ? answered : { ...answered, webhook: made };
    },
  }),
);

type Made = Pick<WebhookMade, 'webhook' | 'secret'>;

/** Which webhook, of which encounter. */
const named = (t: InputFields) => ({
  encounterId: t.id({ description: 'The encounter.' }),
  webhookId: t.id({ description: 'An id of `encounter.webhooks`.' }),
});

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'The webhook, and what to change of it.',
  fields: (t) => ({
    ...named(t),
    url: t.string({
      ...url,
      required: false,
      description: `${url.description} Left out, it stays.`,
    }),
    enable: t.boolean({
      defaultValue: false,
      description:
        'Whether to enable a webhook that was disabled. It is told of what happens from now on: what it has missed stands in the journal.',
    }),
  }),
});

const webhookPayload = (name: string, description: string) =>
  builder.objectRef<Webhook>(name).implement({
    description,
    fields: (t) => ({
      webhook: t.field({
        type: WebhookType,
        description: 'The webhook, as it is now.',
        resolve: (webhook) => webhook,
      }),
    }),
  });

const UpdateWebhookPayload = webhookPayload(
  'UpdateWebhookPayload',
  'The answer of `updateWebhook` when it is changed.',
);

builder.mutationField('updateWebhook', (t) =>
  t.field({
    type: resultUnion('updateWebhook', UpdateWebhookPayload),
    description:
      'Gives a webhook another address, or enables one that was disabled. A message that could not be delivered is sent to the new address at once. Makes no version. GM only.',
    args: {
      input: t.arg({
        type: UpdateWebhookInput,
        description: 'The webhook, and what to change of it.',
      }),
    },
    resolve: async (_, { input }, { encounters, caller }) => {
      const { encounterId, webhookId, enable, url: moved = null } = input;
      const asked = { url: moved, enable };
      return changed(
        await encounters.webhooks.update({ encounterId, webhookId, caller }, asked),
        encounterId,
      );
    },
  }),
);

const ReplaceWebhookSecretInput = builder.inputType('ReplaceWebhookSecretInput', {
  description: 'The webhook that gets another secret.',
  fields: named,
});

const ReplaceWebhookSecretPayload = webhookPayload(
  'ReplaceWebhookSecretPayload',
  'The answer of `replaceWebhookSecret` when it is done.',
);

builder.objectField(ReplaceWebhookSecretPayload, 'secret', (t) =>
  t.string({
    description: 'The new secret. It begins with `whsec_`, and is never shown again.',
    resolve: (webhook) => newestSecret(webhook) ?? '',
  }),
);

builder.mutationField('replaceWebhookSecret', (t) =>
  t.field({
    type: resultUnion('replaceWebhookSecret', ReplaceWebhookSecretPayload),
    description:
      'Gives a webhook another secret. For a day messages are signed with the one before as well, so that the receiver takes both in turn; another call ends that one at once. Makes no version. GM only.',
    args: {
      input: t.arg({
        type: ReplaceWebhookSecretInput,
        description: 'The webhook that gets another secret.',
      }),
    },
    resolve: async (_, { input }, { encounters, caller }) =>
      changed(await encounters.webhooks.replaceSecret({ ...input, caller }), input.encounterId),
  }),
);

const changed = (result: WebhookChanged, encounterId: string): Webhook | Problem =>
  result.kind === 'CHANGED' ? result.webhook : problemOf(result, encounterId);

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'The webhook to delete.',
  fields: (t) => ({
    ...envelope(t),
    webhookId: t.id({ description: 'An id of `encounter.webhooks`.' }),
  }),
});

builder.mutationField('deleteWebhook', (t) =>
  t.field({
    type: resultOf('deleteWebhook'),
    description:
      'Deletes a webhook: nothing more is sent to its address, not even what was still to be sent. GM only.',
    args: { input: t.arg({ type: DeleteWebhookInput, description: 'The webhook to delete.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('deleteWebhook', input, (idempotency) =>
        context.encounters.webhooks.delete(
          envelopeOf(input, context, idempotency),
          input.webhookId,
        ),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

for (const [name, description] of [
  ['WebhookCreated', 'A webhook is told of events from now on. Shown to GMs only.'],
  ['WebhookDeleted', 'A webhook is told of no more events. Shown to GMs only.'],
] as const)
  builder.objectRef<LifecycleEventModel<typeof name>>(name).implement({
    description,
    interfaces: lifecycleEvent,
    fields: (t) => ({
      webhookId: t.exposeID('webhookId', { description: 'The id of the webhook.' }),
    }),
  });
