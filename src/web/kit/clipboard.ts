/**
 * @param shownIn a field with the text, from which it is copied where the page may not use the clipboard:
 *   in a dialog, which keeps the focus, there is no other place
 * @returns whether it could be copied, also where the page came without a secure connection
 */
export async function copyText(text: string, shownIn?: HTMLInputElement | null): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    const done = await clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  if (shownIn) return copySelected(shownIn);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  const done = copySelected(field);
  field.remove();
  return done;
}

function copySelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- such a page has no other way
  return document.execCommand('copy');
}
