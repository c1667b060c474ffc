import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { authorization } from '../../kit/seats.ts';

/** A GraphQL request as API Gateway hands it to a function, from the GM's seat. */
export async function graphqlEvent(
  query: string,
  variables: unknown = {},
): Promise<APIGatewayProxyEventV2> {
  const body = JSON.stringify({ query, variables });
  const http = {
    method: 'POST',
    path: '/graphql',
    protocol: 'HTTP/1.1',
    sourceIp: '127.0.0.1',
    userAgent: 'bench',
  };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/graphql',
    rawQueryString: '',
    headers: { 'content-type': 'application/json', ...(await authorization('GM', body)) },
    body,
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'bench.example',
      domainPrefix: 'bench',
      http,
      requestId: 'bench',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}
