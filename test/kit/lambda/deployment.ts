/** The deployment without AWS: the assets that `npm run synth` writes, run as the templates say. */
import path from 'node:path';
import { ENV } from '../../../src/lambda/environment.ts';
import { startTestDatabase } from '../store/database.ts';
import { startTestBucket } from '../store/bucket.ts';
import { TOKEN_KEY } from '../app/seats.ts';
import { type FunctionCode, LambdaFunction } from './function.ts';
import { FORMER_ORIGIN_SECRET, type Gateway, ORIGIN_SECRET, startGateway } from './gateway.ts';
import { startSecrets, watchDatabase, type WatchedDatabase } from './services.ts';
import { type Assembly, type Resource, synthesize } from './synth.ts';

const arnOf = (name: string) =>
  `arn:aws:secretsmanager:eu-west-1:000000000000:secret:${name}-000000`;
const TOKEN_SECRET = arnOf('TokenKey');
const ORIGIN_SECRET_ARN = arnOf('OriginSecret');

/** A function and what is in front of it. */
export interface Endpoint {
  readonly lambda: LambdaFunction;
  readonly url: string;
}

export interface Deployment {
  readonly assembly: Assembly;
  readonly http: Endpoint;
  readonly stream: Endpoint;
  readonly database: WatchedDatabase;
  readonly stop: () => Promise<void>;
}

/** Call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startDeployment(): Promise<Deployment> {
  const assembly = await synthesize();
  const storage = await startTestDatabase();
  const database = await watchDatabase(storage.config.endpoint);
  const bucket = await startTestBucket();
  const secrets = await startSecrets({
    [TOKEN_SECRET]: { AWSCURRENT: TOKEN_KEY },
    [ORIGIN_SECRET_ARN]: { AWSCURRENT: ORIGIN_SECRET, AWSPREVIOUS: FORMER_ORIGIN_SECRET },
  });
  const environment = {
    AWS_REGION: storage.config.region,
    AWS_ACCESS_KEY_ID: storage.config.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: storage.config.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: bucket.options.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    [ENV.table]: storage.tableName,
    [ENV.picturesBucket]: bucket.name,
    [ENV.tokenSecretArn]: TOKEN_SECRET,
    [ENV.open]: 'true',
    [ENV.requestsPerMinute]: '1000000',
    [ENV.processorSecondsPerMinute]: '0',
    [ENV.answerMegabytesPerMinute]: '0',
    [ENV.streamSeconds]: '14',
    [ENV.corsOrigins]: 'https://table.example',
    [ENV.originSecretArn]: ORIGIN_SECRET_ARN,
  };
  const endpoints: Endpoint[] = [];
  const gateways: Gateway[] = [];
  for (const name of ['ApiHttp', 'ApiStream']) {
    const lambda = new LambdaFunction(codeOf(assembly, name, environment));
    const gateway = await startGateway(lambda);
    endpoints.push({ lambda, url: gateway.url });
    gateways.push(gateway);
  }
  const [http, stream] = endpoints as [Endpoint, Endpoint];
  return {
    assembly,
    http,
    stream,
    database,
    async stop() {
      for (const gateway of gateways) await gateway.stop();
      for (const { lambda } of endpoints) await lambda.stop();
      for (const service of [secrets, database, bucket, storage]) await service.stop();
      await assembly.remove();
    },
  };
}

/** The properties of a function that say how it is run. */
interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
  readonly Handler: string;
  readonly Timeout: number;
  readonly Environment: { readonly Variables: Readonly<Record<string, unknown>> };
}

/** `known` says what only AWS would know of the environment. */
function codeOf(
  { service, directory }: Assembly,
  name: string,
  known: Readonly<Record<string, string>>,
): FunctionCode {
  const resources: readonly [string, Resource][] = Object.entries(service.Resources);
  const found = resources.find(
    ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith(name),
  );
  if (!found) throw new Error(`There is no function ${name}.`);
  const properties = found[1].Properties as unknown as FunctionProperties;
  const { Code, Handler, Timeout, Environment } = properties;
  const literals = Object.entries(Environment.Variables).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const unknown = Object.keys(Environment.Variables).filter(
    (variable) => !(variable in known) && !literals.some(([literal]) => literal === variable),
  );
  if (unknown.length > 0) throw new Error(`Nobody knows ${unknown.join(', ')}.`);
  return {
    directory: path.join(directory, `asset.${path.parse(Code.S3Key).name}`),
    handler: Handler,
    timeoutSeconds: Timeout,
    environment: { ...Object.fromEntries(literals), ...known },
  };
}
