import {
  AlarmStatusWidget,
  AlarmWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { faultPercent, type Figures } from './figures.ts';
import type { Settings } from '../settings.ts';
import type { StorageStack } from '../storage.ts';
import { PERIOD } from './watches.ts';

/** Of 24 columns. */
const HALF = 12;
const THIRD = 8;

export interface BoardProps {
  readonly settings: Settings;
  readonly figures: Figures;
  readonly storage: StorageStack;
  readonly alarms: Alarms;
}

/** One page with how it goes: what is asked and how it is answered, what that uses, and each alarm. */
export class Board extends Construct {
  constructor(scope: Construct, id: string, props: BoardProps) {
    super(scope, id);
    const { settings, figures, storage, alarms } = props;
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: `sixbeat-${settings.stage}`,
    });
    dashboard.addWidgets(
      new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.alarms, width: 2 * HALF }),
    );
    dashboard.addWidgets(
      graph('Requests', [...figures.requests, ...figures.faults]),
      graph('Requests that failed, %', [faultPercent(figures, PERIOD)]),
      graph(
        'Duration, ms',
        ['p50', 'p99'].map((statistic) => figures.duration.with({ statistic, label: statistic })),
      ),
      graph('Load', figures.load),
      graph('Reads of the table', [consumed('Read', storage)]),
      graph('Writes of the table', [consumed('Write', storage)]),
    );
    dashboard.addWidgets(
      ...alarms.alarms.map(
        (alarm) => new AlarmWidget({ title: alarm.node.id, alarm, width: THIRD }),
      ),
    );
  }
}

const graph = (title: string, left: readonly IMetric[]): GraphWidget =>
  new GraphWidget({ title, left: [...left], width: THIRD });

const consumed = (kind: 'Read' | 'Write', { table }: StorageStack): Metric =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName: `Consumed${kind}CapacityUnits`,
    dimensionsMap: { TableName: table.tableName },
    period: PERIOD,
    statistic: 'Sum',
  });
