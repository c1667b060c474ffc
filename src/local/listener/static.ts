import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { encodingFor } from '../../graphql/http/ways/compression.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  EMBED_PATH,
  embedPolicy,
  HASHED,
  PRECOMPRESSED,
  referrerPolicy,
  SIGN_IN_PATH,
  type SignInOffer,
} from '../../web/headers.ts';

/** Answers a request for one of the files, `null` for anything else. */
export type StaticHandler = (request: Request) => Promise<Response | null>;

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.graphql': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a built site, those that were compressed when it was built as they are. They are listed once: a request is looked up in the list and
 * never becomes a path, so there is nothing to traverse. A missing directory is an empty site.
 *
 * @param offer how its pages sign people in; null where they do not
 * @param embedders the origins whose pages may embed a fight
 */
export function staticFiles(
  directory: string,
  offer: SignInOffer | null = null,
  embedders: readonly string[] = [],
): StaticHandler {
  const files = listed(directory);
  const policy = contentSecurityPolicy(offer);
  const embedded = embedPolicy(embedders);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    if (pathname === SIGN_IN_PATH) return Response.json(offer, { headers: commonHeaders(policy) });
    // A path without a file's name is that of a folder, and answers its page.
    const name = pathname.includes('.') ? pathname : pathname.replace(/\/?$/, '/index.html');
    const path = files.get(name);
    if (path === undefined) return null;
    const packed = takesBrotli(request) ? files.get(`${name}${PRECOMPRESSED}`) : undefined;
    const body = await readFile(packed ?? path);
    const headers = {
      ...commonHeaders(name.startsWith(`${EMBED_PATH}/`) ? embedded : policy),
      ...headersOf(name, body.byteLength),
      ...(packed === undefined ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
    };
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

const takesBrotli = ({ headers }: Request): boolean =>
  encodingFor(headers.get('accept-encoding') ?? '') === 'br';

function headersOf(name: string, length: number): Record<string, string> {
  return {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'content-length': String(length),
    'cache-control': name.startsWith(HASHED) ? cacheControl.hashed : cacheControl.other,
  };
}

const commonHeaders = (policy: string): Record<string, string> => ({
  'cache-control': cacheControl.other,
  'content-security-policy': policy,
  'referrer-policy': referrerPolicy,
  'x-content-type-options': 'nosniff',
});

/** URL path to file path. */
function listed(directory: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of entriesOf(directory)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set('/' + relative(directory, path).split(sep).join('/'), path);
  }
  return files;
}

function entriesOf(directory: string) {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
