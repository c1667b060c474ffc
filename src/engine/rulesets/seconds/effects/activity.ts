import { type EffectRules, printed } from './effect.ts';

/** SEC-09: something that takes time, and whose effect the table judges. */
export const activityRules: EffectRules<'ACTIVITY'> = {
  takes: () => [],
  judge: (_, using) => printed(using),
  tells: () => false,
  apply: () => undefined,
};
