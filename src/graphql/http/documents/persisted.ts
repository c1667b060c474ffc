/**
 * Requests that name their document instead of sending it: by `documentId` (GraphQL over HTTP, appendix A), or by
 * `extensions.persistedQuery` (automatic persisted queries of Apollo). They become requests with a text before
 * anything is asked of that text, so that guards, cost and errors are those of every other document.
 */
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { platform } from '#platform';
import { requestError } from '../errors/failures.ts';
import { MAX_DOCUMENT_LENGTH } from '../limits/limits.ts';
import type { RequestMetadata } from '../sender/request-metadata.ts';
import { publishedText } from './published.ts';
import { RegisteredDocuments } from './registered.ts';

/** What a request may have beside the parameters that Yoga knows. */
type Given = Partial<Omit<GraphQLParams, 'extensions'>> & {
  readonly documentId?: unknown;
  readonly extensions?: { readonly persistedQuery?: unknown } | null;
};

export function persistedDocuments() {
  const registered = new RegisteredDocuments();
  const find = (hash: string): string | null => publishedText(hash) ?? registered.find(hash);

  /**
   * The same with the text of its document, where it names one.
   *
   * @param caller whom a document that is new counts for
   * @throws GraphQLError where it is unknown, or another than the one that is sent
   */
  const resolved = (params: GraphQLParams, caller: string): GraphQLParams => {
    const hash = hashIn(params);
    if (hash === null) return params;
    const { query } = params;
    if (!query) return withText(params, find(hash) ?? notFound());
    // What is longer is refused where documents are read.
    if (typeof query === 'string' && query.length <= MAX_DOCUMENT_LENGTH) {
      if (platform.sha256(query) !== hash) throw mismatch();
      if (publishedText(hash) === null) registered.add(hash, query, caller);
    }
    return withText(params, query);
  };

  const plugin: Plugin<object, RequestMetadata> = {
    onParams({ params, request, setParams, context }) {
      const { address = '' } = context;
      setParams(resolved(withIdInAddress(params, request), address));
    },
  };

  return {
    resolved,
    /** For Yoga, before all that looks at the parameters. */
    plugin,
    /** What will be executed, as far as that is known already; null where it is not. */
    textFor(params: GraphQLParams): string | null {
      const { query } = params as { readonly query?: unknown };
      if (typeof query === 'string') return query;
      try {
        return find(hashIn(params) ?? '');
      } catch {
        return null;
      }
    },
  };
}

export type PersistedDocuments = ReturnType<typeof persistedDocuments>;

/** The hash by which the document is named; null where it is not. */
function hashIn(params: GraphQLParams): string | null {
  const { documentId, extensions } = (params as Given | null) ?? {};
  if (documentId !== undefined && documentId !== null) {
    if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
    throw requestError('BAD_REQUEST', 'The parameter `documentId` is a string, or left out.');
  }
  const { persistedQuery } = extensions ?? {};
  if (persistedQuery === undefined || persistedQuery === null) return null;
  const { version, sha256Hash } = persistedQuery as Readonly<Record<string, unknown>>;
  if (version === 1 && typeof sha256Hash === 'string') return sha256Hash;
  throw requestError(
    'BAD_REQUEST',
    '`extensions.persistedQuery` is `{ "version": 1, "sha256Hash" }`, or left out.',
  );
}

/** As if it had been sent so from the first. */
function withText(params: GraphQLParams, query: string): GraphQLParams {
  const { extensions } = params as Given;
  const others = Object.entries(params).filter(([name]) => name !== 'documentId');
  const isNamed = extensions?.persistedQuery !== undefined;
  return {
    ...Object.fromEntries(others),
    query,
    ...(isNamed && { extensions: { ...extensions, persistedQuery: undefined } }),
  };
}

/** Yoga reads its own parameters alone from an address. */
function withIdInAddress(params: GraphQLParams, { method, url }: Request): GraphQLParams {
  if (method !== 'GET') return params;
  const documentId = new URL(url).searchParams.get('documentId');
  return documentId === null ? params : ({ ...params, documentId } as GraphQLParams);
}

/** Clients of Apollo go by these words. */
function notFound(): never {
  throw requestError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
}

const mismatch = () =>
  requestError('PERSISTED_QUERY_MISMATCH', 'The document is not the one of this hash or id.');
