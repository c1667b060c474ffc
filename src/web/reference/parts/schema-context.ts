import { createContext, use } from 'react';
import type { Schema } from '../schema.ts';

interface Read {
  readonly schema: Schema;
  /** Only what this one has is shown; null for all of them. */
  readonly ruleset: string | null;
}

export const SchemaContext = createContext<Read | null>(null);

export function useSchema(): Read {
  const read = use(SchemaContext);
  if (!read) throw new Error('There is no schema around it.');
  return read;
}
