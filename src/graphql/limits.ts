import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';

interface Limits {
  readonly tokens: number;
  /** Levels of brackets of any kind. The parser calls itself for each, and the stack is finite. */
  readonly nesting: number;
}

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/** Refuses documents that are too much to parse, at the price of reading them up to the limit. */
export const documentLimits = (limits: Limits): Plugin => ({
  onParse({ params, parseFn, setParseFn }) {
    setParseFn((...args: Parameters<typeof parseFn>) => {
      refuseBeyond(limits, params.source as string | Source);
      return parseFn(...args) as unknown;
    });
  },
});

/** @throws GraphQLError when a limit is passed, or when the text is not even made of tokens */
function refuseBeyond(limits: Limits, source: string | Source): void {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source);
  let depth = 0;
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    const { kind } = lexer.token;
    if (opening.includes(kind)) depth++;
    if (closing.includes(kind)) depth--;
    if (count === limits.tokens) throw tooMuch(`has more than ${limits.tokens} tokens`);
    if (depth > limits.nesting) throw tooMuch(`nests more than ${limits.nesting} brackets`);
  }
}

const tooMuch = (what: string): GraphQLError =>
  new GraphQLError(`The document ${what}.`, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
