/** A fight that is looked at again, a step for each of its versions: which one is shown, and what comes next. */
import type { NamedDocument } from '../api/named.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatViewFragment } from '../../client/index.ts';
import { ReplayDocument } from '../api/generated/whole.ts';
import type { Granted } from '../api/granted.ts';
import { pictureOf, send, Trouble } from '../api/api.ts';
import { messageOf } from '../api/command.ts';
import type { LogEntry } from '../fight/state/fight.ts';
import type { Encounter, LogLine } from '../fight/state/seen.ts';
import type { Seeing } from '../fight/state/seeing.ts';
import { withoutVersions } from './past-ids.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What one version left, and what was said of it. */
interface Step {
  readonly encounter: Encounter;
  readonly seat: SeatViewFragment;
  readonly entry: LogEntry;
}

export interface Replay {
  /** How many steps there are; 0 until the first has come. */
  readonly count: number;
  /** The step that is wanted, from 1 on; it is shown as soon as it has come. */
  readonly at: number;
  /** As the step that is shown left it. */
  readonly encounter: Encounter | null;
  readonly seat: SeatViewFragment | null;
  /** Of the steps up to the one that is shown that are at hand, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Why there is no answer. */
  readonly trouble: string | null;
}

/** Steps that are asked for before they are wanted. */
const [BEHIND, AHEAD] = [4, 8];
/** Steps that are kept; the one looked at longest ago goes first. */
const KEPT = 400;
/** Milliseconds for which a step is shown, and one that says nothing to this seat. */
const [SHOWN_MS, EMPTY_MS] = [1600, 200];
/** Lines before those of the step. */
const ENTRIES = 12;

export class ReplayStore implements Seeing {
  readonly state: StoreApi<Replay> = createStore<Replay>(() => ({
    count: 0,
    at: 1,
    encounter: null,
    seat: null,
    entries: [],
    isPlaying: false,
    speed: 1,
    trouble: null,
  }));
  readonly pings = null;
  private readonly encounterId: string;
  private readonly token: string | null;
  private readonly steps = new Map<number, Step>();
  private readonly coming = new Map<number, Promise<Step>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(encounterId: string, token: string | null) {
    this.encounterId = encounterId;
    this.token = token;
  }

  /** How far it has come, and one of its steps. */
  async open(step: number): Promise<void> {
    try {
      const { encounter } = await this.fetch(null);
      this.state.setState({ count: encounter.version });
      await this.goTo(step);
    } catch (error) {
      this.state.setState({ trouble: messageOf(error) });
    }
  }

  async goTo(version: number): Promise<void> {
    clearTimeout(this.timer);
    const { count } = this.state.getState();
    const at = Math.min(Math.max(version, 1), count);
    this.state.setState({ at, isPlaying: this.state.getState().isPlaying && at < count });
    try {
      const { encounter, seat } = await this.load(at);
      // The viewer has gone on to another one meanwhile.
      if (this.state.getState().at !== at) return;
      this.state.setState({ encounter, seat, entries: this.entriesUpTo(at), trouble: null });
      this.setTimer();
      await this.loadAround(at);
    } catch (error) {
      if (this.state.getState().at === at)
        this.state.setState({ isPlaying: false, trouble: messageOf(error) });
    }
  }

  /** Goes on from here; from the start when it is at the end. */
  play(): void {
    const { at, count } = this.state.getState();
    this.state.setState({ isPlaying: true });
    if (at === count) void this.goTo(1);
    else this.setTimer();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.state.setState({ isPlaying: false });
  }

  setSpeed(speed: Speed): void {
    this.state.setState({ speed });
    this.setTimer();
  }

  async ask<Data, Variables>(
    document: NamedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Granted<Data>> {
    return withoutVersions(await send(document, variables, this.token));
  }

  eventsOf(version: number): readonly LogLine[] {
    return this.steps.get(version)?.entry.events ?? [];
  }

  picture(hash: string): Promise<Blob> {
    return pictureOf(`${this.state.getState().encounter?.picturesPath ?? ''}/${hash}`, this.token);
  }

  nodeIdOf(combatantId: string): string {
    return `${combatantId}@${this.state.getState().encounter?.version ?? this.state.getState().at}`;
  }

  /** The next step, when this one has been seen long enough. */
  private setTimer(): void {
    clearTimeout(this.timer);
    const { isPlaying, at, encounter, speed, entries } = this.state.getState();
    if (!isPlaying || encounter?.version !== at) return;
    const isEmpty = entries.at(-1)?.events.length === 0;
    this.timer = setTimeout(
      () => {
        void this.goTo(at + 1);
      },
      (isEmpty ? EMPTY_MS : SHOWN_MS) / speed,
    );
  }

  /** One after the other, as long as it is shown. */
  private async loadAround(at: number): Promise<void> {
    const { count } = this.state.getState();
    const isWanted = (): boolean => this.state.getState().at === at;
    for (let version = at + 1; version <= Math.min(at + AHEAD, count) && isWanted(); version++)
      await this.load(version);
    for (let version = at - 1; version >= Math.max(at - BEHIND, 1) && isWanted(); version--)
      await this.load(version);
    if (isWanted()) this.state.setState({ entries: this.entriesUpTo(at) });
  }

  private async load(version: number): Promise<Step> {
    const known = this.steps.get(version);
    if (known) {
      this.keep(version, known);
      return known;
    }
    const coming = this.coming.get(version) ?? this.fetch(version);
    this.coming.set(version, coming);
    try {
      const step = await coming;
      this.keep(version, step);
      return step;
    } finally {
      this.coming.delete(version);
    }
  }

  /** As the last that was looked at. */
  private keep(version: number, step: Step): void {
    this.steps.delete(version);
    this.steps.set(version, step);
    const [oldest] = this.steps.keys();
    if (this.steps.size > KEPT && oldest !== undefined) this.steps.delete(oldest);
  }

  private async fetch(atVersion: number | null): Promise<Step> {
    const { encounter } = await this.ask(ReplayDocument, { id: this.encounterId, atVersion });
    if (!encounter) throw new Trouble('ENCOUNTER_NOT_FOUND', 'There is no such fight.');
    const { seat, journal, ...seen } = encounter;
    const [entry] = journal?.nodes ?? [];
    if (!entry) throw new Trouble('ENCOUNTER_NOT_FOUND', 'There is no such step.');
    return { encounter: seen, seat, entry: { ...entry, command: null, seatId: null } };
  }

  /** Without a gap. */
  private entriesUpTo(at: number): readonly LogEntry[] {
    const entries: LogEntry[] = [];
    for (let version = at; entries.length < ENTRIES; version--) {
      const step = this.steps.get(version);
      if (!step) break;
      entries.unshift(step.entry);
    }
    return entries;
  }
}
