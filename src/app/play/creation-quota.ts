/** How many encounters and parties one maker may open in a day, as far as this process knows. */
import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More makers than this in a day, and those who have been quiet longest start afresh. */
const MAKERS = 100_000;

/** From the first that a maker has opened, for a day. */
interface Day {
  readonly began: number;
  readonly opened: number;
}

export class CreationQuota {
  readonly perDay: number;
  readonly #now: () => number;
  readonly #days = new LRUCache<string, Day>({ max: MAKERS });

  /** @param now milliseconds, never going back */
  constructor(perDay: number, now: () => number = () => performance.now()) {
    this.perDay = perDay;
    this.#now = now;
  }

  /** Takes one of the day. @returns 0 once it is taken, else in how many seconds there is one again */
  take(maker: string): number {
    const day = this.#dayOf(maker);
    if (day.opened >= this.perDay) return Math.ceil((day.began + DAY_MS - this.#now()) / 1000);
    this.#days.set(maker, { ...day, opened: day.opened + 1 });
    return 0;
  }

  /** One that was taken and has made nothing. */
  giveBack(maker: string): void {
    const day = this.#dayOf(maker);
    this.#days.set(maker, { ...day, opened: Math.max(0, day.opened - 1) });
  }

  #dayOf(maker: string): Day {
    const now = this.#now();
    const day = this.#days.get(maker);
    return day && now < day.began + DAY_MS ? day : { began: now, opened: 0 };
  }
}
