/** What a random command says of who plays somebody: nothing, for chance plays everybody. */
export const samePlayer = { playedBy: null, level: null, temper: null } as const;
