/** How big a document is, by each of the limits on documents. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLSchema,
  Lexer,
  print,
  Source,
  TokenKind,
  typeFromAST,
  validate,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { complexityOf } from '../../../src/graphql/http/limits/argument-limit.ts';
import { boundOf } from '../../../src/graphql/http/limits/bounds.ts';
import { MAX_PAGE } from '../../../src/graphql/http/limits/limits.ts';
import { leastValue } from './values.ts';

export interface Size {
  readonly characters: number;
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly complexity: number;
}

/** With pages as long as they can be. */
export function sizeOf(schema: GraphQLSchema, document: DocumentNode): Size {
  const text = print(document);
  let depth = 0;
  let aliases = 0;
  validate(schema, document, [
    maxDepthRule({
      n: Infinity,
      flattenFragments: true,
      onAccept: [(_, { n }) => (depth = n as number)],
    }),
    maxAliasesRule({ n: Infinity, onAccept: [(_, { n }) => (aliases = n as number)] }),
  ]);
  const complexity = complexityOf({
    schema,
    document,
    variableValues: variablesOf(schema, document),
  });
  if (complexity === null) throw new Error(`These variables are not valid: ${text}`);
  return { characters: text.length, tokens: tokensOf(text), depth, aliases, complexity };
}

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}

function variablesOf(schema: GraphQLSchema, document: DocumentNode) {
  const all = getOperationAST(document)?.variableDefinitions ?? [];
  const definitions = all.filter(
    ({ variable: { name }, type }) => type.kind === Kind.NON_NULL_TYPE || name.value === 'first',
  );
  return Object.fromEntries(
    definitions.map(({ variable: { name }, type }) => [
      name.value,
      // No narrower overload takes a type that may be a list or not.
      name.value === 'first'
        ? longestPage(schema, document)
        : leastValue(typeFromAST(schema, type as never) as unknown as GraphQLInputType),
    ]),
  );
}

/** The longest that every list takes of which the operation asks a page of a variable's length. */
function longestPage(schema: GraphQLSchema, document: DocumentNode): number {
  const types = new TypeInfo(schema);
  const longest: number[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ name, value }) {
        const argument = types.getArgument();
        const form = argument && boundOf(argument).form;
        if (name.value === 'first' && value.kind === Kind.VARIABLE && form && 'max' in form)
          longest.push(form.max);
      },
    }),
  );
  return Math.min(MAX_PAGE, ...longest);
}
