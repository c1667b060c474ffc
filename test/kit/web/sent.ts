/** What the Table sends. It names its documents by their ids. */
import type { Request } from 'playwright-core';
import { publishedText } from '../../../src/graphql/http/documents/published.ts';

interface Variables {
  readonly input?: { readonly idempotencyKey: string };
}

export interface Sent {
  /** Of the operation; empty where it is none. */
  readonly name: string;
  /** Of its document, however it was named; empty where there is none. */
  readonly text: string;
  readonly variables: Variables;
}

interface Body {
  readonly documentId?: string;
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: Variables;
}

export function sentBy(request: Request): Sent {
  const body = (request.postDataJSON() ?? {}) as Body;
  const { documentId = '', query, operationName: name = '', variables = {} } = body;
  const text = query ?? publishedText(documentId.replace('sha256:', '')) ?? '';
  return { name, text, variables };
}
