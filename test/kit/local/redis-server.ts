/** Redis on a port of this machine, which keeps nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../store/dynamo-server.ts';

/** Becomes "$@", which is killed when standard input ends: the kernel sees to that however our process ends. */
const GUARD = 'exec 4<&0; (read -r _ <&4; kill -9 $$ 2>/dev/null) & exec "$@" 4<&-';

export class RedisServer {
  readonly port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  /** As `npm run test:redis` has found it. */
  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Again, on the same port. */
  async start(): Promise<void> {
    const redis = [process.env.SIXBEAT_REDIS!, '--port', String(this.port), '--bind', '127.0.0.1'];
    this.#process = spawn('/bin/sh', ['-c', GUARD, 'sh', ...redis, '--save', ''], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    while (!(await this.#answers())) await sleep(20);
  }

  #answers(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect(this.port, '127.0.0.1');
    socket.once('connect', () => {
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
    return promise.finally(() => socket.destroy());
  }

  /** It answers nothing until it is woken. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  wake(): void {
    this.#process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const redis = this.#process;
    this.#process = null;
    const ended = redis && once(redis, 'exit');
    redis?.kill('SIGKILL');
    await ended;
  }
}
