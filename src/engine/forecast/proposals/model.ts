/**
 * What fights tell of fights that were not played: how likely the party wins follows from the logarithm of
 * its strength to the summed strengths of its foes, and from what is peculiar to who takes part.
 *
 *     logit P = kappa (log V_party - log sum n v - omega log health) + roster + variant + own
 *
 * All of it is a priori normal. Wins count as binomial, mean margins as normal; the posterior is taken as
 * normal at its mode (Laplace), which Gauss-Newton finds.
 */
import { choleskyOf, inverseBy, type Matrix, solved, zeros } from './matrix.ts';
import { type Candidate, keyOf, lateKind, type Offer, rosterKey, variantKey } from './offer.ts';

/** Fights of one candidate. */
export interface Observation {
  readonly candidate: Candidate;
  readonly fights: number;
  readonly wins: number;
  /** The mean of their margins, and the variance of one. */
  readonly margin: number;
  readonly variance: number;
}

export interface Normal {
  readonly mean: number;
  readonly sd: number;
}

/** What is known so far. */
export interface Belief {
  /** The log-odds that the party wins. */
  readonly logit: (candidate: Candidate) => Normal;
}

/** Standard deviations of what is supposed. */
const SD = {
  /** Sheets are not looked at: a party is as strong as so many average creatures, more or less. */
  party: 0.35,
  steepness: 0.3,
  health: 0.15,
  /** Of a creature whose strength was measured, and of one that no one has. */
  measured: 0.15,
  unmeasured: 0.45,
  /** Peculiar to who takes part, to the ground, to a late arrival, and to one candidate. */
  roster: 1.3,
  ground: 0.9,
  arrival: 0.6,
  own: 0.15,
} as const;
/** How much health counts, against strength. */
const HEALTH = 0.35;
/** The mean margin is about `tanh(MARGIN * logit / 2)`, so well. */
const [MARGIN, MARGIN_SD] = [0.25, 0.15];
const [PARTY, STEEPNESS, OMEGA, KINDS] = [0, 1, 2, 3];
const ITERATIONS = 12;

/** How much of a creature that comes in this round counts. */
const shareOf = (arrival: number): number =>
  arrival === 0 ? 1 : Math.max(0.2, 1.25 - arrival / 4);

/** A parameter, and how much of it is in the log-odds. */
type Term = readonly [index: number, slope: number];

class Parameters {
  readonly #offer: Offer;
  readonly #peculiar = new Map<string, number>();
  readonly means: number[];
  readonly sds: number[];

  constructor(offer: Offer, observed: readonly Observation[]) {
    this.#offer = offer;
    const { kinds } = offer;
    this.means = [Math.log(offer.party), Math.log(offer.steepness), HEALTH, ...kinds.map(() => 0)];
    const sdOf = ({ strength }: Offer['kinds'][number]) =>
      strength === null ? SD.unmeasured : SD.measured;
    this.sds = [SD.party, SD.steepness, SD.health, ...kinds.map(sdOf)];
    for (const { candidate } of observed)
      for (const [key, sd] of peculiarTo(candidate)) {
        if (this.#peculiar.has(key)) continue;
        this.#peculiar.set(key, this.means.length);
        this.means.push(0);
        this.sds.push(sd);
      }
  }

  /** Log-odds at `theta`, their slopes, and the variance of what nothing is known of. */
  at(theta: ArrayLike<number>, candidate: Candidate) {
    const { counts, health, arrival } = candidate;
    const late = lateKind(candidate);
    const strengths = counts.map((count, i) => {
      const number = i === late ? count - 1 + shareOf(arrival) : count;
      return number * (this.#offer.kinds[i]?.strength ?? 1) * Math.exp(theta[KINDS + i] ?? 0);
    });
    const all = strengths.reduce((sum, one) => sum + one, 0);
    const kappa = Math.exp(theta[STEEPNESS] ?? 0);
    const tougher = Math.log(health);
    const lead = (theta[PARTY] ?? 0) - Math.log(all) - (theta[OMEGA] ?? 0) * tougher;
    const terms: Term[] = [
      [PARTY, kappa],
      [STEEPNESS, kappa * lead],
      [OMEGA, -kappa * tougher],
      ...strengths.flatMap((one, i): Term[] =>
        one > 0 ? [[KINDS + i, (-kappa * one) / all]] : [],
      ),
    ];
    let [logit, unknown] = [kappa * lead, 0];
    for (const [key, sd] of peculiarTo(candidate)) {
      const index = this.#peculiar.get(key);
      if (index === undefined) unknown += sd ** 2;
      else {
        terms.push([index, 1]);
        logit += theta[index] ?? 0;
      }
    }
    return { logit, terms, unknown };
  }
}

/** What stands for a remainder of its own, by its key. */
function peculiarTo(candidate: Candidate): readonly (readonly [key: string, sd: number])[] {
  const { arrival, ground } = candidate;
  const roster = rosterKey(candidate);
  return [
    [roster, SD.roster],
    ...(ground > 0 ? [[`${roster} on ${ground}`, SD.ground] as const] : []),
    ...(arrival > 0 ? [[variantKey(candidate), SD.arrival] as const] : []),
    [`own ${keyOf(candidate)}`, SD.own],
  ];
}

export function believed(offer: Offer, observed: readonly Observation[]): Belief {
  const parameters = new Parameters(offer, observed);
  let theta = Float64Array.from(parameters.means);
  let best = misfit(parameters, theta, observed);
  let covariance: Matrix | null = null;
  for (let i = 0; i < ITERATIONS; i++) {
    const { hessian, gradient } = slopesAt(parameters, theta, observed);
    const lower = choleskyOf(hessian);
    covariance = null;
    const step = solved(lower, gradient);
    const next = stepped(parameters, observed, { theta, step, best });
    const isDone = best - next.best < 1e-6;
    ({ theta, best } = next);
    if (isDone) {
      covariance = inverseBy(lower);
      break;
    }
  }
  const spread = covariance ?? inverseBy(choleskyOf(slopesAt(parameters, theta, observed).hessian));
  return {
    logit: (candidate) => {
      const { logit, terms, unknown } = parameters.at(theta, candidate);
      let variance = unknown;
      for (const [i, one] of terms)
        for (const [j, other] of terms) variance += one * other * (spread[i]?.[j] ?? 0);
      return { mean: logit, sd: Math.sqrt(Math.max(variance, 1e-9)) };
    },
  };
}

/** As far along the step as it helps. */
function stepped(
  parameters: Parameters,
  observed: readonly Observation[],
  { theta, step, best }: { theta: Float64Array<ArrayBuffer>; step: Float64Array; best: number },
) {
  for (let share = 1; share > 1 / 100; share /= 2) {
    const tried = theta.map((value, i) => value + share * (step[i] ?? 0));
    const after = misfit(parameters, tried, observed);
    if (after <= best) return { theta: tried, best: after };
  }
  return { theta, best };
}

/** Of a mean margin: what it would be, how steep that is, and its variance. */
function marginAt(logit: number, { fights, variance }: Observation) {
  const mean = Math.tanh((MARGIN * logit) / 2);
  const slope = (MARGIN / 2) * (1 - mean ** 2);
  return { mean, slope, noise: MARGIN_SD ** 2 + Math.max(variance, 0.05) / fights };
}

/** Minus the logarithm of the posterior, but for a constant. */
function misfit(
  parameters: Parameters,
  theta: ArrayLike<number>,
  observed: readonly Observation[],
): number {
  let sum = 0;
  parameters.means.forEach((mean, i) => {
    sum += (((theta[i] ?? 0) - mean) / (parameters.sds[i] ?? 1)) ** 2 / 2;
  });
  for (const one of observed) {
    const { logit } = parameters.at(theta, one.candidate);
    sum += one.wins * softplus(-logit) + (one.fights - one.wins) * softplus(logit);
    const { mean, noise } = marginAt(logit, one);
    sum += (one.margin - mean) ** 2 / noise / 2;
  }
  return sum;
}

function slopesAt(
  parameters: Parameters,
  theta: ArrayLike<number>,
  observed: readonly Observation[],
) {
  const { means, sds } = parameters;
  const hessian = zeros(means.length);
  const gradient = new Float64Array(means.length);
  const add = (i: number, j: number, value: number) => {
    const row = hessian[i];
    if (row) row[j] = (row[j] ?? 0) + value;
  };
  means.forEach((mean, i) => {
    const precision = 1 / (sds[i] ?? 1) ** 2;
    add(i, i, precision);
    gradient[i] = precision * (mean - (theta[i] ?? 0));
  });
  for (const one of observed) {
    const { logit, terms } = parameters.at(theta, one.candidate);
    const chance = sigmoid(logit);
    const { mean, slope, noise } = marginAt(logit, one);
    const pull = one.wins - one.fights * chance + (slope * (one.margin - mean)) / noise;
    const weight = one.fights * chance * (1 - chance) + slope ** 2 / noise;
    for (const [i, own] of terms) {
      gradient[i] = (gradient[i] ?? 0) + own * pull;
      for (const [j, other] of terms) add(i, j, own * other * weight);
    }
  }
  return { hessian, gradient };
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

const softplus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
