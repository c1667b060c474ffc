import path from 'node:path';
import { Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function,
  FunctionUrlAuthType,
  type FunctionUrl,
  InvokeMode,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PATH, FIGHTS_PATH, HEALTH_PATH } from '../../src/graphql/http/paths.ts';
import { ENV } from '../../src/lambda/environment.ts';
import { acknowledge } from '../acknowledge.ts';
import { besideTemplates } from '../beside-templates.ts';
import { bundle } from './bundle.ts';
import { grantStore } from '../grants.ts';
import type { Settings } from '../settings.ts';

const sources = path.resolve(import.meta.dirname, '../../src/lambda');

/** Seconds that a request may take: longer than the time in which it answers, less than the 30 of the gateway. */
const API_SECONDS = 27;

export interface ApiProps {
  readonly settings: Settings;
  readonly table: Table;
  readonly pictures: Bucket;
  readonly tokenKey: Secret;
}

interface HandlerProps {
  /** A module in src/lambda that exports `handler`. */
  readonly module: 'http' | 'stream';
  readonly seconds: number;
  readonly concurrency: number | undefined;
  readonly megabytes: number;
}

/** The GraphQL API: whole answers through an HTTP API, streams through a function URL. */
export class Api extends Construct {
  readonly http: Function;
  readonly stream: Function;
  /** What each function logs, by its name. */
  readonly logs = new Map<Function, LogGroup>();
  readonly gateway: HttpApi;
  readonly streamUrl: FunctionUrl;
  /** What CloudFront sends with every request, and the functions ask for. */
  private readonly originSecret: Secret;
  private readonly props: ApiProps;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.props = props;
    const { settings } = props;
    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'Proves that a request comes through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.originSecret, {
      SMG4: 'CloudFront holds a copy that a deployment alone replaces: docs/operators.md says how.',
    });
    this.http = this.handler('Http', {
      module: 'http',
      seconds: API_SECONDS,
      concurrency: settings.apiConcurrency,
      megabytes: settings.memoryMegabytes,
    });
    this.stream = this.handler('Stream', {
      module: 'stream',
      seconds: settings.streamSeconds,
      concurrency: settings.streamConcurrency,
      megabytes: settings.streamMemoryMegabytes,
    });
    this.gateway = this.httpApi();
    // CloudFront could sign requests to a function URL, but its signature takes the place of the
    // authorization header, in which seats send their tokens, and asks clients for a hash of the body.
    this.streamUrl = this.stream.addFunctionUrl({
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    });
  }

  private handler(id: string, props: HandlerProps): Function {
    const { module, seconds, concurrency, megabytes } = props;
    const { table, pictures, tokenKey } = this.props;
    const code = besideTemplates(this, 'bundles', module);
    bundle(path.join(sources, `${module}.ts`), code);
    const logGroup = this.logGroup(`${id}Log`);
    const role = new Role(this, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    grantStore(role, { table, pictures });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [tokenKey.secretArn, this.originSecret.secretArn],
      }),
    );
    const handler = new Function(this, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(code),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      memorySize: megabytes,
      timeout: Duration.seconds(seconds),
      ...(concurrency !== undefined && { reservedConcurrentExecutions: concurrency }),
      environment: {
        // graphql asks for it at run time, and checks less.
        NODE_ENV: 'production',
        ...this.environment(),
      },
    });
    this.logs.set(handler, logGroup);
    return handler;
  }

  /** What CloudFront has to send: resolved by CloudFormation, and again only if the version is another. */
  sentByEdge(): string {
    const versionId = this.props.settings.originSecretVersion;
    return SecretValue.secretsManager(this.originSecret.secretArn, {
      ...(versionId !== undefined && { versionId }),
    }).unsafeUnwrap();
  }

  private environment(): Record<string, string> {
    const { settings, table, pictures, tokenKey } = this.props;
    const { oidcIssuer, oidcAudience } = settings;
    return {
      [ENV.table]: table.tableName,
      [ENV.picturesBucket]: pictures.bucketName,
      [ENV.tokenSecretArn]: tokenKey.secretArn,
      ...(oidcIssuer !== undefined && { [ENV.oidcIssuer]: oidcIssuer }),
      ...(oidcAudience !== undefined && { [ENV.oidcAudience]: oidcAudience }),
      [ENV.stage]: settings.stage,
      [ENV.originSecretArn]: this.originSecret.secretArn,
      // Read by nobody: with another one the functions start anew, and read the secret again before CloudFront sends it.
      [ENV.originSecretVersion]: settings.originSecretVersion ?? '',
      [ENV.open]: String(settings.open),
      [ENV.renewExpired]: String(settings.renewExpired),
      [ENV.corsOrigins]: settings.corsOrigins,
      [ENV.requestsPerMinute]: String(settings.requestsPerMinute),
      [ENV.processorSecondsPerMinute]: String(settings.processorSecondsPerMinute),
      [ENV.answerMegabytesPerMinute]: String(settings.answerMegabytesPerMinute),
      [ENV.streamSeconds]: String(settings.streamSeconds),
    };
  }

  private logGroup(id: string): LogGroup {
    return new LogGroup(this, id, {
      retention: this.props.settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  private httpApi(): HttpApi {
    const { settings } = this.props;
    const api = new HttpApi(this, 'Gateway', {
      apiName: `sixbeat-${settings.stage}`,
      createDefaultStage: false,
    });
    const integration = new HttpLambdaIntegration('Integration', this.http);
    const authorizer = new HttpNoneAuthorizer();
    const routes = [
      ...api.addRoutes({ path: API_PATH, methods: [HttpMethod.ANY], integration, authorizer }),
      ...api.addRoutes({
        path: `${FIGHTS_PATH}/{proxy+}`,
        methods: [HttpMethod.ANY],
        integration,
        authorizer,
      }),
      ...api.addRoutes({ path: HEALTH_PATH, methods: [HttpMethod.GET], integration, authorizer }),
    ];
    for (const route of routes)
      acknowledge(route, {
        APIG4:
          'The API itself checks seat tokens, field by field: what a seat may see is no matter of paths. Some questions, such as the rulebook, are open to all.',
      });
    new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: settings.requestRate, burstLimit: settings.requestBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.logGroup('AccessLog')),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    return api;
  }
}

/** No query string: a document that comes with GET stands in it. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  path: '$context.path',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  sourceIp: '$context.identity.sourceIp',
  error: '$context.error.message',
  integrationError: '$context.integrationErrorMessage',
};
