/** Numbers and lists in sentences for people. */

/** `1 wound`, `2 wounds`. */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${n} ${n === 1 ? noun : plural}`;

/** How long a list in a sentence is, in characters, before the rest is only counted. */
export const MAX_LISTED = 160;

/** `A, B, C`; of a long list the first, and how many more there are. */
export function listed(names: readonly string[], most = MAX_LISTED): string {
  let text = names.slice(0, 1).join();
  for (const [i, name] of names.entries()) {
    if (i === 0) continue;
    if (text.length + name.length > most) return `${text} and ${names.length - i} more`;
    text += `, ${name}`;
  }
  return text;
}

/** The same of what is named after it: `A joins`, `A, B join`. */
export const agreed = (names: readonly string[], [one, many]: readonly [string, string]): string =>
  `${listed(names)} ${names.length === 1 ? one : many}`;

/** The most characters of a text for people, whatever the names in it; what is longer stands in parts of its own. */
export const MAX_LABEL = 80;
export const MAX_SUMMARY = 160;
/** Of a sentence that a summary has no room for. */
export const MAX_NOTE = 500;
/** Of a line of the log. */
export const MAX_LINE = 280;

/** A line as far as it fits. */
export const fitted = (line: string, most = MAX_LINE): string =>
  line.length <= most ? line : `${line.slice(0, wholeUpTo(line, most - 2)).trimEnd()} …`;

/** A text of at most so many characters: the middle is left out, for names are told apart by how they end, too. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most < 1) return '';
  const tail = Math.floor((most - 1) / 3);
  const from = text.length - tail;
  const start = wholeUpTo(text, from);
  const end = start < from ? start + characterAt(text, start).length : from;
  return `${text.slice(0, wholeUpTo(text, most - 1 - tail))}…${text.slice(end)}`;
}

/**
 * A label of words and of what they name: where it would be too long, the longest of these give way. E.g.
 * short`Take ${action} of ${owner}`.
 */
export function short(words: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  const names = parts.map(String);
  const whole = joined(words, names);
  if (whole.length <= MAX_LABEL) return whole;
  const room = MAX_LABEL - words.reduce((sum, { length }) => sum + length, 0);
  const most = evenly(
    names.map(({ length }) => length),
    room,
  );
  return joined(
    words,
    names.map((name) => shortened(name, most)),
  );
}

function joined(words: readonly string[], names: readonly string[]): string {
  let text = words[0] ?? '';
  for (let i = 1; i < words.length; i++) text += (names[i - 1] ?? '') + (words[i] ?? '');
  return text;
}

/** How much each may have at most, so that all of them have no more than there is room for. */
function evenly(lengths: readonly number[], room: number): number {
  let left = room;
  for (const [i, length] of lengths.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (lengths.length - i));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

const characters = new Intl.Segmenter('en');

/** As a reader counts: letter and marks, or all of a flag. */
const characterAt = (text: string, at: number): string =>
  characters.segment(text).containing(at)?.segment ?? '';

/** The last place up to here at which no character is cut in two. */
const wholeUpTo = (text: string, at: number): number =>
  characters.segment(text).containing(at)?.index ?? text.length;
