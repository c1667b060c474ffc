import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { StorageStack } from '../../infra/storage.ts';
import { KEY_ATTRIBUTES, KEY_SCHEMA } from '../../src/store/dynamodb/table-layout.ts';

const template = Template.fromStack(new StorageStack(new App(), 'Storage'));

test('the table has the keys that the store writes', () => {
  template.hasResourceProperties('AWS::DynamoDB::Table', {
    KeySchema: KEY_SCHEMA,
    AttributeDefinitions: KEY_ATTRIBUTES,
  });
});

test('the table is billed on demand, protected, encrypted and can be restored', () => {
  template.hasResourceProperties('AWS::DynamoDB::Table', {
    BillingMode: 'PAY_PER_REQUEST',
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  });
  template.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Retain' });
});

test('there is one table, and its name is an output', () => {
  template.resourceCountIs('AWS::DynamoDB::Table', 1);
  expect(Object.keys(template.findOutputs('TableName', { Value: Match.anyValue() }))).toHaveLength(
    1,
  );
});

test('the key of the seat tokens is made up by AWS, long, and kept', () => {
  template.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 64 },
  });
  template.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: 'Retain' });
});
