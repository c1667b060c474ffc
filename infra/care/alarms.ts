import { Duration } from 'aws-cdk-lib';
import { type Alarm, Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { METRICS, namespaceOf, SERVICE } from '../../src/lambda/environment.ts';
import { hasCanary } from './canary.ts';
import { faultPercent, type Figures, ourMetric } from './figures.ts';
import type { Settings } from '../settings.ts';
import type { StorageStack } from '../storage.ts';
import { PERIOD, type Watch, Watches } from './watches.ts';

const SUM: MetricOptions = { period: PERIOD, statistic: 'Sum' };

/** At this multiple of what is allowed, an hour uses up what is meant for fourteen. */
const BURN = 14.4;

/** One may fail by chance. */
const CANARY_RUNS = 3;

export interface AlarmsProps {
  readonly settings: Settings;
  readonly figures: Figures;
  readonly storage: StorageStack;
}

/** What someone should look at. */
export class Alarms extends Watches {
  /** Whether requests of the last minutes failed. */
  readonly faultsNow: Alarm;

  constructor(scope: Construct, id: string, { settings, figures, storage }: AlarmsProps) {
    super(scope, id, { topic: settings.alarmTopicArn, email: settings.alarmEmail });
    const all = {
      ...storageWatches(storage),
      ...figures.watches,
      ...ownWatches(settings),
    };
    for (const [name, watch] of Object.entries(all)) this.watch(name, watch);
    this.faultsNow = this.watchFaults(figures, settings);
    for (const logGroup of figures.logs)
      new MetricFilter(logGroup, 'Failures', {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.level', '=', figures.errorLevel),
        metricNamespace: namespaceOf(settings.stage),
        metricName: METRICS.failures,
      });
  }

  /** The hour says that it matters, the last minutes that it is not over. */
  private watchFaults(figures: Figures, { faultsAllowedPercent }: Settings): Alarm {
    const over = (says: string, period: Duration): Watch => ({
      says,
      metric: faultPercent(figures, period),
      threshold: BURN * faultsAllowedPercent,
      silence: 'says nothing',
    });
    const inAnHour = this.alarm(
      'FaultsInAnHour',
      over('Too many requests of an hour were answered with 5xx.', Duration.hours(1)),
    );
    const now = this.alarm(
      'FaultsNow',
      over('Too many requests of five minutes were answered with 5xx.', PERIOD),
    );
    this.watchTogether('Faults', 'Too many requests were answered with 5xx, and still are.', [
      inAnHour,
      now,
    ]);
    return now;
  }
}

function ownWatches(settings: Settings): Readonly<Record<string, Watch>> {
  const { stage } = settings;
  return {
    Failures: {
      says: 'Errors were logged: clients got an unexpected error.',
      metric: ourMetric(stage, METRICS.failures),
      threshold: 1,
    },
    ...(hasCanary(settings) && {
      Canary: {
        says: 'The canary could not play: tables may not be able to either.',
        metric: ourMetric(stage, METRICS.canary, { service: SERVICE }).with({
          statistic: 'SampleCount',
          period: Duration.minutes(CANARY_RUNS * settings.canaryMinutes),
        }),
        threshold: 1,
        below: true,
        silence: 'is bad',
      } satisfies Watch,
    }),
  };
}

function storageWatches({ table, backups }: StorageStack): Readonly<Record<string, Watch>> {
  const throttles = (kind: 'Read' | 'Write'): Watch => ({
    says: 'DynamoDB turned requests away: a partition or the table is too busy, or at its limit.',
    metric: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: `${kind}ThrottleEvents`,
      dimensionsMap: { TableName: table.tableName },
      ...SUM,
    }),
    threshold: 1,
  });
  return {
    ReadThrottles: throttles('Read'),
    WriteThrottles: throttles('Write'),
    ...(backups && {
      NoBackup: {
        says: 'The table was not copied within a day.',
        metric: new Metric({
          namespace: 'AWS/Backup',
          metricName: 'NumberOfBackupJobsCompleted',
          dimensionsMap: { BackupVaultName: backups.vault.backupVaultName },
          period: Duration.days(1),
          statistic: 'Sum',
        }),
        threshold: 1,
        below: true,
        silence: 'is bad',
      },
    }),
  };
}
