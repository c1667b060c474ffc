/** A function as small as one can be with Yoga, Pothos and a DynamoDB client: one field. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import SchemaBuilder from '@pothos/core';
import type { APIGatewayProxyHandlerV2 } from 'aws-lambda';
import { createYoga } from 'graphql-yoga';
import { requestOf, resultOf } from '../../../src/lambda/events.ts';

const builder = new SchemaBuilder<{ Context: { client: DynamoDBClient } }>({});
builder.queryType({ fields: (t) => ({ hello: t.string({ resolve: () => 'world' }) }) });
const client = new DynamoDBClient();
const yoga = createYoga({ schema: builder.toSchema(), context: () => ({ client }) });

export const handler: APIGatewayProxyHandlerV2 = async (event) =>
  resultOf(await yoga.fetch(requestOf(event)));
