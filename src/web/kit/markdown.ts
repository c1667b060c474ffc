/** A line of text as Markdown in which it reads the same: names and reasons are anybody's. */
export const escapedMarkdown = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&!#]/g, String.raw`\$&`)
    // A list within the list.
    .replace(/^(\d*)([-+.)])/, String.raw`$1\$2`)
    .replace(/\b(https?|www)([:.])/gi, String.raw`$1\$2`);
