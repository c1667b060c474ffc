/** A throw-away bucket of S3 for one test file. */
import { rm } from 'node:fs/promises';
import S3rver from 's3rver';
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js';
import type { BucketOptions } from '../../../src/store/s3/pictures.ts';
import { temporaryFolder } from './database.ts';
import { LOCAL_CREDENTIALS } from './dynamo-server.ts';

export interface TestBucket {
  readonly name: string;
  readonly options: BucketOptions & { readonly endpoint: string };
  readonly stop: () => Promise<void>;
}

const NAME = 'pictures';

/** Call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await temporaryFolder();
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const { accessKeyId, secretAccessKey } = LOCAL_CREDENTIALS.credentials;
  DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey);
  const { port } = await server.run();
  return {
    name: NAME,
    options: {
      // As an address: the bucket then stands in the path, and not in a name that would be looked up.
      endpoint: `http://127.0.0.1:${port}`,
      ...LOCAL_CREDENTIALS,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
