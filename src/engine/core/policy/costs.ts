import type { Price } from '../ruleset/tactics.ts';
import type { RuleId } from '../values/ids.ts';
import { harmOf, urgencyOf } from './harm.ts';
import type { Reason } from './reason.ts';
import type { Situation } from './situation.ts';

/** What a command costs; what is taken off its own health counts more the less is left. */
export function costsOf(
  { weights, self }: Situation,
  { spends, loses, body }: Price,
): readonly Reason[] {
  const costs: Reason[] = [];
  const add = (value: number, text: string, rule: RuleId | null): void => {
    if (value < 0) costs.push({ text, rule, value });
  };
  add(-weights.attack * spends, 'Uses up what it could spend later', null);
  add(-weights.attack * loses, 'Stops an action of its own side', null);
  if (body) {
    const harm = harmOf(weights, { damage: body.damage, downs: 0 }, self);
    const text = `Costs ${rounded(body.damage)} of its own health`;
    add(-weights.own * urgencyOf(weights, self) * harm, text, body.rule);
  }
  return costs;
}

const rounded = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(1);
