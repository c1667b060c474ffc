import { ok } from '../../../core/values/result.ts';
import { inflict } from '../condition/inflict.ts';
import { now, roundOf, tick } from '../model/clock.ts';
import type { State } from '../model/state.ts';
import type { EffectRules } from './effect.ts';

/** SEG-31, 114: a condition on the user for a while. */
export const stanceRules: EffectRules<'STANCE'> = {
  purpose: 'ACT',
  takes: [],
  list: (_, __, offer) => offer.with(),
  judge: (_, { effect }) => ok({ effect }),
  resume: (_, { effect }) => ({ effect }),
  start: (recorder, userId, { effect: { condition, segments } }) => {
    const until = endOfStance(recorder.state, segments);
    inflict(recorder, userId, { condition, until, dice: 0, once: false });
  },
};

/** SEG-31, 114: the first segment that it does not cover: so many, or the rest of the round. */
const endOfStance = (state: State, segments: number | null): number =>
  segments === null ? tick(roundOf(state) + 1, 1) : Math.max(now(state), 1) + segments;
