import type * as z from 'zod';

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
