import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** Answers a request for one of the files, `null` for anything else. */
export type StaticHandler = (request: Request) => Promise<Response | null>;

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/**
 * No host but our own, for anything. The editor writes its styles into the page and carries its
 * fonts and icons as data: URLs; it needs neither inline scripts nor eval.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the files of a built site. They are listed once: a request is looked up in the list and
 * never becomes a path, so there is nothing to traverse. A missing directory is an empty site.
 */
export function staticFiles(directory: string): StaticHandler {
  const files = listed(directory);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const name = pathname === '/' ? '/index.html' : pathname;
    const path = files.get(name);
    if (path === undefined) return null;
    const body = await readFile(path);
    const headers = headersOf(name, body.byteLength);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

/** The policy goes with every file: a worker obeys the header of its own script, not the page's. */
function headersOf(name: string, length: number): Record<string, string> {
  // Vite puts a hash of the content into the name of everything in assets/.
  const hashed = name.startsWith('/assets/');
  return {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'content-length': String(length),
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

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
