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

export interface Tab {
  /** The name of its operation. */
  name: string;
  /** What it does: the comment at its head. */
  summary: string;
  query: string;
  variables?: string;
}

const welcome = `# Run the tabs from the left to the right (Ctrl-Enter), then
# DeclareAction, ResolveDefense, EndTurn and AdvanceSegment
# again and again: that is a fight.
#
# Words with $ in the variables are filled in: $ENCOUNTER is
# the encounter of your seat. The answer begins with what
# was sent.

`;

/**
 * From texts of files by their paths: one tab a file that has an operation, in the order of the file names, with the variables of
 * `<name>.variables.json` beside it. The fragments of all files, as one text: a file may use
 * another one's, and GraphiQL sends along those that an operation uses.
 */
export function tabsOf(files: Record<string, string>): { tabs: Tab[]; fragments: string } {
  const tabs: Tab[] = [];
  let fragments = '';
  for (const [path, query] of Object.entries(files).sort()) {
    if (!path.endsWith('.graphql')) continue;
    const document = parse(query);
    for (const fragment of document.definitions.filter(isFragment))
      fragments += query.slice(fragment.loc?.start, fragment.loc?.end) + '\n';
    const name = getOperationAST(document)?.name?.value;
    if (name === undefined) continue;
    const variables = files[path.replace(/\.graphql$/, '.variables.json')];
    const tab = { name, summary: commentOn(query) };
    const head = tabs.length === 0 ? welcome : '';
    tabs.push({ ...tab, query: head + query, ...(variables !== undefined && { variables }) });
  }
  return { tabs, fragments };
}

export interface Sent {
  readonly query: string;
  readonly operationName?: string | null;
  /** Whether what answers is a stream of events. */
  readonly isSubscription?: boolean;
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
    if (!chosen) return sent;
    const [name, document] = chosen;
    const isSubscription = getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION;
    return { query: print(document), operationName: name || null, isSubscription };
  } catch {
    // What cannot be read, the server refuses with the better reason.
    return sent;
  }
}

const commentOn = (query: string): string =>
  (/^(# .*\n)*/.exec(query)?.[0] ?? '').replaceAll(/^# /gm, '').replaceAll('\n', ' ').trim();

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;
