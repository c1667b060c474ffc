/** One fight from one seat: what is seen of it, and what is asked and sent. */
import type { NamedDocument } from '../../api/named.ts';
import type { StoreApi } from 'zustand/vanilla';
import { AdjudicateDocument, PingDocument, TakeOptionDocument } from '../../api/generated/brief.ts';
import { ScreenDecisionsDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { pictureOf, putPicture, send } from '../../api/api.ts';
import {
  command,
  messageOf,
  type Only,
  type Outcome,
  type PayloadOf,
  refusalFor,
  sendOn,
} from '../../api/command.ts';
import { Outbox } from '../../api/outbox.ts';
import { claimsOf } from '../../api/seats.ts';
import type { Picks } from '../due-now/draft.ts';
import { type Autoplay, type Fight, nothingSeen } from './fight.ts';
import { Follower } from './follower.ts';
import { Pings } from './pings.ts';
import type { LogLine, Possibility } from './seen.ts';
import type { Declared, ToRoll } from './to-roll.ts';

/** What every mutation of a fight answers with. */
interface Done {
  readonly version: number;
}
/** What the store adds to an input. */
export type Added = 'encounterId' | 'idempotencyKey';

export class FightStore {
  readonly state: StoreApi<Fight> = nothingSeen();
  readonly encounterId: string;
  readonly pings = new Pings((hex) =>
    this.ask(PingDocument, { input: { encounterId: this.encounterId, hex } }),
  );
  /** Of the seat from which it is seen. */
  readonly token: string | null;
  private readonly outbox: Outbox;
  private readonly follower: Follower;
  /** Whose options were asked for, and how often any were. */
  private possibility: Possibility | null = null;
  private asked = 0;

  constructor(encounterId: string, token: string | null) {
    this.encounterId = encounterId;
    this.token = token;
    this.follower = new Follower(this.state, encounterId, token, (ping) => {
      this.pings.receive(ping);
    });
    // What another seat does may change its options, and must not take away what is being chosen.
    this.state.subscribe(({ opened, encounter }, before) => {
      if (opened && encounter?.version !== before.encounter?.version) void this.askForOptions();
    });
    // After an undo: else the computer would do the same again at once.
    this.state.subscribe(({ log }, { log: before }) => {
      const newest = log.at(-1);
      if (newest && newest !== before.at(-1) && isRewind(newest)) this.pause();
    });
    this.outbox = new Outbox(`${encounterId}:${claimsOf(token ?? '')?.seatId ?? ''}`);
  }

  /** The version that is shown; 0 before there is any. */
  get version(): number {
    return this.state.getState().encounter?.version ?? 0;
  }

  /** Follows the fight until `signal` ends it. */
  follow(signal: AbortSignal): Promise<void> {
    void this.sendAgain();
    return this.follower.follow(signal);
  }

  /** Puts the entries before the log in front of it. */
  loadEarlier(): Promise<void> {
    return this.follower.loadEarlier();
  }

  /** Sends a choice. @param version that listed the option: it is for that moment, or out of date */
  async take(version: number, optionId: string, picks: Picks): Promise<boolean> {
    const { sending, opened } = this.state.getState();
    if (sending) return false;
    const { possibility } = this;
    // Once it is done there is nothing more to choose of it.
    if (opened?.options.some(({ id }) => id === optionId)) this.possibility = null;
    // What others have done meanwhile may leave it as it was.
    const input = { version, optionId, picks: picks as never, ifStillListed: true };
    const isDone = await this.command(() => this.run(TakeOptionDocument, input));
    if (!isDone) this.possibility = possibility;
    return isDone;
  }

  /** Asks for the options of a decision that is not due; null closes the one that was opened. */
  async open(possibility: Possibility | null): Promise<void> {
    this.possibility = possibility;
    this.state.setState({ opened: null });
    await this.askForOptions();
  }

  /** Unless something else has been opened meanwhile. */
  private async askForOptions(): Promise<void> {
    const number = ++this.asked;
    const { possibility } = this;
    if (!possibility) {
      this.state.setState({ opened: null });
      return;
    }
    const { combatantId } = possibility;
    const asked = { id: this.encounterId, combatantIds: combatantId ? [combatantId] : null };
    try {
      const { encounter } = await send(ScreenDecisionsDocument, asked, this.token);
      if (number !== this.asked) return;
      const { awaiting = [], version = 0 } = encounter ?? {};
      const opened = awaiting.find(({ key }) => key === possibility.key);
      this.state.setState({ opened: opened ? { ...opened, version } : null });
    } catch (error) {
      this.state.setState({ refusal: refusalFor(messageOf(error)) });
    }
  }

  /** Hides what was told or asked. */
  dismiss(): void {
    this.state.setState({ notice: null });
  }

  /** Has the computer play on by itself from this page, or not. */
  setAutoplay(autoplay: Autoplay): void {
    this.state.setState({ autoplay });
  }

  /** What it did is being taken back: it is not to do the same again. */
  pause(): void {
    if (this.state.getState().autoplay === 'ON') this.setAutoplay('PAUSED');
  }

  /** Places a combatant on a hex, whatever the rules say: the game master's right. */
  place(
    combatantId: string,
    position: { readonly q: number; readonly r: number },
  ): Promise<boolean> {
    const input = { combatantId, position, reason: 'Placed on the map', seenVersion: this.version };
    return this.command(() => this.run(AdjudicateDocument, input));
  }

  /** Any mutation of this fight; done when its result is drawn. Who asks shows the refusal. */
  async run<Data, Input extends { readonly encounterId: string }, Given extends Omit<Input, Added>>(
    document: NamedDocument<Data, { readonly input: Input }>,
    input: Only<Input, Given>,
  ): Promise<Outcome<PayloadOf<Data>>> {
    const whole = { ...input, encounterId: this.encounterId } as unknown as Input;
    const outcome = await this.sent(command(document, whole, this.token, this.outbox));
    this.state.setState({ toRoll: outcome.done ? null : this.toRollFor(document, input, outcome) });
    return outcome;
  }

  /** A mutation whose refusal stands where the decisions are. */
  send<Data, Input extends { readonly encounterId: string }, Given extends Omit<Input, Added>>(
    document: NamedDocument<Data, { readonly input: Input }>,
    input: Only<Input, Given>,
  ): Promise<boolean> {
    return this.command(() => this.run(document, input));
  }

  /** What is to be rolled before the same is sent again; null where it was refused for another reason. */
  private toRollFor<Data, Input extends { readonly encounterId: string }>(
    document: NamedDocument<Data, { readonly input: Input }>,
    input: Omit<Input, Added>,
    { refusal: { rolls } }: Extract<Outcome<unknown>, { done: false }>,
  ): ToRoll | null {
    if (!rolls) return null;
    const { declared = [] } = input as { readonly declared?: Declared };
    // The type of what it was sent with is known no more; it was checked then.
    const send = (faces: Declared) =>
      this.send(document, { ...input, declared: [...declared, ...faces] } as never);
    return { key: `${++this.asked}`, rolls, send };
  }

  /** What was sent before the page was loaded again, and not answered: it is done once all the same. */
  private async sendAgain(): Promise<void> {
    for (const sent of this.outbox.waiting)
      await this.command(() => this.sent(sendOn(sent, this.token, this.outbox)));
  }

  /** Done when its result is drawn. */
  private async sent<Payload>(answer: Promise<Outcome<Payload>>): Promise<Outcome<Payload>> {
    this.state.setState({ sending: true });
    try {
      const outcome = await answer;
      return await this.settled(outcome);
    } finally {
      this.state.setState({ sending: false });
    }
  }

  /**
   * Done when its result is drawn, or what others did instead. What is done is done: where it
   * cannot be drawn now, following the fight draws it later.
   */
  async settled<Payload>(outcome: Outcome<Payload>): Promise<Outcome<Payload>> {
    const { version } = outcome.done ? (outcome.payload as Partial<Done>) : {};
    const conflict = outcome.done ? null : outcome.refusal.conflict;
    if (version !== undefined) await this.follower.reach(version).catch(() => undefined);
    if (conflict) await this.follower.settle(conflict).catch(() => undefined);
    return outcome;
  }

  /** A query about this fight. */
  ask<Data, Variables>(
    document: NamedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Granted<Data>> {
    return send(document, variables, this.token);
  }

  eventsOf(version: number): readonly LogLine[] {
    const entry = this.state.getState().log.findLast((one) => one.version === version);
    return entry?.events ?? [];
  }

  picture(hash: string): Promise<Blob> {
    return pictureOf(`${this.picturesPath}/${hash}`, this.token);
  }

  /** Has the service keep a picture of this fight. @returns its hash. @throws Trouble where it does not */
  keepPicture(bytes: Blob, name: string): Promise<string> {
    return putPicture(this.picturesPath, bytes, name, this.token);
  }

  private get picturesPath(): string {
    return this.state.getState().encounter?.picturesPath ?? '';
  }

  nodeIdOf(combatantId: string): string {
    return combatantId;
  }

  /** What is refused stands where the decisions are. */
  private async command(act: () => Promise<Outcome<unknown>>): Promise<boolean> {
    this.state.setState({ refusal: null });
    const outcome = await act();
    // What is to be rolled first is shown in the tray.
    if (!outcome.done && !outcome.refusal.rolls) this.state.setState({ refusal: outcome.refusal });
    return outcome.done;
  }
}

const isRewind = ({ events }: { readonly events: readonly LogLine[] }): boolean =>
  events.some(({ __typename: type }) => type === 'EncounterRewound');
