import type * as z from 'zod';
import type { TypeOf } from '../schema/describe.ts';
import { pick } from '../values/record.ts';

/**
 * The sheet of a creature whose fields are those of a sheet, beside what it brings; what it leaves
 * out is as the schema says.
 */
export const sheetBy =
  <S extends z.ZodObject>(schema: S) =>
  (creature: object): z.output<S> =>
    schema.parse(
      Object.fromEntries(Object.entries(creature).filter(([field]) => field in schema.shape)),
    );

/** What a schema knows of something that has more; what is left out stays left out. */
export const partBy =
  <S extends z.ZodObject>({ shape }: S) =>
  (whole: TypeOf<S> & object): TypeOf<S> =>
    pick(
      whole,
      (Object.keys(shape) as (keyof TypeOf<S>)[]).filter((field) => whole[field] !== undefined),
    ) as TypeOf<S>;
