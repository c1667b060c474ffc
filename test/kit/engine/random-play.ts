/** What the random fights of the rulesets share. */
import type { Decision, Option } from '../../../src/engine/core/decision/decision.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { freeId } from '../../../src/engine/core/values/ids.ts';
import { disc } from '../../../src/engine/grid/area.ts';
import { distance, hexKey } from '../../../src/engine/grid/hex.ts';

interface Table {
  readonly combatants: Readonly<Record<string, { readonly position: Hex }>>;
  readonly hidden: Readonly<Record<string, unknown>>;
  readonly battlefield: { readonly obstacles: readonly Hex[] };
}

export const sides = ['heroes', 'foes', 'wolves'];

/** How many commands that could be said are tried at a time. */
export const SAMPLE = 60;

export const newcomerId = ({ combatants, hidden }: Table): string =>
  freeId('late', new Set(Object.keys({ ...combatants, ...hidden })));

/** Every hidden combatant is called to the table. */
export const calls = ({ hidden }: Table) =>
  Object.keys(hidden).map((id) => ({
    type: 'RevealCombatants' as const,
    combatantIds: [id],
    positions: [],
  }));

/** Hexes near the first combatant. */
export const near = ({ combatants }: Table, radius: number): readonly Hex[] =>
  disc(Object.values(combatants)[0]?.position ?? { q: 0, r: 0 }, radius);

/** Those of them in which neither a combatant nor an obstacle is. */
export function freeHexes(table: Table, radius: number): readonly Hex[] {
  const people = Object.values(table.combatants).map(({ position }) => position);
  const taken = new Set([...people, ...table.battlefield.obstacles].map(hexKey));
  return near(table, radius).filter((hex) => !taken.has(hexKey(hex)));
}

/** Hexes near this one, itself left out. */
export const others = (here: Hex, radius: number): readonly Hex[] =>
  disc(here, radius).filter((hex) => distance(hex, here) > 0);

type Weigh<State> = (state: State, option: Option, decision: Decision) => number;

/**
 * How likely random play takes an option, compared with the others, by the type of its command: a number,
 * or a function where it depends on more. Other commands are never taken.
 */
export const weighing =
  <State>(weights: Readonly<Record<string, number | Weigh<State>>>) =>
  (state: State, decision: Decision, option: Option): number => {
    const weight = weights[option.command.type] ?? 0;
    return typeof weight === 'number' ? weight : weight(state, option, decision);
  };

/** Of `AddCombatants`: at most so many come. */
export const upTo =
  (most: number) =>
  ({ combatants, hidden }: Table, { command }: Option): number => {
    if (Object.keys({ ...combatants, ...hidden }).length >= most) return 0;
    return command.hidden === true ? 0.06 : 0.03;
  };
