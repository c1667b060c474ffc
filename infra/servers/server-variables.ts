import { ENV } from '../../src/lambda/environment.ts';
import type { Settings } from '../settings.ts';
import type { StorageStack } from '../storage.ts';

export const PORT = 4000;

/** CloudFront and the balancer: each adds to `x-forwarded-for` where it was asked from. */
const PROXIES = 2;
/** Fargate needs a moment to send requests elsewhere. */
const DRAIN_SECONDS = 25;

/** The environment of a server: `src/local/settings.ts` says what each means. */
export function serverVariables(
  { settings, storage }: { readonly settings: Settings; readonly storage: StorageStack },
  hostName: string,
  news: string | undefined,
): Record<string, string> {
  const { keepDays, oidcIssuer, oidcAudience } = settings;
  return {
    PORT: String(PORT),
    HOST: '0.0.0.0',
    SIXBEAT_HOST_NAMES: hostName,
    SIXBEAT_TRUSTED_PROXIES: String(PROXIES),
    SIXBEAT_DRAIN_SECONDS: String(DRAIN_SECONDS),
    SIXBEAT_ORIGINS: settings.corsOrigins,
    [ENV.table]: storage.table.tableName,
    [ENV.picturesBucket]: storage.pictures.bucketName,
    ...(news !== undefined && { SIXBEAT_NEWS: news }),
    ...(keepDays !== undefined && { SIXBEAT_KEEP_DAYS: String(keepDays) }),
    ...(oidcIssuer !== undefined && { [ENV.oidcIssuer]: oidcIssuer }),
    ...(oidcAudience !== undefined && { [ENV.oidcAudience]: oidcAudience }),
    [ENV.renewExpired]: String(settings.renewExpired),
    [ENV.requestsPerMinute]: String(settings.requestsPerMinute),
    [ENV.processorSecondsPerMinute]: String(settings.processorSecondsPerMinute),
    [ENV.answerMegabytesPerMinute]: String(settings.answerMegabytesPerMinute),
    [ENV.streamSeconds]: String(settings.streamSeconds),
  };
}
