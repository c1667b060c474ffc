/** Text in lines, since what paints it breaks none. */

/** @param width the letters of a line, which only a longer word goes beyond */
export function inLines(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || longer.length <= width) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}
