import type { MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  type ApplicationLoadBalancer,
  type ApplicationTargetGroup,
  HttpCodeElb,
  HttpCodeTarget,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Figures } from '../care/figures.ts';
import type { Settings } from '../settings.ts';
import { PERIOD } from '../care/watches.ts';

const SUM: MetricOptions = { period: PERIOD, statistic: 'Sum' };
/** More than new servers were to keep it at. */
const TOO_BUSY_PERCENT = 85;

export interface Counting {
  readonly balancer: ApplicationLoadBalancer;
  readonly targets: ApplicationTargetGroup;
  readonly service: FargateService;
  readonly logs: LogGroup;
  readonly settings: Settings;
}

/** What the balancer and the service count. */
export function serverFigures({ balancer, targets, service, logs, settings }: Counting): Figures {
  const { metrics } = balancer;
  // Until the head of an answer: a stream has sent its own at once.
  const duration = targets.metrics.targetResponseTime({ period: PERIOD, statistic: 'p99' });
  const [processor, memory] = [
    service.metricCpuUtilization({ period: PERIOD, statistic: 'Maximum' }),
    service.metricMemoryUtilization({ period: PERIOD, statistic: 'Maximum' }),
  ];
  return {
    requests: [metrics.requestCount(SUM)],
    faults: [
      metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, SUM),
      metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, SUM),
    ],
    duration,
    load: [processor, memory],
    logs: [logs],
    errorLevel: 'error',
    watches: {
      NoServer: {
        says: 'No server is well: no one gets an answer.',
        metric: targets.metrics.healthyHostCount({ period: PERIOD, statistic: 'Maximum' }),
        threshold: 1,
        below: true,
        silence: 'is bad',
      },
      SickServer: {
        says: 'A server is not well, and no other has taken its place.',
        metric: targets.metrics.unhealthyHostCount({ period: PERIOD, statistic: 'Minimum' }),
        threshold: 1,
        periods: 2,
      },
      Processor: {
        says: 'The servers are too busy although there may be more of them.',
        metric: processor.with({ statistic: 'Average' }),
        threshold: TOO_BUSY_PERCENT,
        periods: 3,
        silence: 'says nothing',
      },
      Memory: {
        says: 'A server is about to run out of memory.',
        metric: memory,
        threshold: TOO_BUSY_PERCENT,
        silence: 'says nothing',
      },
      Slow: {
        says: 'One request in a hundred takes too long.',
        metric: duration,
        // This one is in seconds.
        threshold: settings.slowMilliseconds / 1000,
        periods: 3,
        silence: 'says nothing',
      },
    },
  };
}
