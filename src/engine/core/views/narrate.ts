/** What the table sees of a change to a combatant, after its name. */
export function changes({ name, side }: Readonly<Record<'name' | 'side', string | null>>): string {
  const changed = [
    ...(name === null ? [] : ['has a new name']),
    ...(side === null ? [] : [`is now of ${side}`]),
  ];
  return changed.join(' and ') || 'has changed';
}
