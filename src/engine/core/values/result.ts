/** What a fallible function answers: a value, or the reason there is none. Nothing is thrown. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Why there is no value, or null. */
export const errorOf = <E>(result: Result<unknown, E>): E | null =>
  result.ok ? null : result.error;
