/** How much one request may ask for: the figures of docs/limits.md, and the errors beyond them. */
import type { GraphQLError } from 'graphql';
import type { CodeOfErrors } from '../codes/index.ts';
import { requestError } from '../errors/failures.ts';

/** Characters. The biggest of the published operations has some 5,000. */
export const MAX_DOCUMENT_LENGTH = 150_000;
export const MAX_TOKENS = 10_000;
/** Levels of brackets of any kind. The parser calls itself for each, and the stack is finite. */
export const MAX_NESTING = 100;
/** The deepest of the published operations has 7 levels. */
export const MAX_DEPTH = 20;
export const MAX_ALIASES = 400;
export const MAX_DIRECTIVES = 50;
/** Fields of `Query` or `Mutation` that one operation asks for. */
export const MAX_ROOT_FIELDS = 20;
/** How often one answer may be asked for in the same place: it is given once. */
export const MAX_REPEATS = 100;
/** See `complexity.ts`. */
export const MAX_COMPLEXITY = 1_100_000;
/** What one page of a list has at most, */
export const MAX_PAGE = 100;
/** and without being asked how much. */
export const DEFAULT_PAGE = 20;
/** Hexes of a choice that one request asks what they provoke of: as many as a way has, or a pointer is over. */
export const MAX_HEX_PICKS = 20;
/** Bytes. The largest document that can be imported fits, as a catalogue or a crowd does easily. */
export const MAX_BODY = 5_000_000;
/** Levels of the JSON in a variable. An exported document has some 15. */
export const MAX_JSON_DEPTH = 100;
/** Characters of an id, unless less is said. */
export const MAX_ID_LENGTH = 200;
/** Characters of the token of a seat, which has some 400. */
export const MAX_TOKEN_LENGTH = 4_000;
/** Bytes of JSON, of whatever is asked for. */
export const MAX_ANSWER = 1_000_000;
/** Of an answer, however short they are. What a fight of 100 is asked for has some 15,000. */
export const MAX_ANSWERED_FIELDS = 30_000;
/** Of an answer, after which what may be done, and need not, is not listed any more. */
export const MAX_LISTED = { bytes: 500_000, fields: 15_000 };
/** Milliseconds of processor of an answer, or of an update: meanwhile no other request is answered. */
export const MAX_WORK = 250;
/** Milliseconds. */
export const MAX_TIME = 20_000;

interface Excess {
  /** For programs, e.g. `TOO_MANY_ALIASES`. */
  readonly code: CodeOfErrors;
  /** For people, as the rest of a sentence: `has 12 aliases`. */
  readonly what: string;
  readonly limit: number;
  /** What was asked for, or where counting stopped. */
  readonly value: number;
}

/** The refusal of a request that asks for too much. Nothing of it has been executed. */
export const tooMuch = ({ code, what, limit, value }: Excess): GraphQLError =>
  requestError(code, `The document ${what}; ${limit} is the limit.`, { limit, value });
