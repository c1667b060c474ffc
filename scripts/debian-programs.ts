/** Commands that need programs of the machine. */
import { spawnSync } from 'node:child_process';

/**
 * Runs the command that this process was given, and ends with its exit code.
 *
 * What is missing is installed from Debian's packages where this runs as root; elsewhere there is one line that says
 * so, and the exit code is 1.
 * @param packages of each program
 * @param own variables for the command
 */
export function runWith(
  packages: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): never {
  const [command, ...args] = process.argv.slice(2);
  if (!command) {
    console.error(`Which command? As in: node ${process.argv[1]} vitest run <folder>`);
    process.exit(2);
  }
  const missing = (): readonly string[] => Object.keys(packages).filter((name) => !isThere(name));
  if (missing().length > 0) install(Object.values(packages));
  const still = missing();
  if (still.length > 0) {
    const needed = still.map((name) => packages[name]).join(' ');
    console.error(`There is no ${still.join(', ')} here. On Debian: apt-get install ${needed}`);
    process.exit(1);
  }
  const env = { ...process.env, ...own };
  process.exit(spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1);
}

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const what of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['--quiet=2', ...what], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
