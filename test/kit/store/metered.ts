/** A client that notes what each of its calls costs: for DynamoDB Local, which counts them rightly. */
import { type ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TestDatabase } from './database.ts';

export interface Call {
  readonly operation: string;
  /** Read or write units, whichever it takes. */
  readonly units: number;
}

export function meteredClient(config: TestDatabase['config']) {
  const client = new DynamoDBClient(config);
  const calls: Call[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
      });
      const { ConsumedCapacity: consumed } = result.output as {
        readonly ConsumedCapacity?: ConsumedCapacity | readonly ConsumedCapacity[];
      };
      const units = [consumed ?? []]
        .flat()
        .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      calls.push({ operation: String(context.commandName), units });
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  return { client, calls };
}
