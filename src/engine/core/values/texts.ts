/** The texts that name things in commands, which may come from anywhere. */
import * as z from 'zod';

/** Of whatever a state keeps by its id. */
export const idSchema = z.string().min(1).max(100);

/** Of a new combatant: `__proto__` is no key of a record. */
export const newIdSchema = idSchema.refine((id) => id !== '__proto__', 'No id is `__proto__`.');

/** Something can be seen in it: a letter, a digit, a mark or a symbol; and nothing breaks a line. */
export const isReadable = (name: string): boolean =>
  name.isWellFormed() && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !/\p{Cc}/u.test(name);

/** Of people, sides and encounters. */
export const nameSchema = (most: number) =>
  z
    .string()
    .max(most)
    .refine(isReadable, 'A name has something to be seen, and no control characters.');
