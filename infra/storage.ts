import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { PARTITION_KEY, SORT_KEY } from '../src/store/names.ts';

/** The one table: each encounter's HEAD and journal. It outlives the stack. */
export class StorageStack extends Stack {
  readonly table: Table;

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
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}
