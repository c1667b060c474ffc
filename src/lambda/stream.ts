/** Behind the function URL: answers flow as they come, which subscriptions need. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { compressed } from '../graphql/http/ways/compression.ts';
import { API_PATH, STREAM_PATH } from '../graphql/http/paths.ts';
import { answer } from './api.ts';
import { headOf, resultHead } from './events.ts';
import { pipeResponse } from './pipe-response.ts';
import { observed } from './telemetry.ts';

/** Milliseconds before Lambda would cut the stream off: it ends in an orderly way instead. */
const MARGIN = 2000;

export const handler = awslambda.streamifyResponse<APIGatewayProxyEventV2>(
  async (event, connection, context) => {
    const gone = new AbortController();
    const hangUp = (): void => {
      gone.abort();
    };
    connection.on('error', hangUp).on('close', hangUp);
    // Lambda does not notify a function when a client has gone, so this bounds what that costs.
    const late = AbortSignal.timeout(Math.max(context.getRemainingTimeInMillis() - MARGIN, 0));
    const response = await observed(event, context, async () => {
      const path = event.rawPath === STREAM_PATH ? API_PATH : event.rawPath;
      const head = headOf(event, path);
      return compressed(head, await answer(event, head));
    });
    const stream = awslambda.HttpResponseStream.from(connection, resultHead(response));
    await pipeResponse(response.body, stream, AbortSignal.any([gone.signal, late]));
  },
);
