/** A score as it was rolled: `total` is `flat` plus what the dice count for. */
export interface Score {
  readonly dice: readonly number[];
  readonly flat: number;
  readonly total: number;
}

/** `9 [4 3 + 2]`: the total, and the dice and bonuses behind it. */
export const formatScore = ({ dice, flat, total }: Score): string =>
  dice.length > 0 ? `${total} [${dice.join(' ')}${flat === 0 ? '' : signed(flat)}]` : String(total);

const signed = (n: number): string => (n < 0 ? ` - ${-n}` : ` + ${n}`);
