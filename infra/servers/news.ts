import { Port, SecurityGroup, type IVpc } from 'aws-cdk-lib/aws-ec2';
import { CfnServerlessCache } from 'aws-cdk-lib/aws-elasticache';
import { Construct } from 'constructs';

const PORT = 6379;

export interface NewsProps {
  readonly vpc: IVpc;
  /** Who may reach it. */
  readonly servers: SecurityGroup;
  readonly stage: string;
}

/** A Valkey through which servers tell each other what they write. Nothing is kept in it. */
export class News extends Construct {
  /** For SIXBEAT_NEWS. */
  readonly url: string;

  constructor(scope: Construct, id: string, { vpc, servers, stage }: NewsProps) {
    super(scope, id);
    const group = new SecurityGroup(this, 'Group', { vpc, allowAllOutbound: false });
    group.addIngressRule(servers, Port.tcp(PORT), 'Servers');
    const cache = new CfnServerlessCache(this, 'Cache', {
      engine: 'valkey',
      serverlessCacheName: `sixbeat-${stage}`,
      subnetIds: vpc.isolatedSubnets.map(({ subnetId }) => subnetId),
      securityGroupIds: [group.securityGroupId],
    });
    this.url = `rediss://${cache.attrEndpointAddress}:${PORT}`;
  }
}
