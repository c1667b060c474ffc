import { illegal } from '../../../core/command/rejection.ts';
import { gainCounters } from '../condition/counters.ts';
import { areAllies } from '../model/combatant/sides.ts';
import { targetIdOf } from '../model/lookup.ts';
import { refuseDistance } from '../terrain/reach.ts';
import { aimedAtOne, type EffectRules } from './effect.ts';
import { rangeOf } from './range.ts';
import { findTarget } from './target.ts';

/** VIG-05: something for allies, who may refuse it. */
export const aidRules: EffectRules<'AID'> = {
  ...aimedAtOne,
  purpose: 'ACT',
  refuse: (state, { owner, declared }) => {
    const target = findTarget(state, owner, declared);
    if (!target.ok) return target.error;
    if (!areAllies(owner, target.value))
      return illegal(
        'VIG-05',
        `This is for allies, and ${target.value.name} is none`,
        'choose an ally',
      );
    return refuseDistance(state, owner, target.value, rangeOf(state, owner, declared) ?? Infinity);
  },
  resolve: (recorder, { object: { declared }, effect, answer }) => {
    if (answer.kind !== 'CONSENT' || answer.accepts)
      gainCounters(recorder, targetIdOf(declared), effect.gives);
  },
};
