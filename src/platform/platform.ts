/** What the service needs of the machine that it runs on, and neither the language nor the web has alike everywhere. */
export interface Platform {
  /** SHA-256, of a text its UTF-8. At once: ids are made of it in the middle of an answer. */
  readonly sha256: (data: string | Uint8Array, encoding?: 'hex' | 'base64url') => string;
  /** Bytes of a text in UTF-8. */
  readonly byteLength: (text: string) => number;
  /** Bytes of a text once it is deflated, as fast as can be. */
  readonly deflatedLength: (text: string) => number;
  /** Milliseconds that this thread has worked, never going back; of the clock where its work is not counted. */
  readonly workedMs: () => number;
  /** Calls back once all that has arrived before was seen to. */
  readonly afterTurn: (callback: () => void) => void;
  /** Carries a value through what is called, and what that awaits. */
  readonly carrier: <Value>() => Carrier<Value>;
}

export interface Carrier<Value> {
  run<Answer>(value: Value, call: () => Answer): Answer;
  /** What the caller was called with; undefined outside of it, and where none can be carried. */
  getStore(): Value | undefined;
}
