/** What memory the server took, and whether it is steady. */
import { readFile } from 'node:fs/promises';

/** Bytes, at a time in milliseconds since 1970. */
export interface Sample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
}

/** How much more than in the middle third the last one may take, by its median: a part of it. */
const TOLERANCE = { heap: 0.1, rss: 0.15 } as const;
/** The same for a server that is still warming up: compiled code and buffers are yet to settle. */
const WARMING_UP = { heap: 0.25, rss: 0.35 } as const;
/** Milliseconds of a span that is not only that. */
const LONG = 300_000;
/** A median of fewer says nothing. */
const MIN_SAMPLES = 4;

export async function samplesIn(file: string): Promise<readonly Sample[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  // The last line may be half written.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Sample);
}

export interface Verdict {
  readonly line: string;
  readonly steady: boolean;
}

/** Compares the last third of this span with the one in the middle. */
export function verdictOn(
  samples: readonly Sample[],
  from: number,
  to: number,
): readonly Verdict[] {
  const tolerance = to - from < LONG ? WARMING_UP : TOLERANCE;
  const third = (to - from) / 3;
  const within = (start: number) => samples.filter(({ at }) => at >= start && at < start + third);
  const thirds = [within(from), within(from + third), within(from + 2 * third)];
  return (['heap', 'rss'] as const).map((what) => {
    const [first = NaN, middle = NaN, last = NaN] = thirds.map((part) =>
      median(part.map((sample) => sample[what])),
    );
    const limit = middle * (1 + tolerance[what]);
    const steady = thirds.every(({ length }) => length >= MIN_SAMPLES) && last <= limit;
    const figures = [first, middle, last].map(megabytes).join(', ');
    const counts = thirds.map(({ length }) => length).join(', ');
    const line = `${what}: ${figures} MB (medians of the thirds, ${counts} samples); at most ${megabytes(limit)}`;
    return { line: `${line}: ${steady ? 'steady' : 'NOT STEADY'}`, steady };
  });
}

export const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/** NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** NaN of nothing. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? NaN;
}
