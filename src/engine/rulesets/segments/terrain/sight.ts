import type { RuleId } from '../../../core/values/ids.ts';
import { once } from '../../../core/values/once.ts';
import type { LineOfSight } from '../../../core/views/line-of-sight.ts';
import { disc } from '../../../grid/area.ts';
import {
  type Battlefield,
  glimpseOn,
  isHiddenOn,
  leadsPastEnd,
  sightOn,
  sightThrough,
} from '../../../grid/battlefield.ts';
import { distance, type Hex, hexKey, hexNumber, hexSet } from '../../../grid/hex.ts';
import type { ConcealmentReading, Glimpse, Sight } from '../../../grid/sight.ts';
import type { Concealment } from '../../../grid/terrain.ts';
import type { State } from '../model/state.ts';

/** What sight depends on. */
type Ground = Pick<State, 'battlefield' | 'settings'>;

/** SEG-74 to 78: what someone at `from` sees of a creature at `to`. */
export function sightBetween(state: State, from: Hex, to: Hex): Sight {
  const seen = sightOn(seenFrom(state, from), from, to, readingOf(state));
  return isDark(state.battlefield, to) ? { ...seen, concealment: 3 } : seen;
}

/** As much of it as judges an attack. */
export function glimpseBetween(state: Ground, from: Hex, to: Hex): Glimpse {
  const seen = glimpseOn(seenFrom(state, from), from, to, readingOf(state));
  return isDark(state.battlefield, to) ? { ...seen, concealment: 3 } : seen;
}

/** SEG-108: whether any line at all leads from one hex to another; beside its goal past the end of a wall (T-06). */
export const isOpenBetween = ({ battlefield }: State, from: Hex, to: Hex): boolean =>
  glimpseOn(battlefield, from, to).clear || leadsPastEnd(battlefield, from, to);

/** SEG-76: how the table counts concealment; each reading is one object, by which sight is kept. */
const readingOf = ({ settings }: Ground): ConcealmentReading =>
  readings[settings.concealmentLine][settings.concealmentEnds];

const alongLine = (line: ConcealmentReading['line']) => ({
  TARGET_ONLY: { line, ends: 'TARGET_ONLY' as const },
  NEITHER: { line, ends: 'NEITHER' as const },
  BOTH: { line, ends: 'BOTH' as const },
});
const readings = { BEST_LINE: alongLine('BEST_LINE'), CENTRES: alongLine('CENTRES') };

/** SEG-75: where a table looks past the obstacles beside the attacker, without them. */
function seenFrom({ battlefield, settings }: Ground, from: Hex): Battlefield {
  if (settings.adjacentObstacle === 'BLOCKS_SIGHT') return battlefield;
  const places = lookingPast.get(battlefield) ?? new Map<number, Battlefield>();
  lookingPast.set(battlefield, places);
  const known = places.get(hexNumber(from));
  if (known) return known;
  const obstacles = battlefield.obstacles.filter((hex) => distance(from, hex) !== 1);
  const seen =
    obstacles.length < battlefield.obstacles.length ? { ...battlefield, obstacles } : battlefield;
  if (places.size >= KEPT_PLACES) places.clear();
  places.set(hexNumber(from), seen);
  return seen;
}

/** The last hexes looked from are kept, so many of them at most. */
const KEPT_PLACES = 64;
const lookingPast = new WeakMap<Battlefield, Map<number, Battlefield>>();

/** SEG-78. */
export const isDark = ({ dark }: Battlefield, hex: Hex): boolean =>
  hexSet(dark).has(hexNumber(hex));

/** SEG-74, 77: whether a creature at `to` can be targeted from `from`. */
export function isInSight(state: State, from: Hex, to: Hex): boolean {
  const { clear, concealment } = glimpseBetween(state, from, to);
  return clear && concealment < 3;
}

/**
 * SEG-76 to 78: what hides a creature at `to`. Where no line is clear, as a wall has come up, it is
 * the least along any line: a wall makes no one easier to hit or to see.
 */
export function concealmentBetween(state: State, from: Hex, to: Hex): Concealment {
  const { clear, concealment } = glimpseBetween(state, from, to);
  if (clear || isDark(state.battlefield, to)) return concealment;
  return sightThrough(state.battlefield, from, to, readingOf(state)).concealment;
}

/** What stands between two hexes, with the rule that explains it best. */
export function lineOfSight(state: State, from: Hex, to: Hex): LineOfSight {
  const seen = sightBetween(state, from, to);
  const concealment = concealmentBetween(state, from, to);
  return { ...seen, concealment, rule: ruleOf(state, seen, to) };
}

function ruleOf({ battlefield }: State, seen: Sight, to: Hex): RuleId | null {
  if (!seen.clear) return 'SEG-74';
  if (isDark(battlefield, to)) return 'SEG-78';
  if (seen.covered) return 'SEG-75';
  return seen.concealment > 0 ? 'SEG-76' : null;
}

/** What is known of the hexes around a place, each worked out on first use, and once. */
interface Surroundings {
  /** Those to which there is a clear line. */
  readonly clear: () => readonly Hex[];
  /** Those of them that are totally concealed. */
  readonly hidden: () => readonly Hex[];
}

/** A battlefield stays the same object until it changes, so each place is looked around from once. */
const known = new WeakMap<Battlefield, Map<string, Surroundings>>();

/** SEG-74, 77: what can be aimed at up to so many hexes around a hex, whether or not a combatant is there. */
export function lookAround(state: State, from: Hex, radius: number): Surroundings {
  const { battlefield } = state;
  const views = known.get(battlefield) ?? new Map<string, Surroundings>();
  known.set(battlefield, views);
  const { adjacentObstacle, concealmentLine, concealmentEnds } = state.settings;
  const key = `${hexKey(from)} ${radius} ${adjacentObstacle} ${concealmentLine} ${concealmentEnds}`;
  const before = views.get(key);
  if (before) return before;
  // The rest of the state is not held as long as the battlefield lasts.
  const ground = { battlefield, settings: state.settings };
  const made = {
    clear: once(() => clearAround(ground, from, radius)),
    hidden: once(() => hiddenAround(ground, from, radius)),
  };
  views.set(key, made);
  return made;
}

function clearAround(state: Ground, from: Hex, radius: number): readonly Hex[] {
  const around = disc(from, radius);
  const { obstacles, walls } = state.battlefield;
  return obstacles.length === 0 && !walls
    ? around
    : around.filter((hex) => glimpseBetween(state, from, hex).clear);
}

function hiddenAround(state: Ground, from: Hex, radius: number): readonly Hex[] {
  const { battlefield } = state;
  const seen = seenFrom(state, from);
  const reading = readingOf(state);
  return disc(from, radius).filter((hex) =>
    isDark(battlefield, hex)
      ? glimpseOn(seen, from, hex, reading).clear
      : isHiddenOn(seen, from, hex, reading),
  );
}
