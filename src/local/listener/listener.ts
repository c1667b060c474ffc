/** Answers the requests of a server of Node. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServerAdapter } from '@whatwg-node/server';
import { WholeAnswer } from '../../graphql/http/ways/answer.ts';
import { compressed } from '../../graphql/http/ways/compression.ts';
import { API_PATH, STREAM_PATH } from '../../graphql/http/paths.ts';
import { isPlain, plainHead } from '../../graphql/http/ways/plain.ts';
import type { RequestMetadata } from '../../graphql/http/sender/request-metadata.ts';
import type { ApiServer } from '../../graphql/server.ts';
import type { StaticHandler } from './static.ts';
import { type AddressOf, socketAddress } from './trusted-proxies.ts';

/** The API by both of its ways, and files everywhere else. */
export function listenerFor(
  api: ApiServer,
  files: StaticHandler,
  addressOf: AddressOf = socketAddress,
): RequestListener {
  const whole = wholeWay(api, files, addressOf);
  return (request, response) => {
    request.url = request.url?.replace(streamed, API_PATH);
    isAnsweredPlainly({ api, addressOf }, request, response)
      .then((isAnswered) => (isAnswered ? undefined : whole(request, response)))
      .catch((error: unknown) => {
        console.error('A request could not be answered:', error);
        response.destroy();
      });
  };
}

const streamed = new RegExp(`^${STREAM_PATH}(?=[?]|$)`);

interface Listened {
  readonly req: IncomingMessage;
}

const wholeWay = (api: ApiServer, files: StaticHandler, addressOf: AddressOf) =>
  createServerAdapter<Listened>(async (request, { req }) => {
    // Its host is whatever the client says.
    const pathname = URL.parse(request.url)?.pathname;
    if (pathname === undefined) return new Response('', { status: 400 });
    const answer =
      (pathname === API_PATH ? null : await files(request)) ??
      (await api.fetch(request, metadataOf(req, addressOf)));
    const sent = await compressed(request, answer);
    return sent instanceof WholeAnswer ? sent.response() : sent;
  });

const metadataOf = (request: IncomingMessage, addressOf: AddressOf): RequestMetadata => ({
  address: addressOf(request),
  connection: request.socket,
});

/**
 * False for a request that is to go the whole way; if its body has been read by then, it is where the adapter of
 * that way looks for it.
 */
async function isAnsweredPlainly(
  { api, addressOf }: { readonly api: ApiServer; readonly addressOf: AddressOf },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '', url = '', headers } = request;
  const head = plainHead(method, url, headers);
  if (!isPlain(head)) return false;
  // Who has gone before the end of the body waits for nothing.
  const body = await text(request).catch(() => null);
  if (body === null) return true;
  const answer = await api.plain(head, body, metadataOf(request, addressOf));
  if (!answer) {
    Object.assign(request, { body });
    return false;
  }
  const sent = await compressed(head, answer);
  const content = sent instanceof WholeAnswer ? sent.content : await sent.bytes();
  response.statusCode = sent.status;
  response.setHeaders(new Map(sent.headers)).end(content);
  return true;
}
