/** The command of a listed attack on one target. */
import type { Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { sameHex } from '../values/hex.ts';
import type { CombatantView } from '../views/view.ts';
import { completed } from './completing.ts';
import { candidatesOf, type Taste } from './filling.ts';
import { cursory } from './limits.ts';

/**
 * Aims an attack option at a target, or at its hex, and leaves out all optional choices; null where the
 * option cannot be aimed there.
 */
export function aimedAt<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  option: Option,
  target: Pick<CombatantView, 'id' | 'position'>,
): T['command'] | null {
  const taste: Taste = {
    limits: { ...cursory, perOption: 1 },
    combatants: (from) => from.filter((id) => id === target.id),
    isFoe: (id) => id === target.id,
    places: (hexes) => hexes.filter((hex) => sameHex(hex, target.position)),
  };
  const [command] = candidatesOf(option, { taste, intent: 'ATTACK' }, (least) =>
    completed(ruleset, least),
  );
  return command ?? null;
}
