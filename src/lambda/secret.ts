import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { LEAST_KEY_BYTES } from '../app/seats/tokens.ts';

/**
 * The key that signs the tokens of seats. Read once, at the cold start.
 *
 * @throws Error when it cannot be read or is too short to sign with
 */
export async function tokenKey(secretArn: string): Promise<string> {
  const client = new SecretsManagerClient();
  try {
    const { SecretString: key = '' } = await client.send(
      new GetSecretValueCommand({ SecretId: secretArn }),
    );
    if (Buffer.byteLength(key) >= LEAST_KEY_BYTES) return key;
    throw new Error(`The key of the seat tokens has less than ${LEAST_KEY_BYTES} bytes.`);
  } finally {
    client.destroy();
  }
}
