/** Random numbers that a seed repeats (mulberry32), for tests that play by chance. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.int(0, list.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  }

  /** Up to `count` different entries, in random order. */
  sample<T>(list: readonly T[], count: number): readonly T[] {
    const left = [...list];
    const picked: T[] = [];
    while (picked.length < count && left.length > 0)
      picked.push(...left.splice(this.int(0, left.length - 1), 1));
    return picked;
  }

  /** An entry, each as likely as its weight says; null when all weigh nothing. */
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T | null {
    const weights = list.map(weightOf);
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, entry] of list.entries()) {
      const weight = weights[i] ?? 0;
      if (weight > 0 && left < weight) return entry;
      left -= weight;
    }
    return null;
  }

  /** 64 hex digits. */
  diceSeed(): string {
    return Array.from({ length: 64 }, () => this.int(0, 15).toString(16)).join('');
  }
}
