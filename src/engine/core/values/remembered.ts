/** An answer about something that never changes, such as a state: worked out once, and kept as long as that is. */
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
