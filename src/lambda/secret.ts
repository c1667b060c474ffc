import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { MIN_KEY_BYTES } from '../app/seats/tokens.ts';

/** Milliseconds; the secret is read while a first request waits. */
const CONNECT_MS = 1000;
const ATTEMPT_MS = 2000;
const ATTEMPTS = 4;

/** Values of a secret, the current one first. */
export type SecretValues = readonly [string, ...string[]];

/**
 * The current value of a secret and the one before, which stays good: to replace it, put a new value in. Read
 * once, at the cold start.
 *
 * @throws Error when the current one cannot be read or is too short
 */
export async function secretValues(secretArn: string): Promise<SecretValues> {
  const client = new SecretsManagerClient({
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ATTEMPT_MS,
      throwOnRequestTimeout: true,
    },
  });
  const stage = async (VersionStage: string): Promise<string> => {
    const asked = new GetSecretValueCommand({ SecretId: secretArn, VersionStage });
    return (await client.send(asked)).SecretString ?? '';
  };
  try {
    const [current, before] = await Promise.all([
      stage('AWSCURRENT'),
      stage('AWSPREVIOUS').catch((error: unknown) => {
        // A secret that was never changed has no value of before.
        if (error instanceof ResourceNotFoundException) return '';
        throw error;
      }),
    ]);
    if (Buffer.byteLength(current) < MIN_KEY_BYTES)
      throw new Error(`The secret ${secretArn} has less than ${MIN_KEY_BYTES} bytes.`);
    return [current, ...[before].filter((value) => Buffer.byteLength(value) >= MIN_KEY_BYTES)];
  } finally {
    client.destroy();
  }
}
