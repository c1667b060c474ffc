/** The bytes of pictures in a bucket of S3. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Pictures, StoreError } from '../../app/ports.ts';
import { pictureKey, picturesPrefix } from './bucket-layout.ts';

/** Milliseconds; all attempts of a call together stay well inside the time of a request. */
const CONNECT_MS = 1000;
const ATTEMPT_MS = 2500;
const ATTEMPTS = 3;
const OPERATION_MS = 6000;

export type BucketOptions = Pick<S3ClientConfig, 'endpoint' | 'region' | 'credentials'>;

export interface BucketPictures extends Pictures {
  /** Nothing may be asked of it afterwards. */
  readonly close: () => void;
}

/** Its methods throw {@link StoreError}: each may be repeated, so that what is not known is `BUSY`. */
export function bucketPictures(bucket: string, options: BucketOptions = {}): BucketPictures {
  const client = new S3Client({
    ...options,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ATTEMPT_MS,
      throwOnRequestTimeout: true,
    },
  });
  const at = (encounterId: string, hash: string) => ({
    Bucket: bucket,
    Key: pictureKey(encounterId, hash),
  });

  const keysOf = async (encounterId: string): Promise<readonly string[]> => {
    const keys: string[] = [];
    for (let next: string | undefined; ;) {
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: picturesPrefix(encounterId),
        ContinuationToken: next,
      });
      const page = await client.send(command, late());
      keys.push(...(page.Contents ?? []).flatMap(({ Key: key }) => key ?? []));
      next = page.NextContinuationToken;
      if (next === undefined) return keys;
    }
  };

  return {
    put: (encounterId, hash, bytes) =>
      asked(async () => {
        const command = new PutObjectCommand({ ...at(encounterId, hash), Body: bytes });
        await client.send(command, late());
      }),
    get: (encounterId, hash) =>
      asked(async () => {
        try {
          const found = await client.send(new GetObjectCommand(at(encounterId, hash)), late());
          return (await found.Body?.transformToByteArray()) ?? null;
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      }),
    delete: (encounterId, hash) =>
      asked(async () => {
        await client.send(new DeleteObjectCommand(at(encounterId, hash)), late());
      }),
    erase: (encounterId) =>
      asked(async () => {
        // A few more than twenty, at the most: those that a process left behind that was cut off.
        for (const key of await keysOf(encounterId))
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), late());
      }),
    close: () => {
      client.destroy();
    },
  };
}

const late = () => ({ abortSignal: AbortSignal.timeout(OPERATION_MS) });

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    const kind = isFault(cause) ? 'FAILED' : 'BUSY';
    throw new StoreError(kind, 'The pictures cannot be reached.', { cause });
  }
}

/** A request that will never be answered, rather than a storage that is busy or away. */
const isFault = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$fault === 'client' &&
  !error.$retryable?.throttling &&
  !PASSING.has(error.name);

const PASSING: ReadonlySet<string> = new Set(['SlowDown', 'RequestTimeout', 'OperationAborted']);
