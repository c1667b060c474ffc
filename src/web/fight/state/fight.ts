/** What one seat has seen of one fight, and how it is connected. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FollowUpFragment, SeatViewFragment } from '../../../client/index.ts';
import type { Refusal } from '../../api/command.ts';
import type { HistoryEntry } from './history.ts';
import type { Decision, Followed, LogLine } from './seen.ts';

/** What one version brought. */
export interface LogEntry extends HistoryEntry {
  readonly at: string;
  readonly events: readonly LogLine[];
  /** What nobody asked for, as far as this seat may know. */
  readonly followUps: readonly FollowUpFragment[];
}

/** A seat that was made for somebody. */
export interface Issued {
  readonly name: string;
  readonly token: string;
}

export interface Fight {
  readonly encounter: Followed | null;
  readonly seat: SeatViewFragment | null;
  /** A decision that is not due, whose options somebody has asked for at this version. */
  readonly opened: Decision | null;
  /** Oldest first, without a gap up to the newest version. */
  readonly log: readonly LogEntry[];
  /** Where what is before the log ends; null when there is nothing before it. */
  readonly earlier: string | null;
  readonly connection: 'CONNECTING' | 'FOLLOWING' | 'AWAY' | 'ENDED';
  /** Why it ended, or why there is no answer. */
  readonly trouble: string | null;
  /** While a command is on its way. */
  readonly sending: boolean;
  readonly refusal: Refusal | null;
}

/** Of a fight of which nothing has come yet. */
export const nothingSeen = (): StoreApi<Fight> =>
  createStore<Fight>(() => ({
    encounter: null,
    seat: null,
    opened: null,
    log: [],
    earlier: null,
    connection: 'CONNECTING',
    trouble: null,
    sending: false,
    refusal: null,
  }));
