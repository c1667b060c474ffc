import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { PARTITION_KEY, SORT_KEY } from '../src/store/dynamodb/table-layout.ts';
import { acknowledge } from './acknowledge.ts';
import { Backups } from './care/backups.ts';
import type { Settings } from './settings.ts';

/** Point-in-time recovery of the table reaches as far back. */
const KEPT_AFTER_DELETION = Duration.days(35);

export interface StorageProps extends StackProps {
  readonly settings: Settings;
}

/** What must not get lost: it outlives the stack. */
export class StorageStack extends Stack {
  /** The one table: each encounter's HEAD and journal. */
  readonly table: Table;
  /** The bytes of pictures. */
  readonly pictures: Bucket;
  /** Signs the tokens of seats. */
  readonly tokenKey: Secret;
  readonly backups: Backups | null;

  constructor(scope: Construct, id: string, { settings, ...props }: StorageProps) {
    super(scope, id, props);
    this.table = new Table(this, 'Encounters', {
      partitionKey: { name: PARTITION_KEY, type: AttributeType.STRING },
      sortKey: { name: SORT_KEY, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      maxReadRequestUnits: settings.maxReadUnits,
      maxWriteRequestUnits: settings.maxWriteUnits,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.pictures = new Bucket(this, 'Pictures', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // As long as the table can be restored: then what was deleted since is found here, and later nowhere.
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: KEPT_AFTER_DELETION,
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.pictures, {
      S1: 'The functions alone read and write it, and log each request themselves.',
    });
    this.tokenKey = new Secret(this, 'TokenKey', {
      description: 'Signs the tokens of seats',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.tokenKey, {
      SMG4: 'Every seat token in use is signed with this key: another one ends every seat at every table. It is changed by hand, when it has leaked.',
    });
    this.backups = settings.backups ? new Backups(this, 'Backups', this.table) : null;
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'PicturesBucket', { value: this.pictures.bucketName });
  }
}
