/** What a page and the worker of its service say to each other. */
import type { StoreErrorKind } from '../app/ports.ts';

/** To the worker. */
export type Asked =
  | { readonly kind: 'OPEN'; readonly name: string | undefined }
  | { readonly kind: 'REQUEST'; readonly id: number; readonly request: SentRequest }
  /** The answer is not read any more. */
  | { readonly kind: 'ABORT'; readonly id: number };

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** From the worker. Each request is answered by `HEAD`, any number of `PART`, and `END`; or by `FAILED`. */
export type Answered =
  | { readonly kind: 'READY'; readonly ownerToken: string }
  | { readonly kind: 'NO_STORAGE'; readonly reason: StoreErrorKind; readonly message: string }
  | {
      readonly kind: 'HEAD';
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly hasBody: boolean;
    }
  | { readonly kind: 'PART'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'END'; readonly id: number }
  | { readonly kind: 'FAILED'; readonly id: number; readonly message: string };
