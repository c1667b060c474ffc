import type { RuleId } from '../../../core/values/ids.ts';
import type { LineOfSight } from '../../../core/views/line-of-sight.ts';
import { disc } from '../../../grid/area.ts';
import { type Battlefield, sightOn } from '../../../grid/battlefield.ts';
import { type Hex, hexKey, hexNumber, hexSet } from '../../../grid/hex.ts';
import type { Sight } from '../../../grid/sight.ts';
import type { Concealment } from '../../../grid/terrain.ts';
import type { State } from '../model/state.ts';

/** SEG-74 to 78: what someone at `from` sees of a creature at `to`. */
export function sightBetween({ battlefield }: State, from: Hex, to: Hex): Sight {
  const seen = sightOn(battlefield, from, to);
  return isDark(battlefield, to) ? { ...seen, concealment: 3 } : seen;
}

/** SEG-78. */
const isDark = ({ dark }: Battlefield, hex: Hex): boolean => hexSet(dark).has(hexNumber(hex));

/** SEG-74, 77: whether a creature at `to` can be targeted from `from`. */
export function isInSight(state: State, from: Hex, to: Hex): boolean {
  const { clear, concealment } = sightBetween(state, from, to);
  return clear && concealment < 3;
}

/** SEG-76 to 78: what hides a creature at `to`; a broken line of sight hides it by itself. */
export function concealmentBetween(state: State, from: Hex, to: Hex): Concealment {
  const { clear, concealment } = sightBetween(state, from, to);
  if (clear) return concealment;
  return isDark(state.battlefield, to) ? 3 : 0;
}

/** What stands between two hexes, with the rule that explains it best. */
export function lineOfSight(state: State, from: Hex, to: Hex): LineOfSight {
  const seen = sightBetween(state, from, to);
  return { ...seen, rule: ruleOf(state, seen, to) };
}

function ruleOf({ battlefield }: State, seen: Sight, to: Hex): RuleId | null {
  if (!seen.clear) return 'SEG-74';
  if (isDark(battlefield, to)) return 'SEG-78';
  if (seen.covered) return 'SEG-75';
  return seen.concealment > 0 ? 'SEG-76' : null;
}

/** The hexes to which there is a clear line, and those of them that are totally concealed. */
export interface Surroundings {
  readonly clear: readonly Hex[];
  readonly hidden: readonly Hex[];
}

/** A battlefield stays the same object until it changes, so each place is looked around from once. */
const known = new WeakMap<Battlefield, Map<string, Surroundings>>();

/** SEG-74, 77: what can be aimed at up to so many hexes around a hex, whether or not somebody is there. */
export function lookAround(state: State, from: Hex, radius: number): Surroundings {
  const { battlefield } = state;
  const views = known.get(battlefield) ?? new Map<string, Surroundings>();
  known.set(battlefield, views);
  const key = `${hexKey(from)} ${radius}`;
  const before = views.get(key);
  if (before) return before;
  const { obstacles, concealing, dark } = battlefield;
  const seen = disc(from, radius).map((hex) => ({ hex, ...sightBetween(state, from, hex) }));
  const open = obstacles.length + concealing.length + dark.length === 0;
  const clear = seen.filter((sight) => open || sight.clear);
  const made = {
    clear: clear.map(({ hex }) => hex),
    hidden: clear.filter(({ concealment }) => concealment === 3).map(({ hex }) => hex),
  };
  views.set(key, made);
  return made;
}
