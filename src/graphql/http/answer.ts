/** What is answered. A `Response` is one. */
export type Answer = Pick<Response, 'status' | 'headers' | 'body' | 'bytes'>;

/** One that is whole, at a fraction of the price of a `Response`. */
export class WholeAnswer implements Answer {
  readonly status: number;
  readonly headers: Headers;
  private readonly content: string | Uint8Array<ArrayBuffer>;

  constructor(content: string | Uint8Array<ArrayBuffer>, init: ResponseInit = {}) {
    this.content = content;
    this.status = init.status ?? 200;
    this.headers = new Headers(init.headers);
    this.headers.set('content-length', String(Buffer.byteLength(content)));
  }

  get body(): Answer['body'] {
    return this.response().body;
  }

  response(): Response {
    return new Response(this.content, { status: this.status, headers: this.headers });
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(
      typeof this.content === 'string' ? Buffer.from(this.content) : this.content,
    );
  }
}
