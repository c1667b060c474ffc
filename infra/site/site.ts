import { type CfnElement, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import {
  cacheControl,
  contentSecurityPolicy,
  EMBED_PATH,
  embedPolicy,
  HASHED,
  PRECOMPRESSED,
} from '../../src/web/headers.ts';
import { ORIGIN_HEADERS } from '../../src/lambda/environment.ts';
import { API_PATH, FIGHTS_PATH, STREAM_PATH } from '../../src/graphql/http/paths.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Home } from '../home.ts';
import type { Settings } from '../settings.ts';
import { signInFolder, signInOffer } from './sign-in.ts';

/** How the CDK calls its function that copies files; there is one in a stack. */
const COPIER = 'Custom::CDKBucketDeployment';

const YEAR = Duration.days(365);

export interface SiteProps {
  readonly settings: Settings;
  readonly home: Home;
  /** The directory of the built pages. */
  readonly pages: string;
}

/** The pages and the API under one address, so that a browser needs no other origin. */
export class Site extends Construct {
  readonly address: string;
  readonly distributionId: string;
  private readonly props: SiteProps;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    this.props = props;
    const logs = this.logBucket();
    const files = this.bucket('Files', {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
    });
    const distribution = this.distribution(files, logs);
    this.deployFiles(files, distribution);
    this.distributionId = distribution.distributionId;
    this.address = `https://${props.settings.domain ?? distribution.distributionDomainName}/`;
  }

  private logBucket(): IBucket {
    const days = Duration.days(this.props.settings.logDays);
    return this.bucket('Logs', {
      // CloudFront writes its log with an access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: days }],
    });
  }

  private bucket(id: string, props: BucketProps): IBucket {
    const bucket: unknown = new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
    });
    // A Bucket is one, but not to a compiler that distinguishes `undefined` from what is missing.
    return bucket as IBucket;
  }

  private distribution(files: IBucket, logs: IBucket): Distribution {
    const { settings, home } = this.props;
    const { domain, certificateArn } = settings;
    const origin = S3BucketOrigin.withOriginAccessControl(files, {
      originAccessControl: new S3OriginAccessControl(this, 'Access', {
        originAccessControlName: this.named('files'),
      }),
    });
    const behavior = { ...this.apiBehavior(), origin: home.origin };
    const functionAssociations = [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new CloudFrontFunction(this, 'Folders', {
          runtime: FunctionRuntime.JS_2_0,
          code: FunctionCode.fromInline(FOLDERS),
        }),
      },
    ];
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Sixbeat ${settings.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: logs,
      logFilePrefix: 'distribution/',
      ...(domain !== undefined &&
        certificateArn !== undefined && {
          domainNames: [domain],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
        }),
      defaultBehavior: { ...this.filesBehavior(origin, 'other'), functionAssociations },
      additionalBehaviors: {
        [`${EMBED_PATH}*`]: { ...this.filesBehavior(origin, 'embed'), functionAssociations },
        [`${HASHED}*`]: this.filesBehavior(origin, 'hashed'),
        [API_PATH]: behavior,
        [`${FIGHTS_PATH}/*`]: behavior,
        [STREAM_PATH]: { ...behavior, origin: home.streamOrigin },
      },
    });
    acknowledge(distribution, {
      CFR1: 'A table may sit anywhere.',
      CFR2: 'The API throttles requests, bounds documents and bodies, and checks tokens itself. A firewall can be put in front where its rules are needed.',
      ...(domain === undefined && {
        CFR4: 'Without a domain of our own the certificate is that of CloudFront, whose protocols cannot be chosen. Settings: domain, certificateArn.',
      }),
    });
    return distribution;
  }

  /** @param kind names what is sent with it, and how long it may be kept unless that is said */
  private filesBehavior(origin: IOrigin, kind: 'hashed' | 'other' | 'embed'): BehaviorOptions {
    const { settings } = this.props;
    const isEmbed = kind === 'embed';
    return {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, `Headers-${kind}`, {
        responseHeadersPolicyName: this.named(kind),
        securityHeadersBehavior: {
          contentSecurityPolicy: {
            contentSecurityPolicy: isEmbed
              ? embedPolicy(settings.embedOrigins)
              : contentSecurityPolicy(signInOffer(settings)),
            override: true,
          },
          contentTypeOptions: { override: true },
          // It knows no list of origins: there the policy above says who may frame it.
          ...(!isEmbed && {
            frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
          }),
          referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
          strictTransportSecurity: { accessControlMaxAge: YEAR, override: true },
        },
        customHeadersBehavior: {
          customHeaders: [
            {
              header: 'cache-control',
              value: cacheControl[isEmbed ? 'other' : kind],
              override: true,
            },
          ],
        },
      }),
    };
  }

  /** Names of CloudFront are those of an account: two regions must not choose the same. */
  private named(what: string): string {
    return `sixbeat-${this.props.settings.stage}-${what}-${Stack.of(this).region}`;
  }

  /** Nothing is kept: an answer belongs to one seat and one moment. */
  private apiBehavior(): Omit<BehaviorOptions, 'origin'> {
    return {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // With the authorization header; the host must be the origin's own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers-api', {
        responseHeadersPolicyName: this.named('api'),
        securityHeadersBehavior: {
          contentTypeOptions: { override: true },
          strictTransportSecurity: { accessControlMaxAge: YEAR, override: true },
        },
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          // That policy passes on what viewers send, and not CloudFront-Viewer-Address.
          function: new CloudFrontFunction(this, 'ViewerAddress', {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(VIEWER_ADDRESS),
          }),
        },
      ],
    };
  }

  /** Copies the files at each deployment, and makes CloudFront ask anew for those without a hash. */
  private deployFiles(files: IBucket, distribution: Distribution): void {
    const { settings, pages } = this.props;
    const logGroup = new LogGroup(this, 'DeploymentLog', {
      retention: settings.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'DeploymentRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    // CloudFront compresses what it serves by itself.
    const built = new Asset(this, 'Built', { path: pages, exclude: [`*${PRECOMPRESSED}`] });
    const signIn = new Asset(this, 'SignIn', { path: signInFolder(this, settings) });
    const sources = [built, signIn];
    for (const [actions, resources] of [
      [
        ['s3:GetObject'],
        sources.map(({ bucket, s3ObjectKey }) => bucket.arnForObjects(s3ObjectKey)),
      ],
      [['s3:ListBucket'], [files.bucketArn]],
      [['s3:PutObject', 's3:DeleteObject'], [files.arnForObjects('*')]],
      [
        ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'],
        [distribution.distributionArn],
      ],
    ] as const)
      role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
    const filesId = Stack.of(this).getLogicalId(files.node.defaultChild as CfnElement);
    acknowledge(role, {
      [`IAM5[Resource::<${filesId}.Arn>/*]`]:
        'All files of the pages, whatever their names; the bucket holds nothing else.',
    });
    new BucketDeployment(this, 'Deployment', {
      sources: sources.map(({ bucket, s3ObjectKey }) => Source.bucket(bucket, s3ObjectKey)),
      destinationBucket: files,
      // Pages that are open load the parts of their own build: the files of others are left.
      prune: false,
      distribution,
      distributionPaths: ['/*'],
      // What the construct would grant itself is all of `s3:GetObject*`, `s3:List*` and more.
      role: role.withoutPolicyUpdates(),
      logGroup,
    });
    const { children } = Stack.of(this).node;
    for (const copier of children.filter(({ node }) => node.id.startsWith(COPIER)))
      acknowledge(copier, {
        L1: 'The function that copies files comes with the CDK, which chooses its runtime.',
      });
  }
}

/** As the local server does: a path without a file's name is that of a folder, and answers its page. */
const FOLDERS = `function handler(event) {
  var request = event.request;
  if (request.uri.indexOf('.') < 0) request.uri = request.uri.replace(/\\/?$/, '/index.html');
  return request;
}`;

/** Says whose request it is; whatever a viewer claims is overwritten. */
const VIEWER_ADDRESS = `function handler(event) {
  event.request.headers['${ORIGIN_HEADERS.viewer}'] = { value: event.viewer.ip };
  return event.request;
}`;
