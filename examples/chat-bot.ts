/**
 * A bot for a chat platform, without the platform: a message is a text and one menu, and what comes back
 * is the value of the entry that somebody chose. It knows no rule: it offers the options of `awaiting`,
 * asks for their picks one by one, and sends `takeOption`. Old messages keep their buttons, so each value
 * has the version and the option that it is for, never a position in a list. Options that want data of
 * one's own (new combatants, a map) are left to the table of the GM.
 */
import * as api from '@sixbeat/client';
import type { GraphQLClient } from 'graphql-request';

/** Entries of a menu on such platforms, and characters of a label. */
const [MENU, LABEL] = [25, 100];

export interface Message {
  readonly text: string;
  readonly menu: readonly { readonly label: string; readonly value: string }[];
}

type Encounter = api.TableViewFragment & api.AwaitingFragment;
type Option = api.OptionCardFragment;
type Choice = Option['choices'][number];
type Hex = api.HexInput;
type Picks = readonly api.OptionPickInput[];

interface Answer {
  readonly label: string;
  /** Of this version and option. */
  readonly value: string;
  readonly take: () => Promise<void>;
}

export class ChatBot {
  private readonly client: GraphQLClient;
  private readonly id: string;
  private text = '';
  private answers: readonly Answer[] = [];
  /** The first entry of the page that is shown. */
  private from = 0;
  /** Tells the picks of one option apart. */
  private serial = 0;
  private said: string[] = [];

  constructor(client: GraphQLClient, encounterId: string) {
    this.client = client;
    this.id = encounterId;
  }

  async begin(): Promise<Message> {
    await this.look();
    return this.message();
  }

  /** What somebody chose. An old button, and one that was pressed twice, is not among the answers. */
  async choose(value: string): Promise<Message> {
    const next = this.from + MENU - 1;
    const answer = this.answers.find((one) => one.value === value);
    if (value === 'more') this.from = next < this.answers.length ? next : 0;
    else {
      this.answers = [];
      if (!answer) this.said.push('That is out of date.');
      await (answer?.take() ?? this.look());
    }
    return this.message();
  }

  private async look(): Promise<void> {
    const { encounter } = await this.client.request(api.EncounterDocument, { id: this.id });
    if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
    this.ask(encounter);
  }

  private message(): Message {
    const short = (label: string): string => label.slice(0, LABEL);
    const entries = this.answers.map(({ label, value }) => ({ label: short(label), value }));
    const text = [...this.said.splice(0), this.text].join('\n');
    if (entries.length <= MENU) return { text, menu: entries };
    const shown = entries.slice(this.from, this.from + MENU - 1);
    return { text, menu: [...shown, { label: 'More', value: 'more' }] };
  }

  private put(text: string, answers: readonly Answer[]): void {
    this.text = text;
    this.answers = answers;
    this.from = 0;
  }

  /** The decision that is due, with its options. */
  private ask(encounter: Encounter): void {
    const due = encounter.awaiting.find(({ required }) => required);
    const open = due?.options.filter(({ choices }) =>
      choices.every(({ kind, min }) => kind !== 'DATA' || min === 0),
    );
    const answers = open?.map((option) => ({
      label: option.label,
      value: `${encounter.version} ${option.id}`,
      take: async () => this.pick(encounter, option, []),
    }));
    const decider = encounter.combatants.find(({ id }) => id === due?.combatantId);
    const whose = decider?.name ?? 'The GM, or somebody this seat may not know';
    const asked = due ? `${whose}: ${due.kind.toLowerCase()}?` : 'Nothing is to be decided here.';
    this.put(asked, answers ?? []);
  }

  /** Asks for the next pick that an option cannot do without; with all of them it is taken. */
  private async pick(encounter: Encounter, option: Option, picks: Picks): Promise<void> {
    const next = option.choices.find(
      ({ field, min }) => min > 0 && !picks.some((pick) => pick.field === field),
    );
    if (!next) return this.take(encounter, option.id, picks);
    const hexes = next.area ? await this.hexesOf(next.area.id) : [];
    const answers = pickable(encounter, next, hexes).map(({ label, pick }) => ({
      label,
      value: `${encounter.version} ${option.id} ${this.serial++}`,
      take: async () => this.pick(encounter, option, [...picks, pick]),
    }));
    this.put(`${option.label}: ${next.field}?`, answers);
  }

  /** A set of hexes is not sent with every answer, since a menu of them is hardly ever opened. */
  private async hexesOf(area: string): Promise<readonly Hex[]> {
    const { encounter } = await this.client.request(api.HexesDocument, { id: this.id });
    if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
    const sets = encounter.awaiting.flatMap(({ hexSets }) => hexSets);
    return sets.find(({ id }) => id === area)?.hexes ?? [];
  }

  private async take({ version }: Encounter, optionId: string, picks: Picks): Promise<void> {
    const choice = { version, optionId, picks: [...picks], ifStillListed: true };
    const input = { encounterId: this.id, ...choice };
    const { takeOption } = await this.client.request(api.TakeOptionDocument, { input });
    if (takeOption.__typename === 'TakeOptionPayload') {
      this.said.push(...takeOption.events.map(({ text }) => text));
      this.ask(takeOption.encounter);
    } else {
      this.said.push(takeOption.message);
      await this.look();
    }
  }
}

/** What a menu offers for a choice: for a list each pick with those after it, as many as there must be. */
function pickable(encounter: Encounter, choice: Choice, hexes: readonly Hex[]) {
  const { field, kind, min, max, repeats, limits } = choice;
  const count = limits.length > 0 ? max : min;
  const each = <T>(from: readonly T[], labelOf: (one: T) => string, pick: (some: T[]) => object) =>
    from.map((one, i) => {
      const some = repeats ? Array<T>(count).fill(one) : [...from, ...from].slice(i, i + count);
      return { label: labelOf(one), pick: { field, ...pick(some) } };
    });
  const nameOf = (of: string) => encounter.combatants.find(({ id }) => id === of)?.name ?? of;
  const idsOf = (some: string[]) => ({ combatantIds: some });
  if (kind === 'COMBATANT') return each(choice.combatantIds, nameOf, idsOf);
  const keysOf = (some: Choice['keyPicks']) => ({ keys: some.map(({ key }) => key) });
  if (kind === 'KEY') return each(choice.keyPicks, ({ label }) => label, keysOf);
  if (kind === 'TEXT') return [{ label: 'When the time has come', pick: { field, text: 'then' } }];
  const bare = (some: Hex[]) => ({ hexes: some.map(({ q, r }) => ({ q, r })) });
  if (kind === 'HEX') return each(hexes, ({ q, r }) => `${q}, ${r}`, bare);
  const { minimum, maximum } = choice;
  return Array.from({ length: MENU }, (_, i) => (minimum ?? 0) + i)
    .filter((number) => number <= (maximum ?? number))
    .map((number) => ({ label: String(number), pick: { field, number } }));
}
