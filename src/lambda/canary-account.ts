/** The account that the canary plays with, where not anyone may open encounters. */
import * as z from 'zod';
import { CANARY_ENV } from './environment.ts';
import { secretValues } from './secret.ts';

const client = z.object({ clientId: z.string(), clientSecret: z.string() });
const discovery = z.object({ token_endpoint: z.url() });
const granted = z.object({ access_token: z.string() });

/**
 * A token by the client credentials that a secret has as JSON: `clientId` and `clientSecret`.
 *
 * @returns null when no secret is named
 * @throws Error when the issuer does not give one
 */
export async function accountToken(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const secretArn = env[CANARY_ENV.secretArn];
  if (secretArn === undefined) return null;
  const [secret] = await secretValues(secretArn);
  const { clientId, clientSecret } = client.parse(JSON.parse(secret));
  const issuer = env[CANARY_ENV.oidcIssuer] ?? '';
  const found = await answerOf(`${issuer}/.well-known/openid-configuration`);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: env[CANARY_ENV.oidcAudience] ?? '',
  });
  const { token_endpoint: endpoint } = discovery.parse(found);
  return granted.parse(await answerOf(endpoint, { method: 'POST', body })).access_token;
}

async function answerOf(url: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The issuer answered ${response.status} at ${url}.`);
  return response.json();
}
