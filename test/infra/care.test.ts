/** What looks after a deployment while no one does: limits, copies, a page of figures. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANARY_ENV, METRICS, SERVICE } from '../../src/lambda/environment.ts';
import { propertiesOf, resourcesOf } from '../kit/lambda/resources.ts';
import { type Assembly, synthesize } from '../kit/lambda/synth.ts';

let production: Assembly;
let trial: Assembly;
beforeAll(async () => {
  production = await synthesize({ stage: 'prod', alarmEmail: 'care@play.example' });
  trial = await synthesize({ stage: 'trial', maxWriteUnits: '50', canaryMinutes: '5' });
}, 120_000);
afterAll(async () => {
  await production.remove();
  await trial.remove();
});

/** What the CDK would tell CloudFormation of a stack, beside its template. */
async function stackOf({ directory }: Assembly, name: string) {
  const manifest = JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8')) as {
    readonly artifacts: Readonly<Record<string, { readonly properties: object }>>;
  };
  return manifest.artifacts[name]!.properties;
}

describe('costs', () => {
  test.each([
    ['prod', 4000, 1000, () => production],
    ['trial', 400, 50, () => trial],
  ] as const)('of the table have an end: %s', (_, reads, writes, of) => {
    expect(propertiesOf(of().storage, 'AWS::DynamoDB::Table').OnDemandThroughput).toEqual({
      MaxReadRequestUnits: reads,
      MaxWriteRequestUnits: writes,
    });
  });

  test('are told by mail when a month has cost too much, or will have', () => {
    const budget = propertiesOf(production.service, 'AWS::Budgets::Budget');
    expect(budget.Budget).toMatchObject({ BudgetLimit: { Amount: 200 }, TimeUnit: 'MONTHLY' });
    expect(budget.NotificationsWithSubscribers).toMatchObject(
      ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
        Notification: { NotificationType },
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'care@play.example' }],
      })),
    );
  });

  test('are not told where no one is to be told', () => {
    expect(resourcesOf(trial.service, 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('what must not get lost', () => {
  test('is copied daily to a vault that stays, for 35 days', () => {
    const [vault] = resourcesOf(production.storage, 'AWS::Backup::BackupVault');
    expect(vault![1].DeletionPolicy).toBe('Retain');
    expect(propertiesOf(production.storage, 'AWS::Backup::BackupPlan').BackupPlan).toMatchObject({
      BackupPlanRule: [
        { TargetBackupVault: expect.anything() as unknown, Lifecycle: { DeleteAfterDays: 35 } },
      ],
    });
    const table = resourcesOf(production.storage, 'AWS::DynamoDB::Table')[0]![0];
    const { BackupSelection: selection } = propertiesOf(
      production.storage,
      'AWS::Backup::BackupSelection',
    );
    expect(JSON.stringify(selection)).toContain(table);
  });

  test('is not copied for a trial', () => {
    expect(resourcesOf(trial.storage, 'AWS::Backup::BackupPlan')).toEqual([]);
  });

  test('is in stacks that are not deleted by mistake', async () => {
    for (const name of ['Storage', 'Service']) {
      const [kept, free] = [
        await stackOf(production, `Sixbeat-prod-${name}`),
        await stackOf(trial, `Sixbeat-trial-${name}`),
      ];
      expect(kept, name).toMatchObject({ terminationProtection: true });
      expect(free, name).toMatchObject({ terminationProtection: false });
    }
  });
});

test('whose something is stands on it', async () => {
  for (const name of ['Storage', 'Service'])
    expect(await stackOf(production, `Sixbeat-prod-${name}`)).toMatchObject({
      tags: { project: 'sixbeat', stage: 'prod' },
    });
  expect(propertiesOf(production.storage, 'AWS::DynamoDB::Table').Tags).toEqual([
    { Key: 'project', Value: 'sixbeat' },
    { Key: 'stage', Value: 'prod' },
  ]);
});

describe('a canary', () => {
  test('plays at the address of the pages every five minutes, and is missed when it does not', () => {
    const [name] = resourcesOf(trial.service, 'AWS::Lambda::Function').find(([id]) =>
      id.startsWith('Canary'),
    )!;
    const { Environment: environment } = propertiesOf(
      trial.service,
      'AWS::Lambda::Function',
      'Canary',
    ) as { readonly Environment: { readonly Variables: Readonly<Record<string, unknown>> } };
    expect(environment.Variables[CANARY_ENV.address]).toEqual(
      (trial.service.Outputs.Playground as { readonly Value: unknown }).Value,
    );
    expect(propertiesOf(trial.service, 'AWS::Events::Rule', 'Canary')).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      Targets: [{ Arn: { 'Fn::GetAtt': [name, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    expect(propertiesOf(trial.service, 'AWS::CloudWatch::Alarm', 'AlarmsCanary')).toMatchObject({
      Namespace: 'Sixbeat/trial',
      MetricName: METRICS.canary,
      Dimensions: [{ Name: 'service', Value: SERVICE }],
      Statistic: 'SampleCount',
      Period: 900,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
  });

  test('is not there where it could open no encounter', () => {
    const ids = Object.keys(production.service.Resources);
    expect(ids.filter((id) => id.includes('Canary'))).toEqual([]);
  });
});

test('a dashboard has every alarm and the figures behind them', () => {
  const { DashboardName: name, DashboardBody: body } = propertiesOf(
    production.service,
    'AWS::CloudWatch::Dashboard',
  );
  expect(name).toBe('sixbeat-prod');
  const text = JSON.stringify(body);
  for (const [id] of resourcesOf(production.service, 'AWS::CloudWatch::Alarm'))
    expect(text.split(`"${id}"`).length, id).toBeGreaterThanOrEqual(3);
  for (const metric of ['Count', '5xx', 'Duration', 'ConcurrentExecutions', 'UrlRequestCount'])
    expect(text).toContain(`\\"${metric}\\"`);
  for (const kind of ['Read', 'Write']) expect(text).toContain(`Consumed${kind}CapacityUnits`);
});
