import { Lexer, Source, TokenKind } from 'graphql';
import type { Guard } from '../guard.ts';
import { tooMuch } from './limits.ts';

interface DocumentLimits {
  /** Characters. */
  readonly length: number;
  readonly tokens: number;
  /** Levels of brackets of any kind. */
  readonly nesting: number;
}

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/** Refuses documents that are too much to parse, at the price of reading them up to the limit. */
export const documentLimits = (limits: DocumentLimits): Guard => ({
  onParse({ params, parseFn, setParseFn }) {
    setParseFn((...args: Parameters<typeof parseFn>) => {
      refuseBeyond(limits, params.source as string | Source);
      return parseFn(...args) as unknown;
    });
  },
});

/** @throws GraphQLError when a limit is passed, or when the text is not even made of tokens */
function refuseBeyond(limits: DocumentLimits, text: string | Source): void {
  const source = typeof text === 'string' ? new Source(text) : text;
  const { length } = source.body;
  if (length > limits.length)
    throw tooMuch({
      code: 'DOCUMENT_TOO_LONG',
      what: `has ${length} characters`,
      limit: limits.length,
      value: length,
    });
  const lexer = new Lexer(source);
  let depth = 0;
  for (let count = 1; lexer.advance().kind !== TokenKind.EOF; count++) {
    const { kind } = lexer.token;
    if (opening.includes(kind)) depth++;
    if (closing.includes(kind)) depth--;
    if (count > limits.tokens)
      throw tooMuch({
        code: 'TOO_MANY_TOKENS',
        what: `has ${count} tokens or more`,
        limit: limits.tokens,
        value: count,
      });
    if (depth > limits.nesting)
      throw tooMuch({
        code: 'TOO_MUCH_NESTING',
        what: `nests ${depth} brackets or more`,
        limit: limits.nesting,
        value: depth,
      });
  }
}
