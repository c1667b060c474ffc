/** What the table sees of a change to a combatant, after the words that tell of it. */
export const changes = ({ name, side }: Readonly<Record<'name' | 'side', string | null>>): string =>
  [name === null ? '' : `; now called ${name}`, side === null ? '' : `; now of ${side}`].join('');
