/**
 * How long each request works. One thread answers all of them, so its processor time is charged to the
 * request that holds it: from where that one goes on to where another one does, or to the end of the turn
 * of the event loop.
 */
import { platform } from '#platform';
import type { Asked } from '../guard.ts';

/** Fields of an answer between two looks at the clock: one takes microseconds, as the clock does. */
const FIELDS = 32;

let holder: Work | null = null;
/** Milliseconds of processor of this thread, up to which all is charged. */
let chargedUpTo = 0;
let isEnding = false;

function settle(): void {
  const now = platform.workedMs();
  holder?.add(now - chargedUpTo);
  chargedUpTo = now;
}

function hold(work: Work): void {
  settle();
  holder = work;
  if (isEnding) return;
  isEnding = true;
  platform.afterTurn(endTurn);
}

function endTurn(): void {
  isEnding = false;
  settle();
  holder = null;
}

/** What one request works, in milliseconds of processor. */
export class Work {
  #total = 0;
  #share = 0;
  #paid = 0;
  #rested = 0;
  #fields = 0;
  #isSliced = false;

  add(ms: number): void {
    this.#total += ms;
    if (!this.#isSliced) this.#share += ms;
  }

  /** The thread works for this request from here on. */
  resume(): void {
    if (holder === this) return;
    hold(this);
  }

  /** The same, before a field is worked out. */
  nextField(): void {
    if (holder !== this) this.resume();
    else if (++this.#fields % FIELDS === 0) settle();
  }

  /** A new answer has a share of its own. */
  renew(): void {
    this.measured();
    this.#share = 0;
  }

  /** Of the answer that is worked out now, up to the last look at the clock; slices do not count. */
  get share(): number {
    return this.#share;
  }

  /** The same up to now, which the request goes on from. */
  measured(): number {
    if (holder === this) settle();
    else this.resume();
    return this.#share;
  }

  /** What was not asked for before, all of it. */
  unpaid(): number {
    if (holder === this) settle();
    const unpaid = this.#total - this.#paid;
    this.#paid = this.#total;
    return unpaid;
  }

  /** Does a part of what may take longer than a share, as long as others are answered between two parts. */
  slice<T>(part: () => T): T {
    const before = this.#isSliced;
    this.measured();
    this.#isSliced = true;
    try {
      return part();
    } finally {
      this.measured();
      this.#isSliced = before;
    }
  }

  /** Whether it has worked for so long since it was last asked and the answer was yes. */
  hasWorkedFor(ms: number): boolean {
    if (holder === this) settle();
    if (this.#total - this.#rested < ms) return false;
    this.#rested = this.#total;
    return true;
  }
}

const works = new WeakMap<Asked, Work>();

export function workOf(request: Asked): Work {
  const found = works.get(request) ?? new Work();
  works.set(request, found);
  return found;
}
