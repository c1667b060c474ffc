import { diceTerm, OWN_DICE, type Term, valueTerm } from '../score/score.ts';
import { err, ok, type Result } from '../values/result.ts';

/**
 * A sum of dice, named bonuses and a number: `Strength x 2 + 3d6 - 1`.
 * What the dice count for (hits, pips, sixes) is the business of the one who rolls it.
 */
export interface Formula {
  readonly terms: readonly FormulaTerm[];
  /** Sorted by sides; at most one entry for each kind of die. */
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly flat: number;
}

export interface FormulaTerm {
  readonly name: string;
  readonly times: number;
}

/** Where and why a formula could not be read. `at` counts characters from 0. */
export interface FormulaError {
  readonly at: number;
  readonly message: string;
}

interface Token {
  readonly kind: 'dice' | 'number' | 'name' | 'plus' | 'minus' | 'times';
  readonly text: string;
  readonly at: number;
}

/** The dice of a formula. */
export const MAX_DICE = 100;
/** What they come to at most, all together: exact odds look at every sum that they can show. */
export const MAX_PIPS = 1000;
/** Each number of a formula. */
export const MAX_NUMBER = 10_000;

const tokenKinds: readonly (readonly [Token['kind'], RegExp])[] = [
  ['dice', /^\d*d\d+(?![a-z\d])/i],
  ['number', /^\d+(?![a-z\d])/i],
  ['times', /^(?:x(?![a-z\d])|[*×])/i],
  ['name', /^[a-z][a-z]*/i],
  ['plus', /^\+/],
  ['minus', /^[-−]/],
];

/**
 * Reads a formula such as `AB + Dex + 2d6`.
 *
 * @param vocabulary the names that may stand in it, as written (any case) → canonical
 */
export function parseFormula(
  text: string,
  vocabulary: Readonly<Record<string, string>>,
): Result<Formula, FormulaError> {
  const tokens = tokenize(text);
  if (!tokens.ok) return tokens;
  return new Parser(tokens.value, text.length, vocabulary).parse();
}

function tokenize(text: string): Result<readonly Token[], FormulaError> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^\s+/.exec(rest);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    const token = matchToken(rest, at);
    if (!token)
      return err({ at, message: `'${/^\S+/.exec(rest)?.[0] ?? rest}' is not understood` });
    tokens.push(token);
    at += token.text.length;
  }
  return ok(tokens);
}

function matchToken(rest: string, at: number): Token | null {
  for (const [kind, pattern] of tokenKinds) {
    const match = pattern.exec(rest);
    if (match) return { kind, text: match[0], at };
  }
  return null;
}

class Parser {
  private index = 0;
  private readonly terms = new Map<string, number>();
  private readonly dice = new Map<number, number>();
  private flat = 0;
  private readonly tokens: readonly Token[];
  private readonly end: number;
  private readonly names: ReadonlyMap<string, string>;

  constructor(tokens: readonly Token[], end: number, vocabulary: Readonly<Record<string, string>>) {
    this.tokens = tokens;
    this.end = end;
    this.names = new Map(
      Object.entries(vocabulary).map(([written, name]) => [written.toLowerCase(), name]),
    );
  }

  parse(): Result<Formula, FormulaError> {
    let sign = this.take('minus') ? -1 : 1;
    for (;;) {
      const problem = this.term(sign);
      if (problem) return err(problem);
      if (this.index === this.tokens.length) return ok(this.result());
      if (this.take('plus')) sign = 1;
      else if (this.take('minus')) sign = -1;
      else return err(this.unexpected("'+' or '-'"));
    }
  }

  private term(sign: number): FormulaError | null {
    const token = this.tokens[this.index];
    switch (token?.kind) {
      case 'dice':
        this.index++;
        return this.diceTerm(token, sign);
      case 'number':
        this.index++;
        this.flat += sign * Number(token.text);
        return tooLarge(token, this.flat);
      case 'name':
        this.index++;
        return this.nameTerm(token, sign);
      case 'plus':
      case 'minus':
      case 'times':
      case undefined:
        return this.unexpected('a bonus, a number or dice');
    }
  }

  private diceTerm(token: Token, sign: number): FormulaError | null {
    if (sign < 0) return { at: token.at, message: 'dice cannot be subtracted' };
    const [count = '', sides = ''] = token.text.toLowerCase().split('d');
    const amount = count === '' ? 1 : Number(count);
    const together = (this.dice.get(Number(sides)) ?? 0) + amount;
    if (Number(sides) < 2 || Number(sides) > 100)
      return { at: token.at, message: 'a die has 2 to 100 sides' };
    this.dice.set(Number(sides), together);
    const counts = [...this.dice.values()];
    if (amount < 1 || counts.reduce((all, count) => all + count, 0) > MAX_DICE)
      return { at: token.at, message: `roll 1 to ${MAX_DICE} dice` };
    const pips = [...this.dice].reduce((all, [most, count]) => all + most * count, 0);
    return pips > MAX_PIPS
      ? { at: token.at, message: `the dice come to ${MAX_PIPS} together at most, not ${pips}` }
      : null;
  }

  private nameTerm(token: Token, sign: number): FormulaError | null {
    const name = this.names.get(token.text.toLowerCase());
    if (name === undefined) {
      const known = [...new Set(this.names.values())].join(', ');
      return { at: token.at, message: `'${token.text}' is not one of ${known}` };
    }
    let times = 1;
    if (this.take('times')) {
      const factor = this.take('number');
      if (!factor) return this.unexpected('a number to multiply by');
      times = Number(factor.text);
    }
    const together = (this.terms.get(name) ?? 0) + sign * times;
    this.terms.set(name, together);
    return tooLarge(token, together);
  }

  private take(kind: Token['kind']): Token | null {
    const token = this.tokens[this.index];
    if (token?.kind !== kind) return null;
    this.index++;
    return token;
  }

  private unexpected(expected: string): FormulaError {
    const token = this.tokens[this.index];
    return token
      ? { at: token.at, message: `expected ${expected}, found '${token.text}'` }
      : { at: this.end, message: `expected ${expected}, but the formula ends` };
  }

  private result(): Formula {
    return {
      terms: [...this.terms].map(([name, times]) => ({ name, times })),
      dice: [...this.dice].sort(([a], [b]) => a - b).map(([sides, count]) => ({ count, sides })),
      flat: this.flat,
    };
  }
}

const tooLarge = ({ at }: Token, value: number): FormulaError | null =>
  Math.abs(value) > MAX_NUMBER ? { at, message: `no number goes beyond ${MAX_NUMBER}` } : null;

/** The formula as people write it; parsing it again gives the same formula. */
export function formatFormula({ terms, dice, flat }: Formula): string {
  const parts = [
    ...terms.map(({ name, times }) => ({
      negative: times < 0,
      text: Math.abs(times) === 1 ? name : `${name} x ${Math.abs(times)}`,
    })),
    ...dice.map(({ count, sides }) => ({ negative: false, text: `${count}d${sides}` })),
    ...(flat === 0 ? [] : [{ negative: flat < 0, text: String(Math.abs(flat)) }]),
  ];
  const [first, ...rest] = parts;
  if (!first) return '0';
  return rest.reduce(
    (line, { negative, text }) => `${line} ${negative ? '-' : '+'} ${text}`,
    first.negative ? `-${first.text}` : first.text,
  );
}

/** The value of everything but the dice, given the value of each name. */
export function flatPart(
  { terms, flat }: Formula,
  values: Readonly<Record<string, number>>,
): number {
  return terms.reduce((sum, { name, times }) => sum + (values[name] ?? 0) * times, flat);
}

/**
 * What a formula puts into a score: each name with what it is worth, its number, and its dice.
 *
 * @param rule the rule that has its dice rolled; the names are figures of a sheet
 */
export const formulaTerms = (
  { terms, dice, flat }: Formula,
  values: Readonly<Record<string, number>>,
  rule: string | null = null,
): readonly Term[] => [
  ...terms.map(({ name, times }) =>
    // The product follows the label: `2 x Strength 8`.
    valueTerm(times === 1 ? name : `${times} x ${name}`, (values[name] ?? 0) * times),
  ),
  ...dice.map(({ count, sides }) => diceTerm(OWN_DICE, count, sides, rule)),
  ...(flat === 0 ? [] : [valueTerm('formula', flat)]),
];

/** How many dice of a kind the formula rolls. */
export const diceCount = ({ dice }: Formula, sides: number): number =>
  dice.find((entry) => entry.sides === sides)?.count ?? 0;
