/**
 * Judges an operation by its arguments before anything is done with them, validation by GraphQL
 * included: each within its bound, and all that they come to, as often as they are used, within the
 * complexity of an operation.
 */
import type { GraphQLSchema } from 'graphql';
import type { FieldIssue } from '../../../app/outcome.ts';
import { requestError } from '../errors/failures.ts';
import type { Guard } from '../guard.ts';
import { requireBounds } from './bounds.ts';
import { type Excess, inWords, readArgument } from './argument-reader.ts';
import { leastValue } from './least-value.ts';
import { tooMuch } from './limits.ts';
import {
  type Operation,
  type Place,
  type Plan,
  planOf,
  valueOf,
  type Variables,
  variablesOf,
} from './operation-plan.ts';

/** By the context of a request: of the fields that are refused, by the names of their answers, why. */
const refusals = new WeakMap<object, Refused>();
/** What an operation costs, by the same. */
const costs = new WeakMap<object, number>();

/** Null where it was not counted. */
export const costOf = (context: object): number | null => costs.get(context) ?? null;

export type InvalidInput = (issues: readonly FieldIssue[]) => object;

interface Asked extends Operation {
  readonly contextValue?: unknown;
}

/**
 * Refuses operations that cost more than the limit; a subscription costs that much for each update. An
 * argument beyond its bound is answered with `InvalidInput` by the fields that can, and else refuses
 * the whole operation.
 *
 * @param invalidInput the answer of a field whose arguments have these issues
 */
export function argumentLimit(limit: number, invalidInput: InvalidInput): Guard {
  const judge = ({ args }: { readonly args: Asked }): undefined => {
    const plan = planOf(args);
    if (!plan) return;
    refuseBeyond(limit, plan.cost);
    const given = variablesOf(args);
    const { cost, refused } = judged(plan, given, limit);
    refuseBeyond(limit, cost);
    const context = args.contextValue as object;
    costs.set(context, cost);
    if (refused.size === 0) return;
    refusals.set(context, refused);
    Object.assign(args, { variableValues: without(refused, plan, given) });
  };
  return {
    onSchemaChange({ schema }) {
      requireBounds(schema as GraphQLSchema);
      answerRefusals(schema as GraphQLSchema, invalidInput);
    },
    onExecute: judge,
    onSubscribe: judge,
  };
}

/** Of an operation with its variables. Null where the document does not have it. */
export function complexityOf(asked: Operation): number | null {
  const plan = planOf(asked);
  return plan && judged(plan, variablesOf(asked), Infinity).cost;
}

function refuseBeyond(limit: number, value: number): void {
  if (value > limit)
    throw tooMuch({ code: 'TOO_COMPLEX', what: `has a complexity of ${value}`, limit, value });
}

type Refused = ReadonlyMap<string, readonly FieldIssue[]>;

interface Judged {
  /** With the variables; where it is beyond the limit, as far as it was counted. */
  readonly cost: number;
  /** By the names of the answers. */
  readonly refused: Refused;
}

/**
 * Reads each variable once for each kind of place that it stands in, as far as the limit leaves room for
 * all of them.
 *
 * @throws GraphQLError for what is beyond its bound and has no typed answer
 */
function judged(plan: Plan, given: Variables, limit: number): Judged {
  const refused = new Map<string, readonly FieldIssue[]>();
  const refuse = (place: Place, excess: Excess): void => {
    if (place.answers === null) throw refusalOf(place, excess);
    for (const answer of place.answers)
      refused.set(answer, withIssue(refused.get(answer) ?? [], issueOf(place, excess)));
  };
  for (const [place, excess] of plan.excesses) refuse(place, excess);
  let sum = plan.cost;
  for (const { variable: name, places, ...taken } of plan.uses) {
    const variable = plan.variables.get(name);
    if (!variable || sum > limit) continue;
    const times = places.reduce((all, place) => all + place.times, 0);
    const most = (limit - sum) / times;
    const { excesses, cost } = readArgument(valueOf(name, variable, given), taken, { most });
    for (const excess of excesses) for (const place of places) refuse(place, excess);
    // Of what is refused nothing is used.
    if (excesses.length === 0) sum += times * cost;
  }
  return { cost: sum, refused };
}

/** As many are reported of a field. */
const MAX_ISSUES = 10;

/** Each place once: several variables may stand in it. */
function withIssue(issues: readonly FieldIssue[], one: FieldIssue): readonly FieldIssue[] {
  const where = one.path.join('.');
  return issues.length >= MAX_ISSUES || issues.some(({ path }) => path.join('.') === where)
    ? issues
    : [...issues, one];
}

/** A mutation has one argument, which its callers know as all that they say. */
function issueOf({ below, path }: Place, excess: Excess): FieldIssue {
  const [first, ...rest] = [...below, ...path, ...excess.path];
  const within = first === 'input' ? rest : [first ?? '', ...rest];
  return { path: within, message: `It ${inWords(excess)}.` };
}

function refusalOf({ field, path }: Place, excess: Excess) {
  const [argument = '', ...within] = [...path, ...excess.path];
  const inside = within.length > 0 ? `, at \`${within.join('.')}\`,` : '';
  const where = argument === '' ? `\`${field}\`` : `\`${field}(${argument}:)\``;
  const sizes = excess.unit === 'form' ? {} : { limit: excess.limit, value: excess.value };
  return requestError('BAD_USER_INPUT', `${where}${inside} ${inWords(excess)}.`, sizes);
}

/** GraphQL reads the variables of refused fields too, of which nothing is used then. */
function without(refused: Refused, plan: Plan, given: Variables): Variables {
  const used = new Set(
    plan.uses.flatMap(({ variable, places }) =>
      places.every(({ answers }) => answers?.every((one) => refused.has(one))) ? [] : [variable],
    ),
  );
  const others = [...plan.variables].filter(([name]) => !used.has(name));
  return {
    ...Object.fromEntries([...used].flatMap((name) => ownOf(given, name))),
    ...Object.fromEntries(others.map(([name, { type }]) => [name, leastValue(type)])),
  };
}

const ownOf = (given: Variables, name: string): readonly (readonly [string, unknown])[] =>
  Object.hasOwn(given, name) ? [[name, given[name]]] : [];

const guarded = new WeakSet<GraphQLSchema>();

/** Has the fields that are refused answer why, in place of being resolved. */
function answerRefusals(schema: GraphQLSchema, invalidInput: InvalidInput): void {
  if (guarded.has(schema)) return;
  guarded.add(schema);
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { resolve } = field;
      field.resolve = (source, args, context: object, info) => {
        const issues = refusals.get(context)?.get(String(info.path.key));
        return issues ? invalidInput(issues) : resolve?.(source, args, context, info);
      };
    }
}
