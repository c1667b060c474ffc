/**
 * The documents that the page sends: by their ids, so that it has no texts of them. Its server has those of the same
 * version (`src/graphql/http/documents`). One of another version, as after a deployment under an open page, wants texts.
 */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { isUnknownDocument } from '../../client/document-id.ts';
import { loaded } from '../kit/load-part.ts';

/** A published document, with the types of its result and of its variables. */
export interface NamedDocument<Result, Variables> extends DocumentTypeDecoration<
  Result,
  Variables
> {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string;
  /** Of its operation: what logs call it. */
  readonly name: string;
}

/** What names a document, without its types. */
export type Named = Pick<NamedDocument<unknown, unknown>, 'hash' | 'name'>;

/** How the parameters of GraphQL over HTTP name a document. */
export interface Parameters {
  readonly documentId?: string;
  readonly query?: string;
  readonly operationName: string;
}

/** Until the server does not know one. */
let sendsIds = true;

export async function parametersOf({ hash, name }: Named): Promise<Parameters> {
  if (sendsIds) return { documentId: `sha256:${hash}`, operationName: name };
  const { textOf } = await loaded(() => import('./texts.ts'));
  return { query: textOf(hash, name), operationName: name };
}

/**
 * Whether the same is to be sent again: nothing was done, since the server did not know the id.
 *
 * @param code of the error that was answered
 */
export function wantsText({ documentId }: Parameters, code: string | undefined): boolean {
  if (documentId === undefined || !isUnknownDocument(code)) return false;
  sendsIds = false;
  return true;
}
