import type { Creature } from './creature.ts';

/**
 * The creature of the bestiary whose name a combatant has, with a number or without, as all have who join
 * from there. Everyone can read both, so it tells nothing that is hidden.
 */
export const namedAfter = <C extends Pick<Creature, 'name'>>(
  creatures: readonly C[],
  name: string,
): C | undefined =>
  creatures.find(
    (one) =>
      name === one.name ||
      (name.startsWith(`${one.name} `) && /^\d+$/.test(name.slice(one.name.length + 1))),
  );
