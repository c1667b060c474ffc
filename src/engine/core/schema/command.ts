import * as z from 'zod';
import type { Intent } from '../values/intent.ts';
import { stated, type Statement, type TypeOf } from './describe.ts';

/**
 * Declares a command: a mutation of the API has its name, its fields and its description.
 *
 * @param statement what it does, in one or two sentences
 * @param intent what it is there for, unless an option of it says otherwise
 */
export const command = <const Type extends string, const Shape extends z.core.$ZodLooseShape>(
  type: Type,
  statement: Statement,
  shape: Shape,
  intent: Intent = 'ACT',
) => z.strictObject({ type: z.literal(type), ...shape }).meta({ ...stated(statement), intent });

/** The commands of a ruleset, by type. */
export type CommandDeclarations = Readonly<Record<string, z.ZodObject>>;

/** The union of the commands that were declared. */
export type CommandIn<Declared extends CommandDeclarations> = {
  readonly [T in keyof Declared]: TypeOf<Declared[T]>;
}[keyof Declared];
