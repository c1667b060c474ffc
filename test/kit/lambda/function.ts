/** Runs the code of a Lambda function in processes of its own, behind a Runtime API. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';

const BOOTSTRAP = path.join(import.meta.dirname, 'bootstrap.ts');

export interface FunctionCode {
  /** The directory of the asset. */
  readonly directory: string;
  /** `index.handler`. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** What a function answers, or how it failed. */
export type Answer =
  | { readonly kind: 'RESULT'; readonly result: unknown }
  | {
      readonly kind: 'STREAM';
      readonly metadata: unknown;
      /** What follows the metadata. Destroy it to make the connection to the function break. */
      readonly body: Readable;
    }
  | { readonly kind: 'ERROR'; readonly error: unknown };

interface Invocation {
  readonly id: string;
  readonly event: unknown;
  readonly answer: (answer: Answer) => void;
}

/** Starts a process for each event that comes while all others are busy, as Lambda does. */
export class LambdaFunction {
  private readonly code: FunctionCode;
  private readonly instances: Instance[] = [];

  constructor(code: FunctionCode) {
    this.code = code;
  }

  /** How many processes have been started. */
  get started(): number {
    return this.instances.length;
  }

  /** Whether no process is busy with an event. */
  get idle(): boolean {
    return this.instances.every((instance) => instance.idle);
  }

  /** Everything that the processes have printed. */
  get log(): string {
    return this.instances.map(({ log }) => log).join('');
  }

  /** The milliseconds of processor that all threads of the processes have taken. Linux alone says so. */
  get processorMs(): number {
    return this.instances.reduce((sum, { processorMs }) => sum + processorMs, 0);
  }

  async invoke(event: unknown): Promise<Answer> {
    const idle = this.instances.find((instance) => instance.idle);
    if (idle) return idle.invoke(event);
    const instance = new Instance(this.code);
    this.instances.push(instance);
    return instance.invoke(event);
  }

  async stop(): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop()));
  }
}

class Instance {
  log = '';
  private readonly code: FunctionCode;
  private readonly api: Server;
  private readonly ready: Promise<void>;
  private process: ChildProcess | null = null;
  private asking: ServerResponse | null = null;
  private current: Invocation | null = null;

  constructor(code: FunctionCode) {
    this.code = code;
    this.api = createServer((request, response) => void this.serve(request, response));
    this.ready = this.start();
  }

  get idle(): boolean {
    return this.current === null;
  }

  get processorMs(): number {
    const threads = `/proc/${this.process?.pid}/task`;
    const nanoseconds = readdirSync(threads).map((thread) =>
      parseInt(readFileSync(`${threads}/${thread}/schedstat`, 'utf8')),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  }

  async invoke(event: unknown): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.current = { id: randomUUID(), event, answer: resolve };
    await this.ready;
    this.hand();
    return promise;
  }

  async stop(): Promise<void> {
    await this.ready;
    if (this.process?.exitCode === null) {
      this.process.kill('SIGKILL');
      await once(this.process, 'exit');
    }
    this.api.closeAllConnections();
    this.api.close();
  }

  private async start(): Promise<void> {
    const { directory, handler, environment, timeoutSeconds } = this.code;
    this.api.listen(0, '127.0.0.1');
    await once(this.api, 'listening');
    const { port } = this.api.address() as AddressInfo;
    this.process = spawn(process.execPath, [BOOTSTRAP], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing of ours: what a function needs, its template has to give it.
      env: {
        ...environment,
        AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
        LAMBDA_TASK_ROOT: directory,
        _HANDLER: handler,
        AWS_LAMBDA_FUNCTION_NAME: 'emulated',
        AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
        AWS_LAMBDA_FUNCTION_TIMEOUT: String(timeoutSeconds),
      },
    });
    for (const output of [this.process.stdout, this.process.stderr])
      output?.setEncoding('utf8').on('data', (text: string) => (this.log += text));
    this.process.once('exit', (code) => {
      this.current?.answer({ kind: 'ERROR', error: `The process ended with ${code}: ${this.log}` });
    });
  }

  /** The Runtime API. */
  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = request.url?.replace('/2018-06-01/runtime/', '') ?? '';
    if (call === 'invocation/next') {
      // A new request ends the one before.
      if (this.current && this.asked(this.current)) this.current = null;
      this.asking = response;
      this.hand();
      return;
    }
    const { current } = this;
    const [, id, what] = call.split('/');
    if (call !== 'init/error' && id !== current?.id) {
      response.writeHead(400).end();
      return;
    }
    if (what === 'response')
      current?.answer(await answerIn(request, () => response.writeHead(202).end()));
    else {
      current?.answer({ kind: 'ERROR', error: await json(request) });
      response.writeHead(202).end();
    }
  }

  private readonly handed = new WeakSet<Invocation>();
  private asked(invocation: Invocation): boolean {
    return this.handed.has(invocation);
  }

  /** Gives the event to the process, once both are there. */
  private hand(): void {
    const { asking, current } = this;
    if (!asking || !current || this.asked(current)) return;
    this.handed.add(current);
    this.asking = null;
    asking.writeHead(200, {
      'lambda-runtime-aws-request-id': current.id,
      'lambda-runtime-deadline-ms': String(Date.now() + this.code.timeoutSeconds * 1000),
      'lambda-runtime-invoked-function-arn':
        'arn:aws:lambda:eu-west-1:000000000000:function:emulated',
    });
    asking.end(JSON.stringify(current.event));
  }
}

async function answerIn(request: IncomingMessage, accept: () => void): Promise<Answer> {
  if (request.headers['lambda-runtime-function-response-mode'] !== 'streaming') {
    const result: unknown = await json(request);
    accept();
    return { kind: 'RESULT', result };
  }
  const { socket } = request;
  request.once('end', accept).once('close', () => {
    if (!request.readableEnded) socket.destroy();
  });
  if (!request.headers['content-type']?.includes('http-integration-response'))
    return { kind: 'ERROR', error: `A stream without metadata: ${String(await buffer(request))}` };
  return { kind: 'STREAM', metadata: await metadataIn(request), body: request };
}

/** Reads up to the 8 zeros, and puts back what came with them. */
async function metadataIn(request: IncomingMessage): Promise<unknown> {
  let read = Buffer.alloc(0);
  for (;;) {
    const end = read.indexOf(Buffer.alloc(8));
    if (end >= 0) {
      const rest = read.subarray(end + 8);
      if (rest.length > 0) request.unshift(rest);
      return JSON.parse(read.subarray(0, end).toString());
    }
    const chunk = request.read() as Buffer | null;
    if (chunk) read = Buffer.concat([read, chunk]);
    else if (request.readableEnded) throw new Error('The stream has no metadata.');
    else await Promise.race([once(request, 'readable'), once(request, 'end')]);
  }
}
