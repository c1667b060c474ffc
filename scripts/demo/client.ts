import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** As much of a GraphQL client as the demo needs. */
export class ApiClient {
  private readonly url: string;

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
      },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: Data;
      readonly errors?: readonly { readonly message: string }[];
    };
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('; '));
    return data;
  }
}
