import type * as z from 'zod';
import type { Cost, Decision } from '../../../core/decision/decision.ts';
import { decision as anyDecision, type Findings, upTo } from '../../../core/decision/findings.ts';
import { oneOf } from '../../../core/schema/describe.ts';
import { costOfUse } from '../figures/boosts.ts';
import { type Pool, MAX_AMPLIFICATION } from '../model/abilities.ts';
import type { Cost as Points, Action, Slot } from '../model/actions.ts';
import type { State } from '../model/state.ts';

export * from '../../../core/decision/findings.ts';

export const decisionKind = oneOf('DecisionKind', 'What is decided.', {
  SETUP: 'What comes before the fight, and how it begins.',
  TIE: 'A tie of vigilance (VIG-28).',
  TURN: 'What to do on the own turn.',
  PRIORITY: 'Whether to answer what is on top of the stack (VIG-47).',
  AMPLIFY: 'What to pay for a check (VIG-13).',
  DEFENSE: 'How to meet an attack.',
  CONSENT: 'Whether to accept help (VIG-05).',
  ORDERS: 'Whether to be asked again, having passed for longer (VIG-69).',
  YIELD: 'Whether to stop fighting, or to fight on.',
  TABLE: 'What the GM may do at any time.',
});

type Head = Parameters<typeof anyDecision>[0] & { readonly kind: z.output<typeof decisionKind> };

export const decision = (head: Head, findings: Findings): Decision => anyDecision(head, findings);

const counted = (resource: string, amount: number): readonly Cost[] =>
  amount > 0 ? [{ resource, amount }] : [];

export const points = ({ vigor, focus }: Points): readonly Cost[] => [
  ...counted('VIGOR', vigor),
  ...counted('FOCUS', focus),
];

/** What an action uses up, without its boosts. */
export const price = (state: State, { key }: Action, use: Slot): readonly Cost[] => [
  { resource: use, amount: 1 },
  ...points(costOfUse(state, { action: key, use, boosts: [] })),
];

const slotNames: Readonly<Record<Slot, string>> = {
  REGULAR: 'regular',
  MOVEMENT: 'movement',
  QUICK: 'quick',
};

export const labelOf = (name: string, use: Slot): string => `${name} (${slotNames[use]})`;

/** VIG-13: so many points of the pool, or none. */
export const amplification = (pool: Pool) => upTo(pool, MAX_AMPLIFICATION);
