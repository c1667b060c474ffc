import type { TriggerFields, TriggerKind } from '../../../src/engine/core/orders/trigger.ts';
import type { CombatantId } from '../../../src/engine/core/values/ids.ts';
import type { Random } from './random.ts';

/** Anything that a command may say of what is waited for: somebody, some words, or nothing. */
export const anyTrigger = <D extends TriggerKind>(
  random: Random,
  does: readonly D[],
  ids: readonly CombatantId[],
): TriggerFields<D> =>
  random.chance(0.5)
    ? { trigger: random.pick(['a cry', null]), until: null, ofId: null }
    : { trigger: null, until: random.pick(does), ofId: random.pick([null, ...ids]) };
