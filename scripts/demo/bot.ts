import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as operations from '../../src/client/index.ts';
import type { DemoTable, Encounter } from './table.ts';

type Decision = Encounter['awaiting'][number];
type Option = Decision['options'][number];
type Choice = Option['choices'][number];
type Input = Readonly<Record<string, unknown>>;
/** What an option still needs, picked, with its place in the input; null when it does not serve. */
type Picks = readonly (readonly [path: readonly string[], value: unknown])[] | null;

/**
 * Plays on from `awaiting` alone, in any ruleset, as any frontend could: attacks a foe when it
 * can, else goes nearer, else takes what costs nothing. `first` names what the table wants to see
 * before all that, the dearest wish first.
 */
export async function playToTheEnd(
  table: DemoTable,
  { rounds, first = [] }: { readonly rounds: number; readonly first?: readonly Wish[] },
): Promise<void> {
  while (table.encounter.phase !== 'ENDED' && table.encounter.round <= rounds) {
    const due = table.encounter.awaiting.find(({ required }) => required);
    if (!due) throw new Error('Nobody is to decide.');
    const { mutation, input } = choose(table.encounter, due, first);
    await table.play(documentOf(mutation), {
      input: { ...input, encounterId: table.encounter.id },
    });
  }
}

/** Whether an option is one that the table wants to see. */
export type Wish = (option: { readonly mutation: string; readonly input: unknown }) => boolean;

function choose(encounter: Encounter, { options, combatantId }: Decision, first: readonly Wish[]) {
  const wishes = first.map(
    (wish) => (_encounter: Encounter, _who: string | null, option: Option) =>
      wish(option) && others(option.choices).length === 0 ? [] : null,
  );
  const ways = [...wishes, attack, approach, rest].map((way) => (option: Option) => {
    const picks = way(encounter, combatantId, option);
    if (!picks) return [];
    const input = picks.reduce<Input>(
      (given, [path, value]) => placedAt(given, path, value),
      fixed(option),
    );
    return [{ mutation: option.mutation, input }];
  });
  const [best] = ways.flatMap((way) => options.flatMap(way));
  if (!best) throw new Error('Nothing that the demo would do is legal.');
  return best;
}

const fixed = ({ input }: Option): Input => input as Input;

/** The input with a value where the path leads. */
function placedAt(input: Input, [step = '', ...rest]: readonly string[], value: unknown): Input {
  const inner = (input[step] ?? {}) as Input;
  return { ...input, [step]: rest.length === 0 ? value : placedAt(inner, rest, value) };
}

/** At a foe, if it is aimed at anyone. */
function attack(encounter: Encounter, combatantId: string | null, { choices }: Option): Picks {
  const foes = foesOf(encounter, combatantId).map(({ id }) => id);
  const aim = choices.find(({ kind }) => kind === 'COMBATANT');
  const target = aim?.combatantIds.find((id) => foes.includes(id));
  if (!aim || target === undefined || others(choices, aim).length > 0) return null;
  const picked = aim.list ? Array.from({ length: aim.min }, () => target) : target;
  return [[aim.path, picked]];
}

/** To the hex nearest to a foe, if it is nearer than staying. */
function approach(encounter: Encounter, combatantId: string | null, { choices }: Option): Picks {
  const way = choices.find(({ kind, list }) => kind === 'HEX' && !list);
  const here = encounter.combatants.find(({ id }) => id === combatantId)?.position;
  const foes = foesOf(encounter, combatantId).map(({ position }) => position);
  if (!way || !here || foes.length === 0 || others(choices, way).length > 0) return null;
  const gap = (hex: Hex) => Math.min(...foes.map((foe) => distance(hex, foe)));
  const sets = encounter.awaiting.flatMap(({ hexSets }) => hexSets);
  const hexes = sets.find(({ id }) => id === way.area?.id)?.hexes ?? [];
  const [best] = [...hexes].sort((a, b) => gap(a) - gap(b));
  return best && gap(best) < gap(here) ? [[way.path, { q: best.q, r: best.r }]] : null;
}

/** Whatever costs nothing and needs no choice. */
const rest = (_encounter: Encounter, _combatantId: string | null, option: Option): Picks =>
  option.cost.length === 0 && others(option.choices).length === 0 ? [] : null;

/** The choices, but for this one, that cannot be left open. */
const others = (choices: readonly Choice[], but?: Choice): readonly Choice[] =>
  choices.filter((choice) => choice !== but && choice.min > 0);

function foesOf({ combatants }: Encounter, combatantId: string | null) {
  const side = combatants.find(({ id }) => id === combatantId)?.side;
  return combatants.filter((other) => other.side !== side && other.status === 'STANDING');
}

type AnyDocument = TypedDocumentNode<Readonly<Record<string, unknown>>, object>;

/** The published operation of a mutation: `declareAction` is `DeclareActionDocument`. */
function documentOf(mutation: string): AnyDocument {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Document`;
  const found = (operations as Readonly<Record<string, unknown>>)[name];
  if (!found) throw new Error(`No operation is published for ${mutation}.`);
  return found as AnyDocument;
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q - b.q + a.r - b.r));
