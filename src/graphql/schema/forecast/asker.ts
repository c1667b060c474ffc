/** Who asks for a slice of a forecast or a search, and what is answered where there is none left. */
import type { ForecastOutcome } from '../../../app/forecast/forecasts.ts';
import type { Asker, Later } from '../../../app/forecast/slices.ts';
import { TokenBuckets } from '../../http/limits/token-buckets.ts';
import { type Context, payerOf } from '../../plumbing/context.ts';
import type { ForecastProblem } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';

/** Slices of 150 ms of processor that the forecasts of an encounter may take, and the searches of an asker. */
export const SLICES_A_MINUTE = 120;

const quota = () =>
  new TokenBuckets({ perMinute: SLICES_A_MINUTE, burst: SLICES_A_MINUTE }, () => performance.now());
/** One for each encounter that is asked about; and of searches that are about none, one for each who asks. */
export const [quotaOfEncounters, quotaOfAskers] = [quota(), quota()];

/** One place in the queue for each account, else for each address. */
export const askerBy = (quota: TokenBuckets, context: Context): Asker => ({
  name: payerOf(context),
  wait: (about) => (quota.take(about, 0).remaining > 0 ? 0 : quota.take(about).retryAfter),
  charge: (about) => {
    quota.take(about);
  },
});

const codes = {
  QUOTA_SPENT: 'FORECAST_QUOTA_SPENT',
  QUEUE_FULL: 'FORECAST_QUEUE_FULL',
  ONE_WAITS: 'FORECAST_WAITS',
} as const satisfies Record<Later['why'], string>;

/**
 * Why a slice was not played, for programs and for people.
 *
 * @param spent of whose quota none is left
 */
export function notNow({ why, retryAfter }: Later, spent: string): ForecastProblem {
  const reasons = {
    QUOTA_SPENT: spent,
    QUEUE_FULL: 'The queue of forecasts is full',
    ONE_WAITS: 'Another forecast of yours is in the queue',
  };
  const message = `${reasons[why]}: ask again in ${retryAfter} s.`;
  return { kind: 'ForecastQuotaSpent', code: codes[why], message, retryAfter };
}

/** Why there is no forecast of an encounter. */
export function refusalOf(
  outcome: Exclude<ForecastOutcome, { kind: 'FORECAST' }>,
  encounterId: string,
): ForecastProblem {
  switch (outcome.kind) {
    case 'IMPOSSIBLE':
      return { ...outcome, kind: 'ForecastImpossible' };
    case 'LATER':
      return notNow(outcome, 'The forecasts of this encounter have had their share');
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'INVALID':
      return problemOf(outcome, encounterId);
  }
}
