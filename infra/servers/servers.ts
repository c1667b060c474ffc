import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Peer, Port, SecurityGroup, SubnetType, type IVpc } from 'aws-cdk-lib/aws-ec2';
import {
  AlarmBehavior,
  Cluster,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  type ICluster,
  LogDriver,
  OperatingSystemFamily,
  Secret as SecretVariable,
} from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  type ApplicationTargetGroup,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { grantStore } from '../grants.ts';
import type { Home } from '../home.ts';
import { containerImage } from './image.ts';
import { NETWORK, network } from './network.ts';
import { News } from './news.ts';
import { serverFigures } from './server-figures.ts';
import { PORT, serverVariables } from './server-variables.ts';
import type { Settings } from '../settings.ts';
import type { StorageStack } from '../storage.ts';

/** Of a processor, in thousandths: a server answers on one thread. */
const PROCESSOR = 1024;
/** Of 200 tables with compressed streams, and as much again. */
const MEGABYTES = 2048;
const BUSY_PERCENT = 50;
/** Longer than a server drains, plus the seconds that it gives to requests. */
const STOP = Duration.seconds(60);

export interface ServersProps {
  readonly settings: Settings;
  readonly storage: StorageStack;
  /** The address of the container image. */
  readonly image: string;
}

/** The server of `npm start` as containers on Fargate, behind a balancer that CloudFront alone reaches. */
export class Servers extends Construct {
  readonly home: Home;
  private readonly service: FargateService;
  private readonly props: ServersProps;

  constructor(scope: Construct, id: string, props: ServersProps) {
    super(scope, id);
    this.props = props;
    const { settings } = props;
    const vpc = network(this, 'Network');
    const group = new SecurityGroup(this, 'ServerGroup', { vpc });
    const balancer = this.balancer(vpc);
    const news = settings.valkey
      ? new News(this, 'News', { vpc, servers: group, stage: settings.stage })
      : null;
    const logs = new LogGroup(this, 'Log', {
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const hostName = balancer.loadBalancerDnsName;
    const task = this.task(logs, serverVariables(props, hostName, news?.url));
    this.service = this.fargate(vpc, group, task);
    const targets = this.targets(balancer);
    const origin = VpcOrigin.withApplicationLoadBalancer(balancer, {
      protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
    });
    const figures = serverFigures({ balancer, targets, service: this.service, logs, settings });
    this.home = { origin, streamOrigin: origin, figures };
  }

  /** A deployment goes back to what ran before when this alarm is raised. */
  returnOn(alarm: Alarm): void {
    this.service.enableDeploymentAlarms([alarm.alarmName], {
      behavior: AlarmBehavior.ROLLBACK_ON_ALARM,
    });
  }

  private balancer(vpc: IVpc): ApplicationLoadBalancer {
    const group = new SecurityGroup(this, 'BalancerGroup', { vpc });
    group.addIngressRule(Peer.ipv4(NETWORK), Port.HTTP, 'CloudFront, from inside');
    const balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      internetFacing: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroup: group,
      dropInvalidHeaderFields: true,
    });
    // CloudFront takes an origin only in a network that has a gateway.
    balancer.node.addDependency(vpc.internetConnectivityEstablished);
    acknowledge(balancer, { ELB2: 'CloudFront logs each request that comes to it.' });
    return balancer;
  }

  private targets(balancer: ApplicationLoadBalancer): ApplicationTargetGroup {
    const { streamSeconds } = this.props.settings;
    return balancer
      .addListener('Listener', { port: 80, protocol: ApplicationProtocol.HTTP, open: false })
      .addTargets('Servers', {
        port: PORT,
        protocol: ApplicationProtocol.HTTP,
        targets: [this.service],
        healthCheck: {
          path: '/ready',
          interval: Duration.seconds(10),
          timeout: Duration.seconds(5),
          healthyThresholdCount: 2,
          unhealthyThresholdCount: 2,
        },
        // Streams of a server that leaves end by themselves, one after the other, before they are cut.
        deregistrationDelay: Duration.seconds(streamSeconds + 10),
      });
  }

  private task(logs: LogGroup, variables: Readonly<Record<string, string>>): FargateTaskDefinition {
    const { storage, image } = this.props;
    const taskRole = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('ecs-tasks.amazonaws.com'),
    });
    grantStore(taskRole, storage);
    const task = new FargateTaskDefinition(this, 'Task', {
      cpu: PROCESSOR,
      memoryLimitMiB: MEGABYTES,
      taskRole,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.ARM64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    const tokenKey = storage.tokenKey as unknown as ISecret;
    task.addContainer('Server', {
      image: containerImage(this, image),
      portMappings: [{ containerPort: PORT }],
      readonlyRootFilesystem: true,
      environment: variables,
      secrets: {
        SIXBEAT_TOKEN_KEY: SecretVariable.fromSecretsManager(tokenKey),
      },
      logging: LogDriver.awsLogs({ logGroup: logs, streamPrefix: 'server' }),
      stopTimeout: STOP,
    });
    acknowledge(task, {
      ECS2: 'None of them is a secret; the one that is comes from Secrets Manager.',
      'IAM5[Resource::*]': 'The token to read images by is that of a whole registry.',
    });
    return task;
  }

  private fargate(
    vpc: IVpc,
    group: SecurityGroup,
    taskDefinition: FargateTaskDefinition,
  ): FargateService {
    const { minTasks, maxTasks } = this.props.settings;
    const cluster = new Cluster(this, 'Cluster', { vpc });
    acknowledge(cluster, {
      ECS4: 'What it adds to the figures of the balancer and the service costs more than it says.',
    });
    const service = new FargateService(this, 'Service', {
      cluster: cluster as unknown as ICluster,
      taskDefinition,
      vpcSubnets: { subnetType: SubnetType.PUBLIC },
      assignPublicIp: true,
      securityGroups: [group],
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { enable: true, rollback: true },
      healthCheckGracePeriod: Duration.seconds(30),
    });
    // Images and secrets are read from there.
    service.node.addDependency(vpc.internetConnectivityEstablished);
    service
      .autoScaleTaskCount({ minCapacity: minTasks, maxCapacity: maxTasks })
      .scaleOnCpuUtilization('Processor', { targetUtilizationPercent: BUSY_PERCENT });
    return service;
  }
}
