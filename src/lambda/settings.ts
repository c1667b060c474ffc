import * as z from 'zod';
import { ENV } from './environment.ts';

const text = z.string().trim().min(1);

const environment = z.object({
  [ENV.table]: text,
  [ENV.picturesBucket]: text,
  [ENV.tokenSecretArn]: text,
  [ENV.oidcIssuer]: z.url({ protocol: /^https$/ }).optional(),
  [ENV.oidcAudience]: text.optional(),
  [ENV.originSecretArn]: text,
  [ENV.open]: z.stringbool().default(false),
  [ENV.renewExpired]: z.stringbool().default(false),
  [ENV.requestsPerMinute]: z.coerce.number().int().min(1).max(1_000_000).default(600),
  [ENV.processorSecondsPerMinute]: z.coerce.number().int().min(0).max(1_000_000).default(6),
  [ENV.answerMegabytesPerMinute]: z.coerce.number().int().min(0).max(1_000_000).default(100),
  [ENV.streamSeconds]: z.coerce.number().int().min(11).max(900).default(300),
  [ENV.corsOrigins]: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter((origin) => origin !== ''))
    .pipe(
      z.array(
        z.union([
          z.literal('*'),
          z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
        ]),
      ),
    ),
});

/** What the environment says about a deployed function. */
export interface Settings {
  /** The name of the table. */
  readonly table: string;
  /** The name of the bucket of pictures. */
  readonly picturesBucket: string;
  /** Where the key lies that signs the tokens of seats. */
  readonly tokenSecretArn: string;
  /** Who vouches for accounts, and for whom; null when there are no accounts. */
  readonly accounts: { readonly issuer: string; readonly audience: string } | null;
  /** Where that lies which proves that a request comes through our CloudFront. */
  readonly originSecretArn: string;
  /** Whether anybody may create encounters. */
  readonly open: boolean;
  /** Whether the expired token of a GM's seat renews it. */
  readonly renewExpired: boolean;
  /** As long as the platform lets a stream run. */
  readonly streamSeconds: number;
  /** How fast each seat may ask. */
  readonly requestsPerMinute: number;
  /** What its requests may take of the processor; 0 for any. */
  readonly processorMsPerMinute: number;
  /** Of its answers, uncompressed; 0 for any. */
  readonly answerBytesPerMinute: number;
  /** Web pages of these origins, or of any (`*`), may call the API from a browser; our own always may. */
  readonly corsOrigins: readonly string[];
}

/** @throws Error that names every variable that is missing or makes no sense */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  // Empty is the same as not set, as everywhere in a shell.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(`The environment is wrong: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const issuer = data[ENV.oidcIssuer];
  const audience = data[ENV.oidcAudience];
  if ((issuer === undefined) !== (audience === undefined))
    throw new Error(`${ENV.oidcIssuer} and ${ENV.oidcAudience} go together: set both or neither.`);
  return {
    table: data[ENV.table],
    picturesBucket: data[ENV.picturesBucket],
    tokenSecretArn: data[ENV.tokenSecretArn],
    accounts: issuer !== undefined && audience !== undefined ? { issuer, audience } : null,
    originSecretArn: data[ENV.originSecretArn],
    open: data[ENV.open],
    renewExpired: data[ENV.renewExpired],
    requestsPerMinute: data[ENV.requestsPerMinute],
    processorMsPerMinute: 1000 * data[ENV.processorSecondsPerMinute],
    answerBytesPerMinute: 1_000_000 * data[ENV.answerMegabytesPerMinute],
    streamSeconds: data[ENV.streamSeconds],
    corsOrigins: data[ENV.corsOrigins],
  };
}
