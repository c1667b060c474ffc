/** Plays by what the tools say in words, and knows no rule: rather an attack, so that a fight ends. */
import type { Ruleset } from '../../../src/client/index.ts';
import type { Assistant } from './assistant.ts';

/** Who comes to an end with each other soon. */
const pairs: Readonly<Record<Ruleset, readonly [string, string]>> = {
  SEGMENTS: ['reed-fencer', 'marsh-lurker'],
  VIGILANCE: ['gate-warden', 'thicket-boar'],
  SECONDS: ['wall-shot', 'quarry-brute'],
};

export const rulesets = Object.keys(pairs) as readonly Ruleset[];

export const beginning = (ruleset: Ruleset) => ({
  ruleset,
  name: 'A test',
  creatures: pairs[ruleset].map((creature, q) => ({
    ...{ creature, q, r: 0, side: q === 0 ? 'heroes' : 'raiders' },
  })),
});

export const versionIn = (text: string): number =>
  Number(/^(?:.*, v|V)ersion (\d+)/.exec(text)?.[1] ?? NaN);

interface Option {
  readonly id: string;
  readonly intent: string;
  readonly hasNoTarget: boolean;
  readonly picks: readonly PickLine[];
}
interface PickLine {
  readonly field: string;
  readonly min: number;
  readonly kind: string;
  /** As they are written. */
  readonly values: string;
}

const QUOTED = /"[^"]*"/g;

export function optionsIn(text: string): readonly Option[] {
  const found: (Option & { picks: PickLine[] })[] = [];
  for (const line of text.replaceAll(QUOTED, '').split('\n')) {
    const [, id, intent] = /\[(\S+)\]\s+([A-Z_]+)/.exec(line) ?? [];
    if (id !== undefined && intent !== undefined)
      found.push({ id, intent, hasNoTarget: line.includes('has no target now'), picks: [] });
    const [, field, min, kind, values = ''] =
      /^ {2}pick (\S+), (\d+)(?: to \d+)? of (\w+)[^:]*(?:: (.*))?$/.exec(line) ?? [];
    if (field !== undefined)
      found.at(-1)?.picks.push({ field, min: Number(min), kind: kind!, values });
  }
  return found;
}

const listOf = (values: string, pattern: RegExp): readonly string[] =>
  [...values.matchAll(pattern)].map(([, one]) => one!);

function pickOf({ field, min, kind, values }: PickLine): object | null {
  const first = (from: readonly string[]) =>
    from.length > 0 ? Array.from({ length: min }, (_, i) => from[i % from.length]!) : null;
  if (kind === 'number') return { field, number: Number(/-?\d+/.exec(values)?.[0] ?? 0) };
  if (kind === 'text') return { field, text: 'when the time has come' };
  const patterns: Readonly<Record<string, RegExp>> = {
    combatantIds: /(cmb_\w+)/g,
    hexes: /(-?\d+,-?\d+)/g,
    keys: /(?:^|; )(\S+)/g,
  };
  const picked = first(listOf(values, patterns[kind]!));
  return picked && { field, [kind]: picked };
}

const isAttack = ({ intent, hasNoTarget }: Pick<Option, 'intent' | 'hasNoTarget'>): boolean =>
  intent === 'ATTACK' && !hasNoTarget;

/** The options of all pages, up to the first that has an attack. */
async function allOptions(assistant: Assistant): Promise<readonly [number, readonly Option[]]> {
  const all: Option[] = [];
  for (let after = 0; ;) {
    const text = await assistant.done('options', { after });
    const more = optionsIn(text);
    all.push(...more);
    const isTarget = more.some(isAttack);
    const next = /the same with after: (\d+)\)$/.exec(text)?.[1];
    if (isTarget || more.length === 0 || next === undefined) return [versionIn(text), all];
    after = Number(next);
  }
}

/** What it takes next; null where it has nothing to decide. */
export async function nextMove(assistant: Assistant) {
  const [version, options] = await allOptions(assistant);
  const moves = options.map(({ id, picks, ...option }) => ({
    isAttack: isAttack(option),
    input: { version, option: id, picks: picks.filter(({ min }) => min > 0).map(pickOf) },
  }));
  const possible = moves.filter(({ input }) => !input.picks.includes(null));
  const move = possible.find((one) => one.isAttack) ?? possible[0];
  return move?.input ?? null;
}

/** To the end. @returns how many options were taken, and what was said at last */
export async function playToTheEnd(assistant: Assistant, max = 2_000) {
  for (let taken = 0; taken < max; taken++) {
    const move = await nextMove(assistant);
    if (!move) return { taken, last: await assistant.done('look') };
    await assistant.done('take', move);
  }
  throw new Error(`The fight has not ended after ${max} options.`);
}
