/** The texts of the documents, for a server that does not know their ids. A part of the page that hardly any page loads. */
import { type DocumentNode, print } from 'graphql';
import * as briefs from '../../client/brief.ts';
import { documentId } from '../../client/document-id.ts';
import * as wholes from '../../client/index.ts';

const documents: readonly DocumentNode[] = [...Object.values(briefs), ...Object.values(wholes)];

/**
 * @param hash SHA-256 of its text
 * @param name of its operation
 */
export function textOf(hash: string, name: string): string {
  const found =
    documents.find((document) => documentId(document) === `sha256:${hash}`) ??
    // It was sent by a page of another version, and is sent again.
    documents.find((document) => nameOf(document) === name);
  if (!found) throw new Error(`There is no document ${name}.`);
  return print(found);
}

const nameOf = ({ definitions: [first] }: DocumentNode): string | undefined =>
  first && 'name' in first ? first.name.value : undefined;
