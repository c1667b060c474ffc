/** Why nothing was answered: the server is away, or refuses to. */
export class Trouble extends Error {
  /** What the error says of itself, e.g. `UNAUTHENTICATED`; `OFFLINE` when no server was reached. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
