/** Who is answered next: one thread serves all, and no caller may keep it for all that it has sent. */
import { platform } from '#platform';

/** Those who wait, in groups within groups: each group has its turn, whatever waits in the others. */
class Rotation<T> {
  /** The one whose turn is next stands first. */
  readonly #groups = new Map<unknown, Rotation<T>>();
  readonly #waiting: T[] = [];

  /** @param place the groups that it belongs to, the outermost first */
  add([group, ...inner]: readonly unknown[], one: T): void {
    if (group === undefined) {
      this.#waiting.push(one);
      return;
    }
    const found = this.#groups.get(group) ?? new Rotation<T>();
    this.#groups.set(group, found);
    found.add(inner, one);
  }

  next(): T | undefined {
    const [first] = this.#groups;
    if (!first) return this.#waiting.shift();
    const [group, members] = first;
    this.#groups.delete(group);
    const one = members.next();
    if (!members.isEmpty) this.#groups.set(group, members);
    return one;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0 && this.#waiting.length === 0;
  }
}

/** One begins in each turn of the event loop, so that what others send is read before the next begins. */
export class Turns {
  readonly #waiting = new Rotation<() => void>();
  #isTaken = false;

  /**
   * Resolves when its turn has come.
   *
   * @param place such as address, caller and connection: those of one address share a place in the rotation
   */
  take(place: readonly unknown[]): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(place, resolve);
      if (!this.#isTaken) this.#begin();
    });
  }

  readonly #begin = (): void => {
    const begin = this.#waiting.next();
    this.#isTaken = begin !== undefined;
    if (!begin) return;
    platform.afterTurn(this.#begin);
    begin();
  };
}
