import type { Encounter } from '../state/seen.ts';

/** What lasts, and comes to nothing but its own end. */
const LASTING = new Set(['CONDITION', 'COOLDOWN', 'COVER', 'QUICK_ACTION']);

export const isLasting = ({ kind }: Pick<Encounter['timeline'][number], 'kind'>): boolean =>
  LASTING.has(kind);
