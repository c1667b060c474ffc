/** The same answer, worked out when somebody first asks, and once. */
export function once<T>(find: () => T): () => T {
  let found: { readonly answer: T } | null = null;
  return () => (found ??= { answer: find() }).answer;
}
