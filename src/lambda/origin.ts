/** Requests come through our CloudFront alone: the gateways in front of the functions are public too. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { HEALTH_PATH } from '../graphql/http/paths.ts';
import type { RequestMetadata } from '../graphql/http/sender/request-metadata.ts';
import { ORIGIN_HEADERS } from './environment.ts';
import { metadataOf } from './events.ts';
import type { SecretValues } from './secret.ts';

/** Whether it has the secret or the one before, or asks for no more than whether we are well. */
export const isOurs = (event: APIGatewayProxyEventV2, secrets: SecretValues): boolean =>
  event.rawPath === HEALTH_PATH || isThroughEdge(event, secrets);

function isThroughEdge({ headers }: APIGatewayProxyEventV2, secrets: SecretValues): boolean {
  const sent = digest(headers[ORIGIN_HEADERS.secret] ?? '');
  return secrets.some((secret) => timingSafeEqual(sent, digest(secret)));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const notOurs = (): Response =>
  Response.json(
    { errors: [{ message: 'Ask at the address of the deployment.' }] },
    { status: 403 },
  );

/** With the address that CloudFront saw; the gateway sees CloudFront's. What others claim to be is not looked at. */
export function metadataThroughEdge(
  event: APIGatewayProxyEventV2,
  secrets: SecretValues,
): RequestMetadata {
  const viewer = isThroughEdge(event, secrets) ? event.headers[ORIGIN_HEADERS.viewer] : undefined;
  return { ...metadataOf(event), ...(viewer !== undefined && { address: viewer }) };
}
