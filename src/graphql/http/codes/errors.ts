/** The codes of errors of GraphQL, in `errors[].extensions.code`. */
import type { Code } from './code.ts';

const badRequest = { status: 400, spec: true } as const;

export const ofErrors = {
  BAD_USER_INPUT: {
    http: badRequest,
    when: 'A variable or an argument makes no sense where the query or mutation has no `InvalidInput`.',
    cure: 'Correct the request: the message names the place.',
  },
  GRAPHQL_PARSE_FAILED: {
    http: badRequest,
    when: 'The document is not GraphQL.',
    cure: 'Correct the document.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    http: badRequest,
    when: 'The document asks for what the schema does not have.',
    cure: 'Compare it with the schema; the message names what replaced a field of 1.0.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    http: badRequest,
    when: 'The document does not have the operation that `operationName` names, or has several and none is named.',
    cure: 'Name one of its operations.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    http: badRequest,
    when: 'The document is named by an id or a hash that the server does not know, or no longer.',
    cure: 'Send its text, with the hash if it shall be enough next time; Apollo Client does so by itself.',
  },
  PERSISTED_QUERY_MISMATCH: {
    http: badRequest,
    when: 'The text of the document has another SHA-256 than the id or the hash beside it.',
    cure: 'Hash the text as it is sent, in UTF-8; write it in hexadecimal in lower case.',
  },
  BAD_REQUEST: {
    http: { status: 400 },
    when: 'The request is no request of GraphQL: a body that is not JSON, a parameter of another type, a method that is not allowed (405).',
    cure: 'Send `{"query", "variables", "operationName"}` as JSON.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    http: { status: 415 },
    when: 'The body has another `content-type` than `application/json`.',
    cure: 'Send JSON under that type.',
  },
  NOT_ACCEPTABLE: {
    http: { status: 406 },
    when: 'The request accepts nothing that the server can answer at this address.',
    cure: 'Accept `application/json`; open streams at `/graphql/stream`.',
  },
  REQUEST_ENTITY_TOO_LARGE: {
    http: { status: 413 },
    when: 'The body is too large.',
    cure: 'Send less at a time; import a long document page by page.',
  },
  DOCUMENT_TOO_LONG: {
    http: badRequest,
    when: 'The document has too many characters.',
    cure: 'Send several documents.',
  },
  TOO_MANY_TOKENS: {
    http: badRequest,
    when: 'The document has too many tokens.',
    cure: 'Send several documents.',
  },
  TOO_MUCH_NESTING: {
    http: badRequest,
    when: 'The document has too many brackets within brackets.',
    cure: 'Give nested values as variables.',
  },
  TOO_DEEP: {
    http: badRequest,
    when: 'The selections of the operation are too deep.',
    cure: 'Ask for the inner part by itself, with `node`.',
  },
  TOO_MANY_ALIASES: {
    http: badRequest,
    when: 'The operation has too many aliases.',
    cure: 'Send several requests.',
  },
  TOO_MANY_DIRECTIVES: {
    http: badRequest,
    when: 'The operation has too many directives.',
    cure: 'Use `@include` on fragments rather than on fields.',
  },
  TOO_MANY_ROOT_FIELDS: {
    http: badRequest,
    when: 'The operation asks for too many fields of `Query` or `Mutation`.',
    cure: 'Send several requests.',
  },
  TOO_MANY_REPEATS: {
    http: badRequest,
    when: 'The operation asks for one field too often in one place.',
    cure: 'Ask for each field once.',
  },
  TOO_COMPLEX: {
    http: badRequest,
    when: 'The operation could cost too much: `limit` and `value` are its complexity.',
    cure: 'Ask for fewer fields or smaller pages; `x-sixbeat-cost` reports the cost.',
  },
  TOO_MUCH_WORK: {
    http: badRequest,
    when: 'The request has used its processor time: nothing was written, unless `changes` names it.',
    cure: 'Ask for a part: fewer combatants, options or fields.',
  },
  ANSWER_TOO_LARGE: {
    http: badRequest,
    when: 'The answer is too large: `changes` names what a mutation has done all the same (status 200).',
    cure: 'Ask for fewer fields, or smaller parts of the lists.',
  },
  REQUEST_TIMEOUT: {
    http: { status: 503, spec: true },
    when: 'The request has taken too long.',
    cure: 'Ask again; send a mutation with the same `idempotencyKey`.',
  },
  RATE_LIMITED: {
    http: { status: 429 },
    when: 'The seat, the account or the address has used its requests, processor time or bytes of this minute: `spent` says which.',
    cure: 'Ask again after `retryAfter` seconds.',
  },
  TOO_MANY_STREAMS: {
    http: { status: 429 },
    when: 'The address, the encounter, the seat or the account (`of`) has too many streams open.',
    cure: 'Close one, or follow several encounters with one `encountersUpdated`.',
  },
  BUSY: {
    http: { status: 503 },
    when: 'The database is busy or cannot be reached. Nothing was changed.',
    cure: 'Ask again after the seconds of the header `retry-after`.',
  },
  OUTCOME_UNKNOWN: {
    http: { status: 504 },
    when: 'The database did not say whether the change was made.',
    cure: 'Send the same request with the same `idempotencyKey`; without a key read the journal first.',
  },
  STORAGE_FULL: {
    http: { status: 507 },
    when: 'The browser in which the service runs has no space left for this site. Nothing was changed.',
    cure: 'Delete encounters or pictures, or make space on the device; then send it again.',
  },
  INTERNAL_SERVER_ERROR: {
    http: { status: 500 },
    when: 'The server has failed.',
    cure: 'Tell the operator the `requestId`.',
  },
} as const satisfies Readonly<Record<string, Code & { readonly http: object }>>;
