/** Does some of the work and returns how many operations that were. */
export type Contestant = () => number | Promise<number>;

interface Plan {
  /** Each contestant's share of a round, and of the warm-up before the first. */
  readonly milliseconds: number;
  readonly warmUp: number;
  readonly rounds: number;
}

const usual: Plan = { milliseconds: 400, warmUp: 2000, rounds: 11 };

/** Operations a second, round by round: of processor time, of whatever thread, and by the clock. */
export interface Rates {
  readonly processor: readonly number[];
  readonly wall: readonly number[];
}

/**
 * The rates of each contestant. All take their turn in every round, and each round begins with
 * another, so that what slows the machine down for a while slows them all.
 */
export async function race<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  plan: Plan = usual,
): Promise<Readonly<Record<Name, Rates>>> {
  const names = Object.keys(contestants) as Name[];
  const paces = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Pace[]
  >;
  for (const name of names) await pace(contestants[name], plan.warmUp);
  for (let round = 0; round < plan.rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      paces[name].push(await pace(contestants[name], plan.milliseconds));
  }
  return Object.fromEntries(names.map((name) => [name, ratesOf(paces[name])])) as Record<
    Name,
    Rates
  >;
}

/** Operations, and the milliseconds that they took. */
interface Pace {
  readonly operations: number;
  readonly processor: number;
  readonly wall: number;
}

async function pace(work: Contestant, milliseconds: number): Promise<Pace> {
  const start = performance.now();
  const used = process.cpuUsage();
  let operations = 0;
  let wall = 0;
  while (wall < milliseconds) {
    const done = work();
    operations += typeof done === 'number' ? done : await done;
    wall = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(used);
  return { operations, processor: (user + system) / 1000, wall };
}

const ratesOf = (paces: readonly Pace[]): Rates => ({
  processor: paces.map(({ operations, processor }) => (operations / processor) * 1000),
  wall: paces.map(({ operations, wall }) => (operations / wall) * 1000),
});

/** Of several contestants the slowest in each round. */
export function slowest(all: readonly Rates[]): Rates {
  const least = (rates: readonly (readonly number[])[]) =>
    (rates[0] ?? []).map((_, round) => Math.min(...rates.map((one) => one[round] ?? NaN)));
  return {
    processor: least(all.map(({ processor }) => processor)),
    wall: least(all.map(({ wall }) => wall)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The figures of a finding, from the figures of the same rounds. */
export function compare(ours: readonly number[], peer: readonly number[]) {
  const ratios = ours.map((rate, round) => rate / (peer[round] ?? NaN));
  return {
    ours: median(ours),
    peer: median(peer),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)] as const,
  };
}

/** The same of a race: judged by processor time, with the ratio by the clock beside it. */
export const compareRates = (ours: Rates, peer: Rates) => ({
  ...compare(ours.processor, peer.processor),
  wall: compare(ours.wall, peer.wall).ratio,
});

/** The same in microseconds for one operation. */
export function compareTimes(ours: Rates, peer: Rates) {
  const times = ({ processor, wall }: Rates): Rates => ({
    processor: processor.map(microseconds),
    wall: wall.map(microseconds),
  });
  return compareRates(times(ours), times(peer));
}

const microseconds = (rate: number): number => 1e6 / rate;
