/** How long encounters and parties are kept that no one opens: for ever, or for as many days as the operator says. */
import { erased } from './deletion.ts';
import { daysAfter } from './journal/first-seat.ts';
import { type Opened, type OpenedStore, type Ports, StoreError } from './ports.ts';

/** Days for which it is said beforehand. */
export const SAID_BEFORE = 7;
/** Who looks once a week sees it said. */
export const MIN_KEEP_DAYS = SAID_BEFORE + 1;
/** Encounters that are looked at in one go. */
const PAGE = 100;
/** What is remembered of one day: of more than these is noted again that they were opened. */
const MAX_NOTED = 10_000;

const dayOf = (at: string): string => at.slice(0, 10);
const later = (day: string, days: number): string => dayOf(daysAfter(`${day}T00:00:00Z`, days));

export class Keeping {
  private readonly ports: Pick<Ports, 'store' | 'pictures' | 'clock' | 'keepDays'>;
  /** What was noted on a day by this process. */
  private noted = { day: '', ids: new Set<string>() };
  /** Since when it is kept for so long, as the store says. */
  private since: string | null = null;

  constructor(ports: Pick<Ports, 'store' | 'pictures' | 'clock' | 'keepDays'>) {
    this.ports = ports;
  }

  /** Notes once a day that it was opened. That this fails is no reason to refuse anything. */
  async opened(id: string): Promise<void> {
    if (this.ports.keepDays === undefined) return;
    const { day } = this;
    if (this.noted.day !== day || this.noted.ids.size >= MAX_NOTED)
      this.noted = { day, ids: new Set() };
    const { ids } = this.noted;
    if (ids.has(id)) return;
    ids.add(id);
    try {
      await this.ports.store.opened?.note({ id, day });
    } catch (error) {
      ids.delete(id);
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** The day on which it is erased unless it is opened before; null until {@link SAID_BEFORE} days before that. */
  async erasedOn(id: string): Promise<string | null> {
    const { keepDays, store } = this.ports;
    if (keepDays === undefined || !store.opened) return null;
    const since = await this.keptSince(store.opened, keepDays);
    const opened = await store.opened.dayOf(id);
    if (opened === null) return null;
    const end = later(opened > since ? opened : since, keepDays);
    if (end > later(this.day, SAID_BEFORE)) return null;
    // What is due is erased with the next sweep.
    return end > this.day ? end : later(this.day, 1);
  }

  /**
   * Erases what no one has opened for so long, as `deleteEncounter` does. What is left is for the next sweep.
   *
   * @param isOver whether it is to stop
   * @returns how many encounters and parties that were
   * @throws StoreError when the database fails
   */
  async sweep(isOver: () => boolean = () => false): Promise<number> {
    const { keepDays, store } = this.ports;
    const { opened } = store;
    if (!opened) return 0;
    if (keepDays === undefined) {
      await opened.keepFor(null, this.said);
      return 0;
    }
    this.since = await opened.keepFor(keepDays, this.said);
    const since = this.since ?? this.day;
    const last = later(this.day, -keepDays);
    if (since > last) return 0;
    let count = 0;
    let after: Opened | null = null;
    while (!isOver()) {
      const page: readonly Opened[] = await opened.upTo(last, { after, limit: PAGE });
      for (const one of page) if (!isOver() && (await this.erase(opened, one))) count++;
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    return count;
  }

  /** Whether there was something to erase that no one has opened since it was looked for. */
  private async erase(opened: OpenedStore, { id, day }: Opened): Promise<boolean> {
    const { store, pictures } = this.ports;
    const record = await store.load(id);
    if (record) {
      if ((await opened.dayOf(id)) !== day) return false;
      // Who plays on at this moment has opened it.
      if (!(await store.markDeleted(id, record.version))) return false;
    } else if (!(await store.markedDeleted(id))) return false;
    return erased({ store, pictures }, id);
  }

  /** It is said when it is asked for first, and again by the process that says it otherwise. */
  private async keptSince(opened: OpenedStore, days: number): Promise<string> {
    this.since ??= await opened.keepFor(days, this.said);
    return this.since ?? this.day;
  }

  /** What was not said for a week counts anew. */
  private get said() {
    return { today: this.day, unbroken: later(this.day, -SAID_BEFORE) };
  }

  private get day(): string {
    return dayOf(this.ports.clock().toISOString());
  }
}
