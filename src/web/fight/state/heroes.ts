import type { Encounter } from './seen.ts';

/** Whom people most likely play: the side that joined first, but for whom the computer plays or the table does not see. */
export function heroesIn({ combatants }: Pick<Encounter, 'combatants'>): ReadonlySet<string> {
  const heroes = combatants.filter(
    ({ side, hidden, playedByComputer }) =>
      side === combatants[0]?.side && !hidden && !playedByComputer,
  );
  return new Set(heroes.map(({ id }) => id));
}
