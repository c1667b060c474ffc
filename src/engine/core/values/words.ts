/** Numbers and lists in sentences for people. */

/** `1 wound`, `2 wounds`. */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${n} ${n === 1 ? noun : plural}`;

/** How long a list in a sentence is, in characters, before the rest is only counted. */
const MAX_LISTED = 160;

/** `A, B, C`; of a long list the first, and how many more there are. */
export function listed(names: readonly string[]): string {
  let text = names.slice(0, 1).join();
  for (const [i, name] of names.entries()) {
    if (i === 0) continue;
    if (text.length + name.length > MAX_LISTED) return `${text} and ${names.length - i} more`;
    text += `, ${name}`;
  }
  return text;
}

/** The same of what is named after it: `A joins`, `A, B join`. */
export const agreed = (names: readonly string[], [one, many]: readonly [string, string]): string =>
  `${listed(names)} ${names.length === 1 ? one : many}`;

/** The most characters of a line of the log; what is longer stands in fields of its own. */
export const MAX_LINE = 280;

/** A line as far as it fits. */
export const fitted = (line: string): string =>
  line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 2).trimEnd()} …`;
