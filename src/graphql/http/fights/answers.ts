/**
 * How paths under `/fights` answer, outside of GraphQL: as they are, or with `{ code, message }` in JSON. See
 * docs/frontends.md.
 */
import type { Code } from '../codes/code.ts';
import { codes, type ErrorCode } from '../codes/index.ts';
import { mapPlaceIn, picturePlaceIn } from '../paths.ts';

/** Of refusals of the API that have none there. */
const FORBIDDEN = 403;
const statusOf = (code: ErrorCode): number => {
  const found: Code = codes[code];
  return found.http?.status ?? FORBIDDEN;
};

export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
}

/** A picture and nothing else, in the page that asked for it with a token and nowhere else. */
export const INERT = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

export const problem = (
  { code, message }: Problem,
  { status = statusOf(code), headers = {} } = {},
): Response => Response.json({ code, message }, { status, headers: { ...NOT_KEPT, ...headers } });

export const notAllowed = (allow: string): Response =>
  problem(
    { code: 'METHOD_NOT_ALLOWED', message: codes.METHOD_NOT_ALLOWED.cure },
    { headers: { allow } },
  );

export interface Answering {
  /** As a refusal of the API: what is unexpected is logged, and says no more than its number. */
  readonly maskError: (error: unknown) => { readonly message: string; readonly extensions: object };
}

/** What is thrown becomes a problem. */
export async function answered(
  { maskError }: Answering,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const { message, extensions } = maskError(error);
    const { code, http } = extensions as Masked;
    return problem({ code, message }, http);
  }
}

interface Masked {
  readonly code: ErrorCode;
  readonly http?: { readonly status?: number; readonly headers?: Record<string, string> };
}

/** A refusal of those before, which speak as the API does, in the words of these paths. */
export async function inWordsOfFights(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (response.ok || !(picturePlaceIn(pathname) ?? mapPlaceIn(pathname))) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Refusals | null;
  const [first] = body?.errors ?? [];
  if (!first) return response;
  const { message, extensions } = first;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(
    { code: extensions?.code ?? 'BAD_REQUEST', message },
    { status: response.status, headers },
  );
}

interface Refusals {
  readonly errors?: readonly { readonly message: string; readonly extensions?: Problem }[];
}
