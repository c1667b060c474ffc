import { type EffectRules, printedUnless } from './effect.ts';
import { handleObject, objectUses, refuseObject } from './gear.ts';

/** SEC-31: takes an object in hand. */
export const fetchRules: EffectRules<'FETCH'> = {
  takes: () => ['object'],
  uses: (_, { user, action: { name } }) => [{ name, particulars: {} }, ...objectUses(user, name)],
  judge: (_, using, { object }) =>
    printedUnless(object === null ? null : refuseObject(using.user, object, false), using),
  tells: ({ doing }) => doing.object !== null,
  apply: (recorder, { ownerId, doing: { object } }) => {
    handleObject(recorder, ownerId, object, 'DRAWN');
  },
};
