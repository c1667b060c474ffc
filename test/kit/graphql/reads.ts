/**
 * Counts what is read of the variables of requests, from the moment that their JSON has been parsed: all
 * lists and objects in them report each entry that is asked for. The real server does all the rest.
 */
export interface Reads {
  /** Entries of lists and fields of objects that were read. */
  readonly total: number;
  /** Entries of lists that were read at or after this place. */
  readonly beyond: (limit: number) => readonly string[];
  readonly stop: () => void;
}

export function countReads(): Reads {
  const { parse } = JSON;
  let total = 0;
  const farthest = new Map<object, number>();
  const watched = new WeakMap<object, object>();

  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = watched.get(value);
    if (known) return known;
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        const read: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || key === 'length') return read;
        total++;
        const isList = Array.isArray(target);
        if (isList) farthest.set(target, Math.max(farthest.get(target) ?? 0, Number(key)));
        return watch(read);
      },
    });
    watched.set(value, proxy);
    return proxy;
  };

  JSON.parse = (text, reviver) => {
    const parsed: unknown = parse(text, reviver);
    if (typeof parsed !== 'object' || parsed === null || !('variables' in parsed)) return parsed;
    return { ...parsed, variables: watch(parsed.variables) };
  };
  return {
    get total() {
      return total;
    },
    beyond: (limit) =>
      [...farthest.values()].filter((place) => place >= limit).map((place) => `entry ${place}`),
    stop: () => {
      JSON.parse = parse;
    },
  };
}
