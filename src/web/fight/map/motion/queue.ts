/** What is to be seen next: one thing after the other, and nothing that is long past. */
import type { Effect } from '../../../../scene/effects.ts';

/** Milliseconds from one effect to the next, and those for which one is there. */
export const [BEAT_MS, SHOWN_MS] = [400, 1100];
/** Effects that may wait: about as many seconds as a table waits for. */
export const MAX_WAITING = 10;
/** Attacks that are remembered: what is worked out in several steps is struck once. */
const MAX_STRUCK = 50;

export class EffectQueue {
  private waiting: readonly Effect[] = [];
  private struck: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (effect: Effect) => void;

  /** @param show begins to show an effect */
  constructor(show: (effect: Effect) => void) {
    this.show = show;
  }

  add(effects: readonly Effect[]): void {
    const fresh = effects.filter((effect) => !this.wasStruck(effect));
    // Tokens stand where they have gone to: they are seen to go there at once, or not at all.
    for (const effect of fresh) if (effect.kind === 'MOVE') this.show(effect);
    const next = fresh.filter(({ kind }) => kind !== 'MOVE');
    const isBehind = this.waiting.length + next.length > MAX_WAITING;
    this.waiting = (isBehind ? next : [...this.waiting, ...next]).slice(-MAX_WAITING);
    if (this.timer !== undefined || this.waiting.length === 0) return;
    if (next.length < fresh.length) this.wait();
    else this.play();
  }

  /** What waits is not shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private play(): void {
    const [effect, ...rest] = this.waiting;
    this.timer = undefined;
    this.waiting = rest;
    if (!effect) return;
    this.show(effect);
    this.wait();
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.play();
    }, BEAT_MS);
  }

  private wasStruck(effect: Effect): boolean {
    if (effect.kind !== 'STRIKE') return false;
    const key = `${effect.attackId} ${effect.targetId}`;
    if (this.struck.includes(key)) return true;
    this.struck = [...this.struck, key].slice(-MAX_STRUCK);
    return false;
  }
}
