/** Follows a fight: the newest state, the log without a gap, and what a cut connection has missed. */
import type { StoreApi } from 'zustand/vanilla';
import {
  JournalDocument,
  ScreenDocument,
  ScreenUpdatedDocument,
} from '../../api/generated/whole.ts';
import { send, stream, Trouble } from '../../api/api.ts';
import { type Conflict, messageOf, refusalFor } from '../../api/command.ts';
import { sharing } from '../../kit/sharing.ts';
import { type Fight, type LogEntry, nothingSeen } from './fight.ts';
import type { Ping } from './pings.ts';
import type { Followed } from './seen.ts';

/** Milliseconds in which a stream of the same server has brought what was done. */
const STREAM_MS = 150;
/** Milliseconds before a stream that was cut is taken up again; each try doubles it. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [500, 15_000];
const LOG_PAGE = 100;
/** What no waiting mends. */
const FINAL = new Set(['UNAUTHENTICATED', 'SEAT_REVOKED', 'FORBIDDEN', 'ENCOUNTER_NOT_FOUND']);
const WENT_BACK = {
  kind: 'TOLD',
  title: 'The server went back',
  text: 'The server no longer has what this page showed last. You now see the fight as the server has it.',
} as const;

export class Follower {
  private readonly state: StoreApi<Fight>;
  private readonly encounterId: string;
  private readonly token: string | null;
  private readonly onPing: (ping: Ping) => void;
  private isLoading = false;
  private pause = SHORTEST_PAUSE;
  /** Cuts the stream that there is. */
  private cut = new AbortController();

  constructor(
    state: StoreApi<Fight>,
    encounterId: string,
    token: string | null,
    onPing: (ping: Ping) => void,
  ) {
    this.state = state;
    this.encounterId = encounterId;
    this.token = token;
    this.onPing = onPing;
  }

  /** Goes on until `signal` ends it. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.catchUp();
        if (await this.followOnce(signal)) return;
      } catch (error) {
        if (this.isFinal(error)) return;
        await sleep(this.pause, signal, 'online');
        this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
      }
    }
  }

  /** The stream brings most versions at once; where it is slower, they are asked for. */
  async reach(version: number): Promise<void> {
    const until = Date.now() + STREAM_MS;
    while (Date.now() < until) {
      if ((this.state.getState().encounter?.version ?? 0) >= version) return;
      await sleep(10, new AbortController().signal);
    }
    await this.catchUp();
  }

  /** What came in between is drawn, whichever of the two versions is the newer one. */
  async settle({ seen, current }: Conflict): Promise<void> {
    await (current > seen ? this.reach(current) : this.catchUp());
  }

  private async catchUp(): Promise<void> {
    const known = this.state.getState().log.at(-1) ?? null;
    const { encounter } = await send(ScreenDocument, { id: this.encounterId }, this.token);
    if (!encounter) throw new Trouble('ENCOUNTER_NOT_FOUND', 'There is no such fight.');
    const { seat, ...seen } = encounter;
    const missed = await this.missed(known, seen.version);
    if (missed === 'OTHER_HISTORY') {
      this.beginAnew();
      return this.catchUp();
    }
    this.state.setState({ seat });
    this.see(seen, missed);
  }

  /**
   * The newest entries of the journal, from the last known one on. That one is compared: of a server
   * that went back it is gone, or another one has its version.
   */
  private async missed(
    known: LogEntry | null,
    version: number,
  ): Promise<readonly LogEntry[] | 'OTHER_HISTORY'> {
    const missing = version - (known?.version ?? 0);
    const last = Math.min(LOG_PAGE, Math.max(missing, 0) + 1);
    const { nodes, earlier } = await this.journal({ last });
    // After a long while away the log begins anew, so that it has no gap.
    if (!known || missing >= LOG_PAGE) {
      this.state.setState({ log: [], earlier });
      return nodes;
    }
    // What was added meanwhile has pushed the oldest of them out of the page.
    if ((nodes[0]?.version ?? 0) > known.version)
      return this.missed(known, Math.max(version + 1, nodes.at(-1)?.version ?? 0));
    const same = nodes.find((entry) => entry.version === known.version);
    return same?.at === known.at ? nodes : 'OTHER_HISTORY';
  }

  /** What was seen never happened here, and no stream goes on from it. */
  private beginAnew(): void {
    const { history, connection, sending } = this.state.getState();
    this.state.setState({
      ...nothingSeen().getState(),
      ...{ connection, sending, history: history + 1, notice: WENT_BACK },
    });
    this.cut.abort();
  }

  /** Puts the entries before the log in front of it. */
  async loadEarlier(): Promise<void> {
    const { earlier: before } = this.state.getState();
    if (before === null || this.isLoading) return;
    this.isLoading = true;
    try {
      const { nodes, earlier } = await this.journal({ last: LOG_PAGE, before });
      // Unless the log has begun anew meanwhile.
      this.state.setState((now) =>
        now.earlier === before ? { log: [...nodes, ...now.log], earlier } : now,
      );
    } catch (error) {
      this.state.setState({ refusal: refusalFor(messageOf(error)) });
    } finally {
      this.isLoading = false;
    }
  }

  private async journal(page: { readonly last: number; readonly before?: string }) {
    const { encounter } = await send(
      JournalDocument,
      { id: this.encounterId, ...page },
      this.token,
    );
    const journal = encounter?.journal;
    return {
      nodes: journal?.nodes ?? [],
      earlier: journal?.pageInfo.hasPreviousPage ? (journal.pageInfo.startCursor ?? null) : null,
    };
  }

  /** Whether it is over for good. */
  private async followOnce(signal: AbortSignal): Promise<boolean> {
    const afterVersion = this.state.getState().encounter?.version ?? null;
    const asked = { encounterId: this.encounterId, afterVersion };
    this.state.setState({ connection: 'FOLLOWING', trouble: null });
    this.cut = new AbortController();
    const both = AbortSignal.any([signal, this.cut.signal]);
    const updates = stream(ScreenUpdatedDocument, asked, this.token, both);
    const began = Date.now();
    for await (const { encounterUpdated } of updates) {
      if (encounterUpdated.__typename === 'StreamEnded') {
        if (encounterUpdated.reason === 'TIME') return false;
        this.state.setState({ connection: 'ENDED', trouble: encounterUpdated.reason });
        return true;
      }
      this.pause = SHORTEST_PAUSE;
      if (encounterUpdated.__typename === 'EncounterPinged') {
        this.onPing(encounterUpdated);
        continue;
      }
      const { encounter, version, entry, events } = encounterUpdated;
      this.see(encounter, [{ ...entry, version, events }]);
    }
    if (signal.aborted) return true;
    // One that ends at once, again and again, is taken up ever more seldom.
    if (Date.now() - began > LONGEST_PAUSE) this.pause = SHORTEST_PAUSE;
    throw new Trouble('STREAM_ENDED', 'The connection was cut.');
  }

  private see(encounter: Followed, entries: readonly LogEntry[]): void {
    this.state.setState((before) => {
      const newest = before.log.at(-1)?.version ?? 0;
      const news = entries.filter(({ version }) => version > newest);
      const isOlder = before.encounter && encounter.version < before.encounter.version;
      return {
        encounter: isOlder ? before.encounter : sharing(before.encounter, encounter),
        log: news.length > 0 ? [...before.log, ...news] : before.log,
        trouble: null,
      };
    });
  }

  private isFinal(error: unknown): boolean {
    const code = error instanceof Trouble ? error.code : '';
    const final = FINAL.has(code);
    const isSeatless = this.token === null && code === 'UNAUTHENTICATED';
    const why = code === 'ENCOUNTER_NOT_FOUND' ? code : messageOf(error);
    this.state.setState({
      connection: final ? 'ENDED' : 'AWAY',
      trouble: isSeatless ? 'NO_SEAT' : why,
    });
    return final;
  }
}

/** @param wakes an event of the page that ends it early */
const sleep = (ms: number, signal: AbortSignal, wakes?: string): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      if (wakes) removeEventListener(wakes, wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
    if (wakes) addEventListener(wakes, wake);
  });
