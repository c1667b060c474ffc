/** Runs a command that needs the server of Redis: `node scripts/with-redis.ts vitest run test/redis`. */
import { runWith } from './debian-programs.ts';

const SERVER = 'redis-server';

runWith({ [SERVER]: SERVER }, { SIXBEAT_REDIS: SERVER });
