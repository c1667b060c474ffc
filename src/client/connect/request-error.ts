/** Codes of what may pass: where no server was reached, or it was too busy or broken to answer. */
const PASSING = new Set([
  'OFFLINE',
  'BUSY',
  'REQUEST_TIMEOUT',
  'OUTCOME_UNKNOWN',
  'INTERNAL_SERVER_ERROR',
  'RATE_LIMITED',
  'TOO_MANY_STREAMS',
  'HTTP_502',
  'HTTP_503',
  'HTTP_504',
]);

/**
 * There is no answer to work with: the server was not reached, or it did not take the request. What
 * the rules or the state of the fight forbid is no error, but an answer that is not `ok`.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /**
   * One of docs/codes.md; `OFFLINE` where no server was reached, and `HTTP_403` or the like where what
   * answered was not the API.
   */
  readonly code: string;
  /** Seconds to wait before the same is asked again. */
  readonly retryAfter: number;

  constructor(
    code: string,
    message: string,
    { retryAfter = 0, cause }: { readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** Whether the same may be answered later. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }
}
