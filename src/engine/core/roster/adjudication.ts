import type { Choice, Option } from '../decision/decision.ts';
import { dataField, oneCombatant, option, text, upTo } from '../decision/findings.ts';
import type { CombatantId } from '../values/ids.ts';
import { invalid, refuseTwice, type Rejection } from '../command/rejection.ts';

export interface Ruling {
  readonly position: unknown;
  readonly lift: readonly string[];
  readonly inflict: readonly unknown[];
  readonly rank: number | null;
  readonly stats: object | null;
}

/** A ruling changes something. */
export function refuseEmptyRuling({ position, lift, inflict, rank, stats }: Ruling) {
  const set: readonly unknown[] = Object.values(stats ?? {});
  const given = [position, rank, ...lift, ...inflict, ...set];
  return given.every((part) => part === null)
    ? invalid('stats', 'Rule on something: position, lift, inflict, rank or stats.')
    : null;
}

/** No one has a condition to lift twice. */
export const refuseLiftedTwice = ({ lift }: Pick<Ruling, 'lift'>): Rejection | null =>
  refuseTwice('lift', lift, 'condition');

/** None of these figures is above what the combatant can have. */
export function refuseAbove<Stats extends object>(
  stats: Stats | null,
  most: Readonly<Partial<Record<keyof Stats, number>>>,
  { name }: { readonly name: string },
): Rejection | null {
  for (const figure of Object.keys(most) as (keyof Stats & string)[]) {
    const limit = most[figure] ?? Infinity;
    const value = stats?.[figure] ?? null;
    if (value !== null && Number(value) > limit)
      return invalid(`stats.${figure}`, `${name} can have ${limit} at most.`);
  }
  return null;
}

/** The place must be one of those that there are. */
export const refuseRank = (rank: number | null, places: number): Rejection | null =>
  rank !== null && rank > places
    ? invalid('rank', `The order has ${places} places: choose one of them.`)
    : null;

/** The order with one of it moved to a place, 1 for the first. */
export function ranked(
  order: readonly CombatantId[],
  combatantId: CombatantId,
  rank: number,
): readonly CombatantId[] {
  const others = order.filter((other) => other !== combatantId);
  return others.toSpliced(rank - 1, 0, combatantId);
}

/**
 * What the GM may rule on: one thing each, for conditions have options of their own. `ids` are
 * those on the table, `places` how many the order has, 0 before a fight.
 */
export function rulingOptions(ids: readonly CombatantId[], places: number): readonly Option[] {
  if (ids.length === 0) return [];
  const ruling = (label: string, choice: Choice) =>
    option(label, { type: 'Adjudicate' }, [
      oneCombatant('combatantId', ids),
      text('reason'),
      choice,
    ]);
  return [
    ruling('Rule where someone is', dataField('position')),
    ruling('Rule on the stats of someone', dataField('stats')),
    ...(places > 0 ? [ruling("Rule on someone's place in the order", upTo('rank', places))] : []),
  ];
}
