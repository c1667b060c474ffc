/**
 * Whether a value has more than so many levels of lists and objects. It never calls itself more often
 * than there may be levels: the stack is finite.
 */
export const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
