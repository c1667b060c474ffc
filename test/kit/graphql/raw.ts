/** What goes over the wire, as bytes: `fetch` would undo an encoding unseen. */
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';

/** Sends JSON; answers when the head of the answer is there. */
export async function postRaw(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const request = httpRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.end(JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}
