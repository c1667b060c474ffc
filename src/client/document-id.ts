import type { DocumentNode } from 'graphql';

/** As GraphQL Code Generator puts the hash of its text into a document. */
interface Hashed extends DocumentNode {
  readonly __meta__?: { readonly hash: string };
}

/**
 * What servers of the same version know a published document by: send it as `documentId` in place of `query`. Another
 * server answers `PERSISTED_QUERY_NOT_FOUND`, and wants the text.
 *
 * Not for a client that changes documents before it sends them, as those with a normalized cache do by adding
 * `__typename`: those send the hash of what they have made of it.
 *
 * @returns undefined for a document that is none of the published ones
 */
export function documentId(document: DocumentNode): string | undefined {
  const { __meta__: meta } = document as Hashed;
  return meta && `sha256:${meta.hash}`;
}

/**
 * Whether a server does not know an id, or is older and knows no ids at all.
 *
 * @param code of the error that it answered
 */
export const isUnknownDocument = (code: string | undefined): boolean =>
  code === 'PERSISTED_QUERY_NOT_FOUND' || code === 'BAD_REQUEST';
