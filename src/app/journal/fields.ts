/** Objects as they were stored, whatever they hold. The order of fields matters: digests are of their JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields without those of another object. */
export const without = (fields: Fields, gone: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in gone)));

/** The fields in their order, with others behind one of them, if it is there. */
export const withNext = (fields: Fields, before: string, added: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      key === before ? [[key, field], ...Object.entries(added)] : [[key, field]],
    ),
  );
