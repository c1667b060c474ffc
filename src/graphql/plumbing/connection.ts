/** Lists in pages, as Relay's specification of cursor connections has them: all alike. */
import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from './builder.ts';
import { bounded } from '../http/limits/bounds.ts';
import { DEFAULT_PAGE, MAX_ID_LENGTH, MAX_PAGE } from '../http/limits/limits.ts';
import { badInput } from './errors/bad-input.ts';

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

/** The arguments of every connection; a page has `most` at most. */
export const pageArgs = (most = MAX_PAGE) =>
  builder.args((t) => ({
    first: t.int({
      required: false,
      description: `So many from the start, 1 to ${most}; ${DEFAULT_PAGE} if \`last\` is left out too.`,
    }),
    after: t.string({
      required: false,
      description: 'Only what follows this cursor.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    last: t.int({
      required: false,
      description: `So many from the end, 1 to ${most}, in the order of the list. Not with \`first\`.`,
    }),
    before: t.string({
      required: false,
      description: 'Only what comes before this cursor.',
      ...bounded({ characters: MAX_ID_LENGTH }),
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

/** @throws GraphQLError of the code `BAD_USER_INPUT` */
export function pageAsked({ first, after, last, before }: PageArgs, most = MAX_PAGE): PageAsked {
  if (typeof first === 'number' && typeof last === 'number')
    throw badInput('Say `first` or `last`, not both.');
  const [name, from] =
    typeof last === 'number' ? ['last', 'END' as const] : ['first', 'START' as const];
  const count = last ?? first ?? DEFAULT_PAGE;
  if (count < 1 || count > most) throw badInput(`\`${name}\` is 1 to ${most}.`);
  return { from, count, after: after ?? null, before: before ?? null };
}

/**
 * The page of a list whose cursors are the numbers from 1 on.
 *
 * @returns the first and the last number of it; the last one is less than the first when it is empty
 * @throws GraphQLError of the code `BAD_USER_INPUT` when a cursor is none
 */
export function numbersOf(
  { from, count, after, before }: PageAsked,
  length: number,
): { readonly first: number; readonly last: number } {
  const least = (after === null ? 0 : numberOf('after', after)) + 1;
  const most = Math.min(before === null ? length : numberOf('before', before) - 1, length);
  if (from === 'START') return { first: least, last: Math.min(least + count - 1, most) };
  return { first: Math.max(least, most - count + 1), last: most };
}

function numberOf(name: string, cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw badInput(`\`${name}\` is no cursor of this list.`);
  return Number(cursor);
}
