/** Logs and metrics of a function. Neither holds documents, variables or headers: they may be secret. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { EncounterStore } from '../app/ports.ts';
import type { Answer } from '../graphql/http/ways/answer.ts';
import type { Failure } from '../graphql/http/errors/internal-errors.ts';
import { ENV, METRICS, namespaceOf, SERVICE } from './environment.ts';

const logger = new Logger({ serviceName: SERVICE });
const metrics = new Metrics({
  namespace: namespaceOf(process.env[ENV.stage] ?? ''),
  serviceName: SERVICE,
});

/** An unexpected exception, as the API reports it. */
export function logFailure({ requestId, path, stack }: Failure): void {
  logger.error('Unexpected error.', { gateway_request_id: requestId, graphql_path: path, stack });
}

/** The same store; commands that someone else was faster than are counted. */
export function counted(store: EncounterStore): EncounterStore {
  return {
    ...store,
    async commit(...args) {
      const result = await store.commit(...args);
      if (result.kind === 'CONFLICT')
        metrics.addMetric(METRICS.versionConflicts, MetricUnit.Count, 1);
      return result;
    },
  };
}

/**
 * Answers a request and logs that, with the ids by which it can be found in the logs of the
 * gateway and of Lambda. Whatever goes wrong is logged, and a client learns no more than that.
 */
export async function observed(
  event: APIGatewayProxyEventV2,
  context: Context,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now();
  logger.resetKeys();
  logger.addContext(context);
  const response = await answer().catch((error: unknown) => {
    logger.error(
      'The request could not be answered.',
      error instanceof Error ? error : String(error),
    );
    return unexpected();
  });
  // Not typed as missing, but this runs for anything that someone invokes the function with.
  const { requestId, http } = (event as Partial<typeof event>).requestContext ?? {};
  logger.info('answered', {
    gateway_request_id: requestId,
    method: http?.method,
    path: http?.path,
    status: response.status,
    milliseconds: Math.round(performance.now() - began),
  });
  if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  return response;
}

const unexpected = (): Response =>
  Response.json({ errors: [{ message: 'Unexpected error.' }] }, { status: 500 });
