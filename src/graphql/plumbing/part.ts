/** A part of a list that is bounded as it is, e.g. as long as the menu of a chat. */
import { countUpTo } from '../http/limits/bounds.ts';
import { MAX_PAGE } from '../http/limits/limits.ts';
import { builder } from './builder.ts';

/** How many of a list are asked for at most, and how many come where it is not said. */
interface Lengths {
  readonly most?: number;
  /** All if left out. */
  readonly usual?: number;
}

/** The arguments of a list of which a part may be asked for; `id` is what names each of its items. */
export const partArgs = (id: string, { most = MAX_PAGE, usual }: Lengths = {}) =>
  builder.args((t) => ({
    first: t.int({
      required: false,
      description: `So many of them, 1 to ${most}; ${usual ?? 'all'} if left out.`,
      ...countUpTo(most),
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

export function partOf<T>(
  all: readonly T[],
  { first, after }: Part,
  idOf: (item: T) => string,
  { usual = all.length }: Lengths = {},
): T[] {
  const count = first ?? usual;
  if (typeof after !== 'string') return all.slice(0, count);
  // One question is asked of many lists at once: most of them have nothing of that id.
  const at = all.findIndex((item) => idOf(item) === after);
  return at < 0 ? [] : all.slice(at + 1, at + 1 + count);
}
