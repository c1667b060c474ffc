/** Behind the HTTP API: a whole answer to each request. */
import type { APIGatewayProxyHandlerV2 } from 'aws-lambda';
import { compressed } from '../graphql/http/compression.ts';
import { STREAM_PATH } from '../graphql/http/paths.ts';
import { answer } from './api.ts';
import { requestOf, resultOf } from './events.ts';
import { observed } from './telemetry.ts';

export const handler: APIGatewayProxyHandlerV2 = async (event, context) =>
  resultOf(
    await observed(event, context, async () => {
      const request = requestOf(event);
      return compressed(request, await whole(await answer(event, request)));
    }),
  );

/** A stream would be held back until it ends or the gateway loses patience. */
async function whole(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const stream = response.body?.getReader();
  // Yoga's streams can only be cancelled once they have begun.
  await stream?.read();
  await stream?.cancel();
  const message = `Only ${STREAM_PATH} streams: send what answers in events there.`;
  return Response.json({ errors: [{ message }] }, { status: 406 });
}
