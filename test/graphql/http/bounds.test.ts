/** Every argument of the schema: what is beyond its bound is refused before anything of it is read. */
import { buildSchema, getNamedType, isListType, isNonNullType } from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { argumentsIn, boundOf, requireBounds } from '../../../src/graphql/http/limits/bounds.ts';
import { MAX_BODY } from '../../../src/graphql/http/limits/limits.ts';
import { MAX_PLAIN_BODY, plainHead } from '../../../src/graphql/http/ways/plain.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { operationWith, type Route, routesOf, valueOfSize } from '../../kit/graphql/arguments.ts';
import { METADATA, server } from '../../kit/graphql/both-ways.ts';
import { countReads, type Reads } from '../../kit/graphql/reads.ts';
import { everyNth } from '../../kit/size.ts';

const routes = routesOf(schema);
/** Numbers and Booleans have no size. */
const sized = routes.filter(({ argument }) => valueOfSize(argument, (bound) => bound) !== null);

let reads: Reads;
beforeEach(() => {
  reads = countReads();
});
afterEach(() => {
  reads.stop();
});

const api = server({}, { rate: undefined });

/** The answer, by the short way where the body is short enough for it. */
async function answerTo(operation: Route['operation'], body: string): Promise<string> {
  const length = String(Buffer.byteLength(body));
  const headers = {
    'content-type': 'application/json',
    'content-length': length,
    ...(operation === 'subscription' ? { accept: 'text/event-stream' } : {}),
  };
  const request = new Request('http://x/graphql', { method: 'POST', headers, body });
  const short =
    body.length <= MAX_PLAIN_BODY
      ? api.plain(plainHead('POST', '/graphql', headers), body, METADATA)
      : null;
  const answer = await (short ?? api.fetch(request, METADATA));
  return Buffer.from(await answer.bytes()).toString();
}

const send = (route: Route, value: unknown): Promise<string> =>
  answerTo(route.operation, JSON.stringify(operationWith(route, { value })));

const limitOf = ({ argument }: Route): number => {
  const { entries, characters } = boundOf(argument);
  const type = isNonNullType(argument.type) ? argument.type.ofType : argument.type;
  return isListType(type) ? entries : characters;
};

it('are all reached by an operation', () => {
  const all = argumentsIn(schema).map(([coordinate]) => coordinate);
  expect(new Set(routes.map(({ coordinate }) => coordinate))).toEqual(new Set(all));
  expect(sized.length).toBeGreaterThan(300);
});

const named = (some: readonly Route[]) => some.map((route) => [route.coordinate, route] as const);

it.each(named(sized))('%s takes no more than its bound, and says so', async (_, route) => {
  const limit = limitOf(route);
  const within = await send(
    route,
    valueOfSize(route.argument, (bound) => bound),
  );
  expect(within).not.toContain('the maximum is');
  const beyond = await send(
    route,
    valueOfSize(route.argument, (bound) => bound + 1),
  );
  expect(beyond).toMatch(new RegExp(`has ${limit + 1} [\\w ]+; the maximum is ${limit}\\.`));
  expect(beyond).toMatch(/"path":"\w|BAD_USER_INPUT/);
  expect(reads.beyond(limit)).toEqual([]);
});

it('are read up to their bounds, which the count notices', async () => {
  const route = sized.find(({ coordinate }) => coordinate === 'AddCombatantsInput.combatants')!;
  await send(
    route,
    valueOfSize(route.argument, (bound) => bound),
  );
  expect(reads.beyond(99)).toEqual(['entry 99']);
});

const some = everyNth(16, sized);

it.each(named(some))('%s reads nothing beyond it of as much as a body holds', async (_, route) => {
  const limit = limitOf(route);
  const answer = await send(route, largest(route));
  expect(answer).toContain(`; the maximum is ${limit}.`);
  expect(reads.beyond(limit)).toEqual([]);
  expect(reads.total).toBeLessThan(2 * limit + 200);
});

/** As large as fits into a body with all that is around it. */
function largest({ argument }: Route): unknown {
  const room = MAX_BODY - 5_000;
  if (getNamedType(argument.type).name === 'JSON')
    return Object.fromEntries(Array.from({ length: 450_000 }, (_, i) => [i.toString(36), 0]));
  const one = valueOfSize(argument, () => 1);
  const bytes = JSON.stringify(one).length - 1;
  return valueOfSize(argument, () => Math.floor(room / (Array.isArray(one) ? bytes : 1)));
}

it('are refused by the server that has one without a bound', () => {
  const unbounded = buildSchema('type Query { a(texts: [String!]): Int }');
  expect(() => {
    requireBounds(unbounded);
  }).toThrow('Query.a(texts:): The list `texts` has no bound of its entries.');
});
