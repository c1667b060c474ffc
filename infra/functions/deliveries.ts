import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { WEBHOOK_ENV } from '../../src/lambda/environment.ts';
import { TABLE_ACTIONS } from '../../src/store/dynamodb/table-layout.ts';
import { besideTemplates } from '../beside-templates.ts';
import type { Settings } from '../settings.ts';
import { bundle } from './bundle.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src/lambda/webhooks.ts');

/** Delivers messages to webhooks once a minute, since the functions of the API sleep between requests. */
export class Deliveries extends Construct {
  readonly handler: Function;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, settings: Settings, table: Table) {
    super(scope, id);
    const code = besideTemplates(this, 'bundles', 'webhooks');
    bundle(SOURCE, code);
    this.log = new LogGroup(this, 'Log', {
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    this.log.grantWrite(role);
    role.addToPolicy(
      new PolicyStatement({ actions: [...TABLE_ACTIONS], resources: [table.tableArn] }),
    );
    this.handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(code),
      handler: 'index.handler',
      role,
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      memorySize: 256,
      timeout: Duration.minutes(1),
      environment: { NODE_ENV: 'production', [WEBHOOK_ENV.table]: table.tableName },
    });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute comes soon enough.
      targets: [new LambdaFunction(this.handler, { retryAttempts: 0 })],
    });
  }
}
