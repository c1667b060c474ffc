/**
 * What a zod schema says beside its form. A fact is declared once, as a schema: the TypeScript type,
 * the check of what comes from outside, the types of the API and its reference all follow from it.
 *
 * `description` and `title` are zod's own: the sentence for people, and the name of the type in the
 * API. A schema that was described again, or wrapped by `nullable` or `default`, keeps what it said.
 */
import * as z from 'zod';
import type { RuleId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { remembered } from '../values/remembered.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The rules that the description comes from. */
    rules?: CitedRules;
    /** One sentence about a type, whatever a field of it says of its own use of it. */
    about?: Statement;
    /** What each value of an enum means. */
    values?: Readonly<Record<string, Statement>>;
    /** What an id or a key names; the check of a state makes sure that it is there. */
    refersTo?: ReferenceKind;
    /** Whether a list of a state names nothing twice. */
    unique?: true;
    /** How a value is written in the API, where its form alone does not tell. */
    scalar?: 'ID' | 'FORMULA' | 'JSON' | 'Rule';
    /** Of a text: the enum of the API that it is a value of, where every ruleset has values of its own. */
    enum?: RulesetEnum;
    /** Of JSON, how many characters it is written in at most; of a text for people, how many it has. */
    characters?: number;
    /**
     * Types of one family are each ruleset's own and stand in the same place of a command: its input
     * has one field for each ruleset, of which exactly one is given. E.g. `Sheet`.
     */
    family?: string;
    /** In the API only the ids or keys of the entries, under this name: `combatantIds`. */
    idsAs?: string;
    /**
     * The name in the API, where the field of another type that is read along with this one has the
     * same name and another type: a client reads all events by one fragment.
     */
    shownAs?: string;
    /** What is given may leave it out: the ruleset's `completed` works it out from the state. */
    completed?: true;
    /**
     * It is never null, but may be in the API: it is in another type that is read along with this one.
     * False for what may be left out of what is stored, and is filled in for the API.
     */
    shownNullable?: boolean;
    /**
     * Of what may be left out: what is taken in its place, where the default does not say it. Inputs say it
     * behind the description, and answers, which have the value, do not.
     */
    ifLeftOut?: string;
    /**
     * Of a field of a sheet: the path to what its view has in place of it, where that is not the field of
     * the same name; null where a combatant that joins anew begins with the default, e.g. unharmed.
     */
    takenFrom?: string | null;
    /** An id that the server makes: no part of the input. The value is its prefix. */
    generated?: string;
    /**
     * Who else but the GM sees a field of an event that the table sees: those who play its
     * combatant, or no one, because it serves the engine alone and has no place in the API.
     */
    seenBy?: 'OWNER' | 'ENGINE';
    /**
     * Of a score in an event: the field that names whose sheet it is made of. Without it that is the
     * `combatantId` beside the score.
     */
    rolledBy?: string;
    /** Of a face, or a list of faces, that stands by itself in an event: how many sides its dice have. */
    rolls?: number;
    /** Of a score in an event: the field that counts its 1s that were thrown again at once. */
    rerolls?: string;
    /** Of terms in an event that tell of no sheet, but of what everyone sees on the table. */
    onTable?: true;
    /** Of a command: what it is there for. */
    intent?: Intent;
    /** Of a command that sets values: which of a state's. */
    edits?: Edits;
  }
}

/**
 * The values that a command sets, each as the state has it, by the field of the command that sets it. What
 * an edit was written on and what it finds are alike where these are (`seenVersion`).
 */
export type Edits = (state: never, command: never) => Readonly<Record<string, unknown>>;

/** What can be named by an id or a key. */
export type ReferenceKind = 'COMBATANT' | 'ACTION' | 'CONDITION' | 'ATTACK_ACTION';

/** The enums whose values are those of all rulesets. */
export type RulesetEnum =
  'ActionKind' | 'AttackStage' | 'CostResource' | 'DecisionKind' | 'DefenseKind' | 'TimelineKind';

/** Plain JSON that no one changes: what a schema gives, read-only all the way down. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** What a schema gives, as the rules use it. */
export type TypeOf<S extends z.ZodType> = Immutable<z.output<S>>;

/** The rules of one sentence: a schema that is described again no longer cites them. */
type CitedRules = Readonly<{ of: string; ids: readonly RuleId[] }>;

/** A sentence for people, and the rules that it comes from. */
type Cited = Readonly<{ description: string; rules: CitedRules }>;

/** A sentence, with the rules that it comes from if there are any. */
export type Statement = string | Cited;

/** The API writes the rules at the end of the first sentence; programs read them by the directive `@rules`. */
export const cited = (description: string, ...ids: readonly [RuleId, ...RuleId[]]): Cited => ({
  description,
  rules: { of: description, ids },
});

/** The same for what may cite none, as the metadata of a schema. */
export const stated = (statement: Statement) =>
  typeof statement === 'string' ? { description: statement } : statement;

export const rulesOf = (statement: Statement | undefined): readonly RuleId[] =>
  typeof statement === 'object' ? statement.rules.ids : [];

/** Other words, by the same rules. */
export function restated(statement: Statement, description: string): Statement {
  const [first, ...others] = rulesOf(statement);
  return first === undefined ? description : cited(description, first, ...others);
}

/** How a schema is described; undefined where it is not. */
export function statementOf(schema: z.core.$ZodType): Statement | undefined {
  const description = metaOf(schema, 'description');
  const rules = metaOf(schema, 'rules');
  return description !== undefined && rules?.of === description
    ? { description, rules }
    : description;
}

/** A schema with the name that its type has in the API, and one sentence about it. */
export const named = <S extends z.ZodType>(title: string, statement: Statement, schema: S): S =>
  schema.meta({ title, ...stated(statement), about: statement });

/** An object without other fields than these, named for the API. */
export const object = <const Shape extends z.core.$ZodLooseShape>(
  title: string,
  statement: Statement,
  shape: Shape,
) => named(title, statement, z.strictObject(shape));

/** One of several values, each with what it means. */
export const oneOf = <const Value extends string>(
  title: string,
  statement: Statement,
  values: Readonly<Record<Value, Statement>>,
) =>
  z
    .enum(Object.keys(values) as [Value, ...Value[]])
    .meta({ title, ...stated(statement), about: statement, values });

/** One of the values that its ruleset gives an enum. */
export const enumValue = (title: RulesetEnum) => z.string().meta({ enum: title });

/** One of several objects, distinguished by the field `tag`. */
export const union = <
  const Tag extends string,
  const Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(
  title: string,
  statement: Statement,
  tag: Tag,
  options: Options,
) => named(title, statement, z.discriminatedUnion(tag, options));

/** Zod puts together anew, each time, what a schema says and what it was described from. */
const metaAt = remembered(
  (schema: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(schema) ?? {},
);

/** Of one schema, or of what it wraps, what it says about itself under a name. */
export function metaOf<K extends keyof z.GlobalMeta>(
  schema: z.core.$ZodType,
  name: K,
): z.GlobalMeta[K] | undefined {
  for (let inner: z.core.$ZodType | null = schema; inner; inner = unwrapped(inner)) {
    const said = metaAt(inner)[name];
    if (said !== undefined) return said;
  }
  return undefined;
}

type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
};

/** What `nullable`, `optional`, `default` or a transformation wraps; null for a schema that is bare. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  const { innerType, in: source } = schema._zod.def as Definition;
  return innerType ?? source ?? null;
}

/** The schema under all that wraps it. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapped(schema);
  return inner ? bare(inner) : schema;
}

/** A sentence without its full stop, to go on with or to stand by itself. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
