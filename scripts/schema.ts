/**
 * Holds the schema against the last release, schema/released.graphql.
 *
 *     node scripts/schema.ts check     fails on a breaking change of something that was not
 *                                      deprecated in the release, and on a change that
 *                                      docs/schema-changelog.md does not name; between release
 *                                      candidates it may break, and says what to write instead
 *     node scripts/schema.ts log       writes the changes into its newest section
 *     node scripts/schema.ts release   makes the schema the released one, at the client's version
 *
 * `--root` is another folder with schema/, docs/ and src/client/package.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { changesBetween } from './schema/changes.ts';
import { missingLines, released, withChanges, withoutInstead } from './schema/changelog.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: path.resolve(import.meta.dirname, '..') } },
});
const file = (name: string): string => path.join(values.root, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const [CURRENT, RELEASED] = ['schema/schema.graphql', 'schema/released.graphql'] as const;
const CHANGELOG = 'docs/schema-changelog.md';

const version = (): string =>
  (JSON.parse(read('src/client/package.json')) as { readonly version: string }).version;

/** Of a major version that is not frozen yet: `1.0.0-rc.2`. */
const isCandidate = (): boolean => version().includes('-rc.');

async function changes() {
  if (!existsSync(file(RELEASED))) return [];
  return changesBetween(buildSchema(read(RELEASED)), buildSchema(read(CURRENT)));
}

async function check(): Promise<number> {
  if (!existsSync(file(RELEASED))) {
    console.log('No schema is released yet.');
    return 0;
  }
  const all = await changes();
  const breaking = all.filter(({ level }) => level === 'BREAKING');
  const missing = missingLines(read(CHANGELOG), all);
  const refused = isCandidate()
    ? withoutInstead(read(CHANGELOG))
    : breaking.map(({ message }) => message);
  for (const change of refused) console.error(`Breaks clients of the release: ${change}`);
  if (refused.length > 0)
    console.error(
      isCandidate()
        ? `Write under it in ${CHANGELOG} what to write instead: \`  Instead: ...\`.`
        : 'Deprecate it in one release, and take it away in a later one.',
    );
  for (const line of missing) console.error(`Not in ${CHANGELOG}: ${line}`);
  if (missing.length > 0) console.error('`npm run schema:log` writes them.');
  console.log(`${all.length} changes since the release, ${breaking.length} of them breaking.`);
  return refused.length + missing.length > 0 ? 1 : 0;
}

async function log(): Promise<number> {
  const all = await changes();
  writeFileSync(file(CHANGELOG), withChanges(read(CHANGELOG), all));
  console.log(`${CHANGELOG} has the ${all.length} changes since the release.`);
  return 0;
}

async function release(): Promise<number> {
  const changelog = withChanges(read(CHANGELOG), await changes());
  writeFileSync(file(CHANGELOG), released(changelog, version()));
  writeFileSync(file(RELEASED), read(CURRENT));
  console.log(`The schema of today is that of ${version()}.`);
  return 0;
}

const commands = { check, log, release };
const [name = ''] = positionals;
if (!Object.hasOwn(commands, name)) {
  console.error(`Say which of ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
process.exit(await commands[name as keyof typeof commands]());
