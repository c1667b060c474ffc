import { castSpell } from '../attack/spell.ts';
import { type EffectRules, printed } from './effect.ts';

/** SEC-43: a spell, at once or after its delay. */
export const spellRules: EffectRules<'SPELL'> = {
  takes: () => ['anyway'],
  isAimed: true,
  judge: (_, using) => printed(using),
  tells: ({ to }) => to === null,
  apply: (recorder, { ownerId, doing: { action }, targetIds, to }, { dice }) => {
    castSpell(recorder, { ownerId, action, targetIds, to, isDelayed: false }, dice);
  },
};
