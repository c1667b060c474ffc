/**
 * What the caller wrote, in the form that the engine takes. The two differ where the API has one-of
 * inputs: for members of a union, and for what each ruleset has in its own terms.
 */
import { bare, metaOf } from '../../../engine/core/schema/describe.ts';
import type * as z from 'zod';
import type { FieldIssue, ReadInput } from '../../../app/outcome.ts';
import { DETAILS } from '../type-names.ts';
import { camelCase, definitionOf, elementOf, inputName, isList, partOf } from './model.ts';

type Path = FieldIssue['path'];
type Fields = Readonly<Record<string, unknown>>;

interface Reading {
  readonly ruleset: string;
  /** Makes an id that the input leaves to the server. */
  readonly newId: (prefix: string) => string;
}

/** @param schema of the ruleset that the encounter is played by */
export function readInput(schema: z.core.$ZodType, written: unknown, reading: Reading): ReadInput {
  const issues: FieldIssue[] = [];
  const value = new Reader(reading, issues).read(schema, written, []);
  return { value, issues, writtenAt: (path) => writtenAt(schema, written, path) };
}

class Reader {
  private readonly reading: Reading;
  private readonly issues: FieldIssue[];

  constructor(reading: Reading, issues: FieldIssue[]) {
    this.reading = reading;
    this.issues = issues;
  }

  /** GraphQL has null for what is left out: null where a value is needed, or else the default. */
  read(schema: z.core.$ZodType, written: unknown, at: Path): unknown {
    if (written === null || written === undefined)
      return definitionOf(schema).type === 'nullable' ? null : undefined;
    if (isList(schema) && Array.isArray(written))
      return written.map((entry, i) => this.read(elementOf(schema), entry, [...at, i]));
    if (!isFields(written) || metaOf(schema, 'scalar') !== undefined) return written;
    const inner = bare(schema);
    const { type } = definitionOf(inner);
    if (type === 'union') return this.readMember(inner, written, at);
    if (type !== 'object') return written;
    return metaOf(schema, 'family') === undefined
      ? this.readFields(inner, written, at)
      : this.readFamily(inner, written, at);
  }

  /** What the ruleset does not know is given to it as it is, to be refused by name. */
  private readFields(schema: z.core.$ZodType, written: Fields, at: Path): Fields {
    const fields = Object.entries(definitionOf(schema).shape ?? {}).map(([field, known]) => ({
      field,
      known,
      name: inputName(field, known),
    }));
    const names = new Set(fields.map(({ name }) => name));
    const { [DETAILS]: details, ...shared } = written;
    const own = isFields(details) ? this.ownIn(details, [...at, DETAILS]) : null;
    // In JSON it may be anything: what is no object is refused by its name like any other field.
    const all = isFields(details) ? { ...shared, ...own } : written;
    const read: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(all))
      if (!names.has(field) && value !== null) read[field] = value;
    for (const { field, known, name } of fields) {
      const prefix = metaOf(known, 'generated');
      const path = own && Object.hasOwn(own, name) ? [...at, DETAILS, this.own] : at;
      const given =
        prefix === undefined
          ? this.read(known, all[name], [...path, name])
          : this.reading.newId(prefix);
      if (given !== undefined) read[field] = given;
    }
    return read;
  }

  private readFamily(schema: z.core.$ZodType, written: Fields, at: Path): unknown {
    const own = this.ownIn(written, at);
    return own ? this.readFields(schema, own, [...at, this.own]) : undefined;
  }

  /** What a one-of input of the rulesets says to the one that is played; null if to another. */
  private ownIn(written: Fields, at: Path): Fields | null {
    const [key = this.own] = givenKeys(written);
    const given = written[this.own];
    if (key === this.own && isFields(given)) return given;
    const message = `The encounter is played by ${this.reading.ruleset}: give \`${this.own}\` instead.`;
    this.issues.push({ path: [...at, key], message });
    return null;
  }

  private get own(): string {
    return this.reading.ruleset.toLowerCase();
  }

  private readMember(schema: z.core.$ZodType, written: Fields, at: Path): unknown {
    const found = memberOf(schema, written);
    if (!found) return written;
    const { key, tag, value, option } = found;
    const part = partOf(option);
    const given = written[key];
    const member = { [tag]: value };
    if (part.kind === 'SEVERAL')
      return { ...member, ...this.readFields(bare(option), given as Fields, [...at, key]) };
    if (part.kind === 'ONE')
      return { ...member, [part.field]: this.read(part.schema, given, [...at, key]) };
    if (given !== true) this.issues.push({ path: [...at, key], message: 'Set it to true.' });
    return member;
  }
}

/** The member of a union that a one-of input names. */
function memberOf(schema: z.core.$ZodType, written: Fields) {
  const { options = [], discriminator: tag = '' } = definitionOf(schema);
  const [key] = givenKeys(written);
  for (const option of options) {
    const field = definitionOf(bare(option)).shape?.[tag];
    const values = field ? (definitionOf(field).values ?? []) : [];
    const value = values.map(String).find((one) => camelCase(one) === key);
    if (key !== undefined && value !== undefined) return { key, tag, value, option };
  }
  return null;
}

/** The same walk as that of reading, for the sake of one path. */
function writtenAt(schema: z.core.$ZodType | undefined, written: unknown, path: Path): Path {
  const [step, ...rest] = path;
  if (step === undefined || !schema || written === null || written === undefined) return path;
  if (Array.isArray(written))
    return [step, ...writtenAt(elementOf(schema), written[Number(step)], rest)];
  if (!isFields(written)) return [];
  const inner = bare(schema);
  const { type, shape = {} } = definitionOf(inner);
  if (type === 'union') {
    const found = memberOf(inner, written);
    if (!found) return path;
    const { key, option, tag } = found;
    const part = partOf(option);
    if (step === tag || part.kind === 'NONE') return [key];
    if (part.kind === 'ONE') return [key, ...writtenAt(part.schema, written[key], rest)];
    return [key, ...inFields(definitionOf(bare(option)).shape ?? {}, written[key], path)];
  }
  const [key] = givenKeys(written);
  return metaOf(schema, 'family') !== undefined && key !== undefined
    ? [key, ...inFields(shape, written[key], path)]
    : inFields(shape, written, path);
}

function inFields(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  written: unknown,
  [step, ...rest]: Path,
): Path {
  if (step === undefined) return [];
  const schema = shape[step];
  const name = schema ? inputName(String(step), schema) : step;
  if (!isFields(written)) return [name, ...writtenAt(schema, undefined, rest)];
  const [place, fields] = ownWith(name, written);
  return [...place, name, ...writtenAt(schema, fields[name], rest)];
}

/** Where a field stands: among those that all rulesets have, or in the part of one. */
function ownWith(step: string | number, written: Fields): readonly [Path, Fields] {
  const details = written[DETAILS];
  if (Object.hasOwn(written, step) || !isFields(details)) return [[], written];
  const [key] = givenKeys(details);
  const own = key === undefined ? null : details[key];
  return key !== undefined && isFields(own) && Object.hasOwn(own, step)
    ? [[DETAILS, key], own]
    : [[], written];
}

const givenKeys = (written: Fields): readonly string[] =>
  Object.keys(written).filter((key) => written[key] !== null && written[key] !== undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
