/** What one seat has seen of one fight, and how it is connected. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ToRoll } from './to-roll.ts';
import type { ByHandFragment, FollowUpFragment, SeatViewFragment } from '../../../client/index.ts';
import type { Refusal } from '../../api/command.ts';
import type { HistoryEntry } from './history.ts';
import type { Decision, Followed, LogLine } from './seen.ts';

/** What one version brought. */
export interface LogEntry extends HistoryEntry {
  readonly at: string;
  /** The seat that asked for it; null when this seat may not know. */
  readonly seatId: string | null;
  readonly events: readonly LogLine[];
  /** What was not asked for, as far as this seat may know. */
  readonly followUps: readonly FollowUpFragment[];
  /** The dice that were rolled by hand, as far as this seat may know. */
  readonly declared: readonly ByHandFragment[];
}

/** A seat that was made for a player. */
export interface Issued {
  readonly name: string;
  readonly token: string;
}

/** What its person has to hear before anything else. */
export type Notice =
  /** What they were about to do was for the fight as it was at a version; they are asked again. */
  | {
      readonly kind: 'MOVED_ON';
      readonly seen: number;
      readonly act: Act;
      /** Does it to the fight as it is now. */
      readonly again: () => Promise<void>;
    }
  | { readonly kind: 'TOLD'; readonly title: string; readonly text: string };

/** What is done to the fight as a whole. */
export type Act = 'Undo' | 'Redo' | 'Rewind' | 'End' | 'Delete';

/** Whether the page has the computer play on by itself; an undo pauses it. */
export type Autoplay = 'OFF' | 'ON' | 'PAUSED';

export interface Opened extends Decision {
  /** That lists its options. */
  readonly version: number;
}

export interface Fight {
  readonly encounter: Followed | null;
  readonly seat: SeatViewFragment | null;
  /** A decision that is not due, whose options the viewer has asked for. */
  readonly opened: Opened | null;
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
  /** The last command of this seat, where it takes dice of its hand first. */
  readonly toRoll: ToRoll | null;
  readonly notice: Notice | null;
  readonly autoplay: Autoplay;
  /** One more each time that the server turned out to have another history than the one seen. */
  readonly history: number;
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
    toRoll: null,
    notice: null,
    autoplay: 'OFF',
    history: 0,
  }));
