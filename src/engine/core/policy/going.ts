/** What it is worth to go somewhere. */
import type { Prospect } from '../ruleset/tactics.ts';
import { type Hex, sameHex } from '../values/hex.ts';
import { type Appraisal, because } from './appraisal.ts';
import type { Place } from './places.ts';
import type { Situation } from './situation.ts';

interface Moving {
  readonly situation: Situation;
  readonly placeAt: (hex: Hex) => Place;
}

/** To be somewhere else. */
export function go(
  { situation, placeAt }: Moving,
  { to, rule }: Extract<Prospect, { kind: 'GO' }>,
): Appraisal {
  if (sameHex(to, situation.self.position)) return because(0, 'Stays where it is', null);
  const [from, place] = [placeAt(situation.self.position), placeAt(to)];
  const value = place.value - from.value - situation.weights.move;
  const nearer = situation.isFleeing ? 0 : from.gap - place.gap;
  return because(value, () => walked(situation, from, place), place.rule ?? rule, nearer);
}

function walked({ isFleeing }: Situation, from: Place, to: Place): string {
  if (isFleeing) return 'Flees: its side is losing';
  if (to.danger < from.danger) return 'Leaves a place that will be struck';
  if (to.gap === 0 && from.gap > 0) return 'Moves to where it can attack';
  if (to.gap < from.gap) return `Moves ${hexes(from.steps - to.steps)}closer to its target`;
  if (to.covered > from.covered) return `Has cover there from ${enemies(to.covered)}`;
  if (to.exposed === 0 && from.exposed > 0) return 'No enemy can attack it there';
  if (to.exposed < from.exposed) return `Only ${enemies(to.exposed)} can attack it there`;
  return 'Moves to a better place';
}

/** Not said where it is no nearer to the nearest of them. */
const hexes = (count: number): string => {
  if (count <= 0) return '';
  return count === 1 ? '1 hex ' : `${count} hexes `;
};

const enemies = (count: number): string => (count === 1 ? '1 enemy' : `${count} enemies`);
