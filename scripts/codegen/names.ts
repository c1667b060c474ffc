/** The published documents for the Table, which sends none of their texts: what names each, and the types of its answer. */
import path from 'node:path';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { briefDocuments, briefTypes } from './brief.ts';
import { published, ROOT } from './documents.ts';
import { hashOf, typesOf } from './plugin.ts';

/** Where the files lie. */
export const NAMES_OF_TABLE = path.join(ROOT, 'src/web/api/generated');

/** The files by their names; as in the client, a document and the same with a brief answer have one name. */
export function nameFiles(): ReadonlyMap<string, string> {
  const definitions = published().flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const constOf = (operation: OperationDefinitionNode, types: string): string => {
    const name = operation.name?.value ?? '';
    const named = `{ hash: '${hashOf(operation, fragments)}', name: '${name}' }`;
    return `export const ${name}Document: NamedDocument<${types}> = ${named};`;
  };
  const file = (name: string, lines: readonly string[]): [string, string] => [
    path.join(NAMES_OF_TABLE, name),
    [
      '/** Made by `npm run codegen`. */',
      "import type { NamedDocument } from '../named.ts';",
      ...lines,
      '',
    ].join('\n'),
  ];
  return new Map([
    file('whole.ts', [
      "import type * as whole from '../../../client/index.ts';",
      ...operations.map((operation) => {
        const { result, variables } = typesOf(operation);
        return constOf(operation, `whole.${result}, whole.${variables}`);
      }),
    ]),
    file('brief.ts', [
      "import type { Brief, BriefOfNew } from '../../../client/brief.ts';",
      "import type * as whole from '../../../client/index.ts';",
      ...briefDocuments().map((operation) => constOf(operation, briefTypes(operation))),
    ]),
  ]);
}
