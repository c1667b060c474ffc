/** Reads what an argument is given as far as its bound allows: what is beyond it, and what the rest costs. */
import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import { type Bound, boundOf, type Form } from './bounds.ts';
import { costOfElement, costOfJson, costOfText } from './complexity.ts';
import { keysOf, sizeOf } from './value-size.ts';

type Path = readonly (string | number)[];

export type Excess = TooMuch | Malformed;

interface TooMuch {
  /** Where within the value. */
  readonly path: Path;
  readonly unit: 'entries' | 'fields' | 'characters' | 'characters as JSON';
  readonly limit: number;
  /** The size of what stands there, or where counting stopped. */
  readonly value: number;
}

/** A number or a cursor that makes no sense, or what does not go together with another argument. */
interface Malformed {
  readonly path: Path;
  readonly unit: 'form';
  readonly form: Form | { readonly without: string };
}

/** What an argument takes. */
export interface Taken {
  readonly type: GraphQLInputType;
  readonly bound: Bound;
}

export interface Reading {
  readonly excesses: readonly Excess[];
  /** A single value of the usual length costs nothing. */
  readonly cost: number;
}

/** As many are reported; of those after them nothing is read. */
const MAX_REPORTED = 10;
/** What stands where a type has no place for it is described in an error, and so bounded as well. */
const MISPLACED = 1_000;
/** More than any input has: of a few that it does not have GraphQL says which. */
const MAX_FIELDS = 100;

type Meet = (variable: string, taken: Taken, path: Path) => void;

interface Reader {
  /** Called for each variable of a literal, which has a symbol of its name in its place. */
  readonly meet?: Meet;
  /** The cost at which reading may stop. */
  readonly most?: number;
}

class ArgumentReader implements Reading {
  readonly excesses: Excess[] = [];
  cost = 0;
  private readonly meet: Meet | null;
  private readonly most: number;

  constructor({ meet, most = Infinity }: Reader) {
    this.meet = meet ?? null;
    this.most = most;
  }

  read(value: unknown, taken: Taken, path: Path = []): void {
    if (value === null || value === undefined || this.isEnough()) return;
    if (typeof value === 'symbol') {
      this.meet?.(value.description ?? '', taken, path);
      return;
    }
    const { bound } = taken;
    const type = getNullableType(taken.type);
    if (isListType(type)) this.readList(value, { type: type.ofType, bound }, path);
    else if (isInputObjectType(type)) this.readFields(value, type, path);
    else if (isLeafType(type)) this.readLeaf(value, { type, bound }, path);
  }

  private isEnough(): boolean {
    return this.excesses.length >= MAX_REPORTED || this.cost > this.most;
  }

  /** GraphQL takes a single entry for a list of it. */
  private readList(value: unknown, taken: Taken, path: Path): void {
    if (!Array.isArray(value)) {
      this.read(value, taken, path);
      return;
    }
    if (this.isRefused('entries', taken.bound.entries, value.length, path)) return;
    for (let i = 0; i < value.length; i++) {
      this.cost += costOfElement;
      this.read(value[i], taken, [...path, i]);
    }
  }

  private readFields(value: unknown, type: GraphQLInputObjectType, path: Path): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.readJson(value, MISPLACED, path);
      return;
    }
    const given = value as Readonly<Record<string, unknown>>;
    const keys = keysOf(given);
    if (this.isRefused('fields', MAX_FIELDS, keys.length, path)) return;
    const fields = type.getFields();
    for (const key of keys) {
      this.cost += costOfElement;
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field) this.read(given[key], { type: field.type, bound: boundOf(field) }, [...path, key]);
      else this.readJson(given[key], MISPLACED, [...path, key]);
    }
  }

  private readLeaf(value: unknown, { type, bound }: Taken, path: Path): void {
    if (String(type) === 'JSON') {
      if (this.meet) this.meetWithin(value, { type, bound }, path);
      this.readJson(value, bound.characters, path);
    } else if (typeof value !== 'string') {
      this.readJson(value, MISPLACED, path);
      this.requireForm(value, bound, path);
    } else if (!this.isRefused('characters', bound.characters, value.length, path)) {
      this.cost += costOfText(value.length);
      this.requireForm(value, bound, path);
    }
  }

  private requireForm(value: unknown, { form }: Bound, path: Path): void {
    if (form && !hasForm(value, form)) this.excesses.push({ path, unit: 'form', form });
  }

  /** For variables in the JSON of a literal: each may be as large as the whole. */
  private meetWithin(value: unknown, taken: Taken, path: Path): void {
    if (typeof value === 'symbol') this.read(value, taken, path);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) this.meetWithin(part, taken, path);
  }

  private readJson(value: unknown, characters: number, path: Path): void {
    const size = sizeOf(value, { elements: Infinity, characters });
    if (!this.isRefused('characters as JSON', characters, size.characters, path))
      this.cost += costOfJson(size);
  }

  private isRefused(unit: TooMuch['unit'], limit: number, value: number, path: Path): boolean {
    if (value > limit) this.excesses.push({ path, unit, limit, value });
    return value > limit;
  }
}

export function readArgument(value: unknown, taken: Taken, reader: Reader = {}): Reading {
  const reading = new ArgumentReader(reader);
  reading.read(value, taken);
  return reading;
}

/** What is no number or no text at all GraphQL refuses by itself. */
function hasForm(value: unknown, form: Form): boolean {
  if ('cursor' in form) return typeof value !== 'string' || form.cursor.test(value);
  return typeof value !== 'number' || (value >= form.min && value <= form.max);
}

/** The rest of a sentence that begins with what it is about. */
export function inWords(excess: Excess): string {
  if (excess.unit !== 'form')
    return `has ${excess.value} ${excess.unit}; the maximum is ${excess.limit}`;
  const { form } = excess;
  if ('without' in form) return `goes without \`${form.without}\``;
  return 'cursor' in form ? 'is no cursor of this list' : `is ${form.min} to ${form.max}`;
}
