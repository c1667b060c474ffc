import {
  type Change,
  ChangeType,
  CriticalityLevel,
  diff,
  DiffRule,
  type Rule,
} from '@graphql-inspector/core';
import {
  buildSchema,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  printSchema,
} from 'graphql';

/** A difference between two schemas that a client can notice. */
export interface SchemaChange {
  /** What it does to clients that were written before it; `DANGEROUS` ones may have to look out. */
  readonly level: 'BREAKING' | 'DANGEROUS' | 'SAFE';
  /** One sentence that names what has changed. */
  readonly message: string;
}

/**
 * What has changed from one schema to the next, the worst first, apart from descriptions and what
 * directives say of its parts. What was deprecated may go: its removal is dangerous, not breaking.
 */
export async function changesBetween(
  before: GraphQLSchema,
  after: GraphQLSchema,
): Promise<readonly SchemaChange[]> {
  const changes = await diff(printed(before), printed(after), [
    DiffRule.suppressRemovalOfDeprecatedField,
    keepVariants,
    DiffRule.ignoreDescriptionChanges,
  ]);
  const added = new Set(changes.filter(isAdded).map(({ path }) => path));
  return changes
    .filter((change) => isAdded(change) || !ownersOf(change).some((name) => added.has(name)))
    .map(({ criticality: { level }, message }) => ({ level: levels[level], message }))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** Printing leaves out the directives of its parts, but for those of GraphQL itself. */
const printed = (schema: GraphQLSchema): GraphQLSchema => buildSchema(printSchema(schema));

/** What belongs to a type or a directive that was added comes with it. */
const isAdded = ({ type }: Change): boolean =>
  type === ChangeType.TypeAdded || type === ChangeType.DirectiveAdded;

/** What belongs to a type that was added comes with it: its fields, and that others implement it. */
const ownersOf = ({ path = '', meta }: Change): readonly string[] => {
  const { addedInterfaceName } = meta as { readonly addedInterfaceName?: string };
  return [path.split('.')[0] ?? '', ...(addedInterfaceName ? [addedInterfaceName] : [])];
};

const levels = {
  [CriticalityLevel.Breaking]: 'BREAKING',
  [CriticalityLevel.Dangerous]: 'DANGEROUS',
  [CriticalityLevel.NonBreaking]: 'SAFE',
} as const;
const order: readonly SchemaChange['level'][] = ['BREAKING', 'DANGEROUS', 'SAFE'];

/**
 * The rule before lets any type go, since the fields that gave it are changes of their own. What
 * an interface or a union stood for has no such field, but `... on` it in documents.
 */
const keepVariants: Rule = ({ changes, oldSchema }) =>
  changes.map((change) => {
    const isVariant = change.type === ChangeType.TypeRemoved && isVariantOf(oldSchema, change);
    return isVariant
      ? { ...change, criticality: { ...change.criticality, level: CriticalityLevel.Breaking } }
      : change;
  });

function isVariantOf(schema: GraphQLSchema | null, { path }: Change): boolean {
  const type = schema?.getType(path ?? '');
  if (!schema || !isObjectType(type)) return false;
  return Object.values(schema.getTypeMap()).some(
    (abstract) =>
      (isInterfaceType(abstract) || isUnionType(abstract)) && schema.isSubType(abstract, type),
  );
}
