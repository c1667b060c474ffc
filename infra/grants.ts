import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { TABLE_ACTIONS } from '../src/store/dynamodb/table-layout.ts';
import { BUCKET_ACTIONS, OBJECT_ACTIONS } from '../src/store/s3/bucket-layout.ts';
import { acknowledge } from './acknowledge.ts';
import type { StorageStack } from './storage.ts';

/** Lets a role do with the table and the pictures what the store does, and no more. */
export function grantStore(
  role: Role,
  { table, pictures }: Pick<StorageStack, 'table' | 'pictures'>,
): void {
  for (const [actions, resource] of [
    [TABLE_ACTIONS, table.tableArn],
    [OBJECT_ACTIONS, pictures.arnForObjects('*')],
    [BUCKET_ACTIONS, pictures.bucketArn],
  ] as const)
    role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [resource] }));
  acknowledge(role, {
    [`IAM5[Resource::${exportOf(pictures)}/*]`]:
      'All pictures, whatever their encounters and hashes; the bucket holds nothing else.',
  });
}

/** By which name the bucket's stack hands it to this one: so cdk-nag calls it. */
function exportOf(bucket: Bucket): string {
  const stack = Stack.of(bucket);
  const exported: unknown = stack.resolve(stack.exportValue(bucket.bucketArn));
  return (exported as { readonly 'Fn::ImportValue': string })['Fn::ImportValue'];
}
