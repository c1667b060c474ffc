/** The schema as the reference shows it: read from its printed form, which has the directives too. */
import {
  type DirectiveNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  type TypeDefinitionNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';

export type Root = 'Query' | 'Mutation' | 'Subscription';

/** A part of a type that has a name: a field, with arguments or without, a value, a type of a union. */
export type Member = FieldDefinitionNode | InputValueDefinitionNode;

export interface Schema {
  readonly types: ReadonlyMap<string, TypeDefinitionNode>;
  /** By the name of a field of Query, Mutation or Subscription. No two of them share one. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** By the name of a type: the fields and arguments that are of it, as `Type.field`. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** By the name of an interface. */
  readonly implementations: ReadonlyMap<string, readonly string[]>;
}

export interface Operation {
  readonly root: Root;
  readonly field: FieldDefinitionNode;
}

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'] satisfies Root[];

export const isRoot = (name: string): name is Root => ROOTS.includes(name);

export function schemaFrom(printed: string): Schema {
  const types = new Map<string, TypeDefinitionNode>();
  for (const node of parse(printed, { noLocation: true }).definitions)
    if (isTypeDefinitionNode(node)) types.set(node.name.value, node);
  const operations = new Map<string, Operation>();
  const uses = new Map<string, string[]>();
  const implementations = new Map<string, string[]>();
  const note = (in_: Map<string, string[]>, name: string, what: string): void => {
    const noted = in_.get(name);
    if (!noted) in_.set(name, [what]);
    else if (noted.at(-1) !== what) noted.push(what);
  };
  for (const [name, type] of types) {
    for (const member of membersOf(type)) {
      const path = `${name}.${member.name.value}`;
      note(uses, namedType(member.type), path);
      for (const argument of argumentsOf(member)) note(uses, namedType(argument.type), path);
      if (isRoot(name) && member.kind === Kind.FIELD_DEFINITION)
        operations.set(member.name.value, { root: name, field: member });
    }
    if (type.kind === Kind.UNION_TYPE_DEFINITION)
      for (const one of type.types ?? []) note(uses, one.name.value, name);
    if ('interfaces' in type)
      for (const one of type.interfaces ?? []) note(implementations, one.name.value, name);
  }
  return { types, operations, uses, implementations };
}

/** The fields of a type that has some; of an input those first that must be given. */
export function membersOf(type: TypeDefinitionNode): readonly Member[] {
  if (type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return neededFirst(type.fields ?? []);
  return 'fields' in type ? (type.fields ?? []) : [];
}

function neededFirst(inputs: readonly InputValueDefinitionNode[]) {
  const isNeeded = (one: InputValueDefinitionNode) =>
    one.type.kind === Kind.NON_NULL_TYPE && defaultOf(one) === '';
  return [...inputs.filter(isNeeded), ...inputs.filter((one) => !isNeeded(one))];
}

/** The names of the values of an enum. */
export function valuesOf({ types }: Schema, name: string): readonly string[] {
  const type = types.get(name);
  const values = type?.kind === Kind.ENUM_TYPE_DEFINITION ? type.values : [];
  return (values ?? []).map((value) => value.name.value);
}

export const argumentsOf = (member: Member): readonly InputValueDefinitionNode[] =>
  member.kind === Kind.FIELD_DEFINITION ? neededFirst(member.arguments ?? []) : [];

/** Without lists and exclamation marks. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** What stands around the name of a type. */
export function wrapped(type: TypeNode): readonly [before: string, after: string] {
  if (type.kind === Kind.NAMED_TYPE) return ['', ''];
  const [before, after] = wrapped(type.type);
  return type.kind === Kind.LIST_TYPE ? [`[${before}`, `${after}]`] : [before, `${after}!`];
}

interface Described {
  readonly description?: { readonly value: string } | undefined;
  readonly directives?: readonly DirectiveNode[] | undefined;
}

export const descriptionOf = ({ description }: Described): string => description?.value ?? '';

/** The rulesets that it belongs to; null for all. */
export const rulesetsOf = (node: Described): readonly string[] | null =>
  listIn(node, 'rulesets', 'only');

export const rulesOf = (node: Described): readonly string[] => listIn(node, 'rules', 'ids') ?? [];

/** Its bounds in words, e.g. `at most 100 characters`. */
export function boundsOf({ directives }: Described): string {
  const bound = directives?.find(({ name }) => name.value === 'bound');
  const parts = (bound?.arguments ?? []).map(({ name, value }) => `${print(value)} ${name.value}`);
  return parts.length === 0 ? '' : `at most ${parts.join(' of ')}`;
}

/** As it is written; empty where there is none. */
export function defaultOf(node: Member): string {
  const declared = valueIn(node, 'default', 'value');
  if (declared) return unquoted(declared);
  return node.kind === Kind.INPUT_VALUE_DEFINITION && node.defaultValue
    ? print(node.defaultValue)
    : '';
}

function listIn(node: Described, directive: string, argument: string) {
  const value = valueIn(node, directive, argument);
  return value?.kind === Kind.LIST ? value.values.map(unquoted) : null;
}

function valueIn({ directives }: Described, directive: string, argument: string) {
  const found = directives?.find(({ name }) => name.value === directive);
  return found?.arguments?.find(({ name }) => name.value === argument)?.value;
}

const unquoted = (value: ValueNode): string =>
  value.kind === Kind.STRING ? value.value : print(value);
