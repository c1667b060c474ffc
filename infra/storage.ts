import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { PARTITION_KEY, SORT_KEY } from '../src/store/dynamodb/table-layout.ts';
import { acknowledge } from './acknowledge.ts';

/** What must not get lost: it outlives the stack. */
export class StorageStack extends Stack {
  /** The one table: each encounter's HEAD and journal. */
  readonly table: Table;
  /** Signs the tokens of seats. */
  readonly tokenKey: Secret;

  constructor(scope: Construct, id: string, props: StackProps = {}) {
    super(scope, id, props);
    this.table = new Table(this, 'Encounters', {
      partitionKey: { name: PARTITION_KEY, type: AttributeType.STRING },
      sortKey: { name: SORT_KEY, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.tokenKey = new Secret(this, 'TokenKey', {
      description: 'Signs the tokens of seats',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.tokenKey, {
      SMG4: 'Every seat token in use is signed with this key: another one ends every seat at every table. It is changed by hand, when it has leaked.',
    });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}
