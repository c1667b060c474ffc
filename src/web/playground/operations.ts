import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  TokenKind,
} from 'graphql';

export interface Tab {
  /** The name of its operation. */
  name: string;
  /** Of Query, Mutation or Subscription: what it is about. */
  field: string;
  /** What it does: the comment at its head. */
  summary: string;
  query: string;
  variables: string;
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
 * A tab for each example of variables, with its operation; and the fragments of all files, as one text:
 * an operation may use those of another file, and GraphiQL sends along what it uses.
 * @param texts of the files
 * @param examples variables by the name of the operation
 */
export function tabsOf(
  texts: readonly string[],
  examples: Readonly<Record<string, object>>,
): { tabs: Tab[]; fragments: string } {
  const operations = new Map<string | undefined, Pick<Tab, 'field' | 'summary' | 'query'>>();
  let fragments = '';
  for (const text of texts) {
    const { definitions } = parse(text);
    const own = definitions.filter(isFragment).map((fragment) => `${sourceOf(fragment)}\n`);
    fragments += own.join('');
    for (const operation of definitions.filter(isOperation)) {
      const comment = commentOn(operation);
      const source = [...comment.map((line) => `#${line}`), sourceOf(operation), ''].join('\n');
      operations.set(operation.name?.value, {
        field: fieldOf(operation),
        summary: comment.join('').trim(),
        query: [source, ...own].join('\n'),
      });
    }
  }
  const tabs = Object.entries(examples).map(([name, variables], index) => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`There is no operation ${name}.`);
    const query = (index === 0 ? welcome : '') + operation.query;
    return { name, ...operation, query, variables: JSON.stringify(variables, null, 2) };
  });
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

const sourceOf = ({ loc }: DefinitionNode): string =>
  loc ? loc.source.body.slice(loc.start, loc.end) : '';

/** The lines of the comment right above a definition. */
function commentOn({ loc }: DefinitionNode): readonly string[] {
  const lines: string[] = [];
  let below = loc?.startToken;
  while (below?.prev?.kind === TokenKind.COMMENT && below.prev.line === below.line - 1) {
    below = below.prev;
    lines.unshift(below.value);
  }
  return lines;
}

/** The field that it is called after, or else the first. */
function fieldOf({ name, selectionSet: { selections } }: OperationDefinitionNode): string {
  const fields = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
  const own = fields.find((field) => field.toLowerCase() === name?.value.toLowerCase());
  return own ?? fields[0] ?? '';
}

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;
