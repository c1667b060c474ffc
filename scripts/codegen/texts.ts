/**
 * The published documents that the methods of `connect` send, as texts: a fifth of their trees, and
 * nothing prints them.
 */
import path from 'node:path';
import { type DefinitionNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { CLIENT_FILES, published, TYPED_DOCUMENTS } from './documents.ts';
import { fragmentsOf, typesOf } from './plugin.ts';

const SENT = new Set([
  'AddCombatants',
  'CreateEncounter',
  'Decisions',
  'Encounter',
  'EncounterUpdated',
  'Forecast',
  'ImportEncounter',
  'Journal',
  'RewindEncounter',
  'RollInitiative',
  'TakeOption',
]);

/** The file by its name. */
export function textFiles(): ReadonlyMap<string, string> {
  const definitions = published().flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => SENT.has(node.name?.value ?? ''));
  const used = new Set(operations.flatMap((sent) => [...fragmentsOf(sent, fragments)]));
  return new Map([
    [
      path.join(CLIENT_FILES, 'texts.ts'),
      [
        "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';",
        `import type * as whole from './${path.basename(TYPED_DOCUMENTS)}';`,
        '/** A document as it is sent, with the types of its result and of its variables. */',
        'export type Text<Result, Variables> = string & DocumentTypeDecoration<Result, Variables>;',
        ...fragments
          .filter(({ name }) => used.has(name.value))
          .map((fragment) => `const ${fragment.name.value} = ${textOf(fragment)};`),
        ...operations.map((sent) => {
          const { result, variables } = typesOf(sent);
          const parts = [textOf(sent), ...fragmentsOf(sent, fragments)].join(', ');
          return `export const ${sent.name?.value ?? ''}Text = [${parts}].join('') as Text<whole.${result}, whole.${variables}>;`;
        }),
        '',
      ].join('\n'),
    ],
  ]);
}

const textOf = (definition: DefinitionNode): string =>
  JSON.stringify(stripIgnoredCharacters(print(definition)));
