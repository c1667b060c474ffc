/** The server cannot start. The message is one line for its operator; print it without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
