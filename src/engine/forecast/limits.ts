/** Where a fight is broken off that goes on and on: rounds since it began here, and commands. */
export const MAX_ROUNDS = 40;
export const MAX_STEPS = 4000;
