/** How a fight has ended, in words. */
import type { Encounter } from '../state/seen.ts';

const listed = new Intl.ListFormat('en');

/** Each fight has its own idea of who has won: of sides, the only one that is left. */
export function headlineOf({ combatants, round }: Pick<Encounter, 'combatants' | 'round'>): string {
  const when = round > 0 ? ` (round ${round})` : '';
  const [side, ...others] = [...standing(combatants).keys()];
  if (side === undefined) return `No one is left standing${when}`;
  if (others.length > 0) return `The fight ends undecided${when}`;
  return `${capitalized(side)} ${side.endsWith('s') ? 'win' : 'wins'}${when}`;
}

/** Who is left, by sides where there are several; null where no one is. */
export function stillStanding(combatants: Encounter['combatants']): string | null {
  const sides = standing(combatants);
  const named = [...sides].map(([side, people]) => {
    const names = listed.format(people.map(({ name }) => name));
    return sides.size > 1 ? `${side}: ${names}` : names;
  });
  return named.length > 0 ? `Still standing: ${named.join('; ')}.` : null;
}

const standing = (combatants: Encounter['combatants']) =>
  Map.groupBy(
    combatants.filter(({ status, hidden }) => status === 'STANDING' && !hidden),
    ({ side }) => side,
  );

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
