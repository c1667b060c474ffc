/** Servers on one database that tell each other by messages of Redis: `npm run test:redis`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itTellsOtherServers } from '../kit/local/news-contract.ts';
import { RedisServer } from '../kit/local/redis-server.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(() => redis.kill());

describe('servers that send messages', () => {
  const { servers, watchedAt } = itTellsOtherServers(() => ({ SIXBEAT_NEWS: redis.url }), {
    hasMessages: true,
  });

  it('lose nothing while Redis is paused, killed, and started again', async () => {
    const [one, two] = await Promise.all([servers.start(), servers.start()]);
    const { play, expectAllSeen } = await watchedAt([one.client, two.client]);
    await play(6);
    redis.pause();
    await play(6);
    await expectAllSeen();
    redis.wake();
    await play(6);
    await redis.kill();
    await play(6);
    await expectAllSeen();
    await redis.start();
    await sleep(1500);
    await play(6);
    await expectAllSeen();
    const { stderr } = await one.process.stop('SIGTERM');
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const host = redis.url.replace('redis://', '');
    expect(lines.at(-2)).toMatchObject({
      level: 'warn',
      message: expect.stringContaining(`No news from ${host}`) as unknown,
    });
    expect(lines.at(-1)).toEqual({ level: 'warn', message: `News from ${host} again.` });
  });

  it('start without Redis, and say so', async () => {
    await redis.kill();
    const [one, two] = await Promise.all([servers.start(), servers.start()]);
    const { play, expectAllSeen } = await watchedAt([one.client, two.client]);
    await play(6);
    await expectAllSeen();
    expect((await one.process.stop('SIGTERM')).stderr).toMatch(/^[^\n]*No news from[^\n]*\n$/);
  });
});
