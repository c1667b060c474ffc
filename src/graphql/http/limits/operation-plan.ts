/**
 * What there is to know of an operation before its variables: what its fields and literals cost, where
 * it uses each variable and how often. It is worked out once for an operation that is asked again.
 */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { boundOf } from './bounds.ts';
import { type Excess, readArgument, type Taken } from './argument-reader.ts';
import { costOfField, lengthOf } from './complexity.ts';
import { MAX_ID_LENGTH, MAX_PAGE } from './limits.ts';

export type Path = Excess['path'];
export type Variables = Readonly<Record<string, unknown>>;

/** Where an operation has a value of the caller's. */
export interface Place {
  /** E.g. `Encounter.awaiting`. */
  readonly field: string;
  /** Of a field that is none of the operation's own its name; else nothing. */
  readonly below: Path;
  /** From the argument on. */
  readonly path: Path;
  /**
   * What the answer calls the fields of the operation that it stands in, where all of them can answer
   * `InvalidInput`; else null.
   */
  readonly answers: readonly string[] | null;
  /** How often it counts: once for each entry of the lists around it. */
  readonly times: number;
}

/** What places of one kind take of a variable. */
export interface Use extends Taken {
  readonly variable: string;
  readonly places: Place[];
}

export interface Variable {
  readonly type: GraphQLInputType;
  /** Where the caller gives none. */
  readonly usual: unknown;
}

export interface Plan {
  /** Of the fields, and of the literals as often as they count. */
  readonly cost: number;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly uses: readonly Use[];
  /** Of literals. */
  readonly excesses: readonly (readonly [Place, Excess])[];
}

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: unknown;
}

export const variablesOf = ({ variableValues }: Operation): Variables =>
  (variableValues ?? {}) as Variables;

/** Of a variable that the caller gives, or else what it usually is. */
export const valueOf = (name: string, { usual }: Variable, variables: Variables): unknown =>
  Object.hasOwn(variables, name) ? variables[name] : usual;

const known = new WeakMap<OperationDefinitionNode, Plan>();

/** Of a valid document; null where it does not have the operation. */
export function planOf(asked: Operation): Plan | null {
  const operation = getOperationAST(asked.document, asked.operationName);
  if (!operation) return null;
  const before = known.get(operation);
  if (before) return before;
  const planner = new Planner(asked, operation);
  const plan = planner.plan();
  if (planner.isFixed) known.set(operation, plan);
  return plan;
}

/** What is asked of one type. */
interface Selected extends Pick<Place, 'answers'> {
  readonly set: SelectionSetNode;
  readonly parent: GraphQLCompositeType;
  /** How often: the lengths of the lists around it, multiplied, for each place that it stands in. */
  readonly times: number;
}

class Planner implements Plan {
  cost = 0;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly excesses: (readonly [Place, Excess])[] = [];
  /** Whether it is the same with other variables. */
  isFixed = true;
  private readonly schema: GraphQLSchema;
  private readonly given: Variables;
  private readonly operation: OperationDefinitionNode;
  private readonly root: GraphQLCompositeType;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly spread = new Map<string, Pick<Selected, 'times' | 'answers'>>();
  private readonly byKind = new Map<string, Use>();
  /** In the place of its value, where a literal has a variable. */
  private readonly symbols: Readonly<Record<string, symbol>>;

  constructor(asked: Operation, operation: OperationDefinitionNode) {
    const { schema, document } = asked;
    this.schema = schema;
    this.given = variablesOf(asked);
    this.operation = operation;
    const root = schema.getRootType(operation.operation);
    if (!root) throw new TypeError(`The schema has no ${operation.operation}.`);
    this.root = root;
    this.fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
    const definitions = operation.variableDefinitions ?? [];
    this.variables = new Map(
      definitions.map((one) => [one.variable.name.value, variableOf(one, schema)]),
    );
    this.symbols = Object.assign(
      Object.create(null) as object,
      Object.fromEntries([...this.variables.keys()].map((name) => [name, Symbol(name)])),
    );
  }

  get uses(): readonly Use[] {
    return [...this.byKind.values()];
  }

  /** A fragment comes after all that spread it: then it is known how often it stands in all. */
  plan(): Plan {
    this.select({ set: this.operation.selectionSet, parent: this.root, times: 1, answers: null });
    for (const { name, typeCondition, selectionSet: set } of this.fragmentsInOrder()) {
      const parent = this.typeNamed(typeCondition.name.value);
      const where = this.spread.get(name.value) ?? { times: 0, answers: null };
      this.select({ set, parent, ...where });
    }
    const met = new Set(this.uses.map(({ variable }) => variable));
    for (const [name, { type }] of this.variables)
      if (!met.has(name)) this.useElsewhere(name, type);
    const { cost, variables, uses, excesses } = this;
    return { cost, variables, uses, excesses };
  }

  private fragmentsInOrder(): readonly FragmentDefinitionNode[] {
    const after: FragmentDefinitionNode[] = [];
    const met = new Set<string>();
    const meet = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
      visit(node, {
        FragmentSpread: ({ name: { value } }) => {
          const fragment = met.has(value) ? undefined : this.fragments.get(value);
          met.add(value);
          if (fragment) meet(fragment);
        },
      });
      if (node.kind === Kind.FRAGMENT_DEFINITION) after.push(node);
    };
    meet(this.operation);
    return after.toReversed();
  }

  private typeNamed(name: string): GraphQLCompositeType {
    return this.schema.getType(name) as GraphQLCompositeType;
  }

  private select({ set, ...where }: Selected): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        this.selectField(selection, where);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value } = selection.name;
        this.spread.set(value, inBoth(this.spread.get(value), where));
      } else {
        const { typeCondition, selectionSet } = selection;
        const parent = typeCondition ? this.typeNamed(typeCondition.name.value) : where.parent;
        this.select({ set: selectionSet, ...where, parent });
      }
    }
  }

  private selectField(node: FieldNode, { parent, times, ...within }: Omit<Selected, 'set'>): void {
    const { name, selectionSet: set } = node;
    this.cost += times * costOfField(name.value);
    const field = 'getFields' in parent ? parent.getFields()[name.value] : undefined;
    // What is asked of the schema itself costs by its root field.
    if (!field) return;
    const isRoot = parent === this.root;
    const own = answersInvalidInput(field.type) ? [(node.alias ?? name).value] : null;
    const answers = isRoot ? own : within.answers;
    const below = isRoot ? [] : [field.name];
    const place = { field: `${parent.name}.${field.name}`, below, answers, times };
    for (const argument of node.arguments ?? []) this.take(argument, field, place);
    if (this.isFromBothEnds(node, field))
      this.excesses.push([
        { ...place, path: ['first'] },
        { path: [], unit: 'form', form: { without: 'last' } },
      ]);
    if (!set) return;
    const length = lengthOf(field, this.pageOf(node, field));
    const type = getNamedType(field.type) as GraphQLCompositeType;
    this.select({ set, parent: type, times: times * length, answers });
  }

  private take(
    { name, value }: ArgumentNode,
    { args }: GraphQLField<unknown, unknown>,
    place: Omit<Place, 'path'>,
  ): void {
    const argument = args.find((one) => one.name === name.value);
    if (!argument) return;
    const literal = valueFromASTUntyped(value, this.symbols);
    const { name: first } = argument;
    const { excesses, cost } = readArgument(
      literal,
      { type: argument.type, bound: boundOf(argument) },
      {
        meet: (variable, taken, path) => {
          this.use(variable, taken, { ...place, path: [first, ...path] });
        },
      },
    );
    for (const excess of excesses)
      this.excesses.push([
        { ...place, path: [first, ...excess.path] },
        { ...excess, path: [] },
      ]);
    this.cost += place.times * cost;
  }

  private use(variable: string, taken: Taken, place: Place): void {
    const { entries, characters, form } = taken.bound;
    const kind = [
      variable,
      taken.type,
      entries,
      characters,
      ...Object.values<unknown>(form ?? {}),
    ].join(' ');
    const use = this.byKind.get(kind) ?? { ...taken, variable, places: [] };
    use.places.push(place);
    this.byKind.set(kind, use);
  }

  /** A variable of a directive or of what is asked of the schema: GraphQL reads its value all the same. */
  private useElsewhere(name: string, type: GraphQLInputType): void {
    const bound = { entries: MAX_PAGE, characters: MAX_ID_LENGTH, form: null };
    const place = { field: `$${name}`, below: [], path: [], answers: null, times: 1 };
    this.use(name, { type, bound }, place);
  }

  private pageOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
    return this.numberOf('last', node, field) ?? this.numberOf('first', node, field);
  }

  private isFromBothEnds(node: FieldNode, field: GraphQLField<unknown, unknown>): boolean {
    return ['last', 'first'].every((name) => this.numberOf(name, node, field) !== null);
  }

  private numberOf(
    name: string,
    node: FieldNode,
    { args }: GraphQLField<unknown, unknown>,
  ): number | null {
    const given = node.arguments?.find((one) => one.name.value === name)?.value;
    const usual: unknown = args.find((one) => one.name === name)?.defaultValue;
    const value = given ? this.valueNow(given) : usual;
    return typeof value === 'number' ? value : null;
  }

  private valueNow(node: ArgumentNode['value']): unknown {
    if (node.kind !== Kind.VARIABLE) return valueFromASTUntyped(node);
    this.isFixed = false;
    const { value } = node.name;
    const variable = this.variables.get(value);
    return variable && valueOf(value, variable, this.given);
  }
}

const variableOf = (
  { type, defaultValue }: VariableDefinitionNode,
  schema: GraphQLSchema,
): Variable => ({
  type: typeFromAST(schema, type) as GraphQLInputType,
  usual: defaultValue && valueFromASTUntyped(defaultValue),
});

/** A fragment that is spread in several places: it counts in each, and is answered where all can. */
const inBoth = (
  one: Pick<Selected, 'times' | 'answers'> | undefined,
  other: Pick<Selected, 'times' | 'answers'>,
): Pick<Selected, 'times' | 'answers'> => ({
  times: (one?.times ?? 0) + other.times,
  answers:
    one === undefined
      ? other.answers
      : one.answers && other.answers && [...new Set([...one.answers, ...other.answers])],
});

/** Whether a field has a typed answer to an argument that makes no sense. */
function answersInvalidInput(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'InvalidInput');
}
