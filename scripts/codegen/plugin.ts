/**
 * The plugin of `npm run codegen`: the types of typescript-operations, and documents made to be
 * shipped. Each fragment is written once and shared, where the usual plugins repeat it in every
 * document and in the type of every result: a sixth of the size, and a bundler can drop what is not used.
 */
import { createHash } from 'node:crypto';
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  stripIgnoredCharacters,
  print,
  parse,
  visit,
} from 'graphql';

export async function plugin(...given: Parameters<typeof operationTypes>) {
  const types = await operationTypes(...given);
  if (typeof types === 'string') throw new Error('The types were to come with their imports.');
  const [, documents] = given;
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [
      "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
      ...(types.prepend ?? []),
    ],
    content: [
      withNamedUnions(types.content),
      ...fragments.map((fragment) => fragmentConst(fragment)),
      ...operations.map((operation) => operationConst(operation, fragments)),
    ].join('\n'),
  };
}

export const fragmentConst = (fragment: FragmentDefinitionNode): string =>
  `const ${fragment.name.value} = ${astOf(fragment)};`;

function operationConst(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  const { result, variables } = typesOf(operation);
  return documentConst(operation, fragments, `${result}, ${variables}`);
}

/** What the types of an operation's result and of its variables are called. */
export function typesOf({ name, operation }: OperationDefinitionNode) {
  const kind = operation.charAt(0).toUpperCase() + operation.slice(1);
  const result = `${name?.value ?? ''}${kind}`;
  return { result, variables: `${result}Variables` };
}

/** @param types of the result and of the variables */
export function documentConst(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  types: string,
): string {
  const name = operation.name?.value ?? '';
  const definitions = [astOf(operation), ...fragmentsOf(operation, fragments)].join(', ');
  const meta = `__meta__: { hash: '${hashOf(operation, fragments)}' }`;
  return `export const ${name}Document = { ${meta}, kind: 'Document', definitions: [${definitions}] } as unknown as TypedDocumentNode<${types}>;`;
}

/** SHA-256 of the text that every client sends that prints the document, in hexadecimal. */
export function hashOf(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  const names = [...fragmentsOf(operation, fragments)];
  const used = names.flatMap((name) => fragments.filter((one) => one.name.value === name));
  const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used] });
  return createHash('sha256').update(text).digest('hex');
}

/** The names of the fragments that a definition needs, by way of others too, each once. */
export function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set(known);
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.find(({ name }) => name.value === value);
      if (!fragment || found.has(value)) return;
      for (const name of fragmentsOf(fragment, fragments, new Set([...found, value])))
        found.add(name);
    },
  });
  return found;
}

/** The tree as JSON, without places in the source. */
function astOf(definition: DefinitionNode): string {
  const [node] = parse(stripIgnoredCharacters(print(definition)), { noLocation: true }).definitions;
  return JSON.stringify(node);
}

/** Where a result lists all the types of a fragment on an interface, the name of their union. */
function withNamedUnions(types: string): string {
  let named = types;
  for (const [, union, members] of types.matchAll(
    /export type (\w+) =\n((?:\s+\| \w+_Fragment\n)+);/g,
  )) {
    if (union === undefined || members === undefined) continue;
    const listed = members
      .trim()
      .split(/\s*\|\s*/)
      .filter(Boolean);
    const anywhere = new RegExp(`<\\s*\\|\\s*${listed.join('\\s*\\|\\s*')}\\s*>`, 'g');
    named = named.replaceAll(anywhere, `<${union}>`);
  }
  return named;
}
