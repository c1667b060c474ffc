/** Published documents with all that there is to know in their answers: tests look at more than a screen. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  separateOperations,
  visit,
} from 'graphql';
import {
  type AwaitingDetailsFragment,
  EncounterDetailsDocument,
  type TableDetailsFragment,
} from '../../../src/client/index.ts';

export type EncounterDetails = TableDetailsFragment & AwaitingDetailsFragment;

const fragmentsOf = ({ definitions }: DocumentNode): readonly FragmentDefinitionNode[] =>
  definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);

const instead: Readonly<Record<string, string>> = {
  TableView: 'TableDetails',
  Awaiting: 'AwaitingDetails',
};

const known = new WeakMap<DocumentNode, DocumentNode>();

/** The same document, asking for the details of the encounter wherever it asks for its view. */
export function detailed<Document extends DocumentNode>(document: Document): Document {
  const before = known.get(document);
  if (before) return before as Document;
  const operations = document.definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) =>
      visit(operation, {
        FragmentSpread: (spread) => ({
          ...spread,
          name: { ...spread.name, value: instead[spread.name.value] ?? spread.name.value },
        }),
      }),
    );
  const fragments = [...fragmentsOf(document), ...fragmentsOf(EncounterDetailsDocument)];
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const definitions = [...operations, ...byName.values()];
  const [whole = document] = Object.values(separateOperations({ ...document, definitions }));
  known.set(document, whole);
  return whole as Document;
}
