import type { SchemaChange } from './changes.ts';

export const UNRELEASED = '## Not yet released';

const labels = { BREAKING: '**Breaking**', DANGEROUS: 'Take care', SAFE: 'New' } as const;
const lineOf = ({ level, message }: SchemaChange): string => `- ${labels[level]}: ${message}`;

/** The newest section: from its heading to the next one. */
export function newestSection(changelog: string): string {
  const start = changelog.search(/^## /m);
  if (start < 0) return '';
  const rest = changelog.slice(start + 3);
  const end = rest.search(/^## /m);
  return `## ${end < 0 ? rest : rest.slice(0, end)}`;
}

/** The changes that the newest section does not name, as the lines that it lacks. */
export function missingLines(
  changelog: string,
  changes: readonly SchemaChange[],
): readonly string[] {
  const section = newestSection(changelog);
  const named = section.startsWith(UNRELEASED) ? section.split('\n') : [];
  return changes.map(lineOf).filter((line) => !named.includes(line));
}

/** The changelog with these changes, and no others, in its newest section. */
export function withChanges(changelog: string, changes: readonly SchemaChange[]): string {
  const newest = newestSection(changelog);
  const older = newest.startsWith(UNRELEASED) ? changelog.replace(newest, '') : changelog;
  if (changes.length === 0) return older;
  return withSection(older, UNRELEASED, changes.map(lineOf).join('\n'));
}

/** The changelog of a release: what was not yet released is now. */
export function released(changelog: string, version: string): string {
  return newestSection(changelog).startsWith(UNRELEASED)
    ? changelog.replace(UNRELEASED, `## ${version}`)
    : withSection(changelog, `## ${version}`, 'No change.');
}

function withSection(changelog: string, heading: string, body: string): string {
  const at = changelog.search(/^## /m);
  const [intro, sections] =
    at < 0 ? [changelog, ''] : [changelog.slice(0, at), changelog.slice(at)];
  return `${[intro.trim(), heading, body, sections.trim()].filter(Boolean).join('\n\n')}\n`;
}
