/**
 * The Node.js runtime of Lambda, as much of it as a function notices: loads the handler of
 * LAMBDA_TASK_ROOT, asks the Runtime API for one event after the other, and sends back what the
 * handler answers. Runs alone in a process, and imports nothing but Node itself.
 *
 * Like Amazon's: a streamed answer is one chunked request, metadata and 8 zeros come before the
 * first byte that is written (and never without one), and errors break it off in its trailers.
 */
import type { ClientRequest, IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';

// Named imports of node:http would load undici, before any function that does without.
const { Agent, request } = process.getBuiltinModule('node:http');

type Handler = (event: unknown, ...rest: unknown[]) => Promise<unknown>;
type ResponseStream = ClientRequest & { beforeFirstWrite?: (() => void) | undefined };

const { AWS_LAMBDA_RUNTIME_API, LAMBDA_TASK_ROOT, _HANDLER } = process.env;
if (!AWS_LAMBDA_RUNTIME_API || !LAMBDA_TASK_ROOT || !_HANDLER) throw new Error('No Lambda here.');
const RUNTIME = `http://${AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const agent = new Agent({ keepAlive: true });
const streaming = new WeakSet<Handler>();

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse(handler: Handler) {
      streaming.add(handler);
      return handler;
    },
    HttpResponseStream: {
      from(stream: ResponseStream, metadata: unknown) {
        stream.setHeader('content-type', 'application/vnd.awslambda.http-integration-response');
        stream.beforeFirstWrite = () => {
          stream.write(JSON.stringify(metadata));
          stream.write(Buffer.alloc(8));
        };
        return stream;
      },
    },
  },
});

const handler = await load(_HANDLER).catch(async (error: unknown) => {
  await post(`${RUNTIME}/init/error`, described(error));
  throw error;
});
for (;;) {
  const { headers, event } = await next();
  const id = String(headers['lambda-runtime-aws-request-id']);
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  const context = {
    awsRequestId: id,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? '',
    functionVersion: '$LATEST',
    invokedFunctionArn: String(headers['lambda-runtime-invoked-function-arn']),
    memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE ?? '',
    getRemainingTimeInMillis: () => deadline - Date.now(),
  } satisfies Partial<Context>;
  if (streaming.has(handler)) {
    await stream(id, (out) => handler(event, out, context));
  } else {
    await handler(event, context).then(
      (result) => post(`${RUNTIME}/invocation/${id}/response`, result),
      (error: unknown) => post(`${RUNTIME}/invocation/${id}/error`, described(error)),
    );
  }
}

async function load(name: string): Promise<Handler> {
  const [file, member] = name.split('.') as [string, string];
  const url = pathToFileURL(path.join(LAMBDA_TASK_ROOT ?? '', `${file}.mjs`));
  const module = (await import(url.href)) as Record<string, unknown>;
  if (typeof module[member] !== 'function') throw new Error(`${name} is no handler.`);
  return module[member] as Handler;
}

async function next(): Promise<{ headers: IncomingMessage['headers']; event: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${RUNTIME}/invocation/next`, { agent }, resolve).on('error', reject).end();
  const response = await promise;
  return { headers: response.headers, event: JSON.parse(await textOf(response)) };
}

async function post(url: string, body: unknown): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method: 'POST', agent }, resolve)
    .on('error', reject)
    .end(JSON.stringify(body ?? null));
  await textOf(await promise);
}

async function stream(id: string, run: (out: ResponseStream) => Promise<unknown>): Promise<void> {
  const { promise: accepted, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const out: ResponseStream = request(`${RUNTIME}/invocation/${id}/response`, {
    method: 'POST',
    headers: {
      'lambda-runtime-function-response-mode': 'streaming',
      'transfer-encoding': 'chunked',
      trailer: 'Lambda-Runtime-Function-Error-Type, Lambda-Runtime-Function-Error-Body',
    },
  });
  out.on('response', resolve).on('error', reject);
  const write = out.write.bind(out) as (...args: unknown[]) => boolean;
  out.write = (...args: unknown[]) => {
    const first = out.beforeFirstWrite;
    out.beforeFirstWrite = undefined;
    first?.();
    return write(...args);
  };
  // The caller that waits for it is answered below.
  accepted.catch(() => undefined);
  try {
    await run(out);
    await textOf(await accepted);
  } catch (error) {
    console.error('Invoke Error', error);
    if (out.destroyed) return;
    const { errorType } = described(error);
    out.addTrailers({ 'Lambda-Runtime-Function-Error-Type': errorType });
    out.end();
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8')) text += String(chunk);
  return text;
}

function described(error: unknown) {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] }
    : { errorType: 'Error', errorMessage: String(error), trace: [] };
}
