/** What something ongoing is called in the lane of its owner, where the name stands already. */
export function inLane(label: string, owner: string): string {
  for (const before of [`${owner}: `, `${owner} `])
    if (label.startsWith(before)) return label.slice(before.length);
  const after = ` of ${owner}`;
  return label.endsWith(after) ? label.slice(0, -after.length) : label;
}
