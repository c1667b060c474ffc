import type * as z from 'zod';
import type { Choice, Cost, Limit } from '../../../core/decision/decision.ts';
import {
  decision as anyDecision,
  type DecisionOf,
  withLimits,
  optional,
  withCosts,
  someOf,
  upTo,
} from '../../../core/decision/findings.ts';
import { conclusionKind } from '../../../core/table/conclusion.ts';
import { decisionKinds } from '../../../core/table/listing.ts';
import { cited, oneOf } from '../../../core/schema/describe.ts';
import { chargeFor } from '../condition/costs.ts';
import { costOfUse } from '../stats/boosts.ts';
import { type Pool, MAX_AMPLIFICATION } from '../model/combatant/abilities.ts';
import type { Cost as Points, Slot } from '../model/actions.ts';
import { MAX_BOOSTS } from '../model/commands.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

export * from '../../../core/decision/findings.ts';
import { short } from '../../../core/values/words.ts';

export const decisionKind = oneOf('DecisionKind', 'What is decided.', {
  ...decisionKinds,
  ...conclusionKind,
  TIE: cited('A tie of vigilance.', 'VIG-28'),
  PRIORITY: cited('Whether to answer what is on top of the stack.', 'VIG-47'),
  INTERJECTION: cited('What a combatant may do unasked while a turn goes on.', 'VIG-33', 'VIG-51'),
  AMPLIFY: cited('What to pay for a check.', 'VIG-13'),
  CONSENT: cited('Whether to accept help.', 'VIG-05'),
});

export const decision: DecisionOf<z.output<typeof decisionKind>> = anyDecision;

export const costResource = oneOf('CostResource', 'What an option uses up.', {
  REGULAR: cited('A regular action.', 'VIG-30'),
  MOVEMENT: cited('A movement action.', 'VIG-30'),
  QUICK: cited('A quick action.', 'VIG-30'),
  VIGOR: cited('A point of vigor.', 'VIG-17'),
  FOCUS: cited('A point of focus.', 'VIG-17'),
  DAMAGE: cited('A point of damage, taken where no vigor is left.', 'VIG-18'),
  STRESS: cited('A point of stress, taken where no focus is left.', 'VIG-18'),
});

export const costOf = (resource: z.output<typeof costResource>, amount = 1): readonly Cost[] =>
  amount > 0 ? [{ resource, amount }] : [];

/** VIG-18, 25: what a cost comes to now, in points and in harm. */
export function points(state: State, combatant: Combatant, cost: Points): readonly Cost[] {
  const { vigor, focus, damage, stress } = chargeFor(state, combatant, cost);
  return [
    ...costOf('VIGOR', vigor),
    ...costOf('FOCUS', focus),
    ...costOf('DAMAGE', damage),
    ...costOf('STRESS', stress),
  ];
}

/** What an action uses up, with the boosts that are named already. */
export const price = (
  state: State,
  combatant: Combatant,
  used: Parameters<typeof costOfUse>[1],
): readonly Cost[] => [...costOf(used.use), ...points(state, combatant, costOfUse(state, used))];

/** VIG-18: what a point of a pool costs, as far as that is not the pool itself. */
export function overflowNote({ nature }: Combatant, pool: Pool): string {
  if (nature.kind === 'CREATURE') return '';
  const harm = pool === 'vigor' ? 'damage' : 'stress';
  const left = nature[pool];
  if (left >= MAX_AMPLIFICATION) return '';
  return left === 0
    ? `No ${pool} is left: each point costs 1 ${harm}.`
    : `${left} ${pool} left: each further point costs 1 ${harm}.`;
}

/** VIG-41, 54: any of these boosts, with what each costs by itself. */
export const boostChoice = (
  state: State,
  combatant: Combatant,
  keys: readonly string[],
  ...limits: readonly Limit[]
): readonly Choice[] => {
  if (keys.length === 0) return [];
  const choice = optional(someOf('KEY', 'boosts', keys, upToMost(keys)), 'No boosts.');
  return [withLimits(withPrices(state, combatant, choice), ...limits)];
};

const upToMost = ({ length }: readonly string[]) => [1, Math.min(length, MAX_BOOSTS)] as const;

/** VIG-43: of boosts that can be chosen in two places. */
export const namedOnce: Limit = { text: 'The same boost goes on it once.', rule: 'VIG-43' };

/** VIG-41, 44: boosts that make something possible, one of them at least. */
export const enablingChoice = (
  state: State,
  combatant: Combatant,
  keys: readonly string[],
  ...limits: readonly Limit[]
): Choice =>
  withLimits(
    withPrices(state, combatant, someOf('KEY', 'enabledBy', keys, upToMost(keys))),
    ...limits,
  );

const withPrices = (state: State, combatant: Combatant, choice: Choice): Choice =>
  withCosts(choice, (key) => points(state, combatant, actionOf(state, key).cost));

const slotNames: Readonly<Record<Slot, string>> = {
  REGULAR: 'regular',
  MOVEMENT: 'movement',
  QUICK: 'quick',
};

export const labelOf = (name: string, use: Slot): string => short`${name} (${slotNames[use]})`;

/** VIG-13: so many points of the pool, or none. */
export const amplification = (pool: Pool): Choice =>
  optional(upTo(pool, MAX_AMPLIFICATION), `No ${pool} is spent.`);
