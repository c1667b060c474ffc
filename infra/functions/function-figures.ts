import type { MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { Api } from './api.ts';
import { METRICS, SERVICE } from '../../src/lambda/environment.ts';
import { type Figures, ourMetric } from '../care/figures.ts';
import type { Settings } from '../settings.ts';
import { PERIOD, type Watch } from '../care/watches.ts';

const SUM: MetricOptions = { period: PERIOD, statistic: 'Sum' };

/** What the gateways and the functions count. */
export function functionFigures(api: Api, settings: Settings): Figures {
  const duration = api.http.metricDuration({ period: PERIOD, statistic: 'p99' });
  const streams = api.stream.metric('ConcurrentExecutions', {
    period: PERIOD,
    statistic: 'Maximum',
  });
  return {
    requests: [api.gateway.metricCount(SUM), api.stream.metric('UrlRequestCount', SUM)],
    faults: [api.gateway.metricServerError(SUM), api.stream.metric('Url5xxCount', SUM)],
    duration,
    load: [streams],
    logs: [...api.logs.values()],
    errorLevel: 'ERROR',
    watches: {
      ManyStreams: {
        says: 'Many streams are open: soon there may be no place for another.',
        metric: streams,
        threshold: settings.manyStreams,
      },
      ...watchesOf('Http', api),
      ...watchesOf('Stream', api),
      Slow: {
        says: 'One request in a hundred takes too long.',
        metric: duration,
        threshold: settings.slowMilliseconds,
        periods: 3,
        silence: 'says nothing',
      },
      VersionConflicts: {
        says: 'Many commands are judged again because others are faster: someone may be looping.',
        metric: ourMetric(settings.stage, METRICS.versionConflicts, { service: SERVICE }),
        threshold: settings.manyConflicts,
      },
    },
  };
}

function watchesOf(name: 'Http' | 'Stream', api: Api): Readonly<Record<string, Watch>> {
  const handler = name === 'Http' ? api.http : api.stream;
  return {
    [`${name}Errors`]: {
      says: 'A function broke off: nobody got an answer.',
      metric: handler.metricErrors(SUM),
      threshold: 1,
    },
    [`${name}Throttles`]: {
      says: 'Requests were turned away: no place was left for the function.',
      metric: handler.metricThrottles(SUM),
      threshold: 1,
    },
  };
}
