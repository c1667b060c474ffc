/** Documents that callers have sent with their hash, so that next time the hash is enough. */

/** Characters of all of them in one process; a character takes two bytes at most. */
export const MAX_REGISTERED = 1_000_000;
/** Characters that one counts for at least, so that their number is bounded as well. */
export const MIN_REGISTERED = 1_000;

interface Registered {
  readonly text: string;
  /** Who has sent it first. */
  readonly caller: string;
}

const lengthOf = (text: string): number => Math.max(text.length, MIN_REGISTERED);

/**
 * Where they become too many, the caller that holds most gives up the one that was used least recently: no caller pushes
 * out what others have by sending more of its own.
 */
export class RegisteredDocuments {
  /** By their hashes, the one that was used least recently first. */
  private readonly documents = new Map<string, Registered>();
  /** Characters, by the caller. */
  private readonly held = new Map<string, number>();
  private length = 0;

  find(hash: string): string | null {
    const found = this.documents.get(hash);
    if (!found) return null;
    this.documents.delete(hash);
    this.documents.set(hash, found);
    return found.text;
  }

  /** @param hash that of the text, as the caller has checked */
  add(hash: string, text: string, caller: string): void {
    if (this.find(hash) !== null) return;
    this.documents.set(hash, { text, caller });
    this.count(caller, lengthOf(text));
    while (this.length > MAX_REGISTERED) this.dropOne();
  }

  private dropOne(): void {
    const [most] = [...this.held].reduce((one, other) => (other[1] > one[1] ? other : one));
    for (const [hash, { text, caller }] of this.documents) {
      if (caller !== most) continue;
      this.documents.delete(hash);
      this.count(caller, -lengthOf(text));
      return;
    }
  }

  private count(caller: string, more: number): void {
    const held = (this.held.get(caller) ?? 0) + more;
    if (held > 0) this.held.set(caller, held);
    else this.held.delete(caller);
    this.length += more;
  }
}
