import { allowanceOf, leftOf } from '../stats/budget.ts';
import type { EventOfType } from '../model/events.ts';
import { fresh } from '../model/combatant/newcomer.ts';
import type { Sheet } from '../model/combatant/sheet.ts';
import type { State, Combatant, Nature } from '../model/state.ts';

type Stats = NonNullable<EventOfType<'Adjudicated'>['stats']>;

/** A new sheet is that of a fresh combatant; who it is, and whether it is conscious, stays. */
export const afterSheetChange = (sheet: Sheet, state: State, was: Combatant): Combatant => ({
  ...fresh({ ...was, ...sheet }, state),
  status: was.status,
});

/** What a ruling sets; what follows from that by the rules are events of their own. */
export function ruled(
  was: Combatant,
  { stats }: EventOfType<'Adjudicated'>,
  state: State,
): Partial<Combatant> {
  if (!stats) return {};
  return {
    nature: natureRuled(was.nature, stats),
    damage: stats.damage ?? was.damage,
    stress: stats.stress ?? was.stress,
    traumas: stats.traumas ?? was.traumas,
    ...budgetRuled(state, was, stats),
  };
}

const natureRuled = (nature: Nature, { vigor, focus }: Stats): Nature =>
  nature.kind === 'CREATURE'
    ? nature
    : { ...nature, vigor: vigor ?? nature.vigor, focus: focus ?? nature.focus };

/** VIG-30, 33: of quick actions those that were gained go last, for they outlast the round. */
function budgetRuled(
  state: State,
  was: Combatant,
  { regular, movement, quick }: Stats,
): Pick<Combatant, 'spent' | 'granted'> {
  const allowance = allowanceOf(state, was);
  const left = leftOf(state, was);
  const { spent, granted } = was;
  const spentOf = (slot: 'regular' | 'movement', ruling: number | null) =>
    ruling === null || ruling === left[slot] ? spent[slot] : allowance[slot] - ruling;
  const kept = Math.min(granted.quick, quick ?? left.quick);
  return {
    spent: {
      regular: spentOf('regular', regular),
      movement: spentOf('movement', movement),
      quick: quick === null ? spent.quick : allowance.quick - (quick - kept),
    },
    granted: { ...granted, quick: kept },
  };
}
