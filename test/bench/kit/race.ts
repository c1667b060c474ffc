/** Does some of the work and returns how many operations that were. */
export type Contestant = () => number | Promise<number>;

interface Plan {
  /** Each contestant's share of a round, and of the warm-up before the first. */
  readonly milliseconds: number;
  readonly warmUp: number;
  readonly rounds: number;
}

const usual: Plan = { milliseconds: 400, warmUp: 2000, rounds: 11 };

/**
 * Operations a second of each contestant, round by round. All take their turn in every round, and
 * each round begins with another, so that what slows the machine down for a while slows them all.
 */
export async function race<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  plan: Plan = usual,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(contestants) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (const name of names) await pace(contestants[name], plan.warmUp);
  for (let round = 0; round < plan.rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      rates[name].push(await pace(contestants[name], plan.milliseconds));
  }
  return rates;
}

async function pace(work: Contestant, milliseconds: number): Promise<number> {
  const start = performance.now();
  let operations = 0;
  let passed = 0;
  while (passed < milliseconds) {
    const done = work();
    operations += typeof done === 'number' ? done : await done;
    passed = performance.now() - start;
  }
  return (operations / passed) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The figures of a finding, from the rates of the same rounds. */
export function compare(ours: readonly number[], peer: readonly number[]) {
  const ratios = ours.map((rate, round) => rate / (peer[round] ?? NaN));
  return {
    ours: median(ours),
    peer: median(peer),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)] as const,
  };
}
