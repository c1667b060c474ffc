/** Something to climb or to swing on in some of these hexes. */
import type { Feature } from '../../../src/engine/core/values/battlefield.ts';
import type { Hex } from '../../../src/engine/grid/hex.ts';
import type { Random } from './random.ts';

export const features = (random: Random, field: readonly Hex[]): readonly Feature[] =>
  random.sample(field, random.int(0, 6)).map((hex) => {
    const kind = random.pick(['CLIMB', 'SWING'] as const);
    return { hex, kind, name: kind };
  });
