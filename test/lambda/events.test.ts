import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { requestOf, resultOf } from '../../src/lambda/events.ts';

function event(more: Partial<APIGatewayProxyEventV2> = {}, method = 'POST') {
  return {
    version: '2.0',
    rawPath: '/graphql',
    rawQueryString: '',
    headers: {},
    isBase64Encoded: false,
    requestContext: { domainName: 'api.example', http: { method } },
    ...more,
  } as APIGatewayProxyEventV2;
}

describe('an event becomes a request', () => {
  test('with its address as it was asked for', () => {
    const request = requestOf(event({ rawQueryString: 'query=%7B%20a%20%7D&x=1&x=%26' }, 'GET'));
    expect(request.method).toBe('GET');
    expect(request.url).toBe('https://api.example/graphql?query=%7B%20a%20%7D&x=1&x=%26');
  });

  test('a path that looks like another host stays a path', () => {
    const { host, pathname } = new URL(requestOf(event({ rawPath: '//evil.example/x' })).url);
    expect([host, pathname]).toEqual(['api.example', '//evil.example/x']);
  });

  test('with its headers, repeated ones together, and its cookies', () => {
    const headers = { authorization: 'Bearer a.b.c', 'x-forwarded-for': '1.2.3.4,5.6.7.8' };
    const request = requestOf(event({ headers, cookies: ['a=1', 'b="2; 3"'] }));
    expect(request.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request.headers.get('x-forwarded-for')).toBe('1.2.3.4,5.6.7.8');
    expect(request.headers.get('cookie')).toBe('a=1; b="2; 3"');
  });

  test.each([
    ['text', event({ body: 'Grüße' }), 'Grüße'],
    ['Base64', event({ body: 'R3LDvMOfZQ==', isBase64Encoded: true }), 'Grüße'],
    ['nothing', event({}), ''],
    ['emptiness', event({ body: '' }), ''],
    ['something with GET', event({ body: 'Grüße' }, 'GET'), ''],
  ])('with a body of %s', async (_what, given, expected) => {
    expect(await requestOf(given).text()).toBe(expected);
  });

  test('with every byte of a binary body', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, i) => i));
    const given = event({ body: bytes.toString('base64'), isBase64Encoded: true });
    expect(Buffer.from(await requestOf(given).arrayBuffer())).toEqual(bytes);
  });
});

describe('a response becomes a result', () => {
  test('text as text, whatever it says that it is', async () => {
    const response = new Response('\u{feff}{"a":"Grüße"}', { status: 201 });
    expect(await resultOf(response)).toMatchObject({
      statusCode: 201,
      body: '\u{feff}{"a":"Grüße"}',
      isBase64Encoded: false,
    });
  });

  test('bytes as Base64', async () => {
    const response = new Response(Uint8Array.of(0x1f, 0x8b, 0xff));
    expect(await resultOf(response)).toMatchObject({ body: 'H4v/', isBase64Encoded: true });
  });

  test('nothing as an empty body', async () => {
    const response = new Response(null, { status: 204 });
    expect(await resultOf(response)).toMatchObject({ statusCode: 204, body: '' });
  });

  test('each cookie for itself, repeated headers together, and nothing about the connection', async () => {
    const headers = new Headers({ vary: 'origin', connection: 'keep-alive' });
    headers.append('vary', 'accept');
    headers.append('set-cookie', 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
    headers.append('set-cookie', 'b=2');
    expect(await resultOf(new Response(null, { headers }))).toMatchObject({
      headers: { vary: 'origin, accept' },
      cookies: ['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2'],
    });
    expect((await resultOf(new Response(null, { headers }))).headers).not.toHaveProperty(
      'connection',
    );
  });
});
