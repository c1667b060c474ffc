import { allowed, destination, merge, optionIf } from '../../../core/decision/findings.ts';
import { err } from '../../../core/values/result.ts';
import { refuseRunning, resolveRun, runsOf } from '../terrain/running.ts';
import type { EffectRules } from './effect.ts';
import { endsOfRuns } from './hex-sets.ts';
import { labelOf } from './listing.ts';

/** SEC-33: runs of the same length are one option. */
export const runRules: EffectRules<'RUN'> = {
  takes: () => ['to', 'path'],
  list: (state, { user, action }, { refusalOf, optionOf, bare }) => {
    const runs = refuseRunning(user) ? [] : runsOf(state, user);
    const refusal = refusalOf({ to: runs[0]?.path.at(-1) ?? null });
    if (refusal) return optionIf(bare(labelOf(action.name, action.seconds)), refusal);
    const lengths = [...new Set(runs.map(({ seconds }) => seconds))].sort();
    return merge(
      ...lengths.map((seconds) =>
        allowed(
          optionOf(labelOf(action.name, seconds), seconds, [
            destination(endsOfRuns(state, user, seconds)),
          ]),
        ),
      ),
    );
  },
  judge: (state, { user }, declared) => {
    const refusal = refuseRunning(user);
    return refusal ? err(refusal) : resolveRun(state, user, declared);
  },
  // SEC-33: its metres are covered evenly.
  stretch: (_, { path, seconds, done }) => {
    const after = (second: number) => Math.floor((path.length * second) / seconds);
    return path.slice(after(done - 1), after(done));
  },
  tells: () => false,
  apply: () => undefined,
};
