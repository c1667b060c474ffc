import type { RuleId } from '../../core/ids.ts';
import type { LineOfSight } from '../../core/line-of-sight.ts';
import { sightOn } from '../../grid/battlefield.ts';
import { type Hex, sameHex } from '../../grid/hex.ts';
import type { Sight } from '../../grid/sight.ts';
import type { Concealment } from '../../grid/terrain.ts';
import type { State } from './state.ts';

/** SEG-74 to 78: what someone at `from` sees of a creature at `to`. */
export function sightBetween({ battlefield }: State, from: Hex, to: Hex): Sight {
  const seen = sightOn(battlefield, from, to);
  const dark = battlefield.dark.some((hex) => sameHex(hex, to));
  return dark ? { ...seen, concealment: 3 } : seen;
}

/** SEG-74, 77: whether a creature at `to` can be targeted from `from`. */
export function isInSight(state: State, from: Hex, to: Hex): boolean {
  const { clear, concealment } = sightBetween(state, from, to);
  return clear && concealment < 3;
}

/** SEG-76 to 78: what hides a creature at `to`; a broken line of sight hides it by itself. */
export function concealmentBetween(state: State, from: Hex, to: Hex): Concealment {
  const { clear, concealment } = sightBetween(state, from, to);
  if (clear) return concealment;
  return state.battlefield.dark.some((hex) => sameHex(hex, to)) ? 3 : 0;
}

/** The same for whoever asks, with the rule that tells most about it. */
export function lineOfSight(state: State, from: Hex, to: Hex): LineOfSight {
  const seen = sightBetween(state, from, to);
  return { ...seen, rule: ruleOf(state, seen, to) };
}

function ruleOf({ battlefield }: State, seen: Sight, to: Hex): RuleId | null {
  if (!seen.clear) return 'SEG-74';
  if (battlefield.dark.some((hex) => sameHex(hex, to))) return 'SEG-78';
  if (seen.covered) return 'SEG-75';
  return seen.concealment > 0 ? 'SEG-76' : null;
}
