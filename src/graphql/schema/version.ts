import { builder } from '../plumbing/builder.ts';
import { SCHEMA_VERSION } from '../http/pages/schema-version.ts';

export { SCHEMA_VERSION };

builder.queryField('schemaVersion', (t) =>
  t.string({
    description:
      'The version of this schema, as `@sixbeat/client` and docs/schema-changelog.md count it: `major.minor.patch`.',
    resolve: () => SCHEMA_VERSION,
  }),
);
