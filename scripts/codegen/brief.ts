/**
 * The published mutations with a brief answer: the version that they made, and nothing of the encounter.
 * They are for clients that follow a stream, which brings the encounter and the events; the server need
 * not work them out twice. A part of the encounter would be a lie in a cache: the new version beside the
 * decisions of the old one.
 */
import path from 'node:path';
import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  visit,
} from 'graphql';
import { CLIENT_FILES, published, TYPED_DOCUMENTS } from './documents.ts';
import { documentConst, fragmentConst, fragmentsOf, typesOf } from './plugin.ts';

/** Their answer has the id of the new encounter, of which no cache has anything. */
const MAKE_ONE = new Set(['createEncounter', 'branchEncounter', 'importEncounter']);

export const briefDocuments = (): readonly OperationDefinitionNode[] =>
  published()
    .flatMap(({ document }) => document.definitions)
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => node.operation.toString() === 'mutation')
    .map(briefly);

/** The file by its name. */
export function briefFiles(): ReadonlyMap<string, string> {
  const definitions = published().flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const briefs = briefDocuments();
  const used = new Set(briefs.flatMap((brief) => [...fragmentsOf(brief, fragments)]));
  return new Map([
    [
      path.join(CLIENT_FILES, 'brief.ts'),
      [
        "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
        "import type { Brief, BriefOfNew } from '../brief.ts';",
        `import type * as whole from './${path.basename(TYPED_DOCUMENTS)}';`,
        ...fragments.filter(({ name }) => used.has(name.value)).map(fragmentConst),
        ...briefs.map((brief) => documentConst(brief, fragments, briefTypes(brief))),
        '',
      ].join('\n'),
    ],
  ]);
}

/** Of its result and of its variables. */
export function briefTypes(brief: OperationDefinitionNode): string {
  const { result, variables } = typesOf(brief);
  return `${makesOne(brief) ? 'BriefOfNew' : 'Brief'}<whole.${result}>, whole.${variables}`;
}

const makesOne = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((one) => one.kind === Kind.FIELD && MAKE_ONE.has(one.name.value));

const briefly = (mutation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(mutation, {
    SelectionSet(node) {
      return { ...node, selections: node.selections.flatMap(brief(makesOne(mutation))) };
    },
  });

/** What stands for a selection: the version for the encounter, nothing for the events. */
const brief =
  (isNew: boolean) =>
  (selection: SelectionNode): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    const name = selection.name.value;
    if (name === 'events') return [];
    if (name !== 'encounter') return [selection];
    const id = { kind: Kind.SELECTION_SET, selections: [field('id')] } as const;
    return [field('version'), ...(isNew ? [{ ...selection, selectionSet: id }] : [])];
  };

const field = (name: string): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
});
