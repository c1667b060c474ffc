/**
 * Every code by which a program tells one failure from another: docs/codes.md, `ErrorCode` of
 * `@sixbeat/client` and the tests are made from this table. A code that is not here does not compile.
 *
 * Refusals by a rule share one code, `ILLEGAL_MOVE`: which rule it was says `rule`, of which each
 * rulebook has its own.
 */
import { ofErrors } from './errors.ts';
import { ofPictures } from './pictures.ts';
import { ofTypes } from './types.ts';

export const codes = { ...ofTypes, ...ofErrors, ...ofPictures };

export type ErrorCode = keyof typeof codes;

/** The codes that a type of the API answers. */
export type CodeOf<Type extends string> = {
  [One in ErrorCode]: (typeof codes)[One] extends { readonly type: Type } ? One : never;
}[ErrorCode];

/** The codes with a status: they stand in `errors`. */
export type CodeOfErrors = {
  [One in ErrorCode]: (typeof codes)[One] extends { readonly http: object } ? One : never;
}[ErrorCode];
