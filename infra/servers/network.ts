import {
  GatewayVpcEndpointAwsService,
  IpAddresses,
  type IVpc,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** As many as the service needs to outlive the loss of one. */
const ZONES = 2;

/** Where CloudFront asks from, and the balancer. */
export const NETWORK = '10.60.0.0/16';

/**
 * Without a NAT gateway, which would cost more than the servers: these have public addresses to reach AWS
 * by, at which nothing answers. The balancer has none.
 */
export function network(scope: Construct, id: string): IVpc {
  const vpc = new Vpc(scope, id, {
    ipAddresses: IpAddresses.cidr(NETWORK),
    maxAzs: ZONES,
    natGateways: 0,
    subnetConfiguration: [
      { name: 'Servers', subnetType: SubnetType.PUBLIC, cidrMask: 24 },
      { name: 'Balancer', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
    ],
    // These cost nothing, and what goes through them does neither.
    gatewayEndpoints: {
      Table: { service: GatewayVpcEndpointAwsService.DYNAMODB },
      Pictures: { service: GatewayVpcEndpointAwsService.S3 },
    },
  });
  acknowledge(vpc, {
    VPC7: 'CloudFront is the only way in, and logs each request.',
  });
  // A Vpc is one, but not to a compiler that distinguishes `undefined` from what is missing.
  return vpc as unknown as IVpc;
}
