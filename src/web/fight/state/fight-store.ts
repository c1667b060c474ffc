/** What one seat has seen of one fight: the newest state, the log, and how it is connected. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  AdjudicateDocument,
  IssueSeatDocument,
  RewindEncounterDocument,
  TakeOptionDocument,
} from '../../../client/brief.ts';
import {
  type DiceAfterRewind,
  type FollowUpFragment,
  type IssueSeatInput,
  JournalDocument,
  ScreenDecisionsDocument,
  ScreenDocument,
  ScreenUpdatedDocument,
  type SeatViewFragment,
} from '../../../client/index.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { send, stream, Trouble } from '../../api/api.ts';
import { Outbox } from '../../api/outbox.ts';
import { claimsOf } from '../../api/seats.ts';
import {
  command,
  messageOf,
  type Outcome,
  type PayloadOf,
  type Refusal,
  sendOn,
} from '../../api/command.ts';
import { sharing } from '../../kit/sharing.ts';
import type { Picks } from '../due-now/draft.ts';
import type { HistoryEntry } from './history.ts';
import type { Decision, Followed, LogLine, Possibility } from './seen.ts';

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

type SeatAsked = Pick<IssueSeatInput, 'kind' | 'name' | 'combatantIds'>;

/** What every mutation of a fight answers with. */
interface Done {
  readonly encounter: { readonly version: number };
}
/** What the store adds to an input. */
type Added = 'encounterId' | 'idempotencyKey';

/** Milliseconds in which a stream of the same server has brought what was done. */
const STREAM_MS = 150;
/** Milliseconds before a stream that was cut is taken up again; each try doubles it. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [500, 15_000];
const LOG_PAGE = 100;
/** What no waiting mends. */
const FINAL = new Set(['UNAUTHENTICATED', 'SEAT_REVOKED', 'FORBIDDEN', 'ENCOUNTER_NOT_FOUND']);

export class FightStore {
  readonly state: StoreApi<Fight> = createStore<Fight>(() => ({
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
  readonly encounterId: string;
  private readonly token: string | null;
  private readonly outbox: Outbox;
  private isLoading = false;

  constructor(encounterId: string, token: string | null) {
    this.encounterId = encounterId;
    this.token = token;
    this.outbox = new Outbox(`${encounterId}:${claimsOf(token ?? '')?.seatId ?? ''}`);
  }

  /** Follows the fight until `signal` ends it. */
  async follow(signal: AbortSignal): Promise<void> {
    void this.sendAgain();
    let pause = SHORTEST_PAUSE;
    while (!signal.aborted) {
      try {
        await this.catchUp();
        pause = SHORTEST_PAUSE;
        if (await this.followOnce(signal)) return;
      } catch (error) {
        if (this.isFinal(error)) return;
        await sleep(pause, signal, 'online');
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  /** Sends a choice; what was shown of the fight is what it is checked against. */
  take(optionId: string, picks: Picks): Promise<boolean> {
    const { encounter, sending } = this.state.getState();
    if (!encounter || sending) return Promise.resolve(false);
    const { version } = encounter;
    // What others have done meanwhile may leave it as it was.
    const input = { version, optionId, picks: picks as never, ifStillListed: true };
    return this.command(() => this.run(TakeOptionDocument, input));
  }

  /** Asks for the options of a decision that is not due; null closes the one that was opened. */
  async open(possibility: Possibility | null): Promise<void> {
    this.state.setState({ opened: null });
    if (!possibility) return;
    const { combatantId } = possibility;
    const asked = { id: this.encounterId, combatantIds: combatantId ? [combatantId] : null };
    try {
      const { encounter } = await send(ScreenDecisionsDocument, asked, this.token);
      const opened = encounter?.awaiting.find(({ id }) => id === possibility.id);
      this.state.setState({ opened: opened ?? null });
    } catch (error) {
      this.state.setState({ refusal: { message: messageOf(error), rule: null, fields: [] } });
    }
  }

  /**
   * Goes back to a version. Unless said otherwise its dice fall again as they fell; where they may not,
   * because they are known by now, they are drawn anew.
   */
  rewind(toVersion: number, reason: string, dice?: DiceAfterRewind): Promise<boolean> {
    const to = (policy: DiceAfterRewind) =>
      this.run(RewindEncounterDocument, { toVersion, reason, dice: policy });
    return this.command(async () => {
      const outcome = await to(dice ?? 'KEEP');
      if (outcome.done || dice || !outcome.refusal.fields.some(({ path }) => path === 'dice'))
        return outcome;
      return to('REDRAW');
    });
  }

  /** Sets somebody down on a hex, whatever the rules say: the game master's right. */
  place(targetId: string, position: { readonly q: number; readonly r: number }): Promise<boolean> {
    const input = { targetId, position, reason: 'Placed on the map' };
    return this.command(() => this.run(AdjudicateDocument, input));
  }

  /** Makes a seat for somebody; null when that was refused. */
  async issueSeat(seat: SeatAsked): Promise<Issued | null> {
    this.state.setState({ refusal: null });
    const outcome = await this.run(IssueSeatDocument, seat);
    if (outcome.done) return { name: seat.name, token: outcome.payload.token };
    this.state.setState({ refusal: outcome.refusal });
    return null;
  }

  /** Any mutation of this fight; done when what came of it is drawn. Who asks shows the refusal. */
  async run<Data, Input extends { readonly encounterId: string }>(
    document: TypedDocumentNode<Data, { readonly input: Input }>,
    input: Omit<Input, Added>,
  ): Promise<Outcome<PayloadOf<Data>>> {
    const whole = { ...input, encounterId: this.encounterId } as unknown as Input;
    return this.sent(command(document, whole, this.token, this.outbox));
  }

  /** What was sent before the page was loaded again, and not answered: it is done once all the same. */
  private async sendAgain(): Promise<void> {
    for (const sent of this.outbox.waiting)
      await this.command(() => this.sent(sendOn(sent, this.token, this.outbox)));
  }

  /** Done when what came of it is drawn. */
  private async sent<Payload>(answer: Promise<Outcome<Payload>>): Promise<Outcome<Payload>> {
    this.state.setState({ sending: true });
    try {
      const outcome = await answer;
      if (outcome.done) await this.reach((outcome.payload as Done).encounter.version);
      return outcome;
    } finally {
      this.state.setState({ sending: false });
    }
  }

  /** A query about this fight. */
  ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    return send(document, variables, this.token);
  }

  nodeIdOf(combatantId: string): string {
    return combatantId;
  }

  /** What is refused stands where the decisions are. */
  private async command(act: () => Promise<Outcome<unknown>>): Promise<boolean> {
    this.state.setState({ refusal: null });
    const outcome = await act();
    if (!outcome.done) this.state.setState({ refusal: outcome.refusal });
    return outcome.done;
  }

  /** The stream brings most versions at once; where it is slower, they are asked for. */
  private async reach(version: number): Promise<void> {
    const until = Date.now() + STREAM_MS;
    while (Date.now() < until) {
      if ((this.state.getState().encounter?.version ?? 0) >= version) return;
      await sleep(10, new AbortController().signal);
    }
    await this.catchUp();
  }

  dismiss(): void {
    this.state.setState({ refusal: null });
  }

  private async catchUp(): Promise<void> {
    const { encounter } = await send(ScreenDocument, { id: this.encounterId }, this.token);
    if (!encounter) throw new Trouble('ENCOUNTER_NOT_FOUND', 'There is no such fight.');
    const { seat, ...seen } = encounter;
    this.state.setState({ seat });
    this.see(seen, await this.missed(seen.version));
  }

  /** The newest entries of the journal that are not in the log yet. */
  private async missed(version: number): Promise<readonly LogEntry[]> {
    const last = this.state.getState().log.at(-1)?.version ?? 0;
    if (last >= version) return [];
    const missing = version - last;
    const { nodes, earlier } = await this.journal({ last: Math.min(LOG_PAGE, missing) });
    // After a long while away the log begins anew, so that it has no gap.
    if (last === 0 || missing > LOG_PAGE) this.state.setState({ log: [], earlier });
    return nodes;
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
      this.state.setState({ refusal: { message: messageOf(error), rule: null, fields: [] } });
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
    const updates = stream(ScreenUpdatedDocument, asked, this.token, signal);
    for await (const { encounterUpdated } of updates) {
      if (encounterUpdated.__typename === 'StreamEnded') {
        if (encounterUpdated.reason === 'TIME') return false;
        this.state.setState({ connection: 'ENDED', trouble: encounterUpdated.reason });
        return true;
      }
      const { encounter, version, entry, events } = encounterUpdated;
      this.see(encounter, [{ ...entry, version, events }]);
    }
    return false;
  }

  private see(encounter: Followed, entries: readonly LogEntry[]): void {
    this.state.setState((before) => {
      const newest = before.log.at(-1)?.version ?? 0;
      const news = entries.filter(({ version }) => version > newest);
      const isOlder = before.encounter && encounter.version < before.encounter.version;
      return {
        encounter: isOlder ? before.encounter : sharing(before.encounter, encounter),
        // Its options are those of the version that it was opened at.
        opened: isOlder || before.encounter?.version === encounter.version ? before.opened : null,
        log: news.length > 0 ? [...before.log, ...news] : before.log,
        trouble: null,
      };
    });
  }

  private isFinal(error: unknown): boolean {
    const code = error instanceof Trouble ? error.code : '';
    const final = FINAL.has(code);
    this.state.setState({ connection: final ? 'ENDED' : 'AWAY', trouble: messageOf(error) });
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
