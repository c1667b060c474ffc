/**
 * The schema in GraphQL's own language, with the directives of its parts: `printSchema` leaves them out,
 * and so does introspection.
 */
import {
  type ASTNode,
  astFromValue,
  type DirectiveNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  print,
  printSchema,
  printType,
} from 'graphql';

/** All of it. */
export function sdlOf(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap());
  return `${new DirectivePrinter(schema).addTo(printSchema(schema), types)}\n`;
}

/** One type of it. */
export const definitionOf = (schema: GraphQLSchema, type: GraphQLNamedType): string =>
  new DirectivePrinter(schema).addTo(printType(type), [type]);

/** A part of the schema that can have directives. */
interface Part {
  readonly name: string;
  readonly extensions: { readonly directives?: Readonly<Record<string, Arguments>> };
}
type Arguments = Readonly<Record<string, unknown>>;

class DirectivePrinter {
  private readonly schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  addTo(sdl: string, types: readonly GraphQLNamedType[]): string {
    const parts = new Map(types.flatMap(partsOf));
    const chunks: string[] = [];
    let done = 0;
    for (const [path, end] of endsIn(sdl)) {
      const directives = this.directivesOf(parts.get(path));
      chunks.push(sdl.slice(done, end), ...directives);
      done = end;
    }
    return [...chunks, sdl.slice(done)].join('');
  }

  private directivesOf(part: Part | undefined): readonly string[] {
    return Object.entries(part?.extensions.directives ?? {}).map(([name, given]) => {
      const args = this.schema.getDirective(name)?.args ?? [];
      const written = args.flatMap((arg) => {
        const value = astFromValue(given[arg.name], arg.type);
        return value ? [`${arg.name}: ${print(value)}`] : [];
      });
      return ` @${name}(${written.join(', ')})`;
    });
  }
}

/** A type, its fields and their arguments, or its values, each with its path. */
function partsOf(type: GraphQLNamedType): readonly (readonly [path: string, part: Part])[] {
  const within = (part: Part) => [`${type.name}.${part.name}`, part] as const;
  if (isEnumType(type)) return [[type.name, type], ...type.getValues().map(within)];
  if (isInputObjectType(type))
    return [[type.name, type], ...Object.values(type.getFields()).map(within)];
  if (!isObjectType(type) && !isInterfaceType(type)) return [[type.name, type]];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.map((arg) => [`${type.name}.${field.name}.${arg.name}`, arg] as const),
  );
  return [[type.name, type], ...fields.map(within), ...args];
}

/** What can have directives in a text, by its path, and where they belong; in the order of the text. */
function endsIn(sdl: string): readonly (readonly [path: string, end: number])[] {
  const ends: (readonly [string, number])[] = [];
  const add = (node: Node, above = ''): void => {
    if (!node.name) return;
    const path = above + node.name.value;
    const { name, type, defaultValue, interfaces = [], directives = [] } = node;
    const head = [name, type, defaultValue, ...interfaces, ...directives];
    ends.push([path, Math.max(...head.map((one) => one?.loc?.end ?? 0))]);
    for (const part of [node.arguments, node.fields, node.values].flat())
      if (part) add(part, `${path}.`);
  };
  for (const definition of parse(sdl).definitions) add(definition);
  return ends.toSorted(([, one], [, other]) => one - other);
}

/** What is read of a definition, whatever its kind. */
type Node = Pick<ASTNode, 'loc'> & {
  readonly name?: ASTNode & { readonly value: string };
  readonly type?: ASTNode;
  readonly defaultValue?: ASTNode;
  readonly interfaces?: readonly ASTNode[];
  readonly directives?: readonly DirectiveNode[];
  readonly arguments?: readonly Node[];
  readonly fields?: readonly Node[];
  readonly values?: readonly Node[];
};
