import { allowanceOf, leftOf } from '../figures/budget.ts';
import type { EventOfType } from '../model/events.ts';
import { fresh } from '../model/newcomer.ts';
import type { State, Combatant, Nature } from '../model/state.ts';

type Figures = NonNullable<EventOfType<'Adjudicated'>['figures']>;

/** A new sheet is that of somebody fresh; who it is and where stays. */
export const updated = (
  state: State,
  was: Combatant,
  { name, side, sheet }: EventOfType<'CombatantUpdated'>,
): Combatant => ({
  ...was,
  ...(sheet ? { ...fresh({ ...was, ...sheet }, state), status: was.status } : {}),
  name: name ?? was.name,
  side: side ?? was.side,
});

/** What a ruling sets; what follows from that by the rules is told by events of its own. */
export function ruled(
  state: State,
  was: Combatant,
  { position, figures }: EventOfType<'Adjudicated'>,
): Partial<Combatant> {
  const placed = { position: position ?? was.position };
  if (!figures) return placed;
  return {
    ...placed,
    nature: natureRuled(was.nature, figures),
    damage: figures.damage ?? was.damage,
    stress: figures.stress ?? was.stress,
    traumas: figures.traumas ?? was.traumas,
    ...budgetRuled(state, was, figures),
  };
}

const natureRuled = (nature: Nature, { vigor, focus }: Figures): Nature =>
  nature.kind === 'CREATURE'
    ? nature
    : { ...nature, vigor: vigor ?? nature.vigor, focus: focus ?? nature.focus };

/** VIG-30, 33: of quick actions those that were gained go last, for they outlast the round. */
function budgetRuled(
  state: State,
  was: Combatant,
  { regular, movement, quick }: Figures,
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
