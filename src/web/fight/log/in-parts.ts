/**
 * A line of the log cut at the names in it: what stands between them, and every second part a name.
 * A name counts where a word begins and ends with it; the longer of two counts first.
 */
export function inParts(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [text];
  const known = [...names].sort((a, b) => b.length - a.length).map(literally);
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
