/** How good it would be to stand somewhere. */
import type { Fighter } from '../ruleset/tactics.ts';
import { distance, type Hex, hexNumber } from '../values/hex.ts';
import type { RuleId } from '../values/ids.ts';
import type { Outlook } from './outlook.ts';
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import type { Situation } from './situation.ts';

/** What a place is worth, and why. */
export interface Place {
  readonly value: number;
  /** How far whom it attacks is out of reach, in hexes. */
  readonly gap: number;
  /** Foes that could attack it there, and those of them from whom it has cover. */
  readonly exposed: number;
  readonly covered: number;
  /** What it would cost to be there when it is struck. */
  readonly danger: number;
  readonly rule: RuleId | null;
}

/** `exactly` of each hex that is asked about, worked out once. */
export function placesOf<T extends RulesetTypes>(situation: Situation, outlook: Outlook<T>) {
  const known = new Map<number, Place>();
  return (hex: Hex): Place => {
    const key = hexNumber(hex);
    const place = known.get(key) ?? exactly(situation, outlook, hex);
    known.set(key, place);
    return place;
  };
}

/** By distances alone: quick enough for hundreds of hexes. */
export function roughly(situation: Situation, hex: Hex): number {
  const { self, near, weights, temper, isFleeing, fighters } = situation;
  let value = isFleeing
    ? weights.approach * nearest(near, hex)
    : inReachBy(situation, gapOf(situation, hex));
  for (const foe of near)
    if (distance(hex, foe.position) <= foe.reach.most) value -= exposure(situation);
  value -= dangerAt(situation, hex);
  const ward = fighters.find(({ id }) => id === temper.protectsId && id !== self.id);
  if (ward) value -= weights.protect * Math.max(0, distance(hex, ward.position) - 2);
  return value;
}

function dangerAt({ dangers }: Situation, hex: Hex): number {
  let danger = 0;
  for (const { to, radius, harm } of dangers) if (distance(hex, to) <= radius) danger += harm;
  return danger;
}

/** What it is worth to be so many hexes from where it could attack. */
const inReachBy = ({ weights }: Situation, gap: number): number =>
  gap === 0 ? weights.target : -weights.approach * gap;

const exposure = ({ weights, isFleeing }: Situation): number =>
  weights.exposure * (isFleeing ? 3 : 1);

const nearest = (foes: readonly Fighter[], hex: Hex): number =>
  foes.reduce((least, { position }) => Math.min(least, distance(hex, position)), Infinity);

/** How far it is from where it could attack: of all the nearest, of the one it hates more so. */
function gapOf({ self, near, temper }: Situation, hex: Hex): number {
  const { least, most } = self.reach;
  let smallest = Infinity;
  for (const { id, position, height } of near) {
    const far = Math.max(distance(hex, position), Math.abs(height - self.height));
    const gap = Math.max(0, far - most, least - far) - (id === temper.hatesId ? 3 : 0);
    if (gap < smallest) smallest = gap;
  }
  return smallest === Infinity ? 0 : Math.max(0, smallest);
}

/** With a look at what stands between: for the few places that promise most. */
function exactly<T extends RulesetTypes>(
  situation: Situation,
  outlook: Outlook<T>,
  hex: Hex,
): Place {
  const { self, near, weights, limits, isFleeing } = situation;
  let value = roughly(situation, hex);
  let [exposed, covered, inReach] = [0, 0, 0];
  let rule: RuleId | null = null;
  const byDistance = near
    .map((foe) => ({ foe, far: distance(hex, foe.position) }))
    .sort((a, b) => a.far - b.far);
  for (const { foe, far } of byDistance.slice(0, limits.looks)) {
    const reaches = far >= self.reach.least && far <= self.reach.most;
    const isExposed = far <= foe.reach.most;
    if (!reaches && !isExposed) continue;
    const sight = outlook.sight(foe.position, hex);
    if (reaches && sight.clear) inReach++;
    if (!isExposed) continue;
    exposed++;
    if (sight.clear && !sight.covered) continue;
    covered++;
    ({ rule } = sight);
    value += exposure(situation) * (sight.clear ? weights.cover : 1);
  }
  const gap = gapOf(situation, hex);
  if (gap === 0 && inReach === 0 && !isFleeing) value -= weights.target;
  return { value, gap, exposed, covered, danger: dangerAt(situation, hex), rule };
}
