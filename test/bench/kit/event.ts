import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A GraphQL request as API Gateway hands it to a function. */
export function graphqlEvent(
  query: string,
  variables: unknown = {},
  more: Readonly<Record<string, string>> = {},
): APIGatewayProxyEventV2 {
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
    headers: { 'content-type': 'application/json', ...more },
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
