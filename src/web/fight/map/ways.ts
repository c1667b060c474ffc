/** Where a combatant can go at once, and by which option. */
import type { Choice, Decision, Option } from '../state/seen.ts';
import { type Hex, keyOf } from '../../../scene/geometry.ts';

export interface Way {
  readonly option: Option;
  readonly choice: Choice;
}

/** By hex: the option that costs least, and of two that cost as much the one that leads less far. */
export function waysOf(
  decisions: readonly Decision[],
  combatantId: string,
): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const { way, hexes } of movesOf(decisions, combatantId))
    for (const hex of hexes) if (!ways.has(keyOf(hex))) ways.set(keyOf(hex), way);
  return ways;
}

interface Move {
  readonly way: Way;
  readonly hexes: readonly Hex[];
}

function movesOf(decisions: readonly Decision[], combatantId: string): readonly Move[] {
  return decisions
    .filter((decision) => decision.combatantId === combatantId)
    .flatMap(({ options, hexSets }) =>
      options.flatMap((option) => {
        const choice = goalOf(option);
        const hexes = hexSets.find(({ id }) => id === choice?.area?.id)?.hexes ?? [];
        return choice ? [{ way: { option, choice }, hexes }] : [];
      }),
    )
    .sort((a, b) => costOf(a.way.option) - costOf(b.way.option) || a.hexes.length - b.hexes.length);
}

/** The choice that one hex completes; null where more would have to be picked. */
function goalOf({ intent, choices }: Option): Choice | null {
  const [goal = null, ...others] = choices.filter(({ kind }) => kind === 'HEX');
  if (intent !== 'MOVE' || !goal || goal.min > 1 || others.length > 0) return null;
  return choices.every((choice) => choice === goal || choice.min === 0) ? goal : null;
}

const costOf = ({ cost }: Option): number => cost.reduce((sum, { amount }) => sum + amount, 0);
