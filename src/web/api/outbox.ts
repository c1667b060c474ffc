/** What was sent and is not answered yet, kept for this tab: a page that is loaded again asks what became of it. */
import { keep, kept } from '../kit/kept.ts';
import type { Named } from './named.ts';

/** A mutation; the key in its input makes that it is done once, however often it is sent. */
export interface Sent {
  readonly document: Named;
  readonly variables: { readonly input: { readonly idempotencyKey: string } };
  /** Milliseconds since 1970 after which no one waits for it any more. */
  readonly until: number;
}

/** As a page kept it that sent texts: it may have been loaded again with this one. */
interface SentAsText extends Omit<Sent, 'document'> {
  readonly query: string;
}

export class Outbox {
  private readonly key: string;

  /** @param whose a name for the seat that sends */
  constructor(whose: string) {
    this.key = `sent:${whose}`;
  }

  /** In the order in which they were sent. */
  get waiting(): readonly Sent[] {
    const sent = (kept(this.key) ?? []) as readonly (Sent | SentAsText)[];
    return sent.filter(({ until }) => until > Date.now()).map(named);
  }

  add(sent: Sent): void {
    keep(this.key, [...this.waiting.filter((one) => !isSame(one, sent)), sent]);
  }

  remove(sent: Sent): void {
    keep(
      this.key,
      this.waiting.filter((one) => !isSame(one, sent)),
    );
  }
}

/** No document has this hash: the server wants the text of that name. */
function named(sent: Sent | SentAsText): Sent {
  if ('document' in sent) return sent;
  const { query, ...rest } = sent;
  return {
    ...rest,
    document: { hash: '0'.repeat(64), name: /\bmutation (\w+)/.exec(query)?.[1] ?? '' },
  };
}

const isSame = (a: Sent, b: Sent): boolean =>
  a.variables.input.idempotencyKey === b.variables.input.idempotencyKey;
