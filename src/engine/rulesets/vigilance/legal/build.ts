import type { Cost } from '../../../core/decision/decision.ts';
import { upTo } from '../../../core/decision/findings.ts';
import { type Pool, MAX_AMPLIFICATION } from '../model/abilities.ts';
import type { Cost as Points, Action, Slot } from '../model/actions.ts';

export * from '../../../core/decision/findings.ts';

const counted = (resource: string, amount: number): readonly Cost[] =>
  amount > 0 ? [{ resource, amount }] : [];

export const points = ({ vigor, focus }: Points): readonly Cost[] => [
  ...counted('VIGOR', vigor),
  ...counted('FOCUS', focus),
];

/** What an action uses up, without its boosts. */
export const price = ({ cost }: Action, use: Slot): readonly Cost[] => [
  { resource: use, amount: 1 },
  ...points(cost),
];

const slotNames: Readonly<Record<Slot, string>> = {
  REGULAR: 'regular',
  MOVEMENT: 'movement',
  QUICK: 'quick',
};

export const labelOf = (name: string, use: Slot): string => `${name} (${slotNames[use]})`;

/** VIG-13: so many points of the pool, or none. */
export const amplification = (pool: Pool) => upTo(pool, MAX_AMPLIFICATION);
