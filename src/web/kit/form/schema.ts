/** The input types that forms are made from, what they say of a field, and what is wrong with a value. */
import {
  buildSchema,
  coerceInputValue,
  getDirectiveValues,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import { inputs } from '../../../client/inputs.ts';
import type { FieldProblem } from '../../api/command.ts';

let schema: GraphQLSchema | null = null;
const inputSchema = (): GraphQLSchema => (schema ??= buildSchema(inputs));

/** @throws Error when the schema has no input type of this name */
export function inputType(name: string): GraphQLInputObjectType {
  const type = inputSchema().getType(name);
  if (!isInputObjectType(type)) throw new Error(`The schema has no input ${name}.`);
  return type;
}

/** The type that an encounter of a ruleset is given in this one-of input; null if it knows no such ruleset. */
export function inputFor(name: string, ruleset: string): GraphQLInputObjectType | null {
  const field = Object.values(inputType(name).getFields()).find((one) => isOnlyFor(one, ruleset));
  return field && isInputObjectType(field.type) ? field.type : null;
}

/** What the schema says of a field by directives, each by its arguments. */
export interface Metadata {
  readonly rulesets?: { readonly only: readonly string[] };
  readonly refersTo?: { readonly kind: ReferenceKind };
  readonly bound?: Partial<Record<'entries' | 'characters' | 'min' | 'max', number>>;
  readonly default?: { readonly value: string };
  readonly answeredBy?: { readonly type?: string; readonly field?: string | null };
}
export type ReferenceKind = 'COMBATANT' | 'ACTION' | 'ATTACK_ACTION' | 'CONDITION';

export function metadataOf({ astNode }: GraphQLInputField): Metadata {
  const said = (astNode?.directives ?? []).flatMap(({ name: { value: name } }) => {
    const directive = inputSchema().getDirective(name);
    return directive && astNode ? [[name, getDirectiveValues(directive, astNode)]] : [];
  });
  return Object.fromEntries(said) as Metadata;
}

const isOnlyFor = (field: GraphQLInputField, ruleset: string): boolean =>
  metadataOf(field).rulesets?.only.includes(ruleset) ?? false;

/** Everything that the schema has against a value, in words for who fills in a form. */
export function problemsOf(type: GraphQLInputObjectType, value: unknown): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  coerceInputValue(value, type, (path, _, { message }) => {
    // What is missing is said of what it is missing in.
    const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
    const place = missing === undefined ? path : [...path, missing];
    problems.push({ path: place.join('.'), message: inWords(message) });
  });
  return problems;
}

/** What the schema says of a value, and how people say it. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^Field "\w+" of required type/, 'This is needed.'],
  [/^Field "(\w+)" is not defined/, 'There is no field called $1.'],
  [/^Exactly one key must be specified|must be non-null/, 'Choose one of them.'],
  [/^Int cannot represent/, 'A whole number is needed.'],
  [/^Float cannot represent/, 'A number is needed.'],
  [/^String cannot represent/, 'Words are needed.'],
  [/^Boolean cannot represent/, 'Yes or no is needed.'],
  [/^Enum .* cannot represent|^Value .* does not exist in/, 'Choose one of those offered.'],
  [/^Expected .* to be an object/, 'This needs fields of its own.'],
];

function inWords(message: string): string {
  for (const [pattern, words] of phrases) {
    const [, named = ''] = pattern.exec(message) ?? [];
    if (pattern.test(message)) return words.replace('$1', named);
  }
  return message;
}
