/** Dice that fall the same way at each run, so that a red run is the fault of what has changed. */
import { createHash, randomBytes } from 'node:crypto';
import type { Ports } from '../../src/app/ports.ts';

/**
 * Random bytes, but for the seeds of dice, the only 32 bytes that are ever asked for: the first encounter has the
 * same dice each time, and so has the second. `SIXBEAT_SEED` throws others.
 */
export function sameDice(): Ports['randomBytes'] {
  let begun = 0;
  return (count) => {
    if (count !== 32) return randomBytes(count);
    begun += 1;
    return createHash('sha256')
      .update(`${process.env.SIXBEAT_SEED ?? ''} ${begun}`)
      .digest();
  };
}
