import type { Memory } from '../api/seats.ts';

/** For seats that are gone with the page: what the page around it has given is kept nowhere. */
export function memory(): Memory {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}
