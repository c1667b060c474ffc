/** What pages of other sites may do with the API: ask as anyone may, never by stealth. */
import { useCORS } from '@whatwg-node/server';
import type { CORSOptions } from 'graphql-yoga';
import { errorResponse } from '../errors/failures.ts';
import type { Guard } from '../guard.ts';
import { RATE_HEADERS } from '../limits/rate-limit.ts';
import { PLAYGROUND_PATH } from '../paths.ts';

/**
 * The CORS headers for requests from these origins; `*` stands for any. No cookies are ever used:
 * a seat is known by its header.
 */
const corsFor =
  (origins: readonly string[]) =>
  (request: Request): CORSOptions => {
    const origin = request.headers.get('origin');
    const any = origins.includes('*');
    // With a list of its own, Yoga answers `null` to origins that are not on it, which is an origin too.
    if (origin === null || !(any || origins.includes(origin))) return false;
    return {
      origin: any ? '*' : [...origins],
      credentials: false,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders,
      maxAge: 7200,
    };
  };

/** Of Yoga's own it asks no more than both ways give, once a request is no preflight. */
export const crossOrigin = (origins: readonly string[]): Guard =>
  useCORS(corsFor(origins)) as unknown as Guard;

const exposedHeaders = ['x-request-id', ...RATE_HEADERS, 'retry-after', 'mcp-session-id'];

const JSON_TYPE = /^application\/(graphql\+)?json *(;|$)/i;

/**
 * Refuses every body but JSON. A form, or a page without leave, can send the other types; JSON makes
 * the browser ask first.
 */
export const jsonOnly = (): Guard => ({
  onRequestParse({ request, endResponse }) {
    if (request.method !== 'POST') return;
    if (JSON_TYPE.test(request.headers.get('content-type') ?? '')) return;
    const message = 'The body must be sent as `content-type: application/json`.';
    endResponse(errorResponse('UNSUPPORTED_MEDIA_TYPE', message));
  },
});

/** Each of these names a document. */
const ASKING = ['query', 'documentId', 'extensions'];

/** Leads who opens the address of the API in a browser, and asks it nothing, to the playground. */
export const playgroundForPeople = (): Guard => ({
  onRequestParse({ request, url, endResponse }) {
    if (request.method !== 'GET' || ASKING.some((name) => url.searchParams.has(name))) return;
    const { headers } = request;
    const takesPages = /\btext\/html\b/i.test(headers.get('accept') ?? '');
    if (takesPages)
      endResponse(new Response(null, { status: 303, headers: { location: PLAYGROUND_PATH } }));
  },
});

/** Refuses what a question in the address says in other words than JSON. */
export const jsonInAddress = (): Guard => ({
  onRequestParse({ request, url, endResponse }) {
    if (request.method !== 'GET') return;
    const bad = ['variables', 'extensions'].find((name) => !isJson(url.searchParams.get(name)));
    if (bad === undefined) return;
    endResponse(errorResponse('BAD_REQUEST', `\`${bad}\` in the address must be JSON.`));
  },
});

function isJson(text: string | null): boolean {
  if (!text) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** GraphQL guesses what was meant by a name; the schema can be read instead. */
export const noSuggestions = (): Guard => ({
  onExecutionResult({ result }) {
    if (!result || Array.isArray(result) || !('errors' in result)) return;
    for (const error of result.errors ?? [])
      error.message = error.message.replace(/ Did you mean .*\?$/s, '');
  },
});
