import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { ApiClient } from '../demo/client.ts';
import { changesBetween } from '../schema/changes.ts';
import type { Report } from './report.ts';

export interface Deployment {
  readonly url: string;
  /** Of a seat, if it asks for one. */
  readonly token?: string;
}

const PUBLISHED = path.resolve(import.meta.dirname, '../../schema/schema.graphql');

export async function deployedSchema({ url, token }: Deployment): Promise<GraphQLSchema> {
  const question = getIntrospectionQuery({
    ...{ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true },
  });
  const answer = await new ApiClient(url, token).ask(question);
  return buildClientSchema(answer as IntrospectionQuery);
}

export async function compareSchema(deployed: GraphQLSchema, report: Report): Promise<void> {
  report.heading('Schema');
  const published = buildSchema(readFileSync(PUBLISHED, 'utf8'));
  const changes = await changesBetween(published, deployed);
  const lines = changes.map(({ level, message }) => `${level}: ${message}`);
  report.compared('it is schema/schema.graphql', lines);
}
