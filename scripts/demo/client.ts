import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, print } from 'graphql';

/** As much of a GraphQL client as the demo needs. */
export class ApiClient {
  private readonly url: string;
  private token: string | undefined;

  /** `token` is that of an account; after creating an encounter, the one that it answers is used. */
  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    return (await this.ask(document, variables)) as Data;
  }

  /** The same with any document. Throws when GraphQL itself has errors. */
  async ask(document: DocumentNode | string, variables: unknown = {}): Promise<unknown> {
    const query = typeof document === 'string' ? document : print(document);
    const response = await fetch(this.url, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: Record<string, unknown>;
      readonly errors?: readonly { readonly message: string }[];
    };
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('; '));
    this.token = tokenIn(data) ?? this.token;
    return data;
  }

  private get headers(): Readonly<Record<string, string>> {
    return {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }
}

/** What opens an encounter answers with the token of its GM. */
function tokenIn({ createEncounter }: Readonly<Record<string, unknown>>): string | undefined {
  return (createEncounter as { readonly token?: string } | undefined)?.token;
}
