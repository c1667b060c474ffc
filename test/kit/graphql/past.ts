/** A version that was beside the encounter as it was then. */

/**
 * An answer without what tells a past version from the present: the version behind its ids, and the
 * ids and keys of options and decisions, which are made of those.
 */
export const asPresent = <T>(answer: T): T =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/\b((?:enc|cmb)_[0-9a-f]+)@\d+/g, '$1')
      .replaceAll(/"[0-9a-f]{24}"/g, '"id"')
      .replaceAll(/"id":"(?!enc_|cmb_|seat_)[\w-]{17,20}"/g, '"id":"id"')
      .replaceAll(/"key":"[\w-]{10}"/g, '"key":"key"'),
  ) as T;
