import { descriptionOf, isRoot, membersOf, rulesetsOf, type Schema } from './schema.ts';

/** Something that can be found: an operation, a type, or a field of one. */
export interface Found {
  /** `Type`, or `Type.field`. */
  readonly path: string;
  /** Its description. */
  readonly about: string;
}

interface Indexed extends Found {
  /** What it is called by itself, in lower case. */
  readonly name: string;
  readonly lowerPath: string;
  readonly lowerAbout: string;
  /** 0 for an operation, 1 for a type, 2 for a field. */
  readonly weight: 0 | 1 | 2;
  readonly rulesets: readonly string[] | null;
}

export const MAX_FOUND = 60;

/** Answers what is called as the words say, or speaks of it: the best first. */
export function searchIn(schema: Schema) {
  const entries: Indexed[] = [];
  const add = (
    path: string,
    about: string,
    weight: Indexed['weight'],
    rulesets: Indexed['rulesets'],
  ) =>
    entries.push({
      path,
      about,
      name: path.slice(path.indexOf('.') + 1).toLowerCase(),
      lowerPath: path.toLowerCase(),
      lowerAbout: about.toLowerCase(),
      weight,
      rulesets,
    });
  for (const [name, type] of schema.types) {
    const own = rulesetsOf(type);
    if (!isRoot(name)) add(name, descriptionOf(type), 1, own);
    for (const member of membersOf(type))
      add(
        `${name}.${member.name.value}`,
        descriptionOf(member),
        isRoot(name) ? 0 : 2,
        rulesetsOf(member) ?? own,
      );
  }
  return (text: string, ruleset: string | null): readonly Found[] => {
    const asked = text.trim().toLowerCase();
    const words = asked.split(/\s+/);
    if (asked === '') return [];
    return entries
      .filter(({ rulesets }) => ruleset === null || !rulesets || rulesets.includes(ruleset))
      .map((entry) => ({ entry, rank: rankOf(entry, asked, words) }))
      .filter(({ rank }) => rank < NOT_FOUND)
      .sort((a, b) => a.rank - b.rank || a.entry.path.length - b.entry.path.length)
      .slice(0, MAX_FOUND)
      .map(({ entry }) => entry);
  };
}

const NOT_FOUND = 100;

/** How well it fits: operations and types that are called so, then fields, then what speaks of it. */
function rankOf(entry: Indexed, asked: string, words: readonly string[]): number {
  const { name, lowerPath, lowerAbout, weight } = entry;
  if (lowerPath === asked) return 0;
  if (name === asked) return 10 * weight;
  if (name.startsWith(asked)) return 10 * weight + 3;
  if (name.includes(asked)) return 10 * weight + 6;
  if (words.every((word) => lowerPath.includes(word))) return 40 + weight;
  const speaks = words.every((word) => lowerAbout.includes(word) || lowerPath.includes(word));
  return speaks ? 50 + weight : NOT_FOUND;
}
