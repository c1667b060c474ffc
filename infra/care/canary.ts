import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { CANARY_ENV } from '../../src/lambda/environment.ts';
import { besideTemplates } from '../beside-templates.ts';
import { bundle } from '../functions/bundle.ts';
import type { Settings } from '../settings.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src/lambda/canary.ts');

/** Whether there is one: it needs to be allowed to open encounters. */
export const hasCanary = ({ canaryMinutes, canarySecretArn, open }: Settings): boolean =>
  canaryMinutes > 0 && (open || canarySecretArn !== undefined);

/** Plays a short fight at the public address, again and again, and counts how long an update takes. */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, settings: Settings, address: string) {
    super(scope, id);
    const { canarySecretArn, oidcIssuer, oidcAudience } = settings;
    const code = besideTemplates(this, 'bundles', 'canary');
    bundle(SOURCE, code);
    const logGroup = new LogGroup(this, 'Log', {
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    if (canarySecretArn !== undefined)
      role.addToPolicy(
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          resources: [canarySecretArn],
        }),
      );
    const handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(code),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      memorySize: 256,
      timeout: Duration.minutes(2),
      environment: {
        NODE_ENV: 'production',
        [CANARY_ENV.address]: address,
        [CANARY_ENV.stage]: settings.stage,
        ...(canarySecretArn !== undefined && { [CANARY_ENV.secretArn]: canarySecretArn }),
        ...(oidcIssuer !== undefined && { [CANARY_ENV.oidcIssuer]: oidcIssuer }),
        ...(oidcAudience !== undefined && { [CANARY_ENV.oidcAudience]: oidcAudience }),
      },
    });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(Duration.minutes(settings.canaryMinutes)),
      // Another try would hide that one failed.
      targets: [new LambdaFunction(handler, { retryAttempts: 0 })],
    });
  }
}
