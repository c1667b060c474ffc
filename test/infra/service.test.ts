/** What `npm run synth` writes for production; `test/lambda/bundle.test.ts` runs what it writes for a trial. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  embedPolicy,
  cacheControl,
  referrerPolicy,
  SIGN_IN_PATH,
} from '../../src/web/headers.ts';
import { API_PATH, FIGHTS_PATH, HEALTH_PATH, STREAM_PATH } from '../../src/graphql/http/paths.ts';
import { ENV, METRICS, ORIGIN_HEADERS, SERVICE } from '../../src/lambda/environment.ts';
import {
  KEY_ATTRIBUTES,
  KEY_SCHEMA,
  TABLE_ACTIONS,
} from '../../src/store/dynamodb/table-layout.ts';
import { BUCKET_ACTIONS, OBJECT_ACTIONS } from '../../src/store/s3/bucket-layout.ts';
import { refusals } from '../kit/lambda/refusals.ts';
import { propertiesOf, resourcesOf } from '../kit/lambda/resources.ts';
import { type Assembly, type Resource, synthesize } from '../kit/lambda/synth.ts';

/** Of the origin's secret. */
const VERSION = '0191f2c4-7d5e-4f0e-9a53-5a1d0c1f0b11';
const ISSUER = 'https://login.example/realms/play';

let assembly: Assembly;
beforeAll(async () => {
  assembly = await synthesize({
    stage: 'prod',
    alarmTopicArn: 'arn:aws:sns:eu-west-1:000000000000:alarms',
    distributionId: 'E1234567890ABC',
    edgeAlarmTopicArn: 'arn:aws:sns:us-east-1:000000000000:edge',
    oidcIssuer: ISSUER,
    embedOrigins: 'https://club.example',
    originSecretVersion: VERSION,
    oidcAudience: 'sixbeat',
    oidcClientId: 'the-table',
  });
}, 120_000);
afterAll(() => assembly.remove());

const all = (type: string, template = assembly.service) => resourcesOf(template, type);
const one = (type: string, name: string) => propertiesOf(assembly.service, type, name);

interface Statement {
  readonly Action: string | readonly string[];
  readonly Effect: string;
  readonly Resource: unknown;
}

const statementsOf = ({ Properties }: Resource): readonly Statement[] =>
  (Properties.PolicyDocument as { readonly Statement: readonly Statement[] }).Statement;
const actionsOf = ({ Action }: Statement): readonly string[] => [Action].flat();

describe('the storage', () => {
  const only = (type: string): Resource => {
    const found = all(type, assembly.storage);
    expect(found, type).toHaveLength(1);
    return found[0]![1];
  };

  test('has one table, with the keys that the store writes, and its name is an output', () => {
    expect(only('AWS::DynamoDB::Table').Properties).toMatchObject({
      KeySchema: KEY_SCHEMA,
      AttributeDefinitions: KEY_ATTRIBUTES,
    });
    expect(Object.keys(assembly.storage.Outputs)).toContain('TableName');
  });

  test('has a table that is billed on demand, protected, encrypted and can be restored', () => {
    expect(only('AWS::DynamoDB::Table')).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
      },
    });
  });

  test('has a bucket of pictures that is private, encrypted, kept, and forgets in the end', () => {
    expect(only('AWS::S3::Bucket')).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
          ],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: [
            {
              NoncurrentVersionExpiration: { NoncurrentDays: 35 },
              ExpiredObjectDeleteMarker: true,
            },
          ],
        },
      },
    });
    const policy = only('AWS::S3::BucketPolicy');
    expect(statementsOf(policy).map(({ Effect, Action }) => [Effect, Action])).toEqual([
      ['Deny', 's3:*'],
    ]);
    expect(Object.keys(assembly.storage.Outputs)).toContain('PicturesBucket');
  });

  test('has a key of the seat tokens that is made up by AWS, long, and kept', () => {
    expect(only('AWS::SecretsManager::Secret')).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: { GenerateSecretString: { PasswordLength: 64 } },
    });
  });
});

describe('the functions', () => {
  test.each([
    ['ApiHttp', 27, 1024, 100],
    ['ApiStream', 300, 512, 400],
  ])('%s runs on Node.js 24 and ARM, bounded in time and size', (name, seconds, size, places) => {
    expect(one('AWS::Lambda::Function', name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: seconds,
      MemorySize: size,
      LoggingConfig: { LogFormat: 'JSON' },
      // Streams do not take the places of requests.
      ReservedConcurrentExecutions: places,
    });
  });

  test.each(['ApiHttp', 'ApiStream'])(
    '%s gets the settings that it reads, and nothing else',
    (name) => {
      const { Variables } = one('AWS::Lambda::Function', name).Environment as {
        readonly Variables: object;
      };
      expect(Object.keys(Variables).sort()).toEqual(['NODE_ENV', ...Object.values(ENV)].sort());
    },
  );

  test.each(['ApiHttpRole', 'ApiStreamRole'])('%s allows what the store does', (name) => {
    const [found] = all('AWS::IAM::Policy').filter(([id]) => id.startsWith(name));
    const statements = statementsOf(found![1]);
    expect(statements.flatMap(actionsOf).sort()).toEqual(
      [
        ...[...TABLE_ACTIONS, ...OBJECT_ACTIONS, ...BUCKET_ACTIONS],
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'secretsmanager:GetSecretValue',
      ].sort(),
    );
    for (const { Resource } of statements) expect(Resource).toBeTypeOf('object');
  });

  test('a subscription has a way of its own, which streams', () => {
    expect(one('AWS::Lambda::Url', 'ApiStream')).toMatchObject({ InvokeMode: 'RESPONSE_STREAM' });
    expect(all('AWS::Lambda::Url')).toHaveLength(1);
  });
});

test('no role allows an action by a pattern, or a pattern of things that are not its own', () => {
  const policies = all('AWS::IAM::Policy');
  expect(policies).toHaveLength(4);
  for (const [id, policy] of policies)
    for (const statement of statementsOf(policy)) {
      expect(actionsOf(statement).join(), id).not.toContain('*');
      expect(statement.Resource, id).not.toBe('*');
    }
  for (const [id, { Properties }] of all('AWS::IAM::Role'))
    expect(Properties.ManagedPolicyArns, id).toBeUndefined();
});

test('the gateway passes on the API, pictures and the check of its health, and is throttled and logged', () => {
  const routes = all('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey);
  expect(routes).toEqual([`ANY ${API_PATH}`, `ANY ${FIGHTS_PATH}/{proxy+}`, `GET ${HEALTH_PATH}`]);
  expect(one('AWS::ApiGatewayV2::Stage', 'Api')).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    AccessLogSettings: { Format: expect.stringContaining('$context.requestId') as unknown },
  });
});

test('every log has an end', () => {
  const groups = all('AWS::Logs::LogGroup');
  expect(groups.length).toBeGreaterThanOrEqual(4);
  for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, id).toBe(90);
});

describe('the pages', () => {
  const distribution = () =>
    one('AWS::CloudFront::Distribution', 'Site').DistributionConfig as {
      readonly DefaultCacheBehavior: Readonly<Record<string, unknown>>;
      readonly CacheBehaviors: readonly Readonly<Record<string, unknown>>[];
    };

  test('lies in buckets that only the distribution reads', () => {
    const buckets = all('AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    for (const [id, { Properties }] of buckets)
      expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    expect(all('AWS::CloudFront::OriginAccessControl')).toHaveLength(2 - 1);
  });

  test.each(['other', 'hashed'] as const)('%s files are sent as npm start sends them', (kind) => {
    const { ResponseHeadersPolicyConfig: headers } = one(
      'AWS::CloudFront::ResponseHeadersPolicy',
      `SiteHeaders${kind}`,
    );
    expect(headers).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: contentSecurityPolicy({ issuer: ISSUER }),
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: referrerPolicy, Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'cache-control', Value: cacheControl[kind] }] },
    });
  });

  test('the page that others embed is sent as npm start sends it, and framed by those alone', () => {
    const { ResponseHeadersPolicyConfig: headers } = one(
      'AWS::CloudFront::ResponseHeadersPolicy',
      'SiteHeadersembed',
    );
    const { SecurityHeadersConfig: security } = headers as {
      readonly SecurityHeadersConfig: Readonly<Record<string, object>>;
    };
    expect(security.ContentSecurityPolicy).toEqual({
      ContentSecurityPolicy: embedPolicy(['https://club.example']),
      Override: true,
    });
    expect(security).not.toHaveProperty('FrameOptions');
    expect(headers).toMatchObject({
      CustomHeadersConfig: { Items: [{ Header: 'cache-control', Value: cacheControl.other }] },
    });
  });

  test.each([
    ['/playground', '/playground/index.html'],
    ['/playground/', '/playground/index.html'],
    ['/', '/index.html'],
    ['/icon.svg', '/icon.svg'],
  ])('answers %s with %s, as npm start does', (uri, file) => {
    const { FunctionCode: code } = one('AWS::CloudFront::Function', 'SiteFolders');
    const run = runInNewContext(`${String(code)}; handler`) as (event: object) => { uri: string };
    expect(run({ request: { uri } }).uri).toBe(file);
  });

  test('know where to sign in', async () => {
    const text = await readFile(path.join(assembly.directory, 'sign-in', SIGN_IN_PATH), 'utf8');
    expect(JSON.parse(text)).toEqual({
      issuer: ISSUER,
      clientId: 'the-table',
      audience: 'sixbeat',
      isNeeded: true,
    });
    expect(one('Custom::CDKBucketDeployment', 'SiteDeployment').SourceObjectKeys).toHaveLength(2);
  });

  test('shares its address with the API, of which nothing is cached', () => {
    const paths = distribution().CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(paths).toEqual(['/embed*', '/assets/*', API_PATH, `${FIGHTS_PATH}/*`, STREAM_PATH]);
    // As AWS numbers its policies: CachingDisabled, AllViewerExceptHostHeader.
    for (const behavior of distribution().CacheBehaviors.slice(2))
      expect(behavior).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: expect.arrayContaining(['POST', 'OPTIONS']) as unknown,
      });
  });
});

describe('CloudFront', () => {
  const config = () =>
    one('AWS::CloudFront::Distribution', 'Site').DistributionConfig as {
      readonly Origins: readonly { readonly OriginCustomHeaders?: readonly object[] }[];
      readonly CacheBehaviors: readonly Readonly<Record<string, unknown>>[];
    };

  test('proves to both functions that a request comes through it', () => {
    const headers = config().Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    const { Variables } = one('AWS::Lambda::Function', 'ApiHttp').Environment as {
      readonly Variables: Readonly<Record<string, unknown>>;
    };
    const { Ref: secret } = Variables[ENV.originSecretArn] as { readonly Ref: string };
    const resolved = `:SecretString:::${VERSION}}}`;
    const value = {
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, resolved]],
    };
    const header = { HeaderName: ORIGIN_HEADERS.secret, HeaderValue: value };
    expect(headers).toEqual([header, header]);
  });

  test('the secret itself stands in the configuration of no function', () => {
    for (const name of ['ApiHttp', 'ApiStream'])
      expect(JSON.stringify(one('AWS::Lambda::Function', name))).not.toContain('{{resolve:');
  });

  test('says whose a request is, whatever its sender claims', () => {
    const { FunctionCode: code } = one('AWS::CloudFront::Function', 'SiteViewerAddress');
    const run = runInNewContext(`${String(code)}; handler`) as (event: object) => object;
    const viewer = { ip: '203.0.113.7' };
    const headers = { [ORIGIN_HEADERS.viewer]: { value: '10.0.0.1' } };
    expect(run({ viewer, request: { headers } })).toEqual({
      headers: { [ORIGIN_HEADERS.viewer]: { value: '203.0.113.7' } },
    });
    for (const behavior of config().CacheBehaviors.slice(2))
      expect(behavior.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  });

  test('adds HSTS and nosniff to every answer, under names of this region', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies).toHaveLength(4);
    for (const [id, { Properties }] of policies)
      expect(Properties.ResponseHeadersPolicyConfig, id).toMatchObject({
        Name: { 'Fn::Join': ['', [expect.any(String), { Ref: 'AWS::Region' }]] },
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: { Override: true },
        },
      });
    expect(JSON.stringify(config().Origins)).toContain('{"Ref":"AWS::URLSuffix"}');
  });
});

describe('alarms', () => {
  test('watch everything that can go wrong', () => {
    const alarms = all('AWS::CloudWatch::Alarm');
    const names = alarms.map(([id]) => id.replace(/^Alarms(\w+)[0-9A-F]{8}$/, '$1')).sort();
    expect(names).toEqual([
      'Failures',
      'FaultsInAnHour',
      'FaultsNow',
      'HttpErrors',
      'HttpThrottles',
      'ManyStreams',
      'NoBackup',
      'ReadThrottles',
      'Slow',
      'StreamErrors',
      'StreamThrottles',
      'VersionConflicts',
      'WriteThrottles',
    ]);
  });

  test('notify someone when they begin and when they are over', () => {
    const topics = ['arn:aws:sns:eu-west-1:000000000000:alarms'];
    const both = all('AWS::CloudWatch::CompositeAlarm');
    expect(both).toHaveLength(1);
    const notifying = all('AWS::CloudWatch::Alarm').filter(([id]) => !id.includes('Faults'));
    for (const [id, { Properties }] of [...notifying, ...both])
      expect(Properties, id).toMatchObject({ AlarmActions: topics, OKActions: topics });
  });

  test('wait with requests that failed until an hour and the last minutes say so', () => {
    const { AlarmRule: rule } = one('AWS::CloudWatch::CompositeAlarm', 'AlarmsFaults');
    expect(JSON.stringify(rule)).toMatch(/ALARM\(.*AlarmsFaultsInAnHour.*AND.*AlarmsFaultsNow/);
    for (const [name, seconds] of [
      ['InAnHour', 3600],
      ['Now', 300],
    ] as const) {
      const alarm = one('AWS::CloudWatch::Alarm', `AlarmsFaults${name}`);
      // It alone notifies no one.
      expect(alarm.AlarmActions).toBeUndefined();
      expect(alarm.Threshold).toBeCloseTo(1.44);
      const metrics = alarm.Metrics as readonly {
        readonly MetricStat?: { readonly Period: number; readonly Metric: { MetricName: string } };
      }[];
      const stats = metrics.flatMap(({ MetricStat }) => MetricStat ?? []);
      expect(stats.map(({ Metric }) => Metric.MetricName)).toEqual([
        '5xx',
        'Url5xxCount',
        'Count',
        'UrlRequestCount',
      ]);
      for (const { Period } of stats) expect(Period).toBe(seconds);
    }
  });

  test('take silence for what it is', () => {
    const silence = all('AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [
      id.replace(/^Alarms(\w+)[0-9A-F]{8}$/, '$1'),
      Properties.TreatMissingData,
    ]);
    const of = (kind: string) => silence.filter(([, word]) => word === kind).map(([id]) => id);
    expect(of('breaching')).toEqual(['NoBackup']);
    expect(of('missing')).toEqual(['Slow', 'FaultsInAnHour', 'FaultsNow']);
  });

  test('look at the metrics that the functions count', () => {
    expect(one('AWS::CloudWatch::Alarm', 'AlarmsVersionConflicts')).toMatchObject({
      Namespace: 'Sixbeat/prod',
      MetricName: METRICS.versionConflicts,
      Dimensions: [{ Name: 'service', Value: SERVICE }],
    });
    expect(all('AWS::Logs::MetricFilter')).toHaveLength(3);
    for (const [, { Properties }] of all('AWS::Logs::MetricFilter'))
      expect(Properties).toMatchObject({
        FilterPattern: '{ $.level = "ERROR" }',
        MetricTransformations: [{ MetricNamespace: 'Sixbeat/prod', MetricName: METRICS.failures }],
      });
    expect(one('AWS::CloudWatch::Alarm', 'AlarmsFailures')).toMatchObject({
      Namespace: 'Sixbeat/prod',
      MetricName: METRICS.failures,
    });
  });

  test.each([
    ['ReadThrottles', 'AWS/DynamoDB', { MetricName: 'ReadThrottleEvents' }],
    ['WriteThrottles', 'AWS/DynamoDB', { MetricName: 'WriteThrottleEvents' }],
    ['Slow', 'AWS/Lambda', { MetricName: 'Duration', ExtendedStatistic: 'p99', Threshold: 2000 }],
    ['ManyStreams', 'AWS/Lambda', { MetricName: 'ConcurrentExecutions', Threshold: 320 }],
  ])('%s looks at what is meant', (name, Namespace, properties) => {
    expect(one('AWS::CloudWatch::Alarm', `Alarms${name}`)).toMatchObject({
      Namespace,
      ...properties,
    });
  });

  test('one looks at 5xx of the edge, from the region where CloudFront has its metrics', () => {
    const found = Object.values(assembly.edge!.Resources);
    expect(found.map(({ Type }) => Type)).toEqual(['AWS::CloudWatch::Alarm']);
    expect(found[0]!.Properties).toMatchObject({
      Namespace: 'AWS/CloudFront',
      MetricName: '5xxErrorRate',
      Statistic: 'Average',
      Threshold: 5,
      Dimensions: [
        { Name: 'DistributionId', Value: 'E1234567890ABC' },
        { Name: 'Region', Value: 'Global' },
      ],
      AlarmActions: ['arn:aws:sns:us-east-1:000000000000:edge'],
    });
  });
});

test('the addresses are outputs', () => {
  expect(Object.keys(assembly.service.Outputs)).toEqual(
    expect.arrayContaining(['Playground', 'ApiAddress', 'StreamAddress', 'DistributionId']),
  );
});

test('the templates are such as CloudFormation takes', async () => {
  expect(await refusals(assembly.directory)).toEqual([]);
});

test('what cdk-nag finds is acknowledged rule by rule; anything else would have failed', () => {
  const templates = [assembly.service, assembly.storage];
  const metadata = templates.flatMap(({ Resources }) =>
    Object.values(Resources).map(({ Metadata }) => Metadata?.cdk_nag),
  );
  const rules = metadata.flatMap(
    (nag) => (nag as { rules_to_suppress: { id: string }[] } | undefined)?.rules_to_suppress ?? [],
  );
  const ids = rules.map(({ id }) => id.replace(/\[.*\]$/, ''));
  const ours = ids.filter((id) => id.startsWith('AwsSolutions-'));
  expect([...new Set(ours)].sort()).toEqual(
    ['APIG4', 'CFR1', 'CFR2', 'CFR4', 'IAM4', 'IAM5', 'L1', 'S1', 'SMG4'].map(
      (rule) => `AwsSolutions-${rule}`,
    ),
  );
});

describe('webhooks', () => {
  test('are delivered to once a minute, by a function that reaches the table alone', () => {
    const [[name]] = all('AWS::Lambda::Function').filter(([id]) => id.startsWith('Deliveries')) as [
      [string, Resource],
    ];
    expect(one('AWS::Lambda::Function', 'Deliveries')).toMatchObject({ Timeout: 60 });
    expect(one('AWS::Events::Rule', 'Deliveries')).toMatchObject({
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ Arn: { 'Fn::GetAtt': [name, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    const [[, policy]] = all('AWS::IAM::Policy').filter(([id]) =>
      id.startsWith('DeliveriesRole'),
    ) as [[string, Resource]];
    const actions = statementsOf(policy).flatMap(actionsOf);
    expect(new Set(actions)).toEqual(
      new Set([...TABLE_ACTIONS, 'logs:CreateLogStream', 'logs:PutLogEvents']),
    );
  });
});
