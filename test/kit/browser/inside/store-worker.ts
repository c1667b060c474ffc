/** A store in a worker, as tests ask it from Node.js; one that stops for ever before a step, where it is told to. */
import { StoreError } from '../../../../src/app/ports.ts';
import { indexedDbStore } from '../../../../src/store/indexeddb/store.ts';
import { type Call, decoded, encoded, type Reply } from '../messages.ts';

const store = indexedDbStore('sixbeat');
const { bytes } = store;
/** The methods of pictures beside those of the store. */
const methods = {
  ...store,
  keepSecret: (name: string, value: string) => store.secret(name, () => value),
  'bytes.put': bytes.put.bind(bytes),
  'bytes.get': bytes.get.bind(bytes),
  'bytes.delete': bytes.delete.bind(bytes),
  'bytes.erase': bytes.erase.bind(bytes),
};

/** Steps until it stops. */
let left = Infinity;

/** What the database is asked for, each a step. */
const steps = ['put', 'add', 'get', 'getKey', 'getAllKeys', 'delete'];

type Step = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest;
const realOf = (name: string): Step => Reflect.get(IDBObjectStore.prototype, name) as Step;

const get = realOf('get');
for (const name of steps) {
  const real = realOf(name);
  Object.defineProperty(IDBObjectStore.prototype, name, {
    value(this: IDBObjectStore, ...args: unknown[]) {
      return left-- > 0 ? real.apply(this, args) : stopped(this);
    },
  });
}

/** Whatever was asked so far is done; the transaction waits for what never comes, until this worker is killed. */
function stopped(store: IDBObjectStore): IDBRequest {
  const keepOpen = (): void => {
    get.call(store, '').onsuccess = keepOpen;
  };
  keepOpen();
  postMessage({ kind: 'STOPPED' } satisfies Reply);
  // Of another transaction, which waits for this one.
  const next = store.transaction.db.transaction(store.name, 'readwrite');
  return get.call(next.objectStore(store.name), '');
}

onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, method, args, stopAfter } = data;
  left = stopAfter ?? Infinity;
  try {
    const ask = (methods as unknown as Readonly<Record<string, (...args: unknown[]) => unknown>>)[
      method
    ];
    const answer = await ask?.(...(decoded(args) as unknown[]));
    postMessage({ kind: 'DONE', id, answer: encoded(answer) } satisfies Reply);
  } catch (error) {
    const { name, message } = error as Error;
    const kind = error instanceof StoreError ? error.kind : null;
    postMessage({ kind: 'FAILED', id, error: { name, message, kind } } satisfies Reply);
  }
};
