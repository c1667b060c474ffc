/**
 * Runs a command that needs the server of Redis: `node scripts/with-redis.ts vitest run test/redis`. The exit code is
 * the command's.
 *
 * What is missing is installed from Debian's packages where this runs as root; elsewhere there is one line that says
 * so, and the exit code is 1.
 */
import { spawnSync } from 'node:child_process';

const SERVER = 'redis-server';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Which command? As in: node scripts/with-redis.ts vitest run test/redis');
  process.exit(2);
}
if (!isThere()) install();
if (!isThere()) {
  console.error(`There is no ${SERVER} here. On Debian: apt-get install ${SERVER}`);
  process.exit(1);
}
const env = { ...process.env, SIXBEAT_REDIS: SERVER };
process.exit(spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1);

function isThere(): boolean {
  return spawnSync(SERVER, ['--version']).status === 0;
}

function install(): void {
  if (process.getuid?.() !== 0) return;
  for (const what of [['update'], ['install', '--yes', '--no-install-recommends', SERVER]])
    spawnSync('apt-get', ['--quiet=2', ...what], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
