/** What says how much there can be of a figure, `maxX` or `xLimit`, if these fields do. */
export function fullNameOf(key: string, fields: Readonly<Record<string, unknown>>): string | null {
  const names = [`max${key.charAt(0).toUpperCase()}${key.slice(1)}`, `${key}Limit`];
  return names.find((name) => typeof fields[name] === 'number') ?? null;
}
