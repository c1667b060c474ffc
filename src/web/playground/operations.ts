import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
} from 'graphql';

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

export interface Sent {
  readonly query: string;
  readonly operationName?: string | null;
}

/**
 * An operation with the fragments that it uses. GraphiQL lags behind its editors by a moment:
 * the name and the fragments that it sends may still be those of the tab before.
 */
export function wholeOperation(sent: Sent, fragments: string): Sent {
  const { query, operationName } = sent;
  try {
    const { definitions } = parse(`${query}\n${fragments}`);
    // Of two with one name, the operation's own comes first and is to stay.
    const known = definitions.filter(isFragment).reverse();
    const byName = new Map(known.map((fragment) => [fragment.name.value, fragment]));
    const operations = separateOperations({
      kind: Kind.DOCUMENT,
      definitions: [...definitions.filter((one) => !isFragment(one)), ...byName.values()],
    });
    const [only, ...others] = Object.entries(operations);
    const asked = Object.entries(operations).find(([name]) => name === operationName);
    const chosen = asked ?? (others.length === 0 ? only : undefined);
    return chosen ? { query: print(chosen[1]), operationName: chosen[0] || null } : sent;
  } catch {
    // What cannot be read, the server refuses with the better reason.
    return sent;
  }
}

/** Whether what answers is a stream of events; not when it cannot be read. */
export function isSubscription({ query, operationName }: Sent): boolean {
  try {
    const operation = getOperationAST(parse(query), operationName);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

function nameIn(definitions: readonly DefinitionNode[]): string {
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
}

const commentOn = (query: string): string =>
  (/^(# .*\n)*/.exec(query)?.[0] ?? '').replaceAll(/^# /gm, '').replaceAll('\n', ' ').trim();

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
