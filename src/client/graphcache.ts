/** For graphcache of urql: `cacheExchange({ schema: introspection, keys })`. */
import { introspection } from './generated/introspection.ts';

export { introspection };

/** What has no `id` is a part of what it stands in. */
export const keys: Record<string, () => null> = Object.fromEntries(
  introspection.__schema.types.flatMap((type) =>
    type.kind === 'OBJECT' && !type.fields.some(({ name }) => name === 'id')
      ? [[type.name, () => null]]
      : [],
  ),
);
