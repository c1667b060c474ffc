/** Behind the HTTP API: a whole answer to each request. */
import type { APIGatewayProxyHandlerV2 } from 'aws-lambda';
import type { Answer } from '../graphql/http/ways/answer.ts';
import { compressed } from '../graphql/http/ways/compression.ts';
import { notAcceptable } from '../graphql/http/errors/not-acceptable.ts';
import { answer } from './api.ts';
import { headOf, resultOf } from './events.ts';
import { observed } from './telemetry.ts';

export const handler: APIGatewayProxyHandlerV2 = async (event, context) =>
  resultOf(
    await observed(event, context, async () => {
      const head = headOf(event);
      return compressed(head, await whole(await answer(event, head)));
    }),
  );

/** A stream would be held back until it ends or the gateway loses patience. */
async function whole(answer: Answer): Promise<Answer> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  const stream = answer.body?.getReader();
  // Yoga's streams can only be cancelled once they have begun.
  await stream?.read();
  await stream?.cancel();
  return notAcceptable();
}
