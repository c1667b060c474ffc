/** Files that this page gives, and takes. */
export function saveFile(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, '-');
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Characters: many times what the longest fight comes to. */
const MAX_SIZE = 200_000_000;

const NOT_OURS = 'This is not a file that Sixbeat has saved.';

/** What a saved file says. @throws Error in words for who has chosen the wrong one, or a damaged one */
export async function readSaved(file: File): Promise<unknown> {
  if (file.size === 0) throw new Error('The file is empty.');
  if (file.size > MAX_SIZE) throw new Error(`${NOT_OURS} It is too large for one.`);
  const text = await file.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const begun = text.trimStart();
    const isBegun = begun.startsWith('{') || begun.startsWith('[');
    throw new Error(isBegun ? 'The file is damaged: save it again where it comes from.' : NOT_OURS);
  }
}

/** Whether it is a map of another program, which belongs into a fight. */
export const isMapFile = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  'resolution' in content &&
  'line_of_sight' in content;
