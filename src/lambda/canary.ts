/** Plays a fight at the public address every few minutes, as a table would. A run that fails is not counted. */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { accountToken } from './canary-account.ts';
import { msToUpdate } from './canary-fight.ts';
import { CANARY_ENV, METRICS, namespaceOf, SERVICE } from './environment.ts';

const metrics = new Metrics({
  namespace: namespaceOf(process.env[CANARY_ENV.stage] ?? ''),
  serviceName: SERVICE,
});

/** @throws Error that says what did not work, which Lambda logs */
export async function handler(): Promise<void> {
  const address = process.env[CANARY_ENV.address] ?? '';
  const milliseconds = await msToUpdate(address, await accountToken(process.env));
  metrics.addMetric(METRICS.canary, MetricUnit.Milliseconds, milliseconds);
  metrics.publishStoredMetrics();
}
