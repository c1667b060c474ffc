/** Plays a fight over HTTP and knows no rule: only the schema, and what `awaiting` says. */
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type { TakeOptionInput } from '../../../src/client/index.ts';
import type { ApiClient, Encounter } from './api.ts';
import type { Random } from '../engine/random.ts';
import { inputTypeOf, missingFields, mutationDocument } from './schema.ts';

export type Decision = Encounter['awaiting'][number];
export type Option = Decision['options'][number];
type Choice = Option['choices'][number];
type Refusal = Decision['refusals'][number];

/** What was picked, as `takeOption` has it. */
function pickOf({ kind, list }: Choice, picked: unknown): object {
  if (kind === 'NUMBER') return { number: picked };
  if (kind === 'TEXT') return { text: picked };
  const name = { COMBATANT: 'combatantIds', KEY: 'keys', HEX: 'hexes', DATA: 'data' }[kind];
  return { [name]: list ? picked : [picked] };
}

/** The same input with a value where the path leads. */
function placedAt(input: object, [step = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (input as Readonly<Record<string, object | undefined>>)[step] ?? {};
  return { ...input, [step]: rest.length === 0 ? value : placedAt(inner, rest, value) };
}

/** As much as the bot sees of an encounter. */
export interface Seen {
  readonly version: number;
  readonly phase: string;
  readonly awaiting: readonly Decision[];
}

export interface BotAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly rule?: { readonly id: string };
  readonly fields?: readonly { readonly path: string }[];
  readonly encounter?: Seen;
}

/** What of a decision a bot must know to take it. */
export const DECISION = `id key kind combatantId required subjectId
  options { id key label mutation input cost { resource amount }
    choices { field path kind list min max repeats limits { text rule { id } } minimum maximum combatantIds keys area { id } } }
  hexSets { id hexes { q r } }`;

const SEEN = `{ version phase awaiting {
  ${DECISION}
  refusals(first: 100) { label mutation input rule { id } message }
} }`;

/** The schema as the server prints it. */
export async function schemaOf(client: ApiClient): Promise<GraphQLSchema> {
  return buildClientSchema((await client.ask(getIntrospectionQuery())) as IntrospectionQuery);
}

export class Bot {
  private readonly client: ApiClient;
  private readonly encounterId: string;
  private readonly random: Random;
  private readonly schema: GraphQLSchema;
  /** The sets of hexes that it has seen; the same id is the same set for good. */
  private readonly areas = new Map<string, readonly unknown[]>();

  /** With the schema at hand; `join` asks for it. */
  constructor(client: ApiClient, encounterId: string, random: Random, schema: GraphQLSchema) {
    this.client = client;
    this.encounterId = encounterId;
    this.random = random;
    this.schema = schema;
  }

  static async join(client: ApiClient, encounterId: string, random: Random): Promise<Bot> {
    return new Bot(client, encounterId, random, await schemaOf(client));
  }

  async look(): Promise<Seen> {
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${SEEN} } }`;
    const answer = await this.client.ask(query, { id: this.encounterId });
    const { encounter } = answer as { readonly encounter: Seen };
    this.learn(encounter.awaiting);
    return encounter;
  }

  /** Takes the decision that is due, or now and then one that is possible; gives up never. */
  async move({ awaiting }: Seen): Promise<BotAnswer> {
    return this.take(this.choose(awaiting));
  }

  choose(awaiting: readonly Decision[]): Option {
    // What the computer plays, it would not.
    const possible = awaiting
      .map(withoutComputers)
      .filter(
        ({ kind, required, combatantId, options }) =>
          !required && combatantId !== null && kind !== 'YIELD' && options.length > 0,
      );
    const due = awaiting.filter(({ required }) => required);
    const decision = this.random.pick(
      possible.length > 0 && this.random.chance(0.3) ? possible : due,
    );
    return this.preferred(decision.options);
  }

  /** Remembers the hexes that may be chosen. */
  learn(awaiting: readonly Pick<Decision, 'hexSets'>[]): void {
    for (const { id, hexes } of awaiting.flatMap(({ hexSets }) => hexSets))
      this.areas.set(id, hexes);
  }

  async take(option: Option): Promise<BotAnswer> {
    return this.submit(option.mutation, this.filled(option));
  }

  /** The same by the id of the option alone, with the picks in words of their own. */
  async takeById(option: Option, version: number): Promise<BotAnswer> {
    return this.submit('takeOption', this.inputOf(option, version));
  }

  /** What `takeOption` takes of an option, with something picked wherever a choice is left. */
  inputOf({ id, choices }: Pick<Option, 'id' | 'choices'>, version: number): TakeOptionInput {
    const picks = choices.flatMap((choice) =>
      this.pick(choice).map(([field, picked]) => ({ field, ...pickOf(choice, picked) })),
    );
    return { encounterId: this.encounterId, version, optionId: id, picks };
  }

  /** The input of its mutation, with something chosen wherever a choice is left. */
  filled({ input, choices }: Option): object {
    return choices.reduce<object>(
      (whole, choice) =>
        this.pick(choice).reduce(
          (given, [, picked]) => placedAt(given, choice.path, picked),
          whole,
        ),
      input as object,
    );
  }

  /** What the options lack of the inputs of their mutations, and have that these do not. */
  misfits(awaiting: readonly Decision[]): readonly string[] {
    return awaiting
      .flatMap(({ options }) => options)
      .flatMap(({ mutation, label, input, choices }) => {
        const type = inputTypeOf(this.schema, mutation);
        const chosen = choices.map(({ path: [field = ''] }) => [field, null] as const);
        const given = { encounterId: '', ...(input as object), ...Object.fromEntries(chosen) };
        const unknown = Object.keys(given).filter((field) => !type.getFields()[field]);
        return [...unknown, ...missingFields(type, given)].map((f) => `${label}: ${f}`);
      });
  }

  /** Sends what is listed as refused; what its input lacks are words, as the answer may say. */
  async defy({ mutation, input }: Refusal): Promise<BotAnswer> {
    const given = { ...(input as object), encounterId: this.encounterId };
    const lacking = missingFields(inputTypeOf(this.schema, mutation), given);
    const whole = { ...given, ...Object.fromEntries(lacking.map((f) => [f, 'x'])) };
    const answer = await this.submit(mutation, whole);
    if (!answer.fields) return answer;
    const words = answer.fields.map(({ path }) => [path, 'x'] as const);
    return this.submit(mutation, { ...whole, ...Object.fromEntries(words) });
  }

  /** To come to an end: rather something that is aimed at somebody. */
  private preferred(options: readonly Option[]): Option {
    const aimed = options.filter(({ choices }) => choices.some(({ kind }) => kind === 'COMBATANT'));
    return this.random.pick(aimed.length > 0 && this.random.chance(0.6) ? aimed : options);
  }

  private pick(choice: Choice): readonly (readonly [string, unknown])[] {
    const { field, kind, list, min, max, repeats, limits } = choice;
    if (min === 0 && (limits.length > 0 || this.random.chance(0.5))) return [];
    if (kind === 'TEXT') return [[field, 'when the time has come']];
    const { minimum, maximum } = choice;
    if (kind === 'NUMBER') return [[field, this.random.int(minimum ?? 0, maximum ?? 4)]];
    if (kind === 'DATA') throw new Error(`The bot has no ${field} of its own.`);
    const hexes = this.areas.get(choice.area?.id ?? '') ?? [];
    const from = { COMBATANT: choice.combatantIds, KEY: choice.keys, HEX: hexes }[kind];
    // With limits, all of its picks are sure to go together.
    const count = limits.length > 0 ? max : this.random.int(min, max);
    const picked = repeats
      ? Array.from({ length: count }, () => this.random.pick<unknown>(from))
      : this.random.sample<unknown>(from, count);
    if (picked.length === 0) return [];
    return [[field, list ? picked : picked[0]]];
  }

  private async submit(mutation: string, input: object): Promise<BotAnswer> {
    const document = mutationDocument(this.schema, mutation, `encounter ${SEEN}`);
    const variables = { input: { ...input, encounterId: this.encounterId } };
    const data = await this.client.ask(document, variables);
    const { answer } = data as { readonly answer: BotAnswer };
    this.learn(answer.encounter?.awaiting ?? []);
    return answer;
  }
}

const withoutComputers = (decision: Decision): Decision => ({
  ...decision,
  options: decision.options.filter(({ input }) => !('playedBy' in (input as object))),
});
