/** What distinguishes one stage from another: `-c stage=prod`, and `-c <setting>=<value>` to differ. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import { z } from 'zod';
import { isWebOrigin } from '../src/web/headers.ts';

const count = z.coerce.number().int().positive();
const rate = z.coerce.number().int().nonnegative();
const flag = z.stringbool();

/** Places of a function, reserved of those that the account has; `none` for those that are left. */
const places = (reserved: number | 'none') =>
  z
    .union([z.literal('none'), count])
    .default(reserved)
    .transform((given) => (given === 'none' ? undefined : given));

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const areOrigins = (origins: readonly string[]): boolean =>
  origins.every((one) => one === '*' || isWebOrigin(one));

/** Whether a stage is the real thing or made for trying. */
const isProduction = (stage: string): boolean => stage === 'prod';

const schemaOf = (production: boolean) =>
  z.object({
    /** What answers the API: functions that cost nothing while no one plays, or servers that hold many streams each. */
    mode: z.enum(['functions', 'fargate']).default('functions'),
    /** With `fargate`: the address of the container image, best with its digest. */
    image: z.string().min(1).optional(),
    /** With `fargate`: how many servers at least and at most. */
    minTasks: count.default(production ? 2 : 1),
    maxTasks: count.default(production ? 10 : 2),
    /** With `fargate`: whether servers tell each other by a Valkey what they write, and not look for it. */
    valkey: flag.default(false),
    /** With `fargate`: for how many days encounters and parties are kept that no one opens; for ever if not given. A server takes no fewer. */
    keepDays: count.min(8).optional(),
    /**
     * A stream occupies one place as long as it is open, so that streams take all of those that requests
     * have none reserved of. A new account has 10 places, and none can be reserved.
     */
    apiConcurrency: places(production ? 100 : 'none'),
    streamConcurrency: places(production ? 400 : 'none'),
    /** Streams that are open at once, at which an alarm is raised: before there is no place for another. */
    manyStreams: count.default(production ? 320 : 8),
    /**
     * What the table may take a second, so that a loop has a price that is known: twice what the streams
     * above ask for.
     */
    maxReadUnits: count.default(production ? 4000 : 400),
    maxWriteUnits: count.default(production ? 1000 : 100),
    /** Of the account in a month; `alarmEmail` hears when they are spent, or will be. */
    budgetDollars: count.default(production ? 200 : 20),
    /** Whether the table is copied daily into a vault. */
    backups: flag.default(production),
    /** Whether a stack can be deleted only after this was taken off. */
    terminationProtection: flag.default(production),
    /** Requests a second, and how many more in a burst. */
    requestRate: count.default(production ? 500 : 50),
    requestBurst: count.default(production ? 1000 : 100),
    /** After so long a stream ends and the client asks for the next one. */
    streamSeconds: count.min(30).max(900).default(300),
    /** Processor time comes with memory: a cold start takes half as long with twice as much. */
    memoryMegabytes: count.min(128).max(10_240).default(1024),
    /** A stream mostly waits, and is paid for by its memory as long as it is open. */
    streamMemoryMegabytes: count.min(128).max(10_240).default(512),
    logDays: z.coerce
      .number()
      .pipe(z.enum(RetentionDays))
      .default(production ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK),
    /** Above it the slowest hundredth of the requests raises an alarm. Milliseconds. */
    slowMilliseconds: count.default(2000),
    /** In five minutes. A few are the normal price of optimistic locking. */
    manyConflicts: count.default(100),
    /** How many of a hundred requests may be answered with 5xx; an alarm is raised at 14.4 times as many. */
    faultsAllowedPercent: z.coerce.number().positive().max(5).default(0.1),
    /** How often a fight is played at the public address, to see that it can be; 0 for never. */
    canaryMinutes: rate.max(60).default(production ? 5 : 0),
    /** A secret with `clientId` and `clientSecret` as JSON: the account of that player, where only accounts open encounters. */
    canarySecretArn: z.string().startsWith('arn:').optional(),
    /** A topic that hears of alarms; none if not given. */
    alarmTopicArn: z.string().startsWith('arn:').optional(),
    /** Who gets an e-mail of each alarm. */
    alarmEmail: z.email().optional(),
    /**
     * The distribution, an output of the first deployment: an alarm then looks at its 5xx, in us-east-1 with
     * a topic of that region.
     */
    distributionId: z
      .string()
      .regex(/^E[0-9A-Z]+$/)
      .optional(),
    edgeAlarmTopicArn: z.string().startsWith('arn:aws:sns:us-east-1:').optional(),
    /** Of all requests of five minutes. */
    edgeErrorPercent: count.max(100).default(5),
    /** Which value of the origin's secret CloudFront sends: the newest at the first deployment if not given. */
    originSecretVersion: z.string().min(32).max(64).optional(),
    /** A domain of ours for the playground and the API, and its certificate in us-east-1. */
    domain: z.hostname().optional(),
    certificateArn: z.string().startsWith('arn:').optional(),
    /** Who vouches for accounts, and for whom. */
    oidcIssuer: z.url({ protocol: /^https$/ }).optional(),
    oidcAudience: z.string().min(1).optional(),
    /** By which the issuer knows the page; no one signs in there if not given. */
    oidcClientId: z.string().min(1).optional(),
    /** Whether anybody may create encounters. */
    open: flag.default(!production),
    /** Whether the expired token of a GM's seat renews it. */
    renewExpired: flag.default(false),
    /** Web pages of these origins may call the API, with commas between them; `*` for any. */
    corsOrigins: z.string().default('*'),
    /** Pages of these origins may embed a fight, with commas between them, `*` for any; no one's if not given. */
    embedOrigins: z.string().default('').transform(listIn).refine(areOrigins, {
      error: 'origins such as https://club.example, with commas between them',
    }),
    /** Requests of each seat a minute, in each process. */
    requestsPerMinute: count.default(600),
    /** Of each seat a minute, in each process: processor, and answers before they are compressed; 0 for any. */
    processorSecondsPerMinute: rate.default(6),
    answerMegabytesPerMinute: rate.default(100),
  });

export type Settings = z.output<ReturnType<typeof schemaOf>> & { readonly stage: string };

const stageName = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'small letters, digits and hyphens');

/** @throws Error that names every setting that makes no sense */
export function settingsFrom(node: Node): Settings {
  const stage = stageName.parse(node.tryGetContext('stage') ?? 'dev');
  const schema = schemaOf(isProduction(stage));
  const given = Object.keys(schema.shape).map((name) => [
    name,
    node.tryGetContext(name) as unknown,
  ]);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`Wrong settings: ${z.prettifyError(parsed.error)}`);
  const { domain, certificateArn, oidcIssuer, oidcAudience, oidcClientId } = parsed.data;
  const { distributionId, edgeAlarmTopicArn, canarySecretArn } = parsed.data;
  if (canarySecretArn !== undefined && oidcIssuer === undefined)
    throw new Error('Wrong settings: canarySecretArn needs oidcIssuer and oidcAudience.');
  if (edgeAlarmTopicArn !== undefined && distributionId === undefined)
    throw new Error('Wrong settings: edgeAlarmTopicArn needs distributionId.');
  if (oidcClientId !== undefined && oidcIssuer === undefined)
    throw new Error('Wrong settings: oidcClientId needs oidcIssuer and oidcAudience.');
  checkServers(parsed.data);
  together({ domain, certificateArn });
  together({ oidcIssuer, oidcAudience });
  return { stage, ...parsed.data };
}

function checkServers({
  mode,
  image,
  keepDays,
  open,
  oidcIssuer,
}: Pick<Settings, 'mode' | 'image' | 'keepDays' | 'open' | 'oidcIssuer'>): void {
  for (const [name, value] of Object.entries({ image, keepDays }))
    if (mode !== 'fargate' && value !== undefined)
      throw new Error(`Wrong settings: ${name} needs mode=fargate.`);
  if (mode !== 'fargate') return;
  if (image === undefined) throw new Error('Wrong settings: mode=fargate needs image.');
  // A server opens encounters for anyone exactly where it has no issuer.
  if (open === (oidcIssuer !== undefined))
    throw new Error(
      'Wrong settings: mode=fargate needs either oidcIssuer and oidcAudience, with open=false, or open=true.',
    );
}

function together(settings: Readonly<Record<string, string | undefined>>): void {
  const given = Object.values(settings).filter((value) => value !== undefined);
  if (given.length === 1)
    throw new Error(`Wrong settings: ${Object.keys(settings).join(' and ')} go together.`);
}
