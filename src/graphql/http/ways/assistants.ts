/**
 * The way in of assistants: `/mcp`. Their requests pass the same guards, and what they come to is asked of the
 * API again, from the same address and with the token of the seat: so that no answer and no cost has rules of its
 * own. Who speaks the protocol is another matter.
 */
import { platform } from '#platform';
import { countedAddress } from '../sender/address.ts';
import { answered, type Answering, NOT_KEPT } from '../fights/answers.ts';
import type { Asked, Guard } from '../guard.ts';
import type { CallerOf } from '../limits/rate-limit.ts';
import { workOf } from '../limits/work.ts';
import { API_PATH, MCP_PATH, STREAM_PATH } from '../paths.ts';
import type { RequestMetadata } from '../sender/request-metadata.ts';
import { turnOf } from '../turns/fair-turns.ts';

/** Whom a request comes from. */
export interface Assistant {
  /** Whose connections are counted together: a seat's, an account's, or those of an address without either. */
  readonly holder: string;
  readonly address: string;
  /** Good, or null. */
  readonly token: string | null;
}

/** Answers in the protocol. */
export type AssistantHandler = (request: Request, from: Assistant) => Promise<Response>;

interface Behind extends Answering {
  readonly answer: AssistantHandler;
  readonly countedBy: CallerOf;
  /** @throws GraphQLError when its token is not good */
  readonly proven: (request: Asked) => Promise<unknown>;
}

interface Arrived {
  readonly request: Request;
  readonly metadata: RequestMetadata;
}

/** What is asked of the API now, is asked for this. */
const arrivals = platform.carrier<Arrived>();

/** Answers every request to `/mcp`; the guards before it have counted it. */
export const assistants = ({ answer, countedBy, proven, maskError }: Behind): Guard => ({
  async onRequest({ request, serverContext: metadata, endResponse }) {
    if (!isForAssistants(request)) return;
    const response = await answered({ maskError }, async () => {
      await turnOf(request);
      await proven(request);
      const address = countedAddress(metadata.address);
      const holder = holderOf(await countedBy(request)) ?? `address ${address}`;
      const token = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? null;
      const from = { holder, address, token };
      return arrivals.run({ request, metadata }, () => answer(request, from));
    });
    for (const [name, value] of Object.entries(NOT_KEPT)) response.headers.set(name, value);
    endResponse(response);
  },
});

const holderOf = (counted: Awaited<ReturnType<CallerOf>>): string | null =>
  counted !== null && typeof counted === 'object' ? `key ${counted.key}` : counted;

function isForAssistants(request: Asked): request is Request {
  // What goes the plain way has another path, and no address.
  const { url } = request as Partial<Request>;
  return url !== undefined && new URL(url).pathname === MCP_PATH;
}

type Fetch = (request: Request, metadata: RequestMetadata) => Promise<Response>;

/** Sends to the API what comes of a request of an assistant, from where that came. */
export const askedFor =
  (fetch: Fetch) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const arrived = arrivals.getStore();
    if (!arrived) throw new Error('This is asked for no one.');
    const { address, connection } = arrived.metadata;
    const whole = url.replace(STREAM_PATH, API_PATH);
    const response = await fetch(new Request(whole, init), { address, connection });
    // What is made of the answer is at the cost of who has asked.
    workOf(arrived.request).resume();
    return response;
  };
