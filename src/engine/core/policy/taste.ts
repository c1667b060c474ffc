/** Which picks SENSIBLE takes a look at, the most promising first. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Taste } from './filling.ts';
import { spread } from './limits.ts';
import { roughly, roughStepsTo } from './places.ts';
import type { Judge } from './worth.ts';

/**
 * Foes first, the nearest of them; for help one's own, those with the least left. Places by how they
 * look from afar; while it can attack no one, the nearest to a foe is among them.
 */
export function tasteOf({
  situation,
  placeAt,
}: Pick<Judge<RulesetTypes>, 'situation' | 'placeAt'>): Taste {
  const { near, self, fighters, personality, limits } = situation;
  const ranks = new Map(near.map(({ id }, i) => [id, i]));
  const rankOf = (id: CombatantId): number =>
    id === personality.hatesId ? -1 : (ranks.get(id) ?? near.length);
  const foes = new Set(fighters.filter(({ side }) => side !== self.side).map(({ id }) => id));
  const left = new Map(fighters.map((one) => [one.id, one.health / one.maxHealth]));
  const needOf = (id: CombatantId): number => (foes.has(id) ? 2 : (left.get(id) ?? 0));
  const struck = (hex: Hex): number =>
    fighters.reduce((sum, { position, side }) => {
      const far = distance(position, hex);
      return far > 2 ? sum : sum + (side === self.side ? -1.5 : 1) / (1 + far);
    }, 0);
  // Options share their hexes: those of one set are compared once.
  const compared = {
    STAND: new Map<readonly Hex[], readonly Hex[]>(),
    AIM: new Map<readonly Hex[], readonly Hex[]>(),
  };
  const best = (hexes: readonly Hex[], why: 'STAND' | 'AIM'): readonly Hex[] => {
    const some = spread(hexes, limits.hexes);
    const worthOf = why === 'AIM' ? struck : (hex: Hex) => roughly(situation, hex);
    const places = mostOf(some, limits.places, worthOf);
    const [foe] = near;
    if (why === 'AIM' || !foe || placeAt(self.position).gap === 0) return places;
    const nearest = mostOf(some, 1, (hex) => -roughStepsTo(foe, hex));
    return [...new Set([...places.slice(0, -1), ...nearest])];
  };
  return {
    limits,
    combatants: (from, intent) => {
      const orderOf = intent === 'ACT' ? needOf : rankOf;
      return from.toSorted((a, b) => orderOf(a) - orderOf(b));
    },
    isFoe: (id) => foes.has(id),
    places: (hexes, why) => {
      const found = compared[why].get(hexes) ?? best(hexes, why);
      compared[why].set(hexes, found);
      return found;
    },
  };
}

/** So many entries with the most of something, the first of equals first. */
function mostOf<T>(list: readonly T[], count: number, sizeOf: (entry: T) => number): readonly T[] {
  const most: { readonly entry: T; readonly size: number }[] = [];
  for (const entry of list) {
    const size = sizeOf(entry);
    let at = most.length;
    while (at > 0 && (most[at - 1]?.size ?? 0) < size) at--;
    if (at >= count) continue;
    most.splice(at, 0, { entry, size });
    if (most.length > count) most.pop();
  }
  return most.map(({ entry }) => entry);
}
