import { type DefinitionNode, Kind, parse, print, separateOperations } from 'graphql';

/** The text of files by their paths. */
export type Files = Record<string, string>;

export interface Tab {
  /** The name of its operation. */
  name: string;
  /** What it does: the comment at its head. */
  summary: string;
  query: string;
  variables?: string;
}

const welcome = `# Sixbeat: tabletop fights by the rules.
#
# Run the tabs from the left to the right (Ctrl-Enter), and
# DeclareAction, ResolveDefense, EndTurn and AdvanceSegment
# again and again: that is a fight.
#
# Words with $ in the variables are filled in: $ENCOUNTER
# is where you sit. Above the answer stands what was sent.
#
# On the left: the die plays the same with buttons, the list
# has all operations, and the book documents every type.

`;

const fallback = `query Rules {
  rules {
    id
    title
  }
}
`;

/**
 * One tab a file that has an operation, in the order of the file names, with the variables of
 * `<name>.variables.json` beside it. The fragments of all files, as one text: a file may use
 * another one's, and GraphiQL sends along those that an operation uses.
 */
export function tabsOf(documents: Files, variables: Files): { tabs: Tab[]; fragments: string } {
  const tabs: Tab[] = [];
  let fragments = '';
  for (const path of Object.keys(documents).sort()) {
    const query = documents[path] ?? '';
    const { definitions } = parse(query);
    for (const fragment of definitions.filter(isFragment)) {
      fragments += query.slice(fragment.loc?.start, fragment.loc?.end) + '\n';
    }
    if (definitions.every(isFragment)) continue;
    const values = variables[path.replace(/\.graphql$/, '.variables.json')];
    const tab = { name: nameIn(definitions), summary: commentOn(query), query };
    tabs.push(values === undefined ? tab : { ...tab, variables: values });
  }
  const [first = { name: 'Rules', summary: '', query: fallback }, ...rest] = tabs;
  return { tabs: [{ ...first, query: welcome + first.query }, ...rest], fragments };
}

/** The text of each operation with the fragments that it uses, by its name. */
export function documentsByName(documents: Files): ReadonlyMap<string, string> {
  const operations = separateOperations(parse(Object.values(documents).join('\n')));
  return new Map(Object.entries(operations).map(([name, document]) => [name, print(document)]));
}

function nameIn(definitions: readonly DefinitionNode[]): string {
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
}

const commentOn = (query: string): string =>
  (/^(# .*\n)*/.exec(query)?.[0] ?? '').replaceAll(/^# /gm, '').replaceAll('\n', ' ').trim();

function isFragment({ kind }: DefinitionNode): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}
