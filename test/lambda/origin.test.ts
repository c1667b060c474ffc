import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { HEALTH_PATH } from '../../src/graphql/http/paths.ts';
import { ORIGIN_HEADERS } from '../../src/lambda/environment.ts';
import { isOurs, metadataThroughEdge } from '../../src/lambda/origin.ts';

const event = (headers: Readonly<Record<string, string>>, rawPath = '/graphql') =>
  ({
    rawPath,
    headers,
    requestContext: { requestId: 'r', http: { sourceIp: '192.0.2.1' } },
  }) as unknown as APIGatewayProxyEventV2;

const HUSH = ['hush'] as const;

describe('a request', () => {
  it('is ours with the secret alone', () => {
    const sent = (secret: string) => isOurs(event({ [ORIGIN_HEADERS.secret]: secret }), HUSH);
    expect([sent('hush'), sent('hush '), sent('')]).toEqual([true, false, false]);
    expect(isOurs(event({}), HUSH)).toBe(false);
  });

  it('is ours with the secret before it too, until CloudFront sends the new one everywhere', () => {
    const sent = (secret: string) =>
      isOurs(event({ [ORIGIN_HEADERS.secret]: secret }), ['new', 'hush']);
    expect([sent('new'), sent('hush'), sent('older')]).toEqual([true, true, false]);
  });

  it('may ask for our health without it', () => {
    expect(isOurs(event({}, HEALTH_PATH), HUSH)).toBe(true);
  });

  it('comes from the address that CloudFront saw, or else from that of its connection', () => {
    const secret = { [ORIGIN_HEADERS.secret]: 'hush' };
    const through = event({ ...secret, [ORIGIN_HEADERS.viewer]: '203.0.113.7' });
    expect(metadataThroughEdge(through, HUSH).address).toBe('203.0.113.7');
    expect(metadataThroughEdge(event(secret), HUSH).address).toBe('192.0.2.1');
  });

  it('comes from where its connection does, whatever a header claims that CloudFront has not written', () => {
    for (const name of [ORIGIN_HEADERS.viewer, 'x-forwarded-for', 'x-real-ip', 'forwarded'])
      for (const path of ['/graphql', HEALTH_PATH])
        expect(metadataThroughEdge(event({ [name]: '203.0.113.7' }, path), HUSH).address).toBe(
          '192.0.2.1',
        );
  });
});
