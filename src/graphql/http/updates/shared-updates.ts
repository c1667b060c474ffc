/**
 * What one seat is sent of one version is worked out and written once, however many viewers sit there and ask for the
 * same. See docs/decisions/0097-an-update-is-worked-out-once.md.
 */
import { execute } from '@graphql-tools/executor';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  visit,
} from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { UpdateOrEnd } from '../../../app/follow/updates.ts';
import type { ProvenCaller } from '../sender/caller.ts';
import type { Guard } from '../guard.ts';
import { answeredSize, countAgain, type Size } from '../limits/answer-limit.ts';
import { isWholeWork } from '../limits/work-limit.ts';

/** Milliseconds: all who keep up have taken it by then. */
const KEPT_MS = 5000;
/** Characters, of all that is kept; in memory each takes several bytes, as the result is kept with its text. */
const KEPT_LENGTH = 4_000_000;

interface Shared {
  readonly result: ExecutionResult;
  readonly length: number;
  readonly size: Size;
}

export function sharedUpdates(): Guard {
  const kept = new LRUCache<string, Shared>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ length }, key) => length + key.length,
    ttl: KEPT_MS,
  });

  /** What is sent of an item, worked out for this viewer or another of the same seat. */
  async function resultOf(args: ExecutionArgs, item: unknown): Promise<ExecutionResult> {
    const key = keyOf(args, item as UpdateOrEnd);
    const context = args.contextValue as object;
    const found = key === null ? undefined : kept.get(key);
    if (found) {
      countAgain(context, found.size);
      return found.result;
    }
    const result = (await execute({ ...args, rootValue: item })) as ExecutionResult;
    // An error has the number of its own request, and what time has cut short may be whole for the next.
    if (key === null || result.errors || !isWholeWork(context)) return result;
    const text = JSON.stringify(result);
    // Yoga writes a result by this, where it has it. A copy with more in it has not: it is written anew.
    Object.defineProperty(result, 'stringify', { value: () => text });
    const shared = {
      result,
      length: text.length,
      size: answeredSize(context),
    };
    kept.set(key, shared);
    return result;
  }

  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(async (args: ExecutionArgs) => {
        const items = await createSourceEventStream(args);
        return isAsyncIterable(items) ? mapped(items, (item) => resultOf(args, item)) : items;
      });
    },
  };
}

/** The same for all to whom it is the same: of one seat, version and question. Null for what is no update. */
function keyOf(args: ExecutionArgs, item: UpdateOrEnd): string | null {
  if (item.kind !== 'UPDATE') return null;
  const { versionState, now, seat } = item;
  const { caller } = args.contextValue as { readonly caller: ProvenCaller };
  const { id, variables } = questionOf(args.document);
  return JSON.stringify([
    [now.id, versionState.entry.version, versionState.entry.at, now.version],
    [seat.id, caller],
    [id, args.operationName, variables.map((name) => args.variableValues?.[name])],
  ]);
}

interface Question {
  readonly id: number;
  /** Those that what is sent depends on. */
  readonly variables: readonly string[];
}

const questions = new WeakMap<DocumentNode, Question>();
let asked = 0;

/** A document is the same object each time it is asked: see known-documents.ts. */
function questionOf(document: DocumentNode): Question {
  const found = questions.get(document) ?? { id: asked++, variables: variablesOf(document) };
  questions.set(document, found);
  return found;
}

/** All but those that only say which updates are to come, in the arguments of the subscription itself. */
function variablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    OperationDefinition: (operation) => ({
      ...operation,
      selectionSet: {
        ...operation.selectionSet,
        selections: operation.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection,
        ),
      },
    }),
    Variable: ({ name }) => {
      names.add(name.value);
    },
  });
  return [...names];
}

function mapped<Item, Result>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Promise<Result>,
): AsyncIterableIterator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const item = await iterator.next();
      return item.done ? { done: true, value: undefined } : { value: await map(item.value) };
    },
    // Of a generator it would wait for what it is waiting for.
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
  };
}
