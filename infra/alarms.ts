import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { METRICS, namespaceOf, SERVICE } from '../src/lambda/environment.ts';
import type { Api } from './api.ts';
import type { Settings } from './settings.ts';
import { PERIOD, Watches } from './watches.ts';

const SUM: MetricOptions = { period: PERIOD, statistic: 'Sum' };

export interface AlarmsProps {
  readonly settings: Settings;
  readonly api: Api;
  readonly table: Table;
}

/** What someone should look at. */
export class Alarms extends Watches {
  constructor(scope: Construct, id: string, props: AlarmsProps) {
    const { settings, api, table } = props;
    super(scope, id, { topic: settings.alarmTopicArn, email: settings.alarmEmail });
    const ours = metricsOf(settings.stage);
    for (const kind of ['Read', 'Write'])
      this.watch(`${kind}Throttles`, {
        says: 'DynamoDB turned requests away: a partition or the table is too busy.',
        metric: new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: `${kind}ThrottleEvents`,
          dimensionsMap: { TableName: table.tableName },
          ...SUM,
        }),
        threshold: 1,
      });
    this.watch('ManyStreams', {
      says: 'Many streams are open: soon there may be no place for another.',
      metric: api.stream.metric('ConcurrentExecutions', { period: PERIOD, statistic: 'Maximum' }),
      threshold: settings.manyStreams,
    });
    for (const [name, handler] of [
      ['Http', api.http],
      ['Stream', api.stream],
    ] as const) {
      this.watch(`${name}Errors`, {
        says: 'A function broke off: nobody got an answer.',
        metric: handler.metricErrors(SUM),
        threshold: 1,
      });
      this.watch(`${name}Throttles`, {
        says: 'Requests were turned away: no place was left for the function.',
        metric: handler.metricThrottles(SUM),
        threshold: 1,
      });
    }
    this.watch('Slow', {
      says: 'One request in a hundred takes too long.',
      // Streams are meant to take long.
      metric: api.http.metricDuration({ period: PERIOD, statistic: 'p99' }),
      threshold: settings.slowMilliseconds,
      periods: 3,
    });
    this.watch('GatewayErrors', {
      says: 'The gateway answered with 5xx.',
      metric: api.gateway.metricServerError(SUM),
      threshold: 1,
    });
    this.watch('VersionConflicts', {
      says: 'Many commands are judged again because others are faster: someone may be looping.',
      metric: ours(METRICS.versionConflicts, { service: SERVICE }),
      threshold: settings.manyConflicts,
    });
    for (const logGroup of api.logs.values())
      new MetricFilter(logGroup, 'Failures', {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
        metricNamespace: namespaceOf(settings.stage),
        metricName: METRICS.failures,
      });
    this.watch('Failures', {
      says: 'Errors were logged: clients got an unexpected error.',
      metric: ours(METRICS.failures),
      threshold: 1,
    });
  }
}

const metricsOf =
  (stage: string) =>
  (metricName: string, dimensionsMap: Record<string, string> = {}): Metric =>
    new Metric({ namespace: namespaceOf(stage), metricName, dimensionsMap, ...SUM });
