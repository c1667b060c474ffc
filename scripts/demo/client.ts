import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** As much of a GraphQL client as the demo needs. */
export class ApiClient {
  private readonly url: string;
  /** Of the seat at the encounter that was opened last. */
  private token: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: Data;
      readonly errors?: readonly { readonly message: string }[];
    };
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('; '));
    this.token = tokenIn(data) ?? this.token;
    return data;
  }
}

/** What opens an encounter answers with the token of its GM. */
function tokenIn(data: object): string | null {
  const [answer] = Object.values(data) as readonly unknown[];
  const { token } = (answer ?? {}) as { readonly token?: unknown };
  return typeof token === 'string' ? token : null;
}
