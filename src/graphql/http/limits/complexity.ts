/**
 * What a question costs, before anything of it is executed: 1 a field, times the length of every
 * list around it. A page is as long as its `first`, variables included; any other list counts as
 * long as such a list usually is, since only the answer knows, or as its `first` if that is less.
 */
import { complexityFromQuery, type FieldComplexityValue } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
} from 'graphql';
import type { Guard } from '../guard.ts';
import { DEFAULT_PAGE, MAX_PAGE, tooMuch } from './limits.ts';

/** By field; lists that are not named count as `USUAL`. */
const lengths: Readonly<Record<string, number>> = {
  // The connection has counted them.
  edges: 1,
  nodes: 1,
  rules: 100,
  bestiary: 30,
  actions: 30,
  conditions: 20,
  obstacles: 50,
  cost: 2,
  // Groups that tied: hardly ever more.
  rerolls: 2,
  rerolledGroups: 2,
  settings: 20,
  // Who rolled, and what a score is made of.
  rolls: 4,
  terms: 3,
  rolled: 3,
  // Of a conflict: hardly ever more than one.
  since: 2,
  // Of a command.
  events: 5,
  // Of an option, hardly ever more.
  choices: 2,

  targets: 4,
  targetPicks: 4,
  // Of a choice, hardly ever any.
  limits: 1,
  keyPicks: 4,
  // Those that the pointer is over, and what comes of going there.
  hexPicks: 3,
  provokes: 2,
  forfeits: 2,
  // Of a decision: most options share one.
  hexSets: 2,
  // Of a choice of the computer.
  reasons: 2,
  best: 3,
  picks: 2,
  // Of odds: of both sides, if it is of both.
  assumes: 2,
  seen: 4,
  // Of an entry of the timeline: most have none.
  stages: 2,
  // Of a forecast, and of its scenarios.
  expected: 2,
  changes: 6,
  wins: 2,
  roundCounts: 20,
  falls: 8,
  harm: 20,
  // Of a line of sight.
  witness: 2,
  blocking: 3,
  concealing: 3,
};
const USUAL = 10;

/** Questions that read, replay or search, in fields of the usual kind. */
const work: Readonly<Record<string, number>> = {
  encounter: 10,
  node: 10,
  // It reads a page of them.
  encounters: 250,
  journal: 20,
  odds: 50,
  // It judges dozens of commands, each by its odds.
  suggestions: 100_000,
  lineOfSight: 20,
  // It works elsewhere, by a quota of its own; putting it together is of this process.
  forecast: 1000,
  // Of a target or a hex that may be picked.
  provokes: 2,
  forfeits: 2,
  sight: 5,
  hitChance: 10,
  expectedDamage: 10,
  // It lists all of its rolls.
  verifyDice: 10_000,
  // Few fit into a request: each plays hundreds of versions,
  exportEncounter: 350_000,
  importEncounter: 500_000,
  importPage: 500_000,
  // or lists all that there is to decide,
  takeOption: 400_000,
  // or lets the computer decide time and again.
  playOn: 400_000,
};

/** Their `first` is the work of it, not the length of a list. */
const inPages: ReadonlySet<string> = new Set(['verifyDice']);

type Args = Readonly<Record<string, unknown>>;
type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>;

/** For the builder: what Pothos multiplies. */
export function fieldComplexity(
  args: Args,
  _context: unknown,
  field: Field,
): Required<Exclude<FieldComplexityValue, number>> {
  return { field: work[field.name] ?? 1, multiplier: lengthOf(field, args) };
}

function lengthOf({ name, type }: Field, { first, last }: Args): number {
  const bare = isNonNullType(type) ? type.ofType : type;
  const usual = isListType(bare) ? (lengths[name] ?? USUAL) : null;
  const asked = last ?? first;
  // Longer pages are refused where they are asked for.
  if (typeof asked === 'number' && !inPages.has(name))
    return Math.min(Math.max(asked, 0), usual ?? MAX_PAGE);
  return usual ?? (String(bare).endsWith('Connection') ? DEFAULT_PAGE : 1);
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: unknown;
}

/**
 * Of a valid document. Null when its variables are not valid, which execution will say of each.
 *
 * @throws GraphQLError when an argument has no value that it could have
 */
export function complexityOf(asked: Operation): number | null {
  const { document, schema } = asked;
  const operation = getOperationAST(document, asked.operationName);
  if (!operation) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const variables = (asked.variableValues ?? {}) as Record<string, unknown>;
  try {
    const alone = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
    return complexityFromQuery(alone, { schema, variables }).complexity;
  } catch (error) {
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (errors) return null;
    throw error;
  }
}

const known = new WeakMap<OperationDefinitionNode, number>();

/** Worked out once for an operation that costs the same with whatever variables. */
export function knownComplexityOf(asked: Operation): number | null {
  const operation = getOperationAST(asked.document, asked.operationName);
  const before = operation && known.get(operation);
  if (before !== null && before !== undefined) return before;
  const cost = complexityOf(asked);
  if (operation && cost !== null && !hasNumbers(operation)) known.set(operation, cost);
  return cost;
}

/** Only the lengths of pages change the cost. */
const hasNumbers = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(({ type }) => /\bInt\b/.test(print(type)));

/** Refuses operations that cost more; a subscription costs that much for each update. */
export function complexityLimit(limit: number): Guard {
  const refuse = ({ args }: { readonly args: Operation }): undefined => {
    const value = knownComplexityOf(args);
    if (value === null || value <= limit) return;
    throw tooMuch({ code: 'TOO_COMPLEX', what: `has a complexity of ${value}`, limit, value });
  };
  return { onExecute: refuse, onSubscribe: refuse };
}
