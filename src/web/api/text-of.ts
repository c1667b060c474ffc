import { type DocumentNode, print } from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

/** The text of a document, written once: that takes as long as all else that a page does to send it. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}
