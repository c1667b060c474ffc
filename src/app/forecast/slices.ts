/** Work in slices, as far as it has come: one slice for each request, and what is known is kept. */
import { LRUCache } from 'lru-cache';

/** No slice was played, and none was charged for: ask again in so many seconds. */
export interface Later {
  readonly kind: 'LATER';
  readonly why: 'QUOTA_SPENT' | 'QUEUE_FULL' | 'ONE_WAITS';
  readonly retryAfter: number;
}

/** Whose place in the queue it takes, and the quotas of what it is about. */
export interface Asker {
  readonly name: string;
  /** In how many seconds there is a slice left for it; 0 for now. */
  readonly wait: (about: string) => number;
  /** Takes a slice from what it has. */
  readonly charge: (about: string) => void;
}

/** Bytes of JSON of all that is kept, and how many there are at most. */
const KEPT_BYTES = 32_000_000;
const KEPT = 500;
/** Seconds in which the slices of a full queue have been played, at most. */
const QUEUE_SECONDS = 2;

export interface Work<Job extends object> {
  /** What it is of: the same question has the same one. */
  readonly key: string;
  /** Whose quota it takes from. */
  readonly about: string;
  readonly isFull: () => boolean;
  readonly isDone: (job: Job) => boolean;
  /** One slice more. */
  readonly play: (known: Job | null) => Promise<Job>;
}

export class Slices<Job extends object> {
  readonly #kept = new LRUCache<string, Job>({
    max: KEPT,
    maxSize: KEPT_BYTES,
    sizeCalculation: (job) => JSON.stringify(job).length,
  });
  /** Who asks while a slice is being played gets that one. */
  readonly #underWay = new Map<string, Promise<Job>>();
  /** Who waits for a slice. */
  readonly #waiting: Set<string>;

  /** @param waiting shared by all that one asker may wait for */
  constructor(waiting: Set<string>) {
    this.#waiting = waiting;
  }

  known(key: string): Job | null {
    return this.#kept.get(key) ?? null;
  }

  /** Begins with what took no slice. */
  begin(key: string, job: Job): void {
    this.#kept.set(key, job);
  }

  /** What is known after a slice more, unless all of it is. */
  async next(work: Work<Job>, asker: Asker): Promise<Job | Later> {
    const known = this.known(work.key);
    if (known && work.isDone(known)) return known;
    const underWay = this.#underWay.get(work.key);
    if (underWay) return underWay;
    const later = this.#refuse(work, asker);
    if (later) return later;
    const job = await this.#play(work, known, asker.name);
    asker.charge(work.about);
    return job;
  }

  #refuse({ isFull, about }: Work<Job>, { name, wait }: Asker): Later | null {
    if (this.#waiting.has(name)) return { kind: 'LATER', why: 'ONE_WAITS', retryAfter: 1 };
    if (isFull()) return { kind: 'LATER', why: 'QUEUE_FULL', retryAfter: QUEUE_SECONDS };
    const retryAfter = wait(about);
    return retryAfter > 0 ? { kind: 'LATER', why: 'QUOTA_SPENT', retryAfter } : null;
  }

  async #play({ key, play }: Work<Job>, known: Job | null, name: string): Promise<Job> {
    const slice = play(known);
    this.#underWay.set(key, slice);
    this.#waiting.add(name);
    try {
      const job = await slice;
      this.#kept.set(key, job);
      return job;
    } finally {
      this.#underWay.delete(key);
      this.#waiting.delete(name);
    }
  }
}

export const isLater = (answer: object): answer is Later =>
  'kind' in answer && answer.kind === 'LATER';
