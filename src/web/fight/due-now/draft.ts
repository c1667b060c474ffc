/**
 * What a player is about to do: an option, and what is picked of its choices so far. It belongs to
 * a decision, not to a version: what others do meanwhile does not wipe it.
 */
import { type Hex, sameHex } from '../../../scene/geometry.ts';
import type { Choice, Decision, Option } from '../state/seen.ts';

/** As `takeOption` takes it. */
export interface Pick {
  readonly field: string;
  readonly combatantIds?: readonly string[];
  readonly hexes?: readonly Hex[];
  readonly keys?: readonly string[];
  readonly number?: number;
  readonly text?: string;
}
export type Picks = readonly Pick[];

export interface Draft {
  /** Of the decision and of its option: ids are of one version. */
  readonly decisionKey: string;
  readonly optionKey: string;
  /** In which it was begun: in the next one the same decision is put anew. */
  readonly round: number;
  readonly picks: Picks;
}

/** What is begun of a decision. Its only option is begun by itself: there is nothing to choose before its picks. */
export function draftOf(decision: Decision, drafts: readonly Draft[], round: number): Draft | null {
  const { key: decisionKey, options } = decision;
  const begun = drafts.find(
    (draft) =>
      draft.decisionKey === decisionKey &&
      draft.round === round &&
      options.some(({ key }) => key === draft.optionKey),
  );
  if (begun) return begun;
  const [only] = options;
  return only && isOnly(decision) && only.choices.length > 0
    ? { decisionKey, optionKey: only.key, round, picks: [] }
    : null;
}

/** Whether a decision, one that the fight waits for, leaves no choice between options. */
export const isOnly = ({ required, options }: Decision): boolean =>
  required && options.length === 1;

/** One thing that may be picked. */
export type Picked =
  | { readonly kind: 'COMBATANT'; readonly id: string }
  | { readonly kind: 'HEX'; readonly hex: Hex }
  | { readonly kind: 'KEY'; readonly key: string }
  | { readonly kind: 'NUMBER'; readonly number: number | null }
  | { readonly kind: 'TEXT'; readonly text: string };

export const pickOf = (picks: Picks, field: string): Pick | null =>
  picks.find((pick) => pick.field === field) ?? null;

/** How many things are picked of a choice. */
export function countOf(pick: Pick | null): number {
  if (!pick) return 0;
  const { combatantIds, hexes, keys, number, text } = pick;
  if (number !== undefined) return 1;
  if (text !== undefined) return text.trim() === '' ? 0 : 1;
  return (combatantIds ?? hexes ?? keys ?? []).length;
}

/** Whether the option may be taken with these picks, as far as each choice by itself says. */
export const isComplete = (option: Option, picks: Picks): boolean =>
  option.choices.every(({ field, min }) => countOf(pickOf(picks, field)) >= min);

/** So many numbers are buttons; more are a field. */
const MAX_BUTTONS = 9;

/** The numbers of a choice, where they are few. */
export function numbersOf({ minimum, maximum }: Choice): readonly number[] | null {
  if (minimum === null || maximum === null || maximum - minimum >= MAX_BUTTONS) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

const isWritten = (choice: Choice): boolean =>
  choice.kind === 'TEXT' || (choice.kind === 'NUMBER' && numbersOf(choice) === null);

/** The choice that a click on the map, or a key, would be about: the first that still lacks picks. */
export const openChoice = (option: Option, picks: Picks): Choice | null =>
  option.choices.find(({ field, min }) => countOf(pickOf(picks, field)) < Math.max(min, 1)) ??
  option.choices.find(({ field, max }) => countOf(pickOf(picks, field)) < max) ??
  null;

/** The picks with one more thing, or without it if it was picked; a single pick is replaced. */
export function toggled(picks: Picks, choice: Choice, picked: Picked): Picks {
  const before = pickOf(picks, choice.field);
  const rest = picks.filter((pick) => pick !== before);
  const after = { field: choice.field, ...changed(before, choice, picked) };
  return countOf(after) === 0 ? rest : [...rest, after];
}

function changed(before: Pick | null, choice: Choice, picked: Picked): Omit<Pick, 'field'> {
  switch (picked.kind) {
    case 'COMBATANT':
      return {
        combatantIds: inList(before?.combatantIds ?? [], picked.id, choice, (a, b) => a === b),
      };
    case 'HEX':
      return { hexes: inList(before?.hexes ?? [], picked.hex, choice, sameHex) };
    case 'KEY':
      return { keys: inList(before?.keys ?? [], picked.key, choice, (a, b) => a === b) };
    case 'NUMBER':
      if (picked.number === null) return {};
      // A button takes back what it picked; a field says so by being empty.
      return before?.number === picked.number && !isWritten(choice)
        ? {}
        : { number: picked.number };
    case 'TEXT':
      return { text: picked.text };
  }
}

function inList<Item>(
  list: readonly Item[],
  item: Item,
  { max, repeats }: Choice,
  same: (a: Item, b: Item) => boolean,
): readonly Item[] {
  const isThere = list.some((one) => same(one, item));
  if (isThere && !repeats) return list.filter((one) => !same(one, item));
  if (max === 1) return [item];
  return list.length < max ? [...list, item] : list;
}

/** `targetIds` as words. */
export function titleOf({ field }: Choice): string {
  const words = field
    .replace(/Ids?$/, '')
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
