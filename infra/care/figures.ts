import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { namespaceOf } from '../../src/lambda/environment.ts';
import { PERIOD, type Watch } from './watches.ts';

/** What a home of the API counts, whatever the home consists of. */
export interface Figures {
  /** In all: sums. */
  readonly requests: readonly Metric[];
  /** Those that were answered with 5xx: sums. */
  readonly faults: readonly Metric[];
  /** How long whole answers take; streams are meant to take long. */
  readonly duration: Metric;
  /** What is used up when many play: the most of a period. */
  readonly load: readonly Metric[];
  /** Where a line at this level is one of our own errors. */
  readonly logs: readonly LogGroup[];
  readonly errorLevel: string;
  /** What is to be looked at of such a home alone. */
  readonly watches: Readonly<Record<string, Watch>>;
}

/** How many of a hundred requests were answered with 5xx; no data where there were none. */
export function faultPercent({ requests, faults }: Figures, period: Duration): MathExpression {
  const named = (prefix: string, metrics: readonly Metric[]) =>
    Object.fromEntries(metrics.map((metric, i) => [`${prefix}${i}`, metric.with({ period })]));
  const sum = (names: object): string =>
    Object.keys(names)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + ');
  const [above, below] = [named('fault', faults), named('request', requests)];
  return new MathExpression({
    label: '% of requests that failed',
    expression: `100 * (${sum(above)}) / (${sum(below)})`,
    usingMetrics: { ...above, ...below },
    period,
  });
}

/** A sum of what our own code, or a filter of its log, counts for a stage. */
export const ourMetric = (
  stage: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
): Metric =>
  new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap,
    period: PERIOD,
    statistic: 'Sum',
  });
