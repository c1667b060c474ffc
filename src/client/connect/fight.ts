/** One fight from one seat. */
import type {
  AddCombatantsInput,
  AddCombatantsMutation,
  DecisionsQuery,
  EncounterQuery,
  ForecastInput,
  ForecastQuery,
  JournalQuery,
  OptionPickInput,
  RewindEncounterMutation,
  RollInitiativeMutation,
  TakeOptionInput,
  TakeOptionMutation,
} from '../generated/operations.ts';
import {
  AddCombatantsText,
  DecisionsText,
  EncounterText,
  ForecastText,
  JournalText,
  RewindEncounterText,
  RollInitiativeText,
  TakeOptionText,
  type Text,
} from '../generated/texts.ts';
import { type Answer, answerOf, type Option, type Refused } from './answer.ts';
import { type Ending, follow, type Update } from './follow.ts';
import { sleep } from './pauses.ts';
import type { Server } from './server.ts';

/** What every mutation of a fight takes, and the methods write themselves. */
type Envelope = 'encounterId' | 'expectedVersion' | 'idempotencyKey';

interface Versioned {
  readonly version: number;
}

interface Rewind {
  readonly toVersion: number;
}

export interface MapSettings {
  /** As that version left it; the newest if left out. */
  readonly atVersion?: number;
  /** Pixels of the longer side, 100 to 2,000; 1,000 if left out. */
  readonly size?: number;
  readonly theme?: 'light' | 'dark';
  /** Whether free hexes near the combatants are numbered; `data-hex` of a number says which hex it is. */
  readonly numbers?: boolean;
}

/** The reason of a rewind by which the page of the service knows that it can be done again. */
const UNDO = 'Undo';

/**
 * Each answer has `ok`: where it is false nothing was done, and `__typename`, `code` and `message` say
 * why. Only where there is no answer a method throws, a `RequestError`.
 */
export class Fight {
  readonly id: string;
  /** Of the seat; null for none. */
  readonly token: string | null;
  private readonly server: Server;
  /** What these methods have shown last. */
  private seen: Versioned | null;

  constructor(server: Server, id: string, token: string | null, seen: Versioned | null = null) {
    this.server = server;
    this.id = id;
    this.token = token;
    this.seen = seen;
  }

  /** The fight as it stands. */
  async look(): Promise<Answer<EncounterQuery>> {
    return this.show(await this.server.ask(EncounterText, { id: this.id }, this.token));
  }

  /** The decisions that the fight waits for, with every legal option; none when it has ended. */
  async awaiting(): Promise<Answer<DecisionsQuery>> {
    return this.show(await this.server.ask(DecisionsText, { id: this.id }, this.token));
  }

  /**
   * The map as SVG, as this seat sees it.
   *
   * @throws RequestError also where this seat may not see it
   */
  map({ atVersion, size, theme, numbers }: MapSettings = {}): Promise<string> {
    const given = Object.entries({ atVersion, size, theme, numbers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const asked = new URLSearchParams(given).toString();
    return this.server.read(`./fights/${this.id}/map.svg?${asked}`, this.token);
  }

  /** Brings combatants in. */
  add(who: Omit<AddCombatantsInput, Envelope>): Promise<Answer<AddCombatantsMutation>> {
    return this.command(AddCombatantsText, who);
  }

  /** Begins the fight: initiative is rolled. */
  begin(): Promise<Answer<RollInitiativeMutation>> {
    return this.command(RollInitiativeText, {});
  }

  /**
   * Takes an option, once. It is for the version that listed it, and for a later one as long as the
   * same is asked and offered; otherwise, as when it was taken already, it is refused with
   * `VersionConflict`.
   *
   * @param picks one for each choice that is not omitted
   */
  take(
    { id: optionId, version }: Pick<Option, 'id' | 'version'>,
    picks: OptionPickInput[] = [],
    more: Pick<TakeOptionInput, 'declared' | 'ifStillListed'> = {},
  ): Promise<Answer<TakeOptionMutation>> {
    const choice = { version, optionId, picks, ifStillListed: true, ...more };
    return this.command(TakeOptionText, choice);
  }

  /**
   * Takes back what made the version that was seen last, unless another one came since; again, and it
   * goes back one more. For game masters.
   */
  async undo(last?: Versioned): Promise<Refused<JournalQuery> | Answer<RewindEncounterMutation>> {
    const seen = last ?? this.seen ?? (await this.look());
    if (!('version' in seen)) return seen;
    let undone = seen.version;
    for (;;) {
      const page = { id: this.id, first: 1, after: String(undone - 1) };
      const read = answerOf(await this.server.ask(JournalText, page, this.token));
      if (!read.ok) return read;
      const command = read.journal?.nodes[0]?.command;
      if (command?.mutation !== 'rewindEncounter') break;
      undone = (command.input as Rewind).toVersion;
    }
    const rewind = { expectedVersion: seen.version, toVersion: undone - 1, reason: UNDO };
    return this.command(RewindEncounterText, rewind);
  }

  /** What comes of the fight, simulated to its end; it takes a while. For game masters. */
  async forecast(input: ForecastInput = {}): Promise<Answer<ForecastQuery>> {
    for (;;) {
      const asked = { encounterId: this.id, input };
      const answer = answerOf(await this.server.ask(ForecastText, asked, this.token));
      if (answer.__typename === 'ForecastQuotaSpent') await sleep(1_000 * answer.retryAfter);
      else if (!answer.ok || answer.isComplete) return answer;
    }
  }

  /**
   * Each version after the one that was seen last, once and in order, whatever becomes of the
   * connection. Returns why when the seat or the encounter has ended, and null when `signal` stops it.
   */
  async *follow({
    after,
    signal = new AbortController().signal,
  }: { readonly after?: Versioned; readonly signal?: AbortSignal } = {}): AsyncGenerator<
    Update,
    Ending,
    undefined
  > {
    const { server, id: encounterId, token } = this;
    const seen = after ?? this.seen ?? (await this.look());
    const from = 'version' in seen ? seen.version : null;
    const show = ({ version }: Versioned): void => {
      this.seen = { version };
    };
    return yield* follow({ server, encounterId, token, after: from, signal, show });
  }

  private command<Data extends object, Input extends object>(
    text: Text<Data, { input: Input }>,
    input: Omit<Input, 'encounterId' | 'idempotencyKey'>,
  ): Promise<Answer<Data>> {
    const whole = { ...input, encounterId: this.id } as unknown as Input;
    return this.server.command(text, whole, this.token).then((data) => this.show(data));
  }

  private show<Data extends object>(data: Data): Answer<Data> {
    const answer = answerOf(data);
    const shown = ('encounter' in answer ? answer.encounter : answer) as Partial<Versioned>;
    if (shown.version !== undefined) this.seen = { version: shown.version };
    return answer;
  }
}
