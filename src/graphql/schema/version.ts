import { builder } from '../plumbing/builder.ts';

/** Of the schema, and of the packages that are made from it. */
export const SCHEMA_VERSION = '2.0.0-rc.1';

builder.queryField('schemaVersion', (t) =>
  t.string({
    description:
      'The version of this schema, as `@sixbeat/client` and docs/schema-changelog.md count it: `major.minor.patch`.',
    resolve: () => SCHEMA_VERSION,
  }),
);
