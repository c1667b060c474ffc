/** The hand: what may be decided as a few cards, and the way to all the rest through them. */
import type { Option } from '../state/seen.ts';

export type Card =
  | { readonly kind: 'OPTION'; readonly option: Option }
  | { readonly kind: 'FOLD'; readonly fold: Fold };

/** Several options behind one card: it is opened to choose among them. */
export interface Fold {
  readonly key: string;
  readonly title: string;
  readonly intent: Option['intent'];
  readonly cards: readonly Card[];
}

export interface Group {
  readonly title: string;
  readonly cards: readonly Card[];
}

export interface Hand {
  readonly groups: readonly Group[];
  /** What ends the turn, or lets the others act: it has a place of its own. */
  readonly closing: Option | null;
}

/** As many as have a key of their own, and as are seen at once. */
export const MAX_CARDS = 9;

const titles = {
  DEFEND: 'Defend',
  ATTACK: 'Attack',
  MOVE: 'Move',
  ACT: 'Act',
  READY: 'Ready',
  CHECK: 'Act',
  WAIT: 'Ready',
  ORDER: 'Other',
  MANAGE: 'Other',
  YIELD: 'Other',
  PASS: 'Pass',
  END: 'End',
  ADVANCE: 'Next',
} as const satisfies Readonly<Record<Option['intent'], string>>;

/** @param options in the order in which people look for them */
export function handOf(options: readonly Option[]): Hand {
  const closing =
    options.length < 2
      ? null
      : (options.find(({ intent }) => intent === 'END') ??
        options.find(({ intent }) => intent === 'PASS') ??
        null);
  const rest = options.filter((option) => option !== closing);
  return { groups: grouped(withinPage(rest)), closing };
}

/** Ways to do the same thing are folded where there are more options than cards, and then the last ones. */
function withinPage(options: readonly Option[]): readonly Card[] {
  const single = options.map((option): Card => ({ kind: 'OPTION', option }));
  if (single.length <= MAX_CARDS) return single;
  const folded = [...Map.groupBy(options, ({ group }) => group)].flatMap(([group, ways]) =>
    waysFolded(group, ways),
  );
  if (folded.length <= MAX_CARDS) return folded;
  // What is readied has a card of its own wherever it stands.
  const ready = folded.filter((card) => titleOf(card) === titles.READY).slice(0, 1);
  const rest = folded.filter((card) => !ready.includes(card));
  const shown = [...rest.slice(0, MAX_CARDS - 1 - ready.length), ...ready];
  const others = folded.filter((card) => !shown.includes(card));
  const title = `${others.length} more`;
  return [...shown, { kind: 'FOLD', fold: { key: 'more', title, intent: 'ACT', cards: others } }];
}

function waysFolded(group: string, ways: readonly Option[]): readonly Card[] {
  const cards = ways.map((option): Card => ({ kind: 'OPTION', option }));
  const [first, second] = ways;
  if (!first || !second) return cards;
  const { intent, label } = first;
  // A group may be named like an option, and its card is not that of the option.
  const key = `ways of ${group}`;
  return [{ kind: 'FOLD', fold: { key, title: sharedBeginning(ways) || label, intent, cards } }];
}

/** The words with which all of the labels begin: `Move` of `Move (1 s)` and `Move (2 s)`. */
function sharedBeginning(ways: readonly Option[]): string {
  const [first = [], ...others] = ways.map(({ label }) => label.split(' '));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return (end === -1 ? first : first.slice(0, end)).join(' ').replace(/[\s(:]+$/, '');
}

function grouped(cards: readonly Card[]): readonly Group[] {
  return [...Map.groupBy(cards, titleOf)].map(([title, ofGroup]) => ({ title, cards: ofGroup }));
}

const titleOf = (card: Card): string =>
  card.kind === 'FOLD'
    ? card.fold.key === 'more'
      ? 'More'
      : titles[card.fold.intent]
    : card.option.hasNoTarget
      ? 'Other'
      : titles[card.option.intent];

/** All folds of a hand, and those in them. */
export const foldsIn = (cards: readonly Card[]): readonly Fold[] =>
  cards.flatMap((card) => (card.kind === 'FOLD' ? [card.fold, ...foldsIn(card.fold.cards)] : []));

/** All options that a card leads to. */
export const optionsIn = (card: Card): readonly Option[] =>
  card.kind === 'FOLD' ? card.fold.cards.flatMap(optionsIn) : [card.option];

export const keyOf = (card: Card): string =>
  card.kind === 'FOLD' ? card.fold.key : card.option.key;
