/**
 * How large an answer may be, and how long it may be worked on. Its fields, their bytes and the processor
 * are counted as it is put together, so that one that is too much is never finished. See
 * docs/decisions/0046-an-answer-that-is-too-large.md and 0073-budgets-of-work.md.
 */
import { platform } from '#platform';
import {
  type ExecutionArgs,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import { requestError } from '../errors/failures.ts';
import type { Asked, Guard } from '../guard.ts';
import { type Work, workOf } from './work.ts';

/** A change that a request has made, whatever becomes of its answer. */
interface Change {
  readonly encounterId: string;
  /** Null once it is deleted. */
  readonly version: number | null;
}

/** Each field takes about three millionths of a second, whatever it holds. */
export interface Size {
  readonly bytes: number;
  readonly fields: number;
}

interface AnswerLimits extends Size {
  /** Milliseconds of processor. */
  readonly work: number;
}

class Count implements Size {
  readonly limits: AnswerLimits;
  readonly work: Work;
  bytes = 0;
  fields = 0;
  readonly changes: Change[] = [];

  constructor(limits: AnswerLimits, work: Work) {
    this.limits = limits;
    this.work = work;
  }

  /** What there is too much of. */
  get excess(): keyof AnswerLimits | null {
    if (this.bytes > this.limits.bytes) return 'bytes';
    if (this.fields > this.limits.fields) return 'fields';
    return this.work.share > this.limits.work ? 'work' : null;
  }

  /** For the next answer of the same request. */
  renew(): void {
    this.bytes = 0;
    this.fields = 0;
    this.work.renew();
  }
}

/** By the context of the request. */
const counts = new WeakMap<object, Count>();

/** Notes a change for the error that may take the place of the answer. */
export function noteChange(context: object, change: Change): void {
  counts.get(context)?.changes.push(change);
}

/** Whether the answer of a request has come to less than this. */
export function hasRoom(context: object, { bytes, fields }: Size): boolean {
  const count = counts.get(context);
  return !count || (count.bytes < bytes && count.fields < fields);
}

/** How large the answer is so far. */
export function answeredSize(context: object): Size {
  const { bytes = 0, fields = 0 } = counts.get(context) ?? {};
  return { bytes, fields };
}

/** What was worked out for another counts as if it were for this one; only its work was not done again. */
export function countAgain(context: object, { bytes, fields }: Size): void {
  const count = counts.get(context);
  if (!count) return;
  count.bytes += bytes;
  count.fields += fields;
}

/** The milliseconds for which a request may work, once it has; null before. */
export function spentWork(context: object): number | null {
  const count = counts.get(context);
  return count?.excess === 'work' ? count.limits.work : null;
}

/** @param limits bytes of JSON, fields however short they are, and processor */
export const answerLimit = (limits: AnswerLimits): Guard => ({
  onSchemaChange({ schema }) {
    countFields(schema as GraphQLSchema);
  },
  onExecute({ args }) {
    const { contextValue, document, operationName } = args;
    const count = counted(contextValue, limits);
    const kind = getOperationAST(document, operationName)?.operation;
    return {
      onExecuteDone({ setResult }) {
        count.work.measured();
        if (count.excess) setResult(refusal(count, kind === OperationTypeNode.MUTATION));
      },
    };
  },
  // Each update is an answer of its own.
  onSubscribe({ args }) {
    const count = counted((args as ExecutionArgs).contextValue, limits);
    return {
      onSubscribeResult: () => ({
        onNext({ setResult }) {
          count.work.measured();
          if (count.excess) setResult(refusal(count, false));
          count.renew();
        },
      }),
    };
  },
});

function counted(context: unknown, limits: AnswerLimits): Count {
  const { request } = context as { readonly request: Asked };
  const count = new Count(limits, workOf(request));
  count.renew();
  counts.set(context as object, count);
  return count;
}

function refusal({ excess, limits, changes }: Count, isMutation: boolean): ExecutionResult {
  const what = excess ?? 'bytes';
  const limit = limits[what];
  const made = changes.map(({ encounterId, version }) =>
    version === null ? `${encounterId} is deleted` : `${encounterId} is at version ${version}`,
  );
  const outcome = made.length > 0 ? `done: ${made.join(', ')}` : 'not done';
  const became = isMutation ? ` What was asked for was ${outcome}.` : '';
  const { code, excessive, advice } = excesses[what === 'work' ? 'work' : 'size'];
  const message = `${excessive(limit, what)} ${advice}${became}`;
  const error = requestError(code, message, {
    limit,
    ...(isMutation && { changes }),
    // What was done stays done.
    ...(made.length > 0 && { http: { status: 200 } }),
  });
  return { data: null, errors: [error] };
}

const excesses = {
  size: {
    code: 'ANSWER_TOO_LARGE',
    excessive: (limit: number, what: string) => `The answer has more than ${limit} ${what}.`,
    advice: 'Ask for fewer fields, or for a part of its lists.',
  },
  work: {
    code: 'TOO_MUCH_WORK',
    excessive: (limit: number) =>
      `This request has worked for ${limit} milliseconds of processor, which is the limit.`,
    advice: 'Ask for fewer fields, or for a part of it in another.',
  },
} as const;

type Field = GraphQLField<unknown, object>;

function countFields(schema: GraphQLSchema): void {
  // What every type answers belongs to the library: what is not counted passes through.
  count(TypeNameMetaFieldDef as Field, PLAIN);
  for (const type of Object.values(schema.getTypeMap())) {
    const weight = isIntrospectionType(type) ? OF_THE_SCHEMA : PLAIN;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()) as Field[]) count(field, weight);
  }
}

/** What a field, and a byte of it, count. */
const PLAIN: Size = { bytes: 1, fields: 1 };
/** Those of the schema are quickly told, and there is one schema, of about the bytes that an answer may have. */
const OF_THE_SCHEMA: Size = { bytes: 0.5, fields: 0 };

const known = new WeakSet<Field>();

/** Once there is too much, nothing more is worked out. */
function count(field: Field, weight: Size): void {
  if (known.has(field)) return;
  known.add(field);
  const { name, type } = field;
  const { resolve = (source) => (source as Readonly<Record<string, unknown>>)[name] } = field;
  const sizeOf = isCompositeType(getNamedType(type)) ? sizeOfComposite : sizeOfLeaf;
  const { countedAs = 1 } = field.extensions as { readonly countedAs?: number };
  const instead = isNonNullType(type) ? tooLarge : () => null;
  field.resolve = (source, args, context, info) => {
    const count = counts.get(context);
    if (!count) return resolve(source, args, context, info);
    const taken = (value: unknown): unknown => {
      count.bytes += weight.bytes * countedAs * sizeOf(value);
      return count.excess ? instead() : value;
    };
    count.work.nextField();
    if (count.excess) return instead();
    count.fields += weight.fields;
    count.bytes += weight.bytes * (String(info.path.key).length + '"":,'.length);
    const value = resolve(source, args, context, info);
    if (!(value instanceof Promise)) return taken(value);
    return value.then((found: unknown) => {
      // What was worked out meanwhile may have been a whole fight.
      count.work.measured();
      return taken(found);
    });
  };
}

function tooLarge(): never {
  throw new GraphQLError('The answer is too much.');
}

/** The brackets and commas of objects, whose fields are counted one by one. */
const sizeOfComposite = (value: unknown): number =>
  Array.isArray(value) ? 2 + 3 * value.length : 2;

/** What JSON writes as it is, a byte for each character. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;

function sizeOfLeaf(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value).length;
  if (typeof value === 'string' && AS_IT_IS.test(value)) return value.length + '""'.length;
  return platform.byteLength(JSON.stringify(value ?? null));
}
