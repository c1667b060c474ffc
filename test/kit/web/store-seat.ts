/** A seat at a fight by the page's own store: what a page sends and follows, without what it draws. */
import { distance, type Hex } from '../../../src/engine/grid/hex.ts';
import { FightStore } from '../../../src/web/fight/state/fight-store.ts';
import type { Choice, Decision, Option } from '../../../src/web/fight/state/seen.ts';
import type { Picks } from '../../../src/web/fight/due-now/draft.ts';
import type { Random } from '../engine/random.ts';

/** What a page has that a process of Node has not. @returns what takes it away again */
export function likeAPage(url: string): () => void {
  const { fetch: fetchAnywhere } = globalThis;
  const nothing = (): void => undefined;
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  Object.assign(globalThis, listening, {
    fetch: (path: string, init?: RequestInit) => fetchAnywhere(new URL(path, url), init),
  });
  return () => {
    globalThis.fetch = fetchAnywhere;
    for (const name of Object.keys(listening)) Reflect.deleteProperty(globalThis, name);
  };
}

/** How likely it does the usual thing: where there is room, who wanders about fights for long. */
const EAGERNESS = { SEGMENTS: 0.7, VIGILANCE: 1, SECONDS: 0.7 } as const;
/** Milliseconds after which it looks again, whatever it has heard. */
const LOOK_MS = 200;

export class StoreSeat {
  /** Choices that were done. */
  done = 0;
  /** Choices that were refused since the fight had moved on. */
  readonly conflicts: string[] = [];
  readonly store: FightStore;
  private readonly left = new AbortController();
  private readonly following: Promise<void>;
  private readonly decides: (decision: Decision) => boolean;
  private readonly random: Random;

  constructor(
    { encounterId, token }: { readonly encounterId: string; readonly token: string },
    decides: (decision: Decision) => boolean,
    random: Random,
  ) {
    this.store = new FightStore(encounterId, token);
    this.decides = decides;
    this.random = random;
    this.following = this.store.follow(this.left.signal);
  }

  /** Decides whatever it is asked, at once, until the fight is over. @throws Error after so many choices */
  async playToTheEnd(most: number): Promise<void> {
    for (let choices = 0; ; choices++) {
      if (choices >= most) throw new Error(`It is not over after ${most} choices.`);
      const decision = await this.nextDecision();
      if (!decision) return;
      await this.choose(decision);
    }
  }

  async leave(): Promise<void> {
    this.left.abort();
    await this.following;
  }

  /** Null when the fight is over. */
  private async nextDecision(): Promise<Decision | null> {
    for (;;) {
      const { encounter } = this.store.state.getState();
      if (encounter?.phase === 'ENDED') return null;
      const due = encounter?.due.filter(({ options }) => options.length > 0) ?? [];
      const decision = due.find((one) => this.decides(one));
      if (decision) return decision;
      await this.news();
    }
  }

  private async choose(decision: Decision): Promise<void> {
    const { version } = this.store;
    const option = this.optionOf(decision);
    const picks = this.picksOf(option, decision);
    if (await this.store.take(version, option.id, picks)) this.done++;
    const { refusal, notice } = this.store.state.getState();
    if (refusal?.conflict || notice)
      this.conflicts.push(
        `${version}: ${decision.kind} ${option.label} (${JSON.stringify(refusal ?? notice)})`,
      );
  }

  /** Passes what others do, attacks whom it reaches, else comes nearer, and seldom does anything else. */
  private optionOf({ kind, options }: Decision): Option {
    const { ruleset } = this.store.state.getState().encounter!;
    const of = (...intents: readonly Option['intent'][]) =>
      options.filter(({ intent, hasNoTarget }) => intents.includes(intent) && !hasNoTarget);
    const rest = kind === 'PRIORITY' ? of('PASS') : of('END', 'PASS', 'ADVANCE');
    const wanted = kind === 'PRIORITY' ? [] : of('DEFEND', 'ATTACK');
    const nearer = kind === 'PRIORITY' ? [] : of('MOVE');
    const usual = [wanted, nearer, rest].find(({ length }) => length > 0) ?? options;
    return this.random.pick(
      kind === 'PRIORITY' || this.random.chance(EAGERNESS[ruleset]) ? usual : options,
    );
  }

  private picksOf({ choices, intent }: Option, { hexSets, combatantId }: Decision): Picks {
    return choices
      .filter(({ kind, min }) => min > 0 || (kind === 'HEX' && intent === 'MOVE'))
      .map((choice) => ({
        field: choice.field,
        ...(choice.kind === 'HEX' && intent === 'MOVE'
          ? { hexes: this.nearest(combatantId, hexesOf(choice, hexSets)) }
          : this.pickOf(choice, hexSets)),
      }));
  }

  /** The one of these that is nearest to a foe who stands. */
  private nearest(id: string | null, hexes: readonly Hex[]): readonly Hex[] {
    const { combatants } = this.store.state.getState().encounter!;
    const side = combatants.find((one) => one.id === id)?.side;
    const foes = combatants.filter((one) => one.side !== side && one.status === 'STANDING');
    const far = (hex: Hex) => Math.min(...foes.map(({ position }) => distance(position, hex)));
    return hexes.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
  }

  private pickOf(choice: Choice, hexSets: Decision['hexSets']) {
    const some = <T>(list: readonly T[]): readonly T[] => this.random.sample(list, choice.min);
    switch (choice.kind) {
      case 'COMBATANT':
        return { combatantIds: some(choice.combatantIds) };
      case 'KEY':
        return { keys: some(choice.keyPicks).map(({ key }) => key) };
      case 'HEX':
        return { hexes: some(hexesOf(choice, hexSets)) };
      case 'NUMBER':
        return { number: choice.minimum ?? 0 };
      case 'TEXT':
        return { text: 'Because' };
      case 'DATA':
        return {};
    }
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.store.state.subscribe(() => {
        clearTimeout(timer);
        stop();
        resolve();
      });
      const timer = setTimeout(() => {
        stop();
        resolve();
      }, LOOK_MS);
    });
  }
}

const hexesOf = ({ area }: Choice, hexSets: Decision['hexSets']): readonly Hex[] =>
  hexSets.find(({ id }) => id === area?.id)?.hexes ?? [];
