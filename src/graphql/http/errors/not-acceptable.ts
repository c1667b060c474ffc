/** What is answered to who accepts nothing of what there is. */
import { errorResponse } from './failures.ts';
import { STREAM_PATH } from '../paths.ts';

const message = `Send \`accept: application/json\` or \`application/graphql-response+json\`. What answers in events (\`text/event-stream\`) is at ${STREAM_PATH}.`;

/** Says what to ask for, with the headers that the answer has already. */
export function notAcceptable(headers: Headers = new Headers()): Response {
  const all = new Headers(headers);
  for (const name of ['content-type', 'content-length']) all.delete(name);
  return errorResponse('NOT_ACCEPTABLE', message, { headers: all });
}
