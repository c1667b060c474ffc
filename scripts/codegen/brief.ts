/**
 * The published mutations with a brief answer: of the encounter its version alone, and no events. They
 * are for clients that follow a stream, which brings both; the server need not work them out twice.
 */
import path from 'node:path';
import { type FieldNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { CLIENT_FILES, published, TYPED_DOCUMENTS } from './documents.ts';
import { documentConst, fragmentConst, fragmentsOf, typesOf } from './plugin.ts';

const KEPT = ['id', 'version'];

/** The file by its name. */
export function briefFiles(): ReadonlyMap<string, string> {
  const definitions = published().flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const briefs = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => node.operation.toString() === 'mutation')
    .map(briefly);
  const used = new Set(briefs.flatMap((brief) => [...fragmentsOf(brief, fragments)]));
  return new Map([
    [
      path.join(CLIENT_FILES, 'brief.ts'),
      [
        "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
        "import type { Brief } from '../brief.ts';",
        `import type * as whole from './${path.basename(TYPED_DOCUMENTS)}';`,
        ...fragments.filter(({ name }) => used.has(name.value)).map(fragmentConst),
        ...briefs.map((brief) => {
          const { result, variables } = typesOf(brief);
          return documentConst(brief, fragments, `Brief<whole.${result}>, whole.${variables}`);
        }),
        '',
      ].join('\n'),
    ],
  ]);
}

const briefly = (mutation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(mutation, {
    Field(node) {
      if (node.name.value === 'events') return null;
      if (node.name.value !== 'encounter') return undefined;
      return { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: KEPT.map(field) } };
    },
  });

const field = (name: string): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
});
