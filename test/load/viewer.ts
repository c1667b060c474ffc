import { request } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { print } from 'graphql';
import { ScreenUpdatedDocument } from '../../src/client/index.ts';

const query = print(ScreenUpdatedDocument);

/** A page that follows an encounter, and notes when it has each version. */
export class Viewer {
  /** Resolves once its stream is open. */
  readonly begun: Promise<void>;
  /** By version, when it came. */
  readonly #came = new Map<number, number>();
  readonly #waiting = new Map<number, (at: number) => void>();

  constructor(
    endpoint: string,
    { id, token }: { readonly id: string; readonly token: string },
    encoding: string,
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.begun = promise;
    const asked = request(
      `${endpoint}/stream`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'accept-encoding': encoding,
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`HTTP ${response.statusCode}`));
          return;
        }
        resolve(undefined);
        this.#read(unpacked(response, response.headers['content-encoding']));
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify({ query, variables: { encounterId: id, afterVersion: null } }));
  }

  #read(text: Readable): void {
    let rest = '';
    text.setEncoding('utf8').on('data', (part: string) => {
      const events = (rest + part).split('\n\n');
      rest = events.pop()!;
      for (const event of events) this.#see(event);
    });
  }

  #see(event: string): void {
    const version = Number(/"encounterUpdated":\{[^{}]*?"version":(\d+)/.exec(event)?.[1]);
    if (!version) return;
    const at = performance.now();
    this.#came.set(version, at);
    this.#waiting.get(version)?.(at);
  }

  /** When this version came, or comes, by `performance.now()`. */
  has(version: number): Promise<number> {
    const at = this.#came.get(version);
    if (at !== undefined) return Promise.resolve(at);
    return new Promise((resolve) => this.#waiting.set(version, resolve));
  }
}

function unpacked(response: Readable, encoding: string | undefined): Readable {
  if (encoding === 'br') return response.pipe(createBrotliDecompress());
  return encoding === 'gzip' ? response.pipe(createGunzip()) : response;
}
