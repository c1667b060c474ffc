/** `npm start` as its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { TOKEN_KEY } from '../app/seats.ts';
import { nodeEnv } from '../node-env.ts';
import { ROOT } from '../root.ts';

export const MAIN = path.join(ROOT, 'src/local/main.ts');
/** What a server imports before it starts, to have no clock by which a request uses up its time. */
export const STOPPED_CLOCK = path.join(ROOT, 'test/kit/local/stopped-clock.ts');
/** The variable that names the same in one piece, where `bundle-server.ts` has made it. */
export const SERVER = 'SIXBEAT_TEST_SERVER';

/** Settings of a server that lets one address ask as often and as much as it likes. */
export const unlimited = {
  SIXBEAT_REQUESTS_PER_MINUTE: '0',
  SIXBEAT_PROCESSOR_SECONDS_PER_MINUTE: '0',
  SIXBEAT_ANSWER_MEGABYTES_PER_MINUTE: '0',
};

/** How a server ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A user of this machine. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export class ServerProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<Ending>;
  private stdout = '';
  private stderr = '';

  /** @param owner whom it runs as, when that is not who runs the tests */
  constructor(
    env: Readonly<Record<string, string>>,
    owner: Owner | null = null,
    args: readonly string[] = [],
  ) {
    this.child = spawn(process.execPath, [process.env[SERVER] ?? MAIN, ...args], {
      ...owner,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...nodeEnv, SIXBEAT_TOKEN_KEY: TOKEN_KEY, ...env },
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      stdout: this.stdout,
      stderr: this.stderr,
    }));
  }

  /** Where it says that it plays; throws when it ends instead. */
  url(): Promise<string> {
    return this.says(/Listening on (\S+) .*\n.*\n/);
  }

  /** What it says in this place; throws when it ends instead. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const said = pattern.exec(this.stdout)?.[1];
      if (said !== undefined) return said;
      const more = await Promise.race([once(this.child.stdout!, 'data'), this.ended]);
      if ('stderr' in more) throw new Error(`The server ended: ${more.stderr}`);
    }
  }

  /** What it has written so far. */
  get output(): string {
    return this.stdout + this.stderr;
  }

  get pid(): number {
    return this.child.pid!;
  }

  ending(): Promise<Ending> {
    return this.ended;
  }

  /** Ends it, unless it has ended. */
  async stop(signal: NodeJS.Signals): Promise<Ending> {
    this.child.kill(signal);
    return this.ended;
  }
}
