import type { Creature } from './creature.ts';

/**
 * The creature of the bestiary that somebody is called after, as all do who join from there: its name,
 * or that with a number. Everybody can read both, so it tells nothing that is hidden.
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
