import * as z from 'zod';
import { object, oneOf, type TypeOf } from '../schema/describe.ts';

const endReason = oneOf('EndReason', 'Why an encounter ended.', {
  ONE_SIDE_LEFT: 'Only one side has someone able and willing to fight.',
  NO_FIGHTERS_LEFT: 'No one is able and willing to fight.',
  GM: 'The GM closed it.',
});

export const outcomeSchema = object('Outcome', 'How an encounter ended.', {
  reason: endReason.describe('Why it ended.'),
  sides: z.array(z.string()).max(100).describe('The sides still able and willing to fight.'),
});

export type Outcome = TypeOf<typeof outcomeSchema>;

/** The sides of those who are able and willing. */
export function sidesOf(fighting: readonly { readonly side: string }[]): readonly string[] {
  const sides = new Set<string>();
  for (const { side } of fighting) sides.add(side);
  return [...sides];
}

/** A fight is over when fewer than two sides have someone able and willing; null while it goes on. */
export function outcomeOf(sides: readonly string[]): Outcome | null {
  if (sides.length > 1) return null;
  return { reason: sides.length === 1 ? 'ONE_SIDE_LEFT' : 'NO_FIGHTERS_LEFT', sides };
}
