import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../../infra/functions/bundle.ts';
import { ENV, ORIGIN_HEADERS } from '../../../src/lambda/environment.ts';
import { LambdaFunction } from '../../kit/lambda/function.ts';
import { startSecrets } from '../../kit/lambda/services.ts';
import { graphqlEvent } from '../kit/event.ts';
import { compare } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';
import { ROOT } from '../../kit/root.ts';

const ROUNDS = 15;
const SECRET = 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:bench';

/** As infra/functions/api.ts bundles it. */
const ENTRIES = {
  ours: 'src/lambda/http.ts',
  bare: 'test/bench/functions/bare.ts',
  nothing: 'test/bench/functions/nothing.ts',
} as const;
type Name = keyof typeof ENTRIES;
const NAMES = ['ours', 'bare', 'nothing'] as const;

const ORIGIN = `${SECRET}-of-the-origin`;
const ORIGIN_SECRET = 'o'.repeat(48);
const HEADERS = { [ORIGIN_HEADERS.secret]: ORIGIN_SECRET };

/** Milliseconds from the start of a process to its first answer: of its processor, and by the clock. */
interface Start {
  readonly processor: number;
  readonly wall: number;
}

async function start(directory: string, environment: Record<string, string>): Promise<Start> {
  const lambda = new LambdaFunction({
    directory,
    handler: 'index.handler',
    timeoutSeconds: 20,
    environment,
  });
  const began = performance.now();
  const answer = await lambda.invoke(graphqlEvent('{ __typename }', {}, HEADERS));
  const wall = performance.now() - began;
  const processor = lambda.processorMs;
  await lambda.stop();
  if (!JSON.stringify(answer).includes('__typename')) throw new Error(JSON.stringify(answer));
  return { processor, wall };
}

/** From nothing to the first answer, in a new process each time. */
export const coldStart: Row = {
  name: 'cold-start',
  measure: async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'sixbeat-bench-'));
    const secrets = await startSecrets({
      [SECRET]: { AWSCURRENT: 'k'.repeat(64) },
      [ORIGIN]: { AWSCURRENT: ORIGIN_SECRET },
    });
    const environment = {
      NODE_ENV: 'production',
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'bench',
      AWS_SECRET_ACCESS_KEY: 'bench',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      [ENV.table]: 'bench',
      [ENV.picturesBucket]: 'bench',
      [ENV.tokenSecretArn]: SECRET,
      [ENV.stage]: 'bench',
      [ENV.originSecretArn]: ORIGIN,
    };
    const times: Record<Name, Start[]> = { ours: [], bare: [], nothing: [] };
    try {
      for (const name of NAMES) bundle(path.join(ROOT, ENTRIES[name]), path.join(directory, name));
      // Once for the caches of the disk, which does not count.
      for (const name of NAMES) await start(path.join(directory, name), environment);
      for (let turn = 0; turn < ROUNDS * NAMES.length; turn++) {
        const round = Math.floor(turn / NAMES.length);
        const name = NAMES[(turn + round) % NAMES.length] ?? 'ours';
        times[name].push(await start(path.join(directory, name), environment));
      }
    } finally {
      await secrets.stop();
      await rm(directory, { recursive: true, force: true });
    }
    const beyondNode = (name: Name): readonly Start[] =>
      times[name].map(({ processor, wall }, round) => ({
        processor: processor - (times.nothing[round]?.processor ?? NaN),
        wall: wall - (times.nothing[round]?.wall ?? NaN),
      }));
    return [
      {
        what: 'cold start of the HTTP function to the first answer',
        than: 'a bare Yoga + Pothos + DynamoDB client, bundled alike',
        ...compareStarts(times.ours, times.bare),
        budget: { atMost: 1.4 },
      },
      {
        what: 'the same, less the start of Node and a function that does nothing',
        than: 'the same',
        ...compareStarts(beyondNode('ours'), beyondNode('bare')),
        budget: null,
      },
    ];
  },
};

/** Judged by processor time, with the ratio by the clock beside it. */
const compareStarts = (ours: readonly Start[], peer: readonly Start[]) => {
  const processor = (starts: readonly Start[]) => starts.map((start) => start.processor);
  const wall = (starts: readonly Start[]) => starts.map((start) => start.wall);
  return {
    unit: 'ms of processor',
    ...compare(processor(ours), processor(peer)),
    wall: compare(wall(ours), wall(peer)).ratio,
  };
};
