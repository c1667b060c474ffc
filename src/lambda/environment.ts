/**
 * What the functions and the infrastructure around them must agree on.
 * No imports, so that infra/ can use these names and neither can drift.
 */

/** Environment variables of both functions. */
export const ENV = {
  table: 'SIXBEAT_TABLE',
  picturesBucket: 'SIXBEAT_PICTURES_BUCKET',
  tokenSecretArn: 'SIXBEAT_TOKEN_SECRET_ARN',
  oidcIssuer: 'SIXBEAT_OIDC_ISSUER',
  oidcAudience: 'SIXBEAT_OIDC_AUDIENCE',
  open: 'SIXBEAT_OPEN',
  renewExpired: 'SIXBEAT_RENEW_EXPIRED',
  requestsPerMinute: 'SIXBEAT_REQUESTS_PER_MINUTE',
  processorSecondsPerMinute: 'SIXBEAT_PROCESSOR_SECONDS_PER_MINUTE',
  answerMegabytesPerMinute: 'SIXBEAT_ANSWER_MEGABYTES_PER_MINUTE',
  streamSeconds: 'SIXBEAT_STREAM_SECONDS',
  corsOrigins: 'SIXBEAT_CORS_ORIGINS',
  stage: 'SIXBEAT_STAGE',
  originSecretArn: 'SIXBEAT_ORIGIN_SECRET_ARN',
  originSecretVersion: 'SIXBEAT_ORIGIN_SECRET_VERSION',
} as const;

/** Environment variables of the function that delivers to webhooks; networks are for tests, and not set elsewhere. */
export const WEBHOOK_ENV = { table: ENV.table, networks: 'SIXBEAT_WEBHOOK_NETWORKS' } as const;

/** Environment variables of the canary. */
export const CANARY_ENV = {
  address: 'SIXBEAT_ADDRESS',
  secretArn: 'SIXBEAT_CANARY_SECRET_ARN',
  oidcIssuer: ENV.oidcIssuer,
  oidcAudience: ENV.oidcAudience,
  stage: ENV.stage,
} as const;

/** What our CloudFront adds to every request: proof that it comes from there, and whose it is. */
export const ORIGIN_HEADERS = {
  secret: 'x-sixbeat-origin-secret',
  viewer: 'x-sixbeat-viewer-address',
} as const;

/** Where the metrics of a stage are: those of another raise no alarm. */
export const namespaceOf = (stage: string): string => `${METRICS.namespace}/${stage}`;

/** The dimension of every metric is the service. */
export const SERVICE = 'sixbeat';
export const METRICS = {
  namespace: 'Sixbeat',
  /** Commands that had to be judged again because another one was written first. */
  versionConflicts: 'VersionConflicts',
  /** Lines of the log at level ERROR: what a client only knows as an unexpected error. */
  failures: 'Failures',
  /** Milliseconds from a move of the canary to its update; missing when it did not come. */
  canary: 'CanaryMilliseconds',
} as const;
