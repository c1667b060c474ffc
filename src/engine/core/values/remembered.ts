/**
 * An answer about something that never changes and stays through a fight, such as a battlefield or a
 * sheet: worked out once, and kept as long as that is.
 */
export function remembered<Of extends object, Answer>(
  find: (of: Of) => Answer,
): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.answer;
    const answer = find(of);
    known.set(of, { answer });
    return answer;
  };
}

/** The same about two things together. */
export function rememberedOfBoth<First extends object, Second extends object, Answer>(
  find: (first: First, second: Second) => Answer,
): (first: First, second: Second) => Answer {
  const byFirst = remembered((first: First) => remembered((second: Second) => find(first, second)));
  return (first, second) => byFirst(first)(second);
}

/** Of so many things the last answers are kept; those that are asked about by turns are fewer. */
const KEPT = 8;

/**
 * The same about things that come and go, such as states, of the last few alone: the garbage
 * collector would take as long as the rules to keep weak references to all of them.
 */
export function rememberedOfLast<Of extends object, Answer>(
  find: (of: Of) => Answer,
): (of: Of) => Answer {
  const known: { readonly of: Of; readonly answer: Answer }[] = [];
  let oldest = 0;
  return (of) => {
    for (const last of known) if (last.of === of) return last.answer;
    const answer = find(of);
    known[oldest] = { of, answer };
    oldest = (oldest + 1) % KEPT;
    return answer;
  };
}

/** The same by a key: so many answers at most, after which it begins anew. */
export function rememberedByKey<Answer>(most: number): (key: string, find: () => Answer) => Answer {
  const known = new Map<string, Answer>();
  return (key, find) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = find();
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}
