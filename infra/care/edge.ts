import { Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { PERIOD, Watches } from './watches.ts';

/** CloudFront has its metrics in this region alone, and an alarm notifies topics of its own region. */
const REGION = 'us-east-1';

export interface EdgeProps extends StackProps {
  readonly settings: Settings;
  /** An output of the service's stack, which may be in another region. */
  readonly distributionId: string;
}

/** What is seen at the edge alone: requests that CloudFront itself could not answer. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { settings, distributionId, ...props }: EdgeProps) {
    super(scope, id, { ...props, env: { region: REGION } });
    new EdgeAlarms(this, 'Alarms', settings, distributionId);
  }
}

class EdgeAlarms extends Watches {
  constructor(scope: Construct, id: string, settings: Settings, distributionId: string) {
    super(scope, id, { topic: settings.edgeAlarmTopicArn, email: settings.alarmEmail });
    this.watch('EdgeErrors', {
      says: 'Too many requests were answered with 5xx at the edge.',
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        period: PERIOD,
        statistic: 'Average',
      }),
      threshold: settings.edgeErrorPercent,
    });
  }
}
