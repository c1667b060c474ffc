/** Looks for newer versions of what is followed in this process, of all of it in one question. */
import { sleep } from '../pauses.ts';
import { type EncounterStore, LOOKED_AT_ONCE, type Pace } from '../ports.ts';

/** By a fifth of a second at most a viewer hears later of what another process has written. */
export const PACE: Pace = { lively: 200, quiet: 1000 };

/** Milliseconds between two looks at what news tell of: they may be lost. */
const TOLD_MS = 5000;

/** For so many milliseconds after a version the next one is likely to come soon. */
const LIVELY_MS = 60_000;

/** What is looked at. */
export interface LookedAt {
  readonly id: string;
  /** Whether a reader waits for what is new. */
  isAwaited(): boolean;
  /** When it last had something new, by `performance.now()`. */
  readonly movedAt: number;
  /** @param version null when there is no such encounter any more */
  found(version: number | null): Promise<void>;
  readonly fail: (error: unknown) => void;
}

export class Looks {
  readonly #store: Pick<EncounterStore, 'versions'>;
  readonly #pace: Pace;
  readonly #isTold: () => boolean;
  /** What readers wait for. */
  readonly #awaited = new Set<LookedAt>();
  /** Those of them that are being asked for. */
  readonly #asking = new Set<LookedAt>();
  readonly #askedAt = new WeakMap<LookedAt, number>();
  #goesOn = false;

  /** @param isTold whether news tell of versions at present, so that it is looked for lost ones only */
  constructor(
    store: Pick<EncounterStore, 'versions'>,
    { pace = PACE, isTold = () => false }: { pace?: Pace | undefined; isTold?: () => boolean } = {},
  ) {
    this.#store = store;
    this.#pace = pace;
    this.#isTold = isTold;
  }

  /** Looks at it until no reader waits for it. */
  want(looked: LookedAt): void {
    this.#awaited.add(looked);
    void this.#goOn();
  }

  /** One beat for all: what is due in the same is asked for together. */
  async #goOn(): Promise<void> {
    if (this.#goesOn) return;
    this.#goesOn = true;
    while (this.#awaited.size > 0) {
      const due = this.#due();
      for (let i = 0; i < due.length; i += LOOKED_AT_ONCE)
        void this.#look(due.slice(i, i + LOOKED_AT_ONCE));
      await sleep(this.#pace.lively);
      for (const looked of this.#awaited) if (!looked.isAwaited()) this.#awaited.delete(looked);
    }
    this.#goesOn = false;
  }

  /** What is due, first of it what has waited longest: a database that never gets to the last leaves out no one for good. */
  #due(): readonly LookedAt[] {
    const now = performance.now();
    const { lively, quiet } = this.#pace;
    const told = this.#isTold() ? TOLD_MS : 0;
    const askedAt = (looked: LookedAt): number => this.#askedAt.get(looked) ?? 0;
    return [...this.#awaited]
      .filter((looked) => {
        const pause = Math.max(told, now - looked.movedAt < LIVELY_MS ? lively : quiet);
        // Timers are late: what is due a moment later must not wait for the next beat.
        const isDue = !this.#askedAt.has(looked) || now - askedAt(looked) > pause - lively / 2;
        return isDue && !this.#asking.has(looked);
      })
      .toSorted((a, b) => askedAt(a) - askedAt(b));
  }

  async #look(due: readonly LookedAt[]): Promise<void> {
    for (const looked of due) {
      this.#asking.add(looked);
      this.#askedAt.set(looked, performance.now());
    }
    try {
      const versions = await this.#store.versions(due.map(({ id }) => id));
      await Promise.all(
        due.map(async (looked) => {
          const version = versions.get(looked.id);
          if (version === undefined) this.#askedAt.delete(looked);
          else await looked.found(version).catch(looked.fail);
        }),
      );
    } catch (error) {
      for (const looked of due) looked.fail(error);
    }
    for (const looked of due) this.#asking.delete(looked);
  }
}
