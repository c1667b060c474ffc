import { randomBytes } from 'node:crypto';
import { print } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { Encounters } from '../../../src/app/encounters.ts';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  CreateEncounterDocument,
  EndTurnDocument,
  RollInitiativeDocument,
} from '../../../src/client/index.ts';
import { createServer } from '../../../src/graphql/server.ts';
import { requestOf, resultOf } from '../../../src/lambda/events.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { authorization, tokens } from '../../kit/app/seats.ts';
import { graphqlEvent } from '../kit/event.ts';
import { compareRates, race } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';

interface Server {
  fetch(request: Request): Response | Promise<Response>;
}

/** One request through everything that the HTTP function does with an event. */
async function answer(server: Server, ...asked: Parameters<typeof graphqlEvent>): Promise<string> {
  const request = requestOf(graphqlEvent(...asked));
  const { body = '' } = await resultOf(await server.fetch(request));
  if (body.includes('"errors"') || body.includes('"code"')) throw new Error(body);
  return body;
}

const select = (type: string) =>
  `__typename ... on ${type} { encounter { version clock { ... on SegmentsClock { turnOfId } } } } ... on UserError { code message }`;
const END_TURN = `mutation End($input: EndTurnInput!) { endTurn(input: $input) { ${select('EndTurnPayload')} } }`;
const ADVANCE = `mutation Go($input: AdvanceSegmentInput!) { advanceSegment(input: $input) { ${select('AdvanceSegmentPayload')} } }`;

/** A fight of four who wait: each request ends a turn, or begins a segment when all are over. */
async function mutations(endTurn: string, advance: string): Promise<() => Promise<number>> {
  const server = createServer(
    new Encounters({
      store: memoryStore(),
      clock: () => new Date(),
      randomBytes,
      creation: 'OPEN',
    }),
    { tokens, accounts: null, wholeBodies: true },
  );
  const first = await answer(server, print(CreateEncounterDocument), {
    input: { name: 'Bench', ruleset: 'SEGMENTS' },
  });
  const gm = await authorization('GM', first);
  const ask = (query: string, input: object) =>
    answer(server, query, { input: { encounterId, ...input } }, gm);
  const encounterId = /enc_[0-9a-f]+/.exec(first)?.[0];
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

function hello(): () => Promise<number> {
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: 'type Query { hello: String }',
      resolvers: { Query: { hello: () => 'world' } },
    }),
    logging: false,
  });
  return async () => {
    await answer(yoga, '{ hello }');
    return 1;
  };
}

/** Requests a second through the handler, with the store in memory. */
export const requests: Row = {
  name: 'requests',
  measure: async () => {
    const { short, whole, bare } = await race({
      short: await mutations(END_TURN, ADVANCE),
      whole: await mutations(print(EndTurnDocument), print(AdvanceSegmentDocument)),
      bare: hello(),
    });
    const unit = 'a second';
    return [
      {
        what: 'requests through the handler, in-memory store: mutations that end a turn or begin a segment',
        than: 'a bare Yoga hello-world through the same handler',
        unit,
        ...compareRates(short, bare),
        budget: { atLeast: 0.5 },
      },
      {
        what: 'the same mutations, asking for everything that the published documents do',
        than: 'the same',
        unit,
        ...compareRates(whole, bare),
        budget: null,
      },
    ];
  },
};
