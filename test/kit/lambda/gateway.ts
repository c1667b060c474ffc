/** An HTTP server that invokes a function as API Gateway (HTTP API) and function URLs do. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ORIGIN_HEADERS } from '../../../src/lambda/environment.ts';
import type { LambdaFunction } from './function.ts';

export const ORIGIN_SECRET = 'known to CloudFront and the functions';
/** The value before it: what CloudFront sends until a deployment has replaced it everywhere. */
export const FORMER_ORIGIN_SECRET = 'known to them until it was replaced';

export interface Gateway {
  /** With no slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Passes every path on. */
export async function startGateway(lambda: LambdaFunction): Promise<Gateway> {
  const server = createServer((request, response) => {
    // A client that went away is no matter of ours.
    serve(lambda, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(
  lambda: LambdaFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await lambda.invoke(await eventOf(request));
  switch (answer.kind) {
    case 'RESULT': {
      const result = answer.result as APIGatewayProxyStructuredResultV2;
      writeHead(response, result);
      response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
      return;
    }
    case 'STREAM':
      writeHead(response, answer.metadata as APIGatewayProxyStructuredResultV2);
      await pipeline(answer.body, response);
      return;
    case 'ERROR':
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"Internal Server Error"}');
      return;
  }
}

function writeHead(response: ServerResponse, head: APIGatewayProxyStructuredResultV2): void {
  if (typeof head.statusCode !== 'number') throw new Error('A result without a status.');
  for (const [name, value] of Object.entries(head.headers ?? {}))
    response.setHeader(name, String(value));
  if (head.cookies?.length) response.setHeader('set-cookie', head.cookies);
  // The gateway measures the body itself.
  response.removeHeader('content-length');
  response.writeHead(head.statusCode);
  response.flushHeaders();
}

/** Bodies of these types come as they are, all others as Base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)\b)/;

/** Payload format 2.0: names in small letters, repeated headers with commas, cookies apart. */
export async function eventOf(request: IncomingMessage): Promise<APIGatewayProxyEventV2> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://gateway');
  const { cookie, ...rest } = request.headers;
  const headers = Object.fromEntries(
    // As CloudFront does, unless a test plays somebody who asks past it.
    Object.entries({ [ORIGIN_HEADERS.secret]: ORIGIN_SECRET, ...rest }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const body = await buffer(request);
  const text = TEXT.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  const method = request.method ?? 'GET';
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers,
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
    requestContext: {
      accountId: '000000000000',
      apiId: 'emulated',
      domainName: 'emulated.execute-api.eu-west-1.amazonaws.com',
      domainPrefix: 'emulated',
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
  };
}
