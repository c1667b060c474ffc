/**
 * For TanStack Query, which keeps whole answers and knows nothing of versions: asks for a fight under keys of its own,
 * and once a newer version is known shows no older answer as the present.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** What this asks of a `QueryClient`. */
interface QueryClient {
  setQueryData(key: readonly unknown[], updated: (old: unknown) => unknown): unknown;
  invalidateQueries(filters: {
    readonly queryKey: readonly unknown[];
    readonly predicate: (query: { readonly queryKey: readonly unknown[] }) => boolean;
  }): Promise<void>;
}

/** Sends a document as the frontend sends all of them. It throws where there is no data. */
export type Send = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
) => Promise<Data>;

/** What a mutation has made, whole or brief, or what a stream brings. */
export interface News {
  readonly version?: number;
  readonly encounter?: { readonly version?: number };
}

interface Names {
  readonly id?: string;
  readonly encounterId?: string;
  readonly atVersion?: number | null;
  readonly input?: { readonly encounterId?: string };
}

/** For `useQuery`, `fetchQuery` and the like. */
export interface FightQuery<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

export class FightQueries {
  /** The newest version that is known, by the id of the encounter. */
  private readonly newest = new Map<string, number>();
  private readonly client: QueryClient;
  private readonly send: Send;

  constructor(client: QueryClient, send: Send) {
    this.client = client;
    this.send = send;
  }

  query<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): FightQuery<Data> {
    const encounter = encounterIn(variables);
    return {
      queryKey: keyOf(document, variables),
      queryFn: async ({ signal }) => {
        for (;;) {
          const known = this.newest.get(encounter);
          const data = await this.send(document, variables, signal);
          // What was learned meanwhile may be newer than the answer.
          if (this.newest.get(encounter) === known) return data;
        }
      },
    };
  }

  /**
   * To be told of every command that was accepted and of every update of a stream, in whatever order they come: answers
   * of earlier versions are asked for again where they are shown, or when they are next.
   *
   * @param screen of which an update brings all that changes, as `EncounterUpdatedDocument` does of `EncounterDocument`:
   *   what is kept of it becomes the new version without a request
   */
  update(
    encounterId: string,
    news: News,
    screen?: TypedDocumentNode<unknown, { readonly id: string }>,
  ): void {
    const { encounter } = news;
    const version = encounter?.version ?? news.version ?? 0;
    const known = this.newest.get(encounterId) ?? 0;
    if (version < known) return;
    this.newest.set(encounterId, version);
    const shown = screen ? keyOf(screen, { id: encounterId }) : [];
    if (screen && encounter)
      this.client.setQueryData(shown, (old) => withEncounter(old, encounter));
    if (version === known) return;
    const isOther = (key: readonly unknown[]) => JSON.stringify(key) !== JSON.stringify(shown);
    void this.client.invalidateQueries({
      queryKey: [ROOT, encounterId],
      predicate: ({ queryKey }) => isOther(queryKey),
    });
  }
}

const ROOT = 'sixbeat';

function keyOf<Variables extends object>(
  { definitions }: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): readonly unknown[] {
  const [name] = definitions.map((one) => ('name' in one ? one.name.value : undefined));
  return [ROOT, encounterIn(variables), name, variables];
}

/** What is past is another encounter: it never changes. */
function encounterIn(variables: object): string {
  const { id, encounterId, atVersion, input } = variables as Names;
  const present = id ?? encounterId ?? input?.encounterId ?? '';
  return typeof atVersion === 'number' ? `${present}@${atVersion}` : present;
}

/** Nothing where nothing is kept yet: it is asked for whole. */
function withEncounter(old: unknown, encounter: object): unknown {
  const kept = old as { readonly encounter?: object } | undefined;
  return kept && { ...kept, encounter: { ...kept.encounter, ...encounter } };
}
