import { nothing } from '../../../core/decision/findings.ts';
import { aimedAtNothing, type EffectRules } from './effect.ts';

/** VIG-42: no action of its own; it is declared with another one. */
export const boostRules: EffectRules<'BOOST'> = {
  ...aimedAtNothing,
  variants: () => [],
  list: () => nothing,
  resolve: () => undefined,
};
