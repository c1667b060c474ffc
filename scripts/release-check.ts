/**
 * `node scripts/release-check.ts v1.2.3`: checks that a tag can be released, and prints its section
 * of CHANGELOG.md, the notes of the release.
 *
 * `--root` is another repository with CHANGELOG.md, package.json and src/client/package.json.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: path.resolve(import.meta.dirname, '..') } },
});
const read = (name: string): string => readFileSync(path.join(values.root, name), 'utf8');

/** What is packed with a version of its own. */
const MANIFESTS = ['package.json', 'src/client/package.json', 'src/embed/package.json'] as const;

const versionIn = (manifest: string): string =>
  (JSON.parse(read(manifest)) as { readonly version: string }).version;

/** Only an annotated tag is an object: it says who released and when. */
function isAnnotated(tag: string): boolean {
  const { stdout } = spawnSync('git', ['cat-file', '-t', `refs/tags/${tag}`], {
    cwd: values.root,
    encoding: 'utf8',
  });
  return stdout.trim() === 'tag';
}

/** The text under `## [version]`; empty without one. */
function notes(version: string): string {
  const sections = read('CHANGELOG.md').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}

const [tag = ''] = positionals;
if (!/^v\d/.test(tag)) {
  console.error('Usage: node scripts/release-check.ts v<version>');
  process.exit(2);
}
const version = tag.slice(1);
const text = notes(version);
const problems = [
  ...(isAnnotated(tag) ? [] : [`${tag} is not an annotated tag: create it with \`git tag -a\`.`]),
  ...MANIFESTS.filter((manifest) => versionIn(manifest) !== version).map(
    (manifest) => `${manifest} has version ${versionIn(manifest)}, the tag ${version}.`,
  ),
  ...(text === '' ? [`CHANGELOG.md has no text under "## [${version}]".`] : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(text);
