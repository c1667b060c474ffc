/** For the cache of Apollo Client: `new InMemoryCache({ possibleTypes, typePolicies })`. */
import { answersOfNow, listsOfOne, partsOfOne, possibleTypes } from './generated/cached-types.ts';

export { possibleTypes };

interface TypePolicy {
  merge?: true;
  keyFields?: false;
  fields?: Record<string, { merge: false }>;
}

const replaced = (fields: readonly string[]): TypePolicy => ({
  fields: Object.fromEntries(fields.map((field) => [field, { merge: false }])),
});

/**
 * What belongs to one combatant or encounter is put together from what is read of it at different times,
 * and a list is replaced by what is read later. Chances, sight and picks have no identity: they are of the
 * option that they were read with.
 */
export const typePolicies: Record<string, TypePolicy> = {
  ...Object.fromEntries(Object.entries(listsOfOne).map(([type, lists]) => [type, replaced(lists)])),
  ...Object.fromEntries(answersOfNow.map((name) => [name, { keyFields: false }])),
  ...Object.fromEntries(
    partsOfOne.map((name) => [
      name,
      answersOfNow.includes(name) ? { merge: true, keyFields: false } : { merge: true },
    ]),
  ),
};
