import { platform } from '#platform';

/** What guards, compression and transports ask of headers. `Headers` are such. */
export type AnswerHeaders = Pick<
  Headers,
  'get' | 'has' | 'set' | 'append' | 'delete' | 'keys' | 'getSetCookie'
> &
  Iterable<[string, string]>;

/** What is answered. A `Response` is one. */
export interface Answer extends Pick<Response, 'status' | 'body' | 'bytes'> {
  readonly headers: AnswerHeaders;
}

/**
 * Headers that the server sets itself: unlike `Headers`, they check no name and no value, which would cost more than
 * the rest of a short answer. Who sends them checks them.
 */
class OwnHeaders implements AnswerHeaders {
  private readonly values: Map<string, string>;

  constructor(init: Iterable<readonly [string, string]>) {
    this.values = new Map();
    for (const [name, value] of init) this.set(name, value);
  }

  get(name: string): string | null {
    return this.values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.values.set(name.toLowerCase(), value);
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.values.delete(name.toLowerCase());
  }

  keys(): ReturnType<Headers['keys']> {
    return this.values.keys();
  }

  /** None: what is whole is no page, and only pages set cookies. */
  getSetCookie(): string[] {
    return [];
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return this.values[Symbol.iterator]();
  }
}

interface WholeInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>> | Iterable<readonly [string, string]>;
}

const entriesOf = (headers: WholeInit['headers'] = {}): Iterable<readonly [string, string]> =>
  Symbol.iterator in headers ? headers : Object.entries(headers);

/** One that is whole, at a fraction of the price of a `Response`. */
export class WholeAnswer implements Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly content: string | Uint8Array<ArrayBuffer>;

  constructor(
    content: string | Uint8Array<ArrayBuffer>,
    { status = 200, headers }: WholeInit = {},
  ) {
    this.content = content;
    this.status = status;
    this.headers = new OwnHeaders(entriesOf(headers));
    this.headers.set(
      'content-length',
      String(typeof content === 'string' ? platform.byteLength(content) : content.length),
    );
  }

  get body(): Answer['body'] {
    return this.response().body;
  }

  response(): Response {
    return new Response(this.content, { status: this.status, headers: [...this.headers] });
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(
      typeof this.content === 'string' ? new TextEncoder().encode(this.content) : this.content,
    );
  }
}
