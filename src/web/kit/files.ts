/** Files that this page gives, and takes. */
export function saveFile(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, '-');
  link.click();
  URL.revokeObjectURL(link.href);
}
