/** How much an argument takes, and a field of an input: declared in the schema, checked before any work. */
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { MAX_ID_LENGTH } from './limits.ts';

/** What an argument declares: what its type makes unnecessary is left out. */
export interface DeclaredBound {
  /** Entries of a list. */
  readonly entries?: number;
  /** Characters of a text, or of each text of a list; of JSON, those that it is written in. */
  readonly characters?: number;
  /** The least that a number may be, or each number of a list; checked by the ruleset. */
  readonly min?: number;
  readonly max?: number;
}

export interface Bound extends Required<Pick<DeclaredBound, 'entries' | 'characters'>> {
  /** Of an argument that is a number or a cursor: what it must be. */
  readonly form: Form | null;
}

/** What an argument must be that is a number or a cursor. */
export type Form =
  | { readonly min: number; readonly max: number }
  /** Of the cursors of one list. */
  | { readonly cursor: RegExp };

/** For the options of an argument, or of a field of an input: its directive `@bound`. */
export const bounded = (bound: DeclaredBound) => ({ extensions: { directives: { bound } } });

/** For those of a number that says how many of a list are asked for. */
export const countUpTo = (max: number) => {
  const bound = { min: 1, max };
  return { extensions: { directives: { bound }, form: bound satisfies Form } };
};

/** For those of a cursor. */
export const cursorLike = (cursor: RegExp) => ({
  extensions: {
    directives: { bound: { characters: MAX_ID_LENGTH } },
    form: { cursor } satisfies Form,
  },
});

export type Argument = GraphQLArgument | GraphQLInputField;

type Declared = ReturnType<typeof bounded>['extensions']['directives'] | { readonly bound?: never };

/**
 * The bound of an argument. Ids, names of enums and the like have one by their type.
 *
 * @throws TypeError when the schema declares none for a list, a text or JSON
 */
export function boundOf({ name, type, extensions }: Argument): Bound {
  const { bound: declared = {} } = (extensions.directives ?? {}) as Declared;
  const isText = ['String', 'JSON'].includes(getNamedType(type).name);
  const { entries = isList(type) ? null : 0, characters = isText ? null : MAX_ID_LENGTH } =
    declared;
  if (entries === null) throw new TypeError(`The list \`${name}\` has no bound of its entries.`);
  if (characters === null) throw new TypeError(`\`${name}\` has no bound of its characters.`);
  return { entries, characters, form: (extensions.form as Form | undefined) ?? null };
}

const isList = (type: GraphQLInputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** @throws TypeError when the schema has an argument without a bound */
export function requireBounds(schema: GraphQLSchema): void {
  for (const [where, argument] of argumentsIn(schema))
    try {
      boundOf(argument);
    } catch (error) {
      throw new TypeError(`${where}: ${(error as Error).message}`, { cause: error });
    }
}

/** Every argument of every field and every field of every input, each with its coordinate. */
export const argumentsIn = (schema: GraphQLSchema): readonly (readonly [string, Argument])[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map(
          (field) => [`${type.name}.${field.name}`, field] as const,
        );
      if (!isObjectType(type) && !isInterfaceType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) => argumentsOf(type.name, field));
    });

const argumentsOf = (type: string, { name, args }: GraphQLField<unknown, unknown>) =>
  args.map((argument) => [`${type}.${name}(${argument.name}:)`, argument] as const);
