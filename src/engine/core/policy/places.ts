/** How good it would be to stand somewhere. */
import { distance, type Hex, hexNumber } from '../values/hex.ts';
import type { RuleId } from '../values/ids.ts';
import type { Outlook } from './outlook.ts';
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import type { Foe, Situation } from './situation.ts';

/** What a place is worth, and why. */
export interface Place {
  readonly value: number;
  /** How far it is to where it could attack; 0 for there. */
  readonly gap: number;
  /** How many steps it is to the nearest foe, on foot. */
  readonly steps: number;
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
  const { near, isFleeing } = situation;
  let gap = Infinity;
  let value = 0;
  for (const foe of near) {
    const far = distance(hex, foe.position);
    if (far <= foe.reach.most) value -= exposure(situation);
    if (isFleeing || gap === 0) continue;
    // What no one has looked at is taken to be seen if nothing lengthens the way.
    const steps = roughStepsTo(foe, hex, far);
    const from = steps === far ? gapTo : unseenGapTo;
    gap = Math.min(gap, from(situation, foe, far, steps));
  }
  return value + worthOf(situation, hex, gap);
}

/** No less than what a place is worth, by distances alone. */
export function atBest(situation: Situation, hex: Hex): number {
  const { near, isFleeing, limits } = situation;
  let gap = Infinity;
  let exposed = 0;
  for (const foe of near) {
    const far = distance(hex, foe.position);
    if (far <= foe.reach.most) exposed++;
    if (!isFleeing) gap = Math.min(gap, gapTo(situation, foe, far, far));
  }
  // Cover takes off no more than all, and of those alone at whom it looks.
  const surely = Math.max(0, exposed - limits.looks);
  return worthOf(situation, hex, gap) - surely * exposure(situation) + SLACK;
}

/** No less than what any place is worth, wherever it is. */
export const anywhere = ({ isFleeing, near, weights }: Situation): number => {
  if (isFleeing) return Infinity;
  return (near.length > 0 ? weights.target : 0) + SLACK;
};

/** More than sums differ by the order in which they are added up. */
export const SLACK = 1e-9;

/** Steps to a foe, quick enough for hundreds of hexes: while its own way is open, as if all were. */
export const roughStepsTo = (foe: Foe, hex: Hex, far = distance(hex, foe.position)): number =>
  foe.isOpen() ? far : foe.stepsFrom(hex);

/** What a place is worth, without what could attack it there. */
function worthOf(situation: Situation, hex: Hex, gap: number): number {
  const { self, near, weights, personality, isFleeing, fighters } = situation;
  const reach = isFleeing ? weights.approach * nearest(near, hex) : inReachBy(situation, gap);
  const ward = fighters.find(({ id }) => id === personality.protectsId && id !== self.id);
  const away = ward ? weights.protect * Math.max(0, distance(hex, ward.position) - 2) : 0;
  return reach - away - dangerAt(situation, hex);
}

function dangerAt({ dangers }: Situation, hex: Hex): number {
  let danger = 0;
  for (const { to, radius, harm } of dangers) if (distance(hex, to) <= radius) danger += harm;
  return danger;
}

/** What it is worth to be so many hexes from where it could attack. */
function inReachBy({ weights, near }: Situation, gap: number): number {
  if (near.length === 0) return 0;
  return gap === 0 ? weights.target : -weights.approach * gap;
}

const exposure = ({ weights, isFleeing }: Situation): number =>
  weights.exposure * (isFleeing ? 3 : 1);

const nearest = (foes: readonly Foe[], hex: Hex): number =>
  foes.reduce((least, { position }) => Math.min(least, distance(hex, position)), Infinity);

/**
 * How far it is on foot to where it could attack a foe that it sees, so far off and so many steps away;
 * to one that it hates half as far.
 */
function gapTo({ self, personality }: Situation, foe: Foe, far: number, steps: number): number {
  const { least, most } = self.reach;
  const rise = Math.abs(foe.height - self.height);
  const gap = Math.max(0, steps - most, rise - most, least - Math.max(far, rise));
  return foe.id === personality.hatesId ? gap / 2 : gap;
}

/** The same of one that it does not see: where it is near enough, the fewer steps, the less of a hex. */
const unseenGapTo = (situation: Situation, foe: Foe, far: number, steps: number): number =>
  gapTo(situation, foe, far, steps) || steps / (situation.self.reach.most + 1);

/** With a look at what stands between: for the few places that promise most. */
function exactly<T extends RulesetTypes>(
  situation: Situation,
  outlook: Outlook<T>,
  hex: Hex,
): Place {
  const { self, near, weights, limits } = situation;
  let [exposed, covered, value, gap, steps] = [0, 0, 0, Infinity, Infinity];
  let rule: RuleId | null = null;
  const byDistance = near
    .map((foe) => ({ foe, far: distance(hex, foe.position) }))
    .sort((a, b) => a.far - b.far);
  for (const [i, { foe, far }] of byDistance.entries()) {
    const reaches = far >= self.reach.least && far <= self.reach.most;
    const isExposed = far <= foe.reach.most;
    const sight =
      i < limits.looks && (reaches || isExposed) ? outlook.sight(foe.position, hex) : null;
    const walk = foe.stepsFrom(hex);
    const canAttack = reaches && sight?.clear === true && gapTo(situation, foe, far, far) === 0;
    gap = canAttack ? 0 : Math.min(gap, unseenGapTo(situation, foe, far, walk));
    steps = Math.min(steps, walk);
    if (!isExposed) continue;
    value -= exposure(situation);
    if (!sight) continue;
    exposed++;
    if (sight.clear && !sight.covered) continue;
    covered++;
    ({ rule } = sight);
    value += exposure(situation) * (sight.clear ? weights.cover : 1);
  }
  value += worthOf(situation, hex, gap);
  return { value, gap, steps, exposed, covered, danger: dangerAt(situation, hex), rule };
}
