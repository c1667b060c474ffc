import { playSeconds } from './seconds.ts';
import { playSegments } from './segments.ts';
import { playVigilance } from './vigilance.ts';

/** The worked fights. They hold however the dice fall. */
export const fights = {
  segments: playSegments,
  vigilance: playVigilance,
  seconds: playSeconds,
} as const;
