import type { WithCombatants, WithPhase } from '../table/state.ts';

/** From the top of a state downwards. */
export type Path = readonly PropertyKey[];

/** What is wrong with a state, and where. */
export interface Fault {
  readonly path: Path;
  readonly message: string;
}

export const unless = (holds: boolean, path: Path, message: string): readonly Fault[] =>
  holds ? [] : [{ path, message }];

/** The faults of each entry of a list or a record, with the way to it. */
export const below = <Entry>(
  path: Path,
  entries: readonly Entry[] | Readonly<Record<string, Entry>>,
  faults: (entry: Entry, key: string) => readonly Fault[],
): readonly Fault[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const step = Array.isArray(entries) ? Number(key) : key;
    return faults(entry, key).map((fault) => ({ ...fault, path: [...path, step, ...fault.path] }));
  });

export const twice = (path: Path, names: readonly unknown[]): readonly Fault[] =>
  unless(new Set(names).size === names.length, path, 'It names something twice.');

/** Everyone has a place in the order: without one, rounds would go by on their own. */
export const orderFaults = ({ combatants, phase }: WithCombatants & WithPhase): readonly Fault[] =>
  Object.keys(combatants).flatMap((id) =>
    unless(
      phase.kind !== 'COMBAT' || phase.order.includes(id),
      ['phase', 'order'],
      `It leaves out '${id}'.`,
    ),
  );
