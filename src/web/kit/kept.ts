/** What a reload of the page leaves as it was: it is kept for this tab alone. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const PREFIX = 'sixbeat:tab:';

/** Null where nothing is kept, or nothing may be. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // It is only more comfortable with it.
  }
}

/** State that is kept. @param initial where nothing is */
export function useKept<Value>(
  key: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => (kept(key) as Value | null) ?? initial);
  useEffect(() => {
    keep(key, value);
  }, [key, value]);
  return [value, setValue];
}
