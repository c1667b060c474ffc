/** What a request is charged for, and where it is ended. The clock is ours: only what a test does takes time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../../../src/graphql/http/guard.ts';
import { MAX_WORK } from '../../../src/graphql/http/limits/limits.ts';
import { SLICE, sliceMeter } from '../../../src/graphql/http/limits/work-limit.ts';
import { workOf } from '../../../src/graphql/http/limits/work.ts';
import type { EncounterStore } from '../../../src/app/ports.ts';
import { bothWays, type Case, server } from '../../kit/graphql/both-ways.ts';
import { memoryStore } from '../../kit/store/memory.ts';

/** Milliseconds of processor. */
let clock: number;
beforeEach(() => {
  clock = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: clock * 1000, system: 0 }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const someone = (): Asked => new Request('http://x/graphql');
const nextTurn = () => new Promise(setImmediate);

describe('the processor is charged', () => {
  it('to who holds the thread, up to where another goes on', () => {
    const [one, other] = [workOf(someone()), workOf(someone())];
    clock += 1000;
    one.resume();
    clock += 5;
    other.resume();
    clock += 7;
    one.resume();
    clock += 2;
    expect([one.unpaid(), other.unpaid()]).toEqual([7, 7]);
    clock += 3;
    expect([one.unpaid(), other.unpaid()]).toEqual([3, 0]);
  });

  it('to nobody for what comes in a later turn of the event loop', async () => {
    const work = workOf(someone());
    work.resume();
    clock += 5;
    await nextTurn();
    clock += 1000;
    expect(work.unpaid()).toBe(5);
  });

  it('in slices beside the share of an answer, and others have their turn between two of them', async () => {
    const request = someone();
    const work = workOf(request);
    work.renew();
    const meter = sliceMeter({ request });
    const order: string[] = [];
    setImmediate(() => order.push('another'));
    for (const name of ['first', 'second']) {
      await meter.pause();
      meter.measure(() => {
        clock += SLICE;
        order.push(name);
      });
    }
    expect(order).toEqual(['first', 'another', 'second']);
    expect([work.share, work.unpaid()]).toEqual([0, 2 * SLICE]);
  });
});

const create = (name: string): string =>
  `${name}: createEncounter(input: { name: "${name}", ruleset: SEGMENTS }) { __typename ... on CreateEncounterPayload { version } }`;

/** A store on which what is written takes the processor for longer than a request may, by whichever way. */
const slowStore = (): Partial<EncounterStore> => {
  const store = memoryStore();
  return {
    create: (...args) => {
      clock += MAX_WORK + 1;
      return store.create(...args);
    },
  };
};

describe('a request that works for too long', () => {
  const refused = { code: 'TOO_MUCH_WORK', limit: MAX_WORK };

  it('is ended with an error that names the limit', async () => {
    const slow = () =>
      server({
        load: () => {
          clock += MAX_WORK + 1;
          return Promise.resolve(null);
        },
      });
    const id = 'enc_00000000000000000001';
    const { firstToken } = await import('../../kit/app/seats.ts');
    const headers = { authorization: `Bearer ${await firstToken(id)}` };
    const one: Case = {
      body: { query: `{ encounter(id: "${id}") { ... on Encounter { id } } }` },
      headers,
    };
    const [answer] = await bothWays(slow, one);
    expect(JSON.parse(answer!.body)).toMatchObject({
      data: null,
      errors: [{ extensions: refused }],
    });
  });

  it('says of a mutation that it was carried out, and begins none after it', async () => {
    const query = `mutation { ${create('first')} ${create('second')} }`;
    const [answer] = await bothWays(() => server(slowStore()), { body: { query } });
    const { errors } = JSON.parse(answer!.body) as {
      readonly errors: readonly { readonly extensions: { readonly changes: readonly unknown[] } }[];
    };
    expect(errors).toMatchObject([{ extensions: { ...refused, changes: [{ version: 1 }] } }]);
    expect(errors[0]!.extensions.changes).toHaveLength(1);
  });

  it('lets others go on between two mutations', async () => {
    const orders: string[][] = [];
    const paused = (): Partial<EncounterStore> => {
      const store = memoryStore();
      const order: string[] = [];
      orders.push(order);
      return {
        create: (record, ...args) => {
          clock += SLICE + 1;
          order.push((record.snapshot.state as { readonly name: string }).name);
          setImmediate(() => order.push('another'));
          return store.create(record, ...args);
        },
      };
    };
    const query = `mutation { ${create('first')} ${create('second')} ${create('third')} }`;
    await bothWays(() => server(paused()), { body: { query } });
    for (const order of orders) expect(order.slice(0, order.indexOf('third'))).toContain('another');
    expect(orders).toHaveLength(2);
  });

  it('writes nothing when it was judged for too long', async () => {
    const written = vi.fn();
    // Every look at the clock finds it much later.
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
      user: (clock += MAX_WORK + 1) * 1000,
      system: 0,
    }));
    const [answer] = await bothWays(() => server({ create: written }), {
      body: { query: `mutation { ${create('only')} }` },
    });
    expect(answer!.body).toContain('TOO_MUCH_WORK');
    expect(answer!.body).toContain('"changes":[]');
    expect(written).not.toHaveBeenCalled();
  });
});
