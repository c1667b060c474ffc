/** A part of a list that is bounded as it is, e.g. as long as the menu of a chat. */
import { MAX_PAGE } from '../http/limits/limits.ts';
import { builder } from './builder.ts';
import { badInput } from './errors/bad-input.ts';

/** The arguments of a list of which a part may be asked for; `id` is what names each of its items. */
export const partArgs = (id: string) =>
  builder.args((t) => ({
    first: t.int({
      required: false,
      description: `So many of them, 1 to ${MAX_PAGE}; all if left out.`,
    }),
    after: t.id({
      required: false,
      description: `Only those after this one: the ${id} of the last one seen. None of a list that it is not in.`,
    }),
  }));

interface Part {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** @throws GraphQLError when no list has such a part */
export function partOf<T>(
  all: readonly T[],
  { first, after }: Part,
  idOf: (item: T) => string,
): T[] {
  const count = first ?? all.length;
  if (typeof first === 'number') checkFirst(first);
  if (typeof after !== 'string') return all.slice(0, count);
  // One question is asked of many lists at once: most of them have nothing of that id.
  const at = all.findIndex((item) => idOf(item) === after);
  return at < 0 ? [] : all.slice(at + 1, at + 1 + count);
}

/** @throws GraphQLError when no list has such a part */
export function checkFirst(first: number): void {
  if (first < 1 || first > MAX_PAGE) throw badInput(`\`first\` is 1 to ${MAX_PAGE}.`);
}
