/** All that a database of a page holds, as JSON, and back: what a browser keeps for years is tested as a file. */

/** What of the values is no JSON: bytes. */
type Row = readonly [key: unknown, value: unknown];
export interface Dump {
  readonly layout: number;
  readonly stores: Readonly<
    Record<string, { readonly indexes: readonly string[]; readonly rows: readonly Row[] }>
  >;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('It failed.'));
    };
  });

export async function dumped(name: string): Promise<Dump> {
  const database = await done(indexedDB.open(name));
  const stores: Record<string, Dump['stores'][string]> = {};
  for (const store of database.objectStoreNames) {
    const from = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([done(from.getAllKeys()), done(from.getAll())]);
    const rows = keys.map((key, i): Row => [key, asJson(values[i])]);
    stores[store] = { indexes: [...from.indexNames], rows };
  }
  const { version: layout } = database;
  database.close();
  return { layout, stores };
}

/** As if this browser had had it all along. The name of an index is its path. */
export async function restored(name: string, { layout, stores }: Dump): Promise<void> {
  await done(indexedDB.deleteDatabase(name));
  const request = indexedDB.open(name, layout);
  request.onupgradeneeded = () => {
    for (const [store, { indexes }] of Object.entries(stores)) {
      const made = request.result.createObjectStore(store);
      for (const index of indexes) made.createIndex(index, index);
    }
  };
  const database = await done(request);
  for (const [store, { rows }] of Object.entries(stores)) {
    const into = database.transaction(store, 'readwrite').objectStore(store);
    for (const [key, value] of rows) await done(into.put(fromJson(value), key as IDBValidKey));
  }
  database.close();
}

const asJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: [...value] } : value;

const fromJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value && Array.isArray(value.bytes)
    ? new Uint8Array(value.bytes as number[])
    : value;
