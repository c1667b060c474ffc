/**
 * The published document of each mutation, made from the schema. It asks for what only its own payload
 * has, for the encounter and the events, or for the reason why nothing was done.
 */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  parse,
  print,
} from 'graphql';

const HEAD = '# Generated from the schema by `npm run codegen`: do not edit.\n';

/** Of a payload, by the interface that it implements. */
const COMMON: Readonly<Record<string, string>> = {
  MutationPayload: 'encounter { ...TableView ...Awaiting } events { ...LogLine }',
  PartyPayload: 'version party { ...PartyView } token',
};

/** Of other fields, by the type. */
const SELECTIONS: Readonly<Record<string, string>> = {
  Account: '{ id apiKeys { nodes { ...ApiKeyView } } }',
  ApiKey: '{ ...ApiKeyView }',
  Seat: '{ ...SeatView }',
  Webhook: '{ ...WebhookView }',
};

/** The payloads of which a client needs less of the encounter than a table shows, or more. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  createInvite: 'encounter { id version invites { ...InviteView } } events { ...LogLine }',
  revokeInvite: `encounter { id version seats { ...SeatView } invites { ...InviteView } }
    events { ...LogLine }`,
  createWebhook: `webhook { ...WebhookView } secret
    encounter { id version } events { ...LogLine }`,
  deleteWebhook: 'encounter { id version webhooks { ...WebhookView } } events { ...LogLine }',
  claimSeat: 'encounter { id version seat { ...SeatView } } events { ...LogLine }',
  importPage: 'encounter { id version importing }',
  issueSeat: `seat { ...SeatView } token
    encounter { id version seats { ...SeatView } } events { ...LogLine }`,
  renewSeat: 'encounter { id version } seat { ...SeatView } token',
  revokeSeat: 'encounter { id version seats { ...SeatView } } events { ...LogLine }',
  sharePicture: `seat { ...SeatView } path expiresAt
    encounter { id version seats { ...SeatView } } events { ...LogLine }`,
  setAwayTime: 'encounter { id version awayMinutes } events { ...LogLine }',
  setPace: 'encounter { ...TableView ...Awaiting pace flowParts } events { ...LogLine }',
};

/** The text of `schema/operations/mutations.graphql`. */
export function mutationDocuments(schema: GraphQLSchema): string {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const unknown = Object.keys(EXCEPTIONS).filter((name) => !(name in mutations));
  if (unknown.length > 0) throw new Error(`The schema has no mutation ${unknown.join(', ')}.`);
  const documents = Object.values(mutations).map((mutation) => documentOf(schema, mutation));
  return [HEAD, ...documents].join('\n');
}

function documentOf(
  schema: GraphQLSchema,
  { name, description }: GraphQLField<unknown, unknown>,
): string {
  const operation = name.charAt(0).toUpperCase() + name.slice(1);
  const payload = schema.getType(`${operation}Payload`);
  if (!isObjectType(payload)) throw new Error(`The mutation ${name} has no payload.`);
  const document = parse(`mutation ${operation}($input: ${operation}Input!) {
    ${name}(input: $input) {
      __typename
      ... on ${payload.name} { ${EXCEPTIONS[name] ?? selectionOf(payload)} }
      ...Problem
    }
  }`);
  return `${asComment(description ?? '')}${print(document)}\n`;
}

function selectionOf(payload: GraphQLObjectType): string {
  const interfaces = payload.getInterfaces();
  const common = interfaces.flatMap((type) => Object.keys(type.getFields()));
  const own = Object.values(payload.getFields())
    .filter(({ name }) => !common.includes(name))
    .map(({ name, type }) => `${name} ${SELECTIONS[getNamedType(type).name] ?? ''}`);
  return [...own, ...interfaces.map(({ name }) => COMMON[name])].join(' ');
}

/** Lines of at most 100 characters. */
const asComment = (text: string): string => text.replaceAll(/(.{1,98})(?:\s|$)/g, '# $1\n');
