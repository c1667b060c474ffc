import { randomBytes } from 'node:crypto';
import { Agent, createServer as createHttpServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { print } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { Encounters } from '../../../src/app/encounters.ts';
import type { EncounterStore } from '../../../src/app/ports.ts';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  CreateEncounterDocument,
  EndTurnDocument,
  RollInitiativeDocument,
} from '../../../src/client/index.ts';
import { compressed } from '../../../src/graphql/http/ways/compression.ts';
import { type ApiServer, createServer } from '../../../src/graphql/server.ts';
import { answeredBy, headOf, metadataOf, requestOf, resultOf } from '../../../src/lambda/events.ts';
import { listenerFor } from '../../../src/local/listener/listener.ts';
import { authorization, tokens } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { objectStore } from '../../kit/store/objects.ts';
import { graphqlEvent } from '../kit/event.ts';
import { compareRates, type Contestant, race, type Rates } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

/** Sends a document with variables and headers, and takes the body of the answer. */
type Ask = (...asked: Parameters<typeof graphqlEvent>) => Promise<string>;

/** All that the HTTP function does with an event, but for its log. */
export const asFunction =
  (api: ApiServer): Ask =>
  async (...asked) => {
    const event = graphqlEvent(...asked);
    const head = headOf(event);
    const answer = await answeredBy(api, event, head, metadataOf(event));
    return (await resultOf(await compressed(head, answer))).body ?? '';
  };

/** Over HTTP, on one connection; the client's part counts on both sides. */
async function overHttp(listener: RequestListener): Promise<Ask> {
  const server = createHttpServer(listener).unref();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (...asked) => {
    const { body = '', headers } = graphqlEvent(...asked);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const length = Buffer.byteLength(body);
    const options = { port, agent, method: 'POST', path: '/graphql' };
    request({ ...options, headers: { ...headers, 'content-length': length } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve(text);
      });
    })
      .on('error', reject)
      .end(body);
    return promise;
  };
}

export const serverOn = (store: EncounterStore): ApiServer =>
  createServer(new Encounters({ store, clock: () => new Date(), randomBytes, creation: 'OPEN' }), {
    tokens,
    accounts: null,
    wholeBodies: true,
  });

const localServer = (): Promise<Ask> =>
  overHttp(listenerFor(serverOn(objectStore()), () => Promise.resolve(null)));

const select = (type: string) =>
  `__typename ... on ${type} { encounter { version clock { ... on SegmentsClock { turnOfId } } } } ... on UserError { code message }`;
const END_TURN = `mutation End($input: EndTurnInput!) { endTurn(input: $input) { ${select('EndTurnPayload')} } }`;
const ADVANCE = `mutation Go($input: AdvanceSegmentInput!) { advanceSegment(input: $input) { ${select('AdvanceSegmentPayload')} } }`;

export const short = { endTurn: END_TURN, advance: ADVANCE };
export const whole = { endTurn: print(EndTurnDocument), advance: print(AdvanceSegmentDocument) };

/** A fight of four who wait: each request ends a turn, or begins a segment when all are over. */
export async function mutations(
  send: Ask,
  { endTurn, advance }: typeof short,
): Promise<Contestant> {
  const done: Ask = async (...asked) => {
    const body = await send(...asked);
    if (body.includes('"errors"') || body.includes('"code"')) throw new Error(body);
    return body;
  };
  const first = await done(print(CreateEncounterDocument), {
    input: { name: 'Bench', ruleset: 'SEGMENTS' },
  });
  const gm = await authorization('GM', first);
  const encounterId = /enc_[0-9a-f]+/.exec(first)?.[0];
  const ask = (query: string, input: object) =>
    done(query, { input: { encounterId, ...input } }, gm);
  const combatants = ['Ana', 'Bolg', 'Cira', 'Drak'].map((name, i) => ({
    name,
    side: i % 2 ? 'raiders' : 'heroes',
    position: { q: i, r: 0 },
    sheet: {
      segments: {
        abilities: { strength: 1, dexterity: 1, intelligence: 1, resolve: 1 },
        attackBonus: 1,
        defenseBonus: 1,
        hitPoints: 20,
        talents: [],
      },
    },
  }));
  await ask(print(AddCombatantsDocument), { combatants });
  await ask(print(RollInitiativeDocument), {});
  let last = await ask(ADVANCE, { passOpenTurns: true });
  return async () => {
    const combatantId = /"turnOfId":"(\w+)"/.exec(last)?.[1];
    last = combatantId === undefined ? await ask(advance, {}) : await ask(endTurn, { combatantId });
    return 1;
  };
}

const hello = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { hello: String }',
    resolvers: { Query: { hello: () => 'world' } },
  }),
  logging: false,
});

const greetings = (ask: Ask): Contestant => {
  return async () => {
    if (!(await ask('{ hello }')).includes('world')) throw new Error('No world.');
    return 1;
  };
};

const helloAsFunction: Ask = async (...asked) =>
  (await resultOf(await hello.fetch(requestOf(graphqlEvent(...asked))))).body ?? '';

/** Requests a second, by both of the transports. */
export const requests: Row = {
  name: 'requests',
  measure: async () => {
    const api = asFunction(serverOn(objectStore()));
    const byFunction = await race({
      short: await mutations(api, short),
      whole: await mutations(api, whole),
      stored: await mutations(asFunction(serverOn(memoryStore())), short),
      bare: greetings(helloAsFunction),
    });
    const local = await race({
      short: await mutations(await localServer(), short),
      whole: await mutations(await localServer(), whole),
      bare: greetings(await overHttp((request, response) => void hello(request, response))),
    });
    const finding = (what: string, ours: Rates, bare: Rates, atLeast?: number): Finding => ({
      what,
      than: 'a bare Yoga hello-world by the same transport',
      unit: 'a second',
      ...compareRates(ours, bare),
      budget: atLeast === undefined ? null : { atLeast },
    });
    const { bare } = byFunction;
    const mutation = 'mutations that end a turn or begin a segment';
    const everything = 'the same, asking for all that the published documents do';
    return [
      finding(`${mutation}, through the handler, in-memory store`, byFunction.short, bare, 1.5),
      finding(everything, byFunction.whole, bare, 0.25),
      finding(`${mutation}, with the rows of the embedded database`, byFunction.stored, bare),
      finding(`${mutation}, over HTTP to the local server`, local.short, local.bare, 1.5),
      finding(everything, local.whole, local.bare, 0.25),
    ];
  },
};
