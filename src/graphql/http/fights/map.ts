/**
 * The map of a fight, as the seat of the caller sees it: `GET /fights/<id>/map.svg`, or `map.png`. A link to a picture
 * has a token of its own in its address.
 */
import { platform } from '#platform';
import { normalizedExecutor } from '@graphql-tools/executor';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import * as z from 'zod';
import { mapIn } from '../../../painting/map.ts';
import type { View } from '../../../scene/view.ts';
import type { Asked, Guard } from '../guard.ts';
import { MAX_TOKEN_LENGTH } from '../limits/limits.ts';
import { workOf } from '../limits/work.ts';
import { type MapPlace, mapPlaceIn } from '../paths.ts';
import type { RequestMetadata } from '../sender/request-metadata.ts';
import { answered, type Answering, INERT, notAllowed, type Problem, problem } from './answers.ts';

/** Pixels of the longer side. */
export const MAP_SIZES = { least: 100, usual: 1000, most: 2000 } as const;

/**
 * Makes a PNG of an SVG: its bytes, and the milliseconds of processor that it took elsewhere; null when too many
 * wait for theirs, or one for the same payer.
 */
export type Rasterize = (
  svg: string,
  payer: string,
) => Promise<{ readonly bytes: Uint8Array; readonly ms: number } | null>;

interface Behind<Context extends object> extends Answering {
  /** There is no PNG where it is not given. */
  readonly rasterize: Rasterize | undefined;
  readonly schema: GraphQLSchema;
  /** @throws GraphQLError when its token is not good */
  readonly contextOf: (request: Asked, metadata: RequestMetadata) => Promise<Context>;
  /** Whom the token of a link stands for, and which version it shows. @throws GraphQLError when it is not good */
  readonly linked: (token: string, encounterId: string) => Promise<Linked>;
  /** Who waits for one PNG at a time. */
  readonly payerOf: (context: Context) => string;
}

/** Answers every request whose path is that of a map; those before it have counted it. */
export const mapRoute = <Context extends object>(behind: Behind<Context>): Guard => ({
  async onRequest({ request, serverContext, endResponse }) {
    const asked = askedIn(request);
    if (!asked || (asked.format === 'png' && !behind.rasterize)) return;
    endResponse(await answered(behind, () => mapFor(behind, asked, serverContext)));
  },
  // Each seat sees another one. CORS has set the header anew by now.
  onResponse({ request, response }) {
    if (askedIn(request)) response.headers.append('vary', 'authorization');
  },
});

interface Linked {
  /** Whose view it is. */
  readonly caller: object;
  /** Null for the newest. */
  readonly version: number | null;
}

interface AskedMap extends MapPlace {
  readonly request: Asked;
  readonly parameters: URLSearchParams;
}

function askedIn(request: Asked): AskedMap | null {
  // What goes the plain way has another path, and no address.
  const { url } = request as Partial<Request>;
  if (url === undefined) return null;
  const { pathname, searchParams: parameters } = new URL(url);
  const place = mapPlaceIn(pathname);
  return place && { request, parameters, ...place };
}

async function mapFor<Context extends object>(
  behind: Behind<Context>,
  { request, encounterId, format, parameters }: AskedMap,
  metadata: RequestMetadata,
): Promise<Response> {
  if (request.method !== 'GET') return notAllowed('GET');
  const options = optionsIn(parameters);
  if ('code' in options) return problem(options);
  const { atVersion, link, ...painted } = options;
  const own = await behind.contextOf(request, metadata);
  const linked = link === null ? null : await behind.linked(link, encounterId);
  const context = linked ? { ...own, caller: linked.caller } : own;
  const version = linked ? linked.version : atVersion;
  const seen = await viewOf(behind, context, { id: encounterId, atVersion: version });
  if ('code' in seen) return problem(seen, seen.code === 'ENCOUNTER_NOT_FOUND' ? GONE : {});
  const svg = workOf(request).slice(() => mapIn(seen, painted));
  // Weak, since it is compressed or not.
  const etag = `W/"${platform.sha256(svg, 'base64url').slice(0, 22)}"`;
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    ...INERT,
    // A page of anywhere may show what was shared.
    ...(linked && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  if (format === 'svg') return picture(svg, { 'content-type': SVG, ...headers });
  const png = await behind.rasterize?.(svg, behind.payerOf(context));
  if (!png) return problem(CROWDED, { headers: { 'retry-after': '1' } });
  workOf(request).add(png.ms);
  return picture(png.bytes, { 'content-type': 'image/png', ...headers });
}

const GONE = { status: 404 };
const SVG = 'image/svg+xml; charset=utf-8';
const CROWDED = {
  code: 'BUSY',
  message: 'Too many pictures are being painted, or one of yours: ask again in a second.',
} as const;

const picture = (body: string | Uint8Array, headers: Readonly<Record<string, string>>): Response =>
  new Response(body as BodyInit, {
    headers: {
      'content-length': String(typeof body === 'string' ? platform.byteLength(body) : body.length),
      ...headers,
    },
  });

const whole = z.coerce.number().int();

const parametersOfMap = z.strictObject({
  atVersion: whole.min(0).max(2_147_483_647).nullable().default(null),
  theme: z
    .enum(['light', 'dark'])
    .default('light')
    .transform((theme) => (theme === 'dark' ? 'DARK' : 'LIGHT')),
  size: whole.min(MAP_SIZES.least).max(MAP_SIZES.most).default(MAP_SIZES.usual),
  link: z.string().max(MAX_TOKEN_LENGTH).nullable().default(null),
  numbers: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
});

function optionsIn(parameters: URLSearchParams): z.infer<typeof parametersOfMap> | Problem {
  const parsed = parametersOfMap.safeParse(Object.fromEntries(parameters));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`.replace(/^: /, '');
  return { code: 'BAD_REQUEST', message };
}

async function viewOf(
  { schema, maskError }: Pick<Behind<object>, 'schema' | 'maskError'>,
  contextValue: object,
  variableValues: { readonly id: string; readonly atVersion: number | null },
): Promise<View | Problem> {
  document ??= parse(SEEN);
  const result = (await normalizedExecutor({
    ...{ schema, document, contextValue, variableValues },
  })) as ExecutionResult<{ readonly encounter: View | Problem }>;
  const [error] = result.errors ?? [];
  if (error) throw maskError(error) as Error & ReturnType<typeof maskError>;
  if (!result.data) throw new Error('There is no answer, and no error.');
  return result.data.encounter;
}

let document: DocumentNode | undefined;

/** What a map shows of what a seat sees. */
const SEEN = /* GraphQL */ `
  query Map($id: ID!, $atVersion: Int) {
    encounter(id: $id, atVersion: $atVersion) {
      ... on Encounter {
        name
        round
        clock {
          turnOfId
        }
        due: awaiting(required: true) {
          combatantId
        }
        battlefield {
          background {
            picture
            x
            y
            width
          }
          walls {
            hex {
              q
              r
            }
            side
            kind
          }
          obstacles {
            q
            r
          }
          concealing {
            hex {
              q
              r
            }
            levels
          }
          dark {
            q
            r
          }
          water {
            q
            r
          }
          features {
            hex {
              q
              r
            }
            name
          }
          labels {
            text
            hexes {
              q
              r
            }
          }
        }
        combatants {
          id
          name
          side
          image
          picture
          color
          status
          hidden
          position {
            q
            r
          }
          conditions {
            name
          }
          vitals {
            share
          }
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;
