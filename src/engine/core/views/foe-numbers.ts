/** What a seat may know in numbers of those whose sheets it does not see. */
import * as z from 'zod';
import { type Actor, plays } from '../command/actor.ts';
import { object, type TypeOf } from '../schema/describe.ts';
import type { FoeNumbers } from '../rulebook/ruling.ts';
import type { CombatantId } from '../values/ids.ts';

export type { FoeNumbers } from '../rulebook/ruling.ts';

/** As its table has decided; a state may be of a ruleset without settings. */
export const foeNumbersOf = (state: {
  readonly settings?: { readonly foeNumbers?: FoeNumbers };
}): FoeNumbers => state.settings?.foeNumbers ?? 'ESTIMATE';

export const vitalsSchema = object('Vitals', 'How a combatant is doing, in numbers.', {
  label: z.string().describe('What is counted, e.g. `Hit points`.'),
  current: z.int().nullable().describe('How much of it is left; null where that may not be known.'),
  max: z.int().nullable().describe('How much there is at most; null likewise.'),
  share: z
    .number()
    .nullable()
    .describe('What part is left, from 0 to 1; in quarters, rounded up, where it is estimated.'),
});
export type Vitals = TypeOf<typeof vitalsSchema>;

/** What is left of something of a combatant. */
export interface Reserve {
  readonly label: string;
  readonly current: number;
  readonly max: number;
}

const QUARTERS = 4;

/** In quarters, rounded up: who has anything left is seen to have it. */
export const quarters = ({ current, max }: Omit<Reserve, 'label'>): number =>
  max <= 0 ? 0 : Math.min(QUARTERS, Math.max(0, Math.ceil((QUARTERS * current) / max))) / QUARTERS;

/** What is left of a combatant's reserves, as far as the actor may know. */
export function vitalsFor(
  state: Parameters<typeof foeNumbersOf>[0],
  actor: Actor,
  combatantId: CombatantId,
  reserves: readonly Reserve[],
): readonly Vitals[] {
  const foeNumbers = plays(actor, combatantId) ? 'EXACT' : foeNumbersOf(state);
  if (foeNumbers === 'HIDDEN') return [];
  return reserves.map((reserve) => {
    const { label, current, max } = reserve;
    return foeNumbers === 'EXACT'
      ? { label, current, max, share: max <= 0 ? 0 : Math.max(0, Math.min(1, current / max)) }
      : { label, current: null, max: null, share: quarters(reserve) };
  });
}
