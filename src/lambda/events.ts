/** Events of API Gateway and of function URLs (payload format 2.0) as requests, and back. */
import { isUtf8 } from 'node:buffer';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Answer, WholeAnswer } from '../graphql/http/ways/answer.ts';
import { type Head, plainHead } from '../graphql/http/ways/plain.ts';
import type { RequestMetadata } from '../graphql/http/sender/request-metadata.ts';
import type { ApiServer } from '../graphql/server.ts';

/** @throws TypeError when the event is none of HTTP, or has what no request can have */
export function requestOf(event: APIGatewayProxyEventV2, path = event.rawPath): Request {
  const { domainName, http } = event.requestContext;
  const url = new URL(`https://${domainName}`);
  url.pathname = path;
  url.search = event.rawQueryString;
  const headers = headersOf(event);
  const body = bodyOf(event, http.method);
  // The true one: the sender's word may be another.
  headers.set('content-length', String(body?.length ?? 0));
  return new Request(url, { method: http.method, headers, body });
}

/** The same without its body, at a fraction of the price of a `Request`. */
export function headOf(event: APIGatewayProxyEventV2, path = event.rawPath): Head {
  const { method } = event.requestContext.http;
  const length = Buffer.byteLength(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  return plainHead(method, path, { ...event.headers, 'content-length': String(length) });
}

/** By whichever way the request can go. */
export const answeredBy = async (
  api: ApiServer,
  event: APIGatewayProxyEventV2,
  head: Head,
  metadata: RequestMetadata,
): Promise<Answer> =>
  (await api.plain(head, textOf(event), metadata)) ??
  api.fetch(requestOf(event, head.path), metadata);

const textOf = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : (body ?? '');

/** The address is the one that the gateway saw, not one that a header claims. */
export const metadataOf = ({ requestContext }: APIGatewayProxyEventV2): RequestMetadata => ({
  address: requestContext.http.sourceIp,
  requestId: requestContext.requestId,
});

function headersOf(event: APIGatewayProxyEventV2): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(event.headers))
    if (value !== undefined) headers.set(name, value);
  // The gateway takes cookies out of the headers.
  if (event.cookies?.length) headers.set('cookie', event.cookies.join('; '));
  return headers;
}

/** A request with GET or HEAD cannot have a body, though an event can. */
function bodyOf(
  { body, isBase64Encoded }: APIGatewayProxyEventV2,
  method: string,
): Buffer<ArrayBuffer> | null {
  if (!body || method === 'GET' || method === 'HEAD') return null;
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

/** The answer as a whole: as text where it is text, and otherwise as Base64. */
export async function resultOf(answer: Answer): Promise<APIGatewayProxyStructuredResultV2> {
  if (answer instanceof WholeAnswer && typeof answer.content === 'string')
    return { ...resultHead(answer), body: answer.content, isBase64Encoded: false };
  const { buffer, byteOffset, byteLength } = await answer.bytes();
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const text = isUtf8(bytes);
  return {
    ...resultHead(answer),
    body: bytes.toString(text ? 'utf8' : 'base64'),
    isBase64Encoded: !text,
  };
}

/** What concerns one connection is the gateway's business. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Everything but the body. */
export function resultHead({ status, headers }: Answer) {
  const kept = [...headers].filter(([name]) => name !== 'set-cookie' && !HOP_BY_HOP.has(name));
  return {
    statusCode: status,
    headers: Object.fromEntries(kept),
    cookies: headers.getSetCookie(),
  };
}
