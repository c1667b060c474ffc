/** The texts of all published documents by their hashes, for servers: so that clients need not send them. */
import path from 'node:path';
import { Kind, print } from 'graphql';
import { briefDocuments } from './brief.ts';
import { published, ROOT } from './documents.ts';
import { fragmentsOf, hashOf } from './plugin.ts';

/** The texts by their ids, for the server. */
export const TEXTS_OF_SERVER = path.join(ROOT, 'src/graphql/http/documents/generated/texts.ts');

/** The file by its name. */
export function idFiles(): ReadonlyMap<string, string> {
  const definitions = published().flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = [
    ...definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION),
    ...briefDocuments(),
  ];
  const texts = Object.fromEntries(fragments.map((node) => [node.name.value, print(node)]));
  const parts = Object.fromEntries(
    operations.map((node) => [
      hashOf(node, fragments),
      [print(node), ...fragmentsOf(node, fragments)],
    ]),
  );
  return new Map([
    [
      TEXTS_OF_SERVER,
      [
        '/** Made by `npm run codegen`. */',
        `export const fragments: Readonly<Record<string, string>> = ${JSON.stringify(texts)};`,
        '/** By the SHA-256 of the whole text: the operation, and the names of the fragments that follow it. */',
        `export const operations: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(parts)};`,
        '',
      ].join('\n'),
    ],
  ]);
}
