/** The same answer, worked out on first use, and once. */
export function once<T>(find: () => T): () => T {
  let found: { readonly answer: T } | null = null;
  return () => (found ??= { answer: find() }).answer;
}
