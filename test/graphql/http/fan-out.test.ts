/** What one version costs all who follow it, and who waits for that. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import { flowParts } from '../../../src/engine/index.ts';
import { createServer, type ServerOptions } from '../../../src/graphql/server.ts';
import { EncounterModel } from '../../../src/graphql/plumbing/model.ts';
import { authorization, gmOf, nobody, tokens } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A server without a network, an encounter, and those who follow it. */
async function followed(options: Partial<ServerOptions> = {}) {
  const clock = () => new Date();
  const encounters = new Encounters({ store: memoryStore(), clock, randomBytes, creation: 'OPEN' });
  const api = createServer(encounters, { tokens, accounts: null, ...options });
  const made = await encounters.create('SEGMENTS', { name: 'x' }, nobody);
  if (made.kind !== 'DONE') throw new Error(made.kind);
  const { id } = made.record;
  let changes = 0;
  return {
    /** The events of a stream that has begun, as they come. */
    follow: async (selection: string): Promise<AsyncGenerator<string, void>> => {
      const query = `subscription { encounterUpdated(encounterId: "${id}") { ... on EncounterUpdate { ${selection} } } }`;
      const headers = {
        ...JSON_TYPE,
        accept: 'text/event-stream',
        ...(await authorization('GM', id)),
      };
      const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
      const { body } = await api.fetch(new Request('http://x/graphql', init), { address: 'a' });
      return eventsIn(body!.pipeThrough(new TextDecoderStream()));
    },
    change: () =>
      encounters.setPace(
        { encounterId: id, caller: gmOf(id), expectedVersion: null },
        changes++ % 2 === 0 ? flowParts : [],
      ),
  };
}

async function* eventsIn(texts: ReadableStream<string>): AsyncGenerator<string, void> {
  for await (const text of texts) if (text.includes('event: next')) yield text;
}

/** All that waits has had its turn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 100; i++) await new Promise(setImmediate);
}

it('is one update in each turn of the event loop, in which others are answered', async () => {
  const { follow, change } = await followed();
  const STREAMS = 20;
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => follow('version')));
  let sent = 0;
  const reading = streams.map(async (stream) => {
    await stream.next();
    sent++;
  });
  await settled();
  await change();
  // What the server has received meanwhile is read now.
  await new Promise(setImmediate);
  expect(sent).toBeLessThan(STREAMS / 2);
  await Promise.all(reading);
  expect(sent).toBe(STREAMS);
  for (const stream of streams) await stream.return();
});

describe('is worked out once for one seat', () => {
  const FIELDS = '__typename version encounter { name version } events { __typename }';

  /** What viewers were sent of one change, and how often it was worked out. */
  async function sentTo(selections: readonly string[], options: Partial<ServerOptions> = {}) {
    const { follow, change } = await followed(options);
    const events = vi.spyOn(EncounterModel.prototype, 'events');
    const streams = await Promise.all(selections.map((one) => follow(one)));
    const sent = Promise.all(streams.map(async (stream) => String((await stream.next()).value)));
    await settled();
    events.mockClear();
    await change();
    const texts = await sent;
    const times = events.mock.calls.length;
    vi.restoreAllMocks();
    for (const stream of streams) await stream.return();
    return { texts, times };
  }

  it('whoever asks for the same', async () => {
    const { texts, times } = await sentTo(Array.from({ length: 10 }, () => FIELDS));
    expect(texts[0]).toMatch(/"version":2/);
    expect(new Set(texts).size).toBe(1);
    expect(times).toBe(1);
  });

  it('and again for whoever asks for something else', async () => {
    const { texts, times } = await sentTo([FIELDS, `${FIELDS} encounterId`, FIELDS]);
    expect(texts[0]).toBe(texts[2]);
    expect(texts[0]).not.toBe(texts[1]);
    expect(times).toBe(2);
  });

  it('but not where a part was left out for want of time', async () => {
    let clock = 0;
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
      user: 60_000 * ++clock,
      system: 0,
    }));
    // The clock is looked at once in 32 fields.
    const many = `${FIELDS} ${Array.from({ length: 40 }, (_, i) => `a${i}: version`).join(' ')}`;
    const { texts, times } = await sentTo([many, many], { work: 50 });
    for (const text of texts) expect(text).toContain('TOO_MUCH_WORK');
    expect(times).toBe(2);
  });
});

it('is bounded for each of them: an update that takes too long is refused, and the next is one again', async () => {
  // Each look at the clock, of which a long answer takes many, finds a millisecond gone.
  let clock = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: 1000 * ++clock,
    system: 0,
  }));
  const { follow, change } = await followed({ work: 50 });
  const often = (count: number, field: string) =>
    Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');
  const all = often(30, `conditions { ${often(10, 'summary')} }`);
  const [dear, cheap] = [await follow(`encounter { ${all} }`), await follow('version')];
  const heard: (readonly string[])[] = [];
  for (let round = 0; round < 2; round++) {
    const both = [dear, cheap].map(async (stream) => String((await stream.next()).value));
    await settled();
    await change();
    heard.push(await Promise.all(both));
  }
  for (const [refused, sent] of heard) {
    expect(refused).toContain('TOO_MUCH_WORK');
    expect(sent).toMatch(/"version":\d/);
  }
  vi.restoreAllMocks();
  await dear.return();
  await cheap.return();
});
