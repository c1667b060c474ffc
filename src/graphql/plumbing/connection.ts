/** Lists in pages, as Relay's specification of cursor connections has them: all alike. */
import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from './builder.ts';
import { countUpTo, cursorLike } from '../http/limits/bounds.ts';
import { DEFAULT_PAGE, MAX_PAGE } from '../http/limits/limits.ts';

/** Part of a list, in the order of the list. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where the pages beside it begin, if not beside its nodes: a list may leave some out. */
  readonly start?: string | null;
  readonly end?: string | null;
  /** Worked out when it is asked for, where it takes a function. */
  readonly totalCount: number | (() => Promise<number>);
}

interface PageInfoModel {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

const PageInfo = builder.objectRef<PageInfoModel>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more follows.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Whether something comes before.',
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description:
        'The place of the first of the page: ask for what comes before with it as `before`. Null when the page is empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description:
        'The place of the last of the page: ask for what follows with it as `after`. Null when the page is empty.',
    }),
  }),
});

/** @param name of the type of the connection without its end: `Journal` for `JournalConnection` */
export function connectionOf<Node extends object>(options: {
  readonly name: string;
  readonly description: string;
  readonly node: ObjectRef<SchemaTypes, Node>;
  readonly cursorOf: (node: Node) => string;
}): ObjectRef<SchemaTypes, Page<Node>> {
  const { name, description, node: type, cursorOf } = options;
  const Edge = builder.objectRef<Node>(`${name}Edge`).implement({
    description: 'One of the list, and its place there.',
    fields: (t) => ({
      cursor: t.string({ description: 'Its place.', resolve: cursorOf }),
      node: t.field({ type, description: 'The item.', resolve: (node) => node as never }),
    }),
  });
  return builder.objectRef<Page<Node>>(`${name}Connection`).implement({
    description,
    fields: (t) => ({
      edges: t.field({
        type: [Edge],
        description: 'What is on the page, each with its place.',
        resolve: ({ nodes }) => [...nodes],
      }),
      nodes: t.field({
        type: [type],
        description: 'The items of the page.',
        resolve: ({ nodes }) => [...nodes],
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'The position of the page in the list.',
        resolve: ({ nodes, hasNextPage, hasPreviousPage, start, end }) => {
          const [first, last] = [nodes[0], nodes.at(-1)];
          const startCursor = start ?? (first ? cursorOf(first) : null);
          const endCursor = end ?? (last ? cursorOf(last) : null);
          return { hasNextPage, hasPreviousPage, startCursor, endCursor };
        },
      }),
      totalCount: t.int({
        description: 'How many the whole list has, with what its pages leave out.',
        resolve: ({ totalCount }) => (typeof totalCount === 'number' ? totalCount : totalCount()),
      }),
    }),
  });
}

/** Of a list whose cursors are the numbers from 1 on. */
const NUMBER = /^\d{1,9}$/;

/** The arguments of every connection; a page has `most` at most, and cursors look like `cursor`. */
export const pageArgs = (most = MAX_PAGE, cursor = NUMBER) =>
  builder.args((t) => ({
    first: t.int({
      required: false,
      description: `So many from the start, 1 to ${most}; ${DEFAULT_PAGE} if \`last\` is left out too.`,
      ...countUpTo(most),
    }),
    after: t.string({
      required: false,
      description: 'Only what follows this cursor.',
      ...cursorLike(cursor),
    }),
    last: t.int({
      required: false,
      description: `So many from the end, 1 to ${most}, in the order of the list. Not with \`first\`.`,
      ...countUpTo(most),
    }),
    before: t.string({
      required: false,
      description: 'Only what comes before this cursor.',
      ...cursorLike(cursor),
    }),
  }));

interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page that makes sense. */
export interface PageAsked {
  /** Where its nodes are counted from. */
  readonly from: 'START' | 'END';
  readonly count: number;
  readonly after: string | null;
  readonly before: string | null;
}

export function pageAsked({ first, after, last, before }: PageArgs): PageAsked {
  const from = typeof last === 'number' ? 'END' : 'START';
  const count = last ?? first ?? DEFAULT_PAGE;
  return { from, count, after: after ?? null, before: before ?? null };
}

/**
 * The page of a list whose cursors are the numbers from 1 on.
 *
 * @returns the first and the last number of it; the last one is less than the first when it is empty
 */
export function numbersOf(
  { from, count, after, before }: PageAsked,
  length: number,
): { readonly first: number; readonly last: number } {
  const least = Number(after ?? 0) + 1;
  const most = Math.min(before === null ? length : Number(before) - 1, length);
  if (from === 'START') return { first: least, last: Math.min(least + count - 1, most) };
  return { first: Math.max(least, most - count + 1), last: most };
}
