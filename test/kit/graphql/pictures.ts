/** The pictures of an encounter, as a client sends and reads them. */
import { authorization, type Sitting } from '../app/seats.ts';

export interface PictureAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Of a refusal, and of what was kept. */
  readonly body: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly method?: string;
  readonly at?: Sitting;
  readonly body?: Uint8Array | ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @param origin of the server, with or without the path of its API */
export async function pictureRequest(
  origin: string,
  path: string,
  { method = 'GET', at = 'GM', body, headers = {} }: Sent = {},
): Promise<PictureAnswer> {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { connection: 'close', ...(await authorization(at, path)), ...headers },
    ...(body && { body, duplex: 'half' }),
  } as RequestInit);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, body: json(bytes) };
}

export const putPicture = (
  origin: string,
  encounterId: string,
  body: Uint8Array,
  { name = '', ...more }: Sent & { readonly name?: string } = {},
): Promise<PictureAnswer> =>
  pictureRequest(origin, `/fights/${encounterId}/pictures?name=${encodeURIComponent(name)}`, {
    ...more,
    method: 'PUT',
    body,
  });

function json(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
