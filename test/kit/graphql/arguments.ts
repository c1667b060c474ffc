/** Every argument of the schema, and every field of an input, with an operation that gives it. */
import {
  astFromValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  print,
} from 'graphql';
import { type Argument, boundOf } from '../../../src/graphql/http/limits/bounds.ts';
import { leastValue } from './values.ts';

/** A field, and the type that it is asked of. */
interface Step {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

export interface Route {
  /** E.g. `Encounter.awaiting(combatantIds:)` or `HexInput.q`. */
  readonly coordinate: string;
  readonly argument: Argument;
  readonly operation: 'query' | 'mutation' | 'subscription';
  /** From the root on; the argument is one of the last. */
  readonly steps: readonly Step[];
  /** The argument of the last field, and the fields of inputs within it. */
  readonly path: readonly Argument[];
}

/** One for each argument of objects, and for each field of inputs. */
export function routesOf(schema: GraphQLSchema): readonly Route[] {
  const routes = new Map<string, Route>();
  const addArgument = (route: Route): void => {
    if (routes.has(route.coordinate)) return;
    routes.set(route.coordinate, route);
    const type = getNamedType(route.argument.type);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      addArgument({ ...route, coordinate, argument: field, path: [...route.path, field] });
    }
  };
  const seen = new Set<string>();
  const follow = (
    type: GraphQLNamedType,
    operation: Route['operation'],
    above: readonly Step[],
  ): void => {
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    for (const one of possible) {
      if (!isObjectType(one) || seen.has(one.name)) continue;
      seen.add(one.name);
      for (const field of Object.values(one.getFields())) {
        const steps = [...above, { type: one, field }];
        for (const argument of field.args) {
          const coordinate = `${one.name}.${field.name}(${argument.name}:)`;
          addArgument({ coordinate, argument, operation, steps, path: [argument] });
        }
        follow(getNamedType(field.type), operation, steps);
      }
    }
  };
  follow(schema.getMutationType()!, 'mutation', []);
  follow(schema.getQueryType()!, 'query', []);
  follow(schema.getSubscriptionType()!, 'subscription', []);
  return [...routes.values()];
}

interface Asking {
  /** What the argument is given. */
  readonly value: unknown;
  /** An encounter that is there. */
  readonly encounterId?: string;
  /** Under so many names, in the place where it stands. */
  readonly times?: number;
  /** Entries of each list around it. */
  readonly around?: number;
}

/** An operation with one variable, which holds the value. */
export function operationWith(
  { operation, steps, path }: Route,
  { value, encounterId = 'x', times = 1, around = 1 }: Asking,
): { readonly query: string; readonly variables: { readonly v: unknown } } {
  const [argument, ...within] = path;
  const literals = (args: readonly GraphQLArgument[]) =>
    args
      .filter((one) => one !== argument && isRequiredArgument(one))
      .map((one) => literalOf(one, encounterId));
  const selection = steps.reduceRight((below, { type, field }, i) => {
    const isLast = i === steps.length - 1;
    const args = [...literals(field.args), ...(isLast ? [`${argument!.name}: $v`] : [])];
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    const own = isLast ? answerOf(field) : `{ ${refusalOf(field)} ${below.slice(1)}`;
    const fields = Array.from(
      { length: isLast ? times : 1 },
      (_, n) => `a${n}: ${field.name}${given} ${own}`,
    );
    return i === 0 ? `{ ${fields.join(' ')} }` : `{ ... on ${type.name} { ${fields.join(' ')} } }`;
  }, '');
  const type = String(argument!.type);
  const v = valueAlong(argument!.type, within, { value, encounterId, around });
  return { query: `${operation} ($v: ${type}) ${selection}`, variables: { v } };
}

/** As little as can be, and what was wrong where that has a type. */
function answerOf({ type }: GraphQLField<unknown, unknown>): string {
  return isLeafType(getNamedType(type)) ? '' : `{ __typename ${refusalOf({ type })} }`;
}

function refusalOf({ type }: Pick<GraphQLField<unknown, unknown>, 'type'>): string {
  const named = getNamedType(type);
  const isTyped =
    isUnionType(named) && named.getTypes().some(({ name }) => name === 'InvalidInput');
  return isTyped ? '... on InvalidInput { fields { path message } }' : '';
}

const literalOf = ({ name, type }: GraphQLArgument, encounterId: string): string => {
  const isId = name === 'encounterId' || name === 'id';
  return `${name}: ${print(astFromValue(isId ? encounterId : leastValue(type), type)!)}`;
};

function valueAlong(
  type: GraphQLInputType,
  [field, ...rest]: readonly Argument[],
  asking: Required<Pick<Asking, 'value' | 'encounterId' | 'around'>>,
): unknown {
  if (isNonNullType(type)) return valueAlong(type.ofType, field ? [field, ...rest] : [], asking);
  if (!field) return asking.value;
  if (isListType(type)) {
    const entry = valueAlong(type.ofType, [field, ...rest], asking);
    return Array.from({ length: asking.around }, () => entry);
  }
  if (!isInputObjectType(type)) throw new TypeError(`${String(type)} has no fields.`);
  const given = { [field.name]: valueAlong(field.type, rest, asking) };
  if (type.isOneOf) return given;
  const about = 'encounterId' in type.getFields() ? { encounterId: asking.encounterId } : {};
  const others = Object.values(type.getFields())
    .filter(isRequiredInputField)
    .map((one) => [one.name, leastValue(one.type)]);
  return { ...Object.fromEntries(others), ...about, ...given };
}

/** A value of so many entries, or characters, as the type has them; null where it has neither. */
export function valueOfSize(argument: Argument, size: (bound: number) => number): unknown {
  const { entries, characters } = boundOf(argument);
  const type = isNonNullType(argument.type) ? argument.type.ofType : argument.type;
  if (isListType(type)) {
    const entry = leastValue(type.ofType);
    return Array.from({ length: size(entries) }, () => entry);
  }
  const { name } = getNamedType(type);
  if (name === 'JSON') return { a: 'x'.repeat(Math.max(size(characters) - '{"a":""}'.length, 0)) };
  return ['ID', 'String'].includes(name) ? 'x'.repeat(size(characters)) : null;
}
