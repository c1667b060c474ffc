/** For the cache of Apollo Client: `new InMemoryCache({ possibleTypes, typePolicies })`. */
import { partsOfOne, possibleTypes } from './generated/cached-types.ts';

export { possibleTypes };

/** What belongs to one combatant or encounter is put together from what is read of it at different times. */
export const typePolicies: Record<string, { merge: true }> = Object.fromEntries(
  partsOfOne.map((name) => [name, { merge: true }]),
);
