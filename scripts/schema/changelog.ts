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

/** The breaking changes of the newest section under which no line says what to write instead. */
export function withoutInstead(changelog: string): readonly string[] {
  return entriesOf(newestSection(changelog))
    .filter(({ line, notes }) => line.startsWith(`- ${labels.BREAKING}`) && notes.length === 0)
    .map(({ line }) => line);
}

/**
 * The changelog with these changes, and no others, in its newest section. What was written under a
 * change that is still there stays under it.
 */
export function withChanges(changelog: string, changes: readonly SchemaChange[]): string {
  const newest = newestSection(changelog);
  const isOpen = newest.startsWith(UNRELEASED);
  const older = isOpen ? changelog.replace(newest, () => '') : changelog;
  if (changes.length === 0) return older;
  const notes = new Map(isOpen ? entriesOf(newest).map((entry) => [entry.line, entry.notes]) : []);
  const lines = changes.map(lineOf).flatMap((line) => [line, ...(notes.get(line) ?? [])]);
  return withSection(older, UNRELEASED, lines.join('\n'));
}

interface Entry {
  readonly line: string;
  /** The indented lines under it: `  Instead: ...`. */
  readonly notes: readonly string[];
}

function entriesOf(section: string): readonly Entry[] {
  const entries: { line: string; notes: string[] }[] = [];
  for (const line of section.split('\n'))
    if (line.startsWith('- ')) entries.push({ line, notes: [] });
    else if (line.startsWith('  ')) entries.at(-1)?.notes.push(line);
  return entries;
}

/** The changelog of a release: what was not yet released is now. */
export function released(changelog: string, version: string): string {
  return newestSection(changelog).startsWith(UNRELEASED)
    ? changelog.replace(UNRELEASED, () => `## ${version}`)
    : withSection(changelog, `## ${version}`, 'No change.');
}

function withSection(changelog: string, heading: string, body: string): string {
  const at = changelog.search(/^## /m);
  const [intro, sections] =
    at < 0 ? [changelog, ''] : [changelog.slice(0, at), changelog.slice(at)];
  return `${[intro.trim(), heading, body, sections.trim()].filter(Boolean).join('\n\n')}\n`;
}
