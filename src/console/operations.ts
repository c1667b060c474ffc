import { type DefinitionNode, Kind, parse } from 'graphql';

/** The text of files by their paths. */
export type Files = Record<string, string>;

export interface Tab {
  query: string;
  variables?: string;
}

const welcome = `# Sixbeat: tabletop fights by the rules.
#
# Ctrl-Enter runs the operation.
# Ctrl-Space completes what you type.
# The book on the left documents every type.
# To act from a seat, open Headers below
# and paste its token there.

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
    tabs.push(values === undefined ? { query } : { query, variables: values });
  }
  const [first = { query: fallback }, ...rest] = tabs;
  return { tabs: [{ ...first, query: welcome + first.query }, ...rest], fragments };
}

function isFragment({ kind }: DefinitionNode): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}
