/** What `-c mode=fargate` writes, and a server with the environment that it gives to one. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIN_KEEP_DAYS } from '../../src/app/keeping.ts';
import { settingsFrom as deploymentSettings } from '../../infra/settings.ts';
import { API_PATH, FIGHTS_PATH, STREAM_PATH } from '../../src/graphql/http/paths.ts';
import { settingsFrom as serverSettings } from '../../src/local/settings.ts';
import { TABLE_ACTIONS } from '../../src/store/dynamodb/table-layout.ts';
import { BUCKET_ACTIONS, OBJECT_ACTIONS } from '../../src/store/s3/bucket-layout.ts';
import { refusals } from '../kit/lambda/refusals.ts';
import { propertiesOf, resourcesOf } from '../kit/lambda/resources.ts';
import { type Assembly, synthesize } from '../kit/lambda/synth.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { startTestDatabase } from '../kit/store/database.ts';

const REPOSITORY = '123456789012.dkr.ecr.eu-west-1.amazonaws.com/sixbeat';
const DIGEST = `sha256:${'a'.repeat(64)}`;
/** As AWS makes it up. */
const BALANCER = 'internal-Sixbea-Serve-AbC123.eu-west-1.elb.amazonaws.com';

let assembly: Assembly;
beforeAll(async () => {
  assembly = await synthesize({
    stage: 'prod',
    mode: 'fargate',
    image: `${REPOSITORY}@${DIGEST}`,
    valkey: 'true',
    maxTasks: '6',
    keepDays: '365',
    oidcIssuer: 'https://login.example/realms/play',
    oidcAudience: 'sixbeat',
  });
}, 120_000);
afterAll(() => assembly.remove());

const all = (type: string) => resourcesOf(assembly.service, type);
const one = (type: string, name = '') => propertiesOf(assembly.service, type, name);
const idOf = (type: string, name = ''): string => all(type).find(([id]) => id.startsWith(name))![0];

interface Variable {
  readonly Name: string;
  readonly Value: unknown;
}
interface Container {
  readonly Environment: readonly Variable[];
  readonly [property: string]: unknown;
}
const container = (): Container =>
  (one('AWS::ECS::TaskDefinition').ContainerDefinitions as readonly [Container])[0];

describe('the servers', () => {
  test('are the image that was asked for, on ARM, with a root that no one writes', () => {
    expect(one('AWS::ECS::TaskDefinition')).toMatchObject({
      RuntimePlatform: { CpuArchitecture: 'ARM64', OperatingSystemFamily: 'LINUX' },
      RequiresCompatibilities: ['FARGATE'],
    });
    expect(container()).toMatchObject({ ReadonlyRootFilesystem: true, StopTimeout: 60 });
    // Not only what is on the same machine may ask.
    expect(environment().HOST).toBe('0.0.0.0');
    expect(JSON.stringify(container().Image)).toContain(`/sixbeat@${DIGEST}`);
  });

  test('are as many as their processors need', () => {
    expect(one('AWS::ApplicationAutoScaling::ScalableTarget')).toMatchObject({
      MinCapacity: 2,
      MaxCapacity: 6,
    });
    expect(one('AWS::ApplicationAutoScaling::ScalingPolicy')).toMatchObject({
      TargetTrackingScalingPolicyConfiguration: {
        PredefinedMetricSpecification: {
          PredefinedMetricType: 'ECSServiceAverageCPUUtilization',
        },
        TargetValue: 50,
      },
    });
  });

  test('go back to what ran before when new ones do not start, or answer with errors', () => {
    expect(one('AWS::ECS::Service').DeploymentConfiguration).toMatchObject({
      DeploymentCircuitBreaker: { Enable: true, Rollback: true },
      Alarms: {
        Enable: true,
        Rollback: true,
        AlarmNames: [{ Ref: idOf('AWS::CloudWatch::Alarm', 'AlarmsFaultsNow') }],
      },
      MinimumHealthyPercent: 100,
    });
  });

  test('do in AWS what the store does, and no more', () => {
    const { PolicyDocument: document } = one('AWS::IAM::Policy', 'ServersRole');
    const { Statement: statements } = document as {
      readonly Statement: readonly { readonly Action: string | readonly string[] }[];
    };
    expect(statements.flatMap(({ Action }) => Action).sort()).toEqual(
      [...TABLE_ACTIONS, ...OBJECT_ACTIONS, ...BUCKET_ACTIONS].sort(),
    );
  });

  test('are reached by the balancer alone, and it by no one from outside', () => {
    expect(one('AWS::ElasticLoadBalancingV2::LoadBalancer').Scheme).toBe('internal');
    const [servers, balancer] = ['ServersServerGroup', 'ServersBalancerGroup'].map((name) => ({
      'Fn::GetAtt': [idOf('AWS::EC2::SecurityGroup', name), 'GroupId'],
    }));
    expect(
      one('AWS::EC2::SecurityGroup', 'ServersServerGroup').SecurityGroupIngress,
    ).toBeUndefined();
    const ways = all('AWS::EC2::SecurityGroupIngress').map(([, { Properties }]) => Properties);
    expect(
      ways.filter(({ GroupId }) => JSON.stringify(GroupId) === JSON.stringify(servers)),
    ).toEqual([
      expect.objectContaining({ SourceSecurityGroupId: balancer, FromPort: 4000, ToPort: 4000 }),
    ]);
    const inside = one('AWS::EC2::SecurityGroup', 'ServersBalancerGroup').SecurityGroupIngress;
    expect(inside).toMatchObject([{ CidrIp: one('AWS::EC2::VPC').CidrBlock }]);
  });

  test('tell each other by a Valkey what they write', () => {
    const cache = idOf('AWS::ElastiCache::ServerlessCache');
    const news = container().Environment.find(({ Name }) => Name === 'SIXBEAT_NEWS');
    expect(news?.Value).toEqual({
      'Fn::Join': ['', ['rediss://', { 'Fn::GetAtt': [cache, 'Endpoint.Address'] }, ':6379']],
    });
  });

  test('get the key of the tokens from its secret, and nothing that a server does not read', () => {
    expect(container().Secrets).toMatchObject([{ Name: 'SIXBEAT_TOKEN_KEY' }]);
    const read = new Set<string | symbol>();
    const env = new Proxy(
      { ...environment(), SIXBEAT_TOKEN_KEY: 'k'.repeat(64) },
      {
        get: (given: Readonly<Record<string, string>>, name: string) => {
          read.add(name);
          return given[name];
        },
      },
    );
    serverSettings(env);
    expect([...read]).toEqual(
      expect.arrayContaining(container().Environment.map(({ Name }) => Name)),
    );
  });
});

/** With something in the place of what only AWS knows. */
function environment(known: Readonly<Record<string, string>> = {}): Record<string, string> {
  const made: Readonly<Record<string, string>> = {
    SIXBEAT_HOST_NAMES: BALANCER,
    SIXBEAT_TABLE: 'table',
    SIXBEAT_PICTURES_BUCKET: 'bucket',
    SIXBEAT_NEWS: 'rediss://valkey.example:6379',
    ...known,
  };
  return Object.fromEntries(
    container().Environment.map(({ Name, Value }) => {
      const value = typeof Value === 'string' && !(Name in known) ? Value : made[Name];
      if (value === undefined) throw new Error(`No one knows ${Name}.`);
      return [Name, value];
    }),
  );
}

test('a server starts with that environment, is ready, and answers by the name of the balancer', async () => {
  const database = await startTestDatabase();
  const { endpoint, region, credentials } = database.config;
  const dataDir = path.join(assembly.directory, 'data');
  const given = environment({
    PORT: '0',
    SIXBEAT_TABLE: database.tableName,
    // The same as none.
    SIXBEAT_NEWS: '',
  });
  const server = new ServerProcess({
    ...given,
    SIXBEAT_DATA_DIR: dataDir,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  try {
    const port = new URL(await server.url()).port;
    const { HealthCheckPath: ready } = one('AWS::ElasticLoadBalancingV2::TargetGroup');
    // The balancer asks by address, CloudFront by name.
    expect(await statusOf(port, String(ready), '10.60.0.7')).toBe(200);
    expect(await statusOf(port, '/version', BALANCER)).toBe(200);
    expect(await statusOf(port, '/version', 'evil.example')).toBe(421);
    // Its root cannot be written.
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    await server.stop('SIGKILL');
    await database.stop();
  }
});

async function statusOf(port: string, asked: string, host: string): Promise<number | undefined> {
  const asking = request({ port, host: '127.0.0.1', path: asked, headers: { host } }).end();
  const [answer] = (await once(asking, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

test('CloudFront sends the API and its streams to the balancer from inside, and pages from the bucket', () => {
  const { DistributionConfig: config } = one('AWS::CloudFront::Distribution') as {
    readonly DistributionConfig: {
      readonly Origins: readonly Readonly<Record<string, unknown>>[];
      readonly CacheBehaviors: readonly Readonly<Record<string, unknown>>[];
    };
  };
  const balancer = config.Origins.find(({ VpcOriginConfig }) => VpcOriginConfig !== undefined)!;
  const ways = config.CacheBehaviors.filter(({ TargetOriginId }) => TargetOriginId === balancer.Id);
  expect(ways.map(({ PathPattern }) => PathPattern)).toEqual([
    API_PATH,
    `${FIGHTS_PATH}/*`,
    STREAM_PATH,
  ]);
  expect(config.Origins).toHaveLength(2);
});

test('no function answers the API', () => {
  for (const type of ['AWS::Lambda::Url', 'AWS::ApiGatewayV2::Api']) expect(all(type)).toEqual([]);
});

test('alarms watch what such a home has', () => {
  const alarms = all('AWS::CloudWatch::Alarm');
  const names = alarms.map(([id]) => id.replace(/^Alarms(\w+)[0-9A-F]{8}$/, '$1')).sort();
  expect(names).toEqual([
    'Failures',
    'FaultsInAnHour',
    'FaultsNow',
    'Memory',
    'NoBackup',
    'NoServer',
    'Processor',
    'ReadThrottles',
    'SickServer',
    'Slow',
    'WriteThrottles',
  ]);
  expect(one('AWS::CloudWatch::Alarm', 'AlarmsSlow').Threshold).toBe(2);
  // As the server writes its errors.
  expect(one('AWS::Logs::MetricFilter').FilterPattern).toBe('{ $.level = "error" }');
});

test('the templates are such as CloudFormation takes', async () => {
  expect(await refusals(assembly.directory)).toEqual([]);
});

test('what cdk-nag finds is acknowledged rule by rule; anything else would have failed', () => {
  const rules = Object.values(assembly.service.Resources).flatMap(
    ({ Metadata }) =>
      (Metadata?.cdk_nag as { rules_to_suppress: { id: string }[] } | undefined)
        ?.rules_to_suppress ?? [],
  );
  const ids = rules.map(({ id }) => id.replace(/\[.*\]$/, ''));
  const ours = ids.filter((id) => id.startsWith('AwsSolutions-'));
  expect([...new Set(ours)].sort()).toEqual(
    ['CFR1', 'CFR2', 'CFR4', 'ECS2', 'ECS4', 'ELB2', 'IAM5', 'L1', 'VPC7'].map(
      (rule) => `AwsSolutions-${rule}`,
    ),
  );
});

describe('settings', () => {
  const given = (context: Readonly<Record<string, string>>) => () =>
    deploymentSettings(new App({ context }).node);
  const oidc = { oidcIssuer: 'https://login.example', oidcAudience: 'sixbeat' };

  test.each([
    ['no image', { mode: 'fargate' }, 'mode=fargate needs image'],
    ['an image for functions', { image: 'sixbeat:2' }, 'image needs mode=fargate'],
    ['days for functions', { keepDays: '365' }, 'keepDays needs mode=fargate'],
    [
      'too few days',
      { mode: 'fargate', image: 'a:1', keepDays: `${MIN_KEEP_DAYS - 1}` },
      'keepDays',
    ],
    ['no one who may begin', { mode: 'fargate', image: 'a:1', stage: 'prod' }, 'either oidcIssuer'],
    ['accounts, and anyone', { mode: 'fargate', image: 'a:1', ...oidc }, 'either oidcIssuer'],
  ])('with %s are refused', (_, context, message) => {
    expect(given(context)).toThrow(message);
  });

  test.each([
    { mode: 'fargate', image: 'a:1' },
    { mode: 'fargate', image: 'a:1', keepDays: `${MIN_KEEP_DAYS}` },
    { mode: 'fargate', image: 'a:1', stage: 'prod', ...oidc },
  ])('%o are taken', (context) => {
    expect(given(context)).not.toThrow();
  });
});
