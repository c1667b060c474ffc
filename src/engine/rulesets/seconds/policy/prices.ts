import { free, type Price, priceBy } from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { rememberedOfLast } from '../../../core/values/remembered.ts';
import { aimedAs, couldReach } from '../action/reach.ts';
import { canPause } from '../condition/abandon.ts';
import { takesNoTime } from '../stats/budget.ts';
import type { Command } from '../model/commands.ts';
import { actionOf, combatantOf, isFighting } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** What a listed command breaks off of what the one who gives it has begun. */
export const prices = priceBy<State, Command>({
  DeclareAction: (state, { combatantId, action, to }) =>
    takesNoTime(combatantOf(state, combatantId), actionOf(state, action))
      ? free
      : priceOfLeaving(state, combatantId, to ? 'GOING' : 'STAYING'),
  ContinueAction: (state, { combatantId, action }) => {
    const { doing } = combatantOf(state, combatantId);
    return action === null || doing?.action === action
      ? free
      : priceOfLeaving(state, combatantId, 'STAYING');
  },
  EndTurn: (state, { combatantId }) => priceOfLeaving(state, combatantId, 'STAYING'),
  DelayTurn: (state, { combatantId }) => priceOfLeaving(state, combatantId, 'STAYING'),
  ResolveDefense: (_, { defense }) => (defense === 'NONE' ? free : defending),
});

/** SEC-42: there are so many defenses until the next turn. */
const defending: Price = { ...free, spends: 1 / 20 };

/** What an aim is worth, in attacks. */
const AIM = 1 / 4;

/** SEC-14, 49: what needs consecutive seconds is lost by anything else, and an aim by going. */
function priceOfLeaving(state: State, id: CombatantId, how: 'GOING' | 'STAYING'): Price {
  const combatant = combatantOf(state, id);
  const aim = how === 'GOING' && combatant.aimsAt !== null ? AIM : 0;
  const loses = partDone(state)(combatant) + aim;
  return loses > 0 ? { ...free, loses } : free;
}

/** What is done of what would be lost; nothing of an attack that would reach no one any more. */
const partDone = rememberedOfLast((state: State) =>
  rememberedOfLast((combatant: Combatant): number => {
    const { doing } = combatant;
    if (!doing || canPause(state, doing)) return 0;
    const aiming = aimedAs(state, combatant, doing);
    const isUseless =
      aiming && !couldReach(state, aiming).some((id) => isFoe(state, combatant, id));
    return isUseless === true ? 0 : doing.done / doing.seconds;
  }),
);

const isFoe = (state: State, { side }: Combatant, id: CombatantId): boolean => {
  const other = combatantOf(state, id);
  return other.side !== side && isFighting(other);
};
