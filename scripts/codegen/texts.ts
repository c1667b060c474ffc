/**
 * The published documents that the methods of `connect` and the tools of assistants send, as texts: a fifth of their trees, and
 * nothing prints them.
 */
import path from 'node:path';
import { type DefinitionNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { CLIENT_FILES, published, TYPED_DOCUMENTS } from './documents.ts';
import { fragmentsOf, hashOf, typesOf } from './plugin.ts';

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
  // By the tools of assistants.
  'Bestiary',
  'EncounterProposals',
  'OptionDetails',
  'PlayComputers',
  'Rules',
  'Screen',
  'ScreenDecisions',
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
        'export interface Text<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {',
        '  /** Under which a server of this version knows it. */',
        '  readonly id: string;',
        '  readonly text: string;',
        '}',
        ...fragments
          .filter(({ name }) => used.has(name.value))
          .map((fragment) => `const ${fragment.name.value} = ${textOf(fragment)};`),
        ...operations.map((sent) => {
          const { result, variables } = typesOf(sent);
          // Marked, so that a page has no more of them than it sends.
          const parts = [textOf(sent), ...fragmentsOf(sent, fragments)].join(', ');
          const id = `id: 'sha256:${hashOf(sent, fragments)}'`;
          return `export const ${sent.name?.value ?? ''}Text: Text<whole.${result}, whole.${variables}> = { ${id}, text: /* @__PURE__ */ [${parts}].join('') };`;
        }),
        '',
      ].join('\n'),
    ],
  ]);
}

const textOf = (definition: DefinitionNode): string =>
  JSON.stringify(stripIgnoredCharacters(print(definition)));
