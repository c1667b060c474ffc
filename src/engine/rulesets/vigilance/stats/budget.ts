import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { BudgetItem } from '../../../core/views/budget.ts';
import type { Slot } from '../model/actions.ts';
import { effectsOn, roundOf } from '../model/lookup.ts';
import type { State, Combatant, Allowance } from '../model/state.ts';

/** VIG-30, 68: what a combatant may do in this round, before anything is spent. */
export function allowanceOf(state: State, combatant: Combatant): Allowance {
  const { presence, granted } = combatant;
  switch (presence) {
    case 'JOINING':
      return { regular: 0, movement: 0, quick: 0 };
    case 'AMBUSHED':
      return { regular: 0, movement: 0, quick: 1 };
    case 'READY':
      return {
        regular: Math.max(0, 1 - lostRegulars(state, combatant)),
        movement: 1 + granted.movement,
        quick: 1,
      };
  }
}

const lostRegulars = (state: State, combatant: Combatant): number =>
  effectsOn(state, combatant).reduce(
    (lost, { count, effect }) =>
      effect.type === 'REGULAR_ACTIONS' ? lost + count * effect.lost : lost,
    0,
  );

/** What is left of it; quick actions that were gained come on top. */
export function leftOf(state: State, combatant: Combatant): Allowance {
  const { regular, movement, quick } = allowanceOf(state, combatant);
  const { spent, granted } = combatant;
  return {
    regular: Math.max(0, regular - spent.regular),
    movement: Math.max(0, movement - spent.movement),
    quick: Math.max(0, quick - spent.quick) + granted.quick,
  };
}

/** VIG-30, 33: the same, beside what a round has; what was gained comes on top. */
export function budgetOf(state: State, combatant: Combatant): readonly BudgetItem[] {
  const left = leftOf(state, combatant);
  const max = allowanceOf(state, combatant);
  return Object.entries(fields).map(([resource, field]) => ({
    resource,
    label: labels[field],
    left: left[field],
    max: Math.max(left[field], max[field]),
  }));
}

const fields = { REGULAR: 'regular', MOVEMENT: 'movement', QUICK: 'quick' } as const;
const labels = { regular: 'Regular', movement: 'Movement', quick: 'Quick' } as const;

/** VIG-33: of two quick actions the one that lapses first: a gained one outlasts its own round. */
export function spendsGranted(state: State, { spent, granted, presence }: Combatant): boolean {
  if (granted.quick === 0) return false;
  return granted.round < roundOf(state) || spent.quick > 0 || presence === 'JOINING';
}

export const slotField = (slot: Slot): keyof Allowance => fields[slot];

/** VIG-30: whether there is room for an action of this kind. */
export function refuseSlot(state: State, combatant: Combatant, slot: Slot): Rejection | null {
  const left = leftOf(state, combatant);
  if (left[fields[slot]] > 0) return null;
  return (
    refuseAmbushed(state, combatant, slot) ??
    illegal(
      'VIG-30',
      `${combatant.name} has no ${slot.toLowerCase()} action left`,
      'use what is left instead',
      { regular: left.regular, movement: left.movement, quick: left.quick },
    )
  );
}

/** VIG-68: the ambushed have a quick action, with boosts where the table allows them (RV-31). */
export function refuseAmbushed(
  { settings }: State,
  { name, presence }: Combatant,
  what: Slot | 'BOOST',
): Rejection | null {
  if (presence !== 'AMBUSHED' || what === 'QUICK') return null;
  if (what === 'BOOST' && settings.ambushBoosts === 'ALLOWED') return null;
  return illegal(
    'VIG-68',
    `${name} is ambushed`,
    'in this round it has a quick action and no more',
  );
}
