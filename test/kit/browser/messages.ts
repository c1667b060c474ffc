/** Calls from tests in Node.js to what runs in a worker of a page, as text. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: string;
  /** Before which step of it the worker stops for ever; never if not given. */
  readonly stopAfter?: number | undefined;
}

export type Reply =
  | { readonly kind: 'DONE'; readonly id: number; readonly answer: string }
  | {
      readonly kind: 'FAILED';
      readonly id: number;
      readonly error: {
        readonly name: string;
        readonly message: string;
        readonly kind: string | null;
      };
    }
  | { readonly kind: 'STOPPED' };

/** JSON, with maps and bytes in it. */
export const encoded = (value: unknown): string =>
  JSON.stringify({ value }, (_, field: unknown) => {
    if (field instanceof Map) return { $map: [...(field as ReadonlyMap<unknown, unknown>)] };
    if (!(field instanceof Uint8Array)) return field;
    return { $bytes: btoa(Array.from(field, (byte) => String.fromCharCode(byte)).join('')) };
  });

interface Tagged {
  readonly $map?: readonly (readonly [unknown, unknown])[];
  readonly $bytes?: string;
}

export const decoded = (text: string): unknown =>
  (
    JSON.parse(text, (_, field: unknown) => {
      const { $map, $bytes } = (field ?? {}) as Tagged;
      if ($map) return new Map($map);
      return $bytes === undefined
        ? field
        : Uint8Array.from(atob($bytes), (character) => character.charCodeAt(0));
    }) as { readonly value: unknown }
  ).value;

/** What the page says of an answer, in this order: the head, its parts, `null` at its end. */
export interface Relayed {
  readonly id: number;
  readonly said:
    { readonly status: number; readonly headers: Readonly<Record<string, string>> } | string | null;
}
