/** Two encounters over HTTP that differ in nothing but who is hidden in one of them. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BranchEncounterDocument,
  ClaimSeatDocument,
  type CombatantInput,
  type HexInput,
  ImportEncounterDocument,
  IssueSeatDocument,
  type SheetInput,
} from '../../../src/client/index.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import { idsIn } from '../../../src/app/journal/rename-combatants.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { Bot, type Decision, DECISION } from './awaiting-bot.ts';
import type { Api, ApiClient, Answer } from './api.ts';
import { someone } from './segments-fight.ts';
import { hero } from './vigilance-fight.ts';
import { png } from '../app/picture-files.ts';
import type { Random } from '../engine/random.ts';
import { Assistant } from '../mcp/assistant.ts';
import { partyOf } from './parties.ts';
import { pictureRequest, putPicture } from './pictures.ts';
import { allFields } from './schema.ts';
import { follow } from './stream.ts';

/** A sheet of each ruleset, as it stands on the table or with a number that no other sheet has. */
const sheets: Readonly<
  Record<RulesetId, { readonly secret: number; readonly of: (number?: number) => SheetInput }>
> = {
  SEGMENTS: {
    secret: 9973,
    of: (hitPoints = 30) => someone('', 0, { hitPoints }).sheet,
  },
  VIGILANCE: {
    secret: 997,
    of: (vigilance = 10) => ({ vigilance: { ...hero('', [0, 0]).sheet.vigilance!, vigilance } }),
  },
  SECONDS: {
    secret: 197,
    of: (toughness = 12) => ({ seconds: { toughness, weapons: [] } }),
  },
};

type Json = Readonly<Record<string, unknown>>;
/** The seats that must not learn who is hidden. */
export type Outsider = 'PLAYER' | 'SPECTATOR';
export const outsiders: readonly Outsider[] = ['PLAYER', 'SPECTATOR'];
/** `hiding` is the encounter with hidden combatants, `plain` the one without. */
type Which = 'hiding' | 'plain';

interface Seated {
  readonly id: string;
  readonly token: string;
}
interface Side {
  readonly id: string;
  readonly seats: Record<string, Seated>;
  readonly streams: Record<string, Promise<readonly unknown[]>>;
}
interface Hidden {
  readonly id: string;
  /** The key of its creature, if it is one. */
  readonly creature: string | null;
}

/** What was compared, so that a test can assert that it was not nothing. */
export interface Tally {
  /** Steps of both, and of the hiding one alone. */
  steps: number;
  backstage: number;
  revealed: number;
  answers: number;
  /** Mutations of outside seats: carried out, and refused. */
  done: number;
  refused: number;
  odds: number;
  pictures: number;
  maps: number;
  /** Answers of tools. */
  told: number;
}

const NONE = 'cmb_0000000000000000';
/** What the GM does not do by chance: it ends a fight, or is tried by itself. */
const apart = [
  ...['removeCombatant', 'endEncounter', 'yieldFight', 'updateCombatant', 'addCombatants'],
  'updateEncounter',
  ...['hideCombatants', 'revealCombatants', 'rewindEncounter', 'adjudicate'],
];

export class Twins {
  readonly tally: Tally = {
    ...{ steps: 0, backstage: 0, revealed: 0, answers: 0, done: 0, refused: 0, odds: 0 },
    ...{ pictures: 0, maps: 0, told: 0 },
  };
  readonly hiding: Side;
  readonly plain: Side;
  /** Who is hidden now. */
  hidden: Hidden[] = [];
  private readonly api: Api;
  private readonly ruleset: RulesetId;
  private readonly random: Random;
  private readonly bot: Bot;
  private readonly creatures: readonly string[];
  /** By what the hiding encounter calls something, what the plain one does. */
  private readonly ids = new Map<string, string>();
  /** By the version of the hiding one, that of the plain one; those of both alone. */
  private readonly versions = new Map<number, number>([[1, 1]]);
  /** What no outside seat may ever see, as it is or within something longer. */
  private readonly markers = new Set<string>(['Secret']);
  private names = 0;
  /** Hashes of the pictures of those who are hidden, or were. */
  private readonly faces: string[] = [];
  /** The one that somebody has come from. */
  private party: { readonly partyId: string; readonly token: string } | null = null;
  private extra: (Hidden & { readonly changed: boolean }) | null = null;

  private constructor(
    parts: Pick<Twins, 'hiding' | 'plain'> & {
      readonly api: Api;
      readonly ruleset: RulesetId;
      readonly random: Random;
      readonly bot: Bot;
      readonly creatures: readonly string[];
    },
  ) {
    this.api = parts.api;
    this.ruleset = parts.ruleset;
    this.random = parts.random;
    this.bot = parts.bot;
    this.creatures = parts.creatures;
    this.hiding = parts.hiding;
    this.plain = parts.plain;
    this.ids.set(parts.hiding.id, parts.plain.id);
  }

  /**
   * With people at the table, outside seats, and one of them that subscribes.
   *
   * @param apiKey what the player asks with, who has claimed both seats by it; the token of the seat if null
   */
  static async gather(
    api: Api,
    ruleset: RulesetId,
    random: Random,
    apiKey: string | null = null,
  ): Promise<Twins> {
    const seed = random.diceSeed();
    const side = async (): Promise<Side> => {
      api.nextSeed(seed);
      return { id: (await api.create({ ruleset })).id, seats: {}, streams: {} };
    };
    const [hiding, plain] = [await side(), await side()];
    const bot = await Bot.join(api, plain.id, random);
    const { bestiary } = (await api.ask(`{ bestiary(ruleset: ${ruleset}) { key } }`)) as {
      readonly bestiary: readonly { readonly key: string }[];
    };
    const creatures = bestiary.map(({ key }) => key);
    const twins = new Twins({ api, ruleset, random, bot, creatures, hiding, plain });
    await twins.people();
    for (const outsider of outsiders)
      await twins.seat(outsider, outsider === 'PLAYER' ? apiKey : null);
    return twins;
  }

  private async people(): Promise<void> {
    const combatants = ['Ana', 'Bor', 'Cid'].map((name, i) =>
      this.person(name, i, `side ${i % 2}`),
    );
    const [creature] = this.creatures;
    const position = { q: 5, r: 0 };
    await this.both('addCombatants', {
      combatants,
      creatures: [{ creature, name: 'Dag', side: 'side 1', position }],
    });
    await this.meet();
  }

  private person(name: string, at: number, side: string, secret = false): CombatantInput {
    const { secret: number, of } = sheets[this.ruleset];
    return { name, side, position: { q: at, r: 0 }, sheet: secret ? of(number) : of() };
  }

  private async seat(outsider: Outsider, apiKey: string | null): Promise<void> {
    const [first] = await this.combatants('plain', 'GM');
    const combatantIds = outsider === 'PLAYER' ? [first!.id] : [];
    const seats = await this.both('issueSeat', { name: outsider, kind: outsider, combatantIds });
    for (const [i, side] of [this.hiding, this.plain].entries())
      side.seats[outsider] = seatIn(seats[i]!);
    this.ids.set(this.hiding.seats[outsider]!.id, this.plain.seats[outsider]!.id);
    if (apiKey !== null) await this.claim(outsider, apiKey);
    for (const which of ['hiding', 'plain'] as const) {
      const heard = this.heard(which, outsider, await this.version(which));
      // Where it fails it is said when it is asked for.
      heard.catch(() => undefined);
      this[which].streams[outsider] = heard;
    }
  }

  /** From here on the seat is asked from by a key alone. */
  private async claim(outsider: Outsider, apiKey: string): Promise<void> {
    for (const which of ['plain', 'hiding'] as const) {
      const { id: encounterId, seats } = this[which];
      const { id, token } = seats[outsider]!;
      await this.api.seated({ token: apiKey }).play(ClaimSeatDocument, { encounterId, token });
      seats[outsider] = { id, token: apiKey };
    }
    await this.matchVersions();
  }

  // ---------------------------------------------------------------- what happens

  /** Somebody does the same in both, and outside seats are answered alike. Ids are the plain one's. */
  async both(mutation: string, input: object, by: 'GM' | Outsider = 'GM', named?: string) {
    const wanted = by === 'GM' || named !== undefined ? 'SEATS' : 'ALL';
    const document = mutationOf(this.ruleset, mutation, wanted);
    const plain = await this.submit('plain', by, document, input);
    const answered = named === undefined ? [] : ([[NONE, named]] as const);
    const hiding = await this.submit('hiding', by, document, this.translated(input, answered));
    const done = isDone(plain);
    if (done) {
      const now = await this.version('plain');
      // What changes nothing makes no version.
      if (now !== this.now) this.versions.set(await this.version('hiding'), now);
      this.tally.steps++;
    }
    if (by === 'GM') {
      if (!done) throw new Error(`${mutation} ${JSON.stringify(input)}: ${plain.text}`);
    } else {
      this.compare(`${mutation} ${JSON.stringify(input)}`, hiding, plain, named);
      this.tally[done ? 'done' : 'refused']++;
    }
    return [hiding, plain].map(answerOf);
  }

  /** One step of the fight, as the table is asked for it; false when nothing is. */
  async step(): Promise<boolean> {
    const asked = await this.awaiting('plain', 'GM');
    if (!asked.some(({ required }) => required)) return false;
    const { mutation, ...option } = this.bot.choose(asked);
    const input = this.bot.filled({ mutation, ...option });
    const own = this.random.chance(0.5) && (await this.awaiting('plain', 'PLAYER'));
    const mine =
      own &&
      own.some(({ options }) =>
        options.some(
          (o) =>
            o.mutation === mutation && JSON.stringify(o.input) === JSON.stringify(option.input),
        ),
      );
    await this.both(mutation, input, mine ? 'PLAYER' : 'GM');
    return true;
  }

  /** The GM alone knows, and who plays them. */
  async alone(mutation: string, input: object): Promise<Json> {
    const before = await this.version('hiding');
    const answer = await this.done('hiding', mutation, input);
    if ((await this.version('hiding')) !== before + 1) throw new Error(`${mutation} is no step.`);
    this.tally.backstage++;
    return answer;
  }

  /** The GM does something in one of the two. */
  private async done(which: Which, mutation: string, input: object): Promise<Json> {
    const answer = await this.submit(
      which,
      'GM',
      mutationOf(this.ruleset, mutation, 'SEATS'),
      input,
    );
    if (!isDone(answer)) throw new Error(`${mutation}: ${answer.text}`);
    return answerOf(answer);
  }

  /** Both have come to the same, by different commands. */
  private async matchVersions(): Promise<void> {
    this.versions.set(await this.version('hiding'), await this.version('plain'));
  }

  async hide(creature: string | null = null): Promise<Hidden> {
    const name = `Secret ${++this.names}`;
    const at = this.random.int(0, 5);
    const side = this.random.pick(['Secret', 'side 0', 'side 1']);
    const position = { q: at, r: 0 };
    const picture = await this.face(name);
    return this.joinHidden(
      creature,
      creature === null
        ? { combatants: [{ ...this.person(name, at, side, true), picture }] }
        : { creatures: [{ creature, name, side, position, picture }] },
    );
  }

  /** One who comes hidden from a party. */
  async hideMember(): Promise<Hidden> {
    const { partyId, token, members } = await partyOf(this.api, this.ruleset, [
      `Secret ${++this.names}`,
    ]);
    for (const secret of [partyId, members[0]!.id]) this.markers.add(secret);
    this.party = { partyId, token };
    return this.joinHidden(null, { party: { partyId, token, at: { q: 0, r: 4 } } });
  }

  private async joinHidden(creature: string | null, who: object): Promise<Hidden> {
    const known = new Set((await this.combatants('hiding', 'GM')).map(({ id }) => id));
    await this.alone('addCombatants', { hidden: true, ...who });
    const [newcomer] = (await this.combatants('hiding', 'GM')).filter(({ id }) => !known.has(id));
    const hidden = { id: newcomer!.id, creature };
    this.hidden.push(hidden);
    this.markers.add(hidden.id);
    return hidden;
  }

  /** The hash of a picture of theirs, which the hiding encounter has. */
  private async face(name: string): Promise<string> {
    const { body } = await putPicture(this.api.endpoint, this.hiding.id, png({ seed: name }));
    const hash = body.hash as string;
    this.markers.add(hash);
    this.faces.push(hash);
    return hash;
  }

  /** Pictures of who is hidden are as little there as in the other encounter. */
  async pictures(): Promise<void> {
    for (const outsider of outsiders)
      for (const hash of this.faces)
        for (const method of ['GET', 'DELETE']) {
          const [hiding, plain] = await Promise.all(
            (['hiding', 'plain'] as const).map(async (which) => {
              const { id, seats } = this[which];
              const path = `/fights/${id}/pictures/${hash}`;
              const at = { token: seats[outsider]!.token };
              const answer = await pictureRequest(this.api.endpoint, path, { method, at });
              const { status, body, headers } = answer;
              return { status, body, headers: [...headers.keys()] };
            }),
          );
          same(`${method} of a picture`, hiding, plain);
          this.tally.pictures++;
        }
  }

  /** The map is painted alike, with whatever is asked of it. */
  private async maps(outsider: Outsider): Promise<void> {
    for (const asked of ['', '?numbers=true&theme=dark']) {
      const [hiding, plain] = await Promise.all(
        (['hiding', 'plain'] as const).map(async (which) => {
          const { id, seats } = this[which];
          const at = { token: seats[outsider]!.token };
          const answer = await pictureRequest(this.api.endpoint, `/fights/${id}/map.svg${asked}`, {
            at,
          });
          return { status: answer.status, svg: String(answer.bytes) };
        }),
      );
      same('the map', hiding, plain);
      if (plain?.status === 200) this.tally.maps++;
    }
  }

  /** What the tools of an assistant say, in words. The newest version may be one that only the hiding encounter has. */
  private async tools(outsider: Outsider): Promise<void> {
    const versions = this.random.sample([...this.versions], 3);
    const asked = [
      ['look', {}, {}],
      ...[{}, { after: 8 }, { possible: true }].map((input) => ['options', input, input] as const),
      ...versions.map(
        ([hiding, plain]) => ['why', { version: hiding }, { version: plain }] as const,
      ),
      ['forecast', {}, {}],
      ['propose', { side: 'side 0' }, { side: 'side 0' }],
      ['begin', {}, {}],
      ['take', { version: 1, option: NONE }, { version: 1, option: NONE }],
    ] as const;
    for (const [name, there, here] of asked) {
      const [hiding, plain] = await Promise.all([
        this.told('hiding', outsider, name, there),
        this.told('plain', outsider, name, here),
      ]);
      const what = `${name} of an assistant`;
      this.free(what, hiding);
      if (plain.includes('INTERNAL')) throw new Error(`${what}: ${plain}`);
      same(
        what,
        this.inWords(hiding, this.normalVersion),
        this.inWords(plain, (own) => own),
      );
      this.tally.told++;
    }
  }

  private async told(which: Which, who: Outsider, name: string, input: object): Promise<string> {
    const { token } = this[which].seats[who]!;
    const assistant = this.assistants.get(token) ?? Assistant.at(this.api.endpoint, token);
    this.assistants.set(token, assistant);
    return (await (await assistant).call(name, input)).text;
  }

  private readonly assistants = new Map<string, Promise<Assistant>>();

  /** As the plain encounter would say it, without the ids of options, which no two share. */
  private inWords(text: string, mapped: (version: number) => number): string {
    const options = new Map<string, string>();
    return [...this.ids]
      .reduce((all, [from, to]) => all.replaceAll(from, to), text)
      .replaceAll(/(?<=\bversion )\d+/gi, (version) => String(mapped(Number(version))))
      .replaceAll(/(?<=\[)[\w-]{12,}(?=\])/g, (id) => {
        const known = options.get(id) ?? `option ${options.size}`;
        options.set(id, known);
        return known;
      });
  }

  private readonly normalVersion = (version: number): number =>
    [...this.versions].findLast(([hiding]) => hiding <= version)?.[1] ?? version;

  /** Whom a party has brought hidden is not told to who has its token, but is no GM. */
  async partyTokens({ id }: Hidden): Promise<void> {
    const { partyId, token } = this.party!;
    const field = schema.getQueryType()!.getFields().partyChanges!;
    const encounterId = this.plain.id;
    for (const outsider of outsiders) {
      const asked = { encounterId, partyId, token };
      await this.question(field, asked, { outsider, named: id });
      await this.both('writeBackParty', { partyId, token }, outsider, id);
    }
  }

  async owner(...who: readonly Hidden[]): Promise<void> {
    const combatantIds = who.map(({ id }) => id);
    const answer = await this.alone('issueSeat', {
      name: 'Secret owner',
      kind: 'PLAYER',
      combatantIds,
    });
    this.hiding.seats.OWNER = seatIn(answer);
    this.markers.add(this.hiding.seats.OWNER.id);
  }

  /** A link that gives Bor, and in the hiding encounter somebody hidden before: it shows Bor alone. */
  async link({ id }: Hidden): Promise<void> {
    const linkIn = async (which: Which): Promise<string> => {
      const bor = (await this.combatants(which, 'GM')).find(({ name }) => name === 'Bor')!.id;
      const combatantIds = which === 'hiding' ? [id, bor] : [bor];
      await this.done(which, 'createInvite', { combatantIds, days: 1 });
      const query =
        'query ($id: ID!) { encounter(id: $id) { ... on Encounter { invites { token } } } }';
      const { encounter } = (await this.api.ask(query, { id: this[which].id })) as {
        readonly encounter: { readonly invites: readonly { readonly token: string }[] };
      };
      return encounter.invites[0]!.token;
    };
    const [hiding, token] = [await linkIn('hiding'), await linkIn('plain')];
    await this.matchVersions();
    this.ids.set(hiding, token);
    const field = schema.getQueryType()!.getFields().invite!;
    const document = mutationOf(this.ruleset, 'acceptInvite', 'SEATS');
    const input = { token, combatantId: NONE, name: 'x' };
    for (const outsider of outsiders) {
      await this.question(field, { token }, { outsider, named: undefined });
      const accept = (which: Which, asked: object) =>
        this.client(which, outsider).post({ query: document, variables: { input: asked } });
      const there = await accept('hiding', this.translated(input, [[NONE, id]]));
      this.compare('acceptInvite', there, await accept('plain', input), id);
    }
  }

  /** Somebody else is hidden, then changed, then done away with. */
  async backstage(): Promise<void> {
    const combatantId = this.extra?.id;
    const name = `Secret ${++this.names}`;
    if (combatantId === undefined) {
      const creature = this.random.chance(0.5) ? this.strangeCreature : null;
      this.extra = { ...(await this.hide(creature)), changed: false };
    } else if (!this.extra!.changed) {
      const note = { externalId: 'Secret', metadata: { note: name } };
      await this.alone('updateCombatant', { combatantId, name, side: 'Secret', ...note });
      // What frontends keep with the encounter for the GM is no news to anybody else.
      await this.alone('updateEncounter', { metadata: note.metadata });
      this.extra = { ...this.extra!, changed: true };
    } else {
      await this.alone('removeCombatant', { combatantId, reason: 'Secret' });
      this.hidden = this.hidden.filter(({ id }) => id !== combatantId);
      this.extra = null;
    }
  }

  /** One leaves the table to be hidden, who is removed in the other encounter. */
  async withdraw(name: string): Promise<void> {
    const reason = 'Fled';
    const idIn = async (which: Which) =>
      (await this.combatants(which, 'GM')).find((one) => one.name === name)!.id;
    const [id, combatantId] = [await idIn('hiding'), await idIn('plain')];
    await this.done('hiding', 'hideCombatants', { combatantIds: [id], reason });
    await this.done('plain', 'removeCombatant', { combatantId, reason });
    await this.matchVersions();
    // The log has its id and name already; what it is called from now on is nobody's to know.
    await this.alone('updateCombatant', { combatantId: id, name: `Secret ${++this.names}` });
    this.hidden.push({ id, creature: null });
  }

  /** One comes to the table, where the other encounter has a newcomer like that. */
  async reveal(who: Hidden, position: HexInput): Promise<void> {
    const { id, creature } = who;
    const late = { name: 'Late', side: 'side 0' };
    const sheet = sheets[this.ruleset].of();
    await this.alone('updateCombatant', {
      combatantId: id,
      picture: '',
      ...late,
      ...(creature === null && { sheet }),
    });
    const positions = [{ combatantId: id, position }];
    await this.done('hiding', 'revealCombatants', { combatantIds: [id], positions });
    const newcomer =
      creature === null
        ? { combatants: [{ ...late, position, sheet }] }
        : { creatures: [{ creature, ...late, position }] };
    await this.done('plain', 'addCombatants', newcomer);
    await this.matchVersions();
    this.hidden = this.hidden.filter((one) => one !== who);
    this.markers.delete(id);
    await this.meet();
    this.tally.revealed++;
  }

  /** Nobody rules on somebody who is no part of the fight: the GM is answered why, others that there is none. */
  async refusedToAdjudicate(): Promise<Json> {
    const [who] = this.random.sample(this.hidden, 1);
    const ruling = { reason: 'Secret', position: { q: 0, r: 3 } };
    for (const outsider of outsiders)
      await this.both(
        'adjudicate',
        { ...ruling, reason: 'x', combatantId: NONE },
        outsider,
        who!.id,
      );
    const input = { ...ruling, combatantId: who!.id };
    return answerOf(
      await this.submit('hiding', 'GM', mutationOf(this.ruleset, 'adjudicate', 'SEATS'), input),
    );
  }

  /** Other encounters that begin as this one is now: they hide the same from who watches them. */
  async copies(): Promise<void> {
    const encounterId = this.hiding.id;
    const exported = (await this.api.ask(
      'query ($id: ID!) { exportEncounter(encounterId: $id) { ... on EncounterExport { document } } }',
      { id: encounterId },
    )) as { readonly exportEncounter: { readonly document: unknown } };
    const { document } = exported.exportEncounter;
    const { branchEncounter: branched } = await this.api.send(BranchEncounterDocument, {
      input: { encounterId },
    });
    const imported = await this.api.send(ImportEncounterDocument, { input: { document } });
    if (!('encounter' in imported.importEncounter)) throw new Error('It was not imported.');
    if (!('encounter' in branched)) throw new Error('There is no branch.');
    for (const id of [branched.encounter.id, imported.importEncounter.encounter.id])
      await this.copy(id);
  }

  private async copy(encounterId: string): Promise<void> {
    const input = { encounterId, name: 'Watches', kind: 'SPECTATOR', days: 1 } as const;
    const { issueSeat } = await this.api.send(IssueSeatDocument, { input });
    if (!('token' in issueSeat)) throw new Error('No seat was issued.');
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${fieldsOf(this.ruleset, 'Encounter')} } verifyDice(encounterId: $id) { ... on DiceVerification ${fieldsOf(this.ruleset, 'DiceVerification')} } }`;
    const variables = { id: encounterId };
    const watching = await this.api.seated(issueSeat).post({ query, variables });
    this.free('a copy', watching.body);
    if (!watching.text.includes('"verified":true')) throw new Error(watching.text);
    const { text } = await this.api.post({ query, variables });
    // Combatants are called otherwise in every copy.
    const hidden = this.hidden.map(({ id }) => idsIn(encounterId)(id));
    const found = (shown: string) => hidden.filter((id) => shown.includes(id));
    same('who is hidden in a copy', found(text), hidden);
    // Who was seen and has left stays in the statistics, hidden or gone.
    const besides = JSON.stringify(watching.body, (key, value: unknown) =>
      key === 'statistics' ? null : value,
    );
    same('who is hidden in a copy that is watched', found(besides), []);
  }

  /** The version of the plain encounter that both have come to. */
  get now(): number {
    return [...this.versions.values()].at(-1)!;
  }

  /** One that is not on the table, so that what it brings is new. */
  get strangeCreature(): string {
    return this.random.pick(this.creatures.slice(1));
  }

  get secretNumber(): number {
    return sheets[this.ruleset].secret;
  }

  /** Back to a version of the plain encounter, in both. */
  async rewind(toVersion: number): Promise<void> {
    const there = [...this.versions].findLast(([, plain]) => plain === toVersion)![0];
    const rest = { dice: 'KEEP', reason: 'Once more' };
    await this.done('plain', 'rewindEncounter', { toVersion, ...rest });
    await this.done('hiding', 'rewindEncounter', { toVersion: there, ...rest });
    await this.matchVersions();
    const all = await this.combatants('hiding', 'GM');
    this.hidden = all.filter(({ hidden }) => hidden).map(({ id }) => ({ id, creature: null }));
  }

  // ---------------------------------------------------------------- what outside seats see

  /** Every query of the schema, with all of its fields. */
  async look(): Promise<void> {
    for (const outsider of outsiders) {
      for (const field of Object.values(schema.getQueryType()!.getFields()))
        for (const [args, named] of await this.questions(field, outsider))
          await this.question(field, args, { outsider, named });
      await this.journals(outsider);
      await this.maps(outsider);
      await this.tools(outsider);
    }
  }

  /** The arguments to try, with which hidden combatants they name. */
  private async questions(
    { name, args }: GraphQLField<unknown, unknown>,
    outsider: Outsider,
  ): Promise<readonly (readonly [Json, (string | undefined)?])[]> {
    const names = args
      .map((each) => each.name)
      .toSorted()
      .join(' ');
    const encounterId = this.plain.id;
    switch (names) {
      case 'atVersion id': {
        const version = await this.version('plain');
        const past = this.random.sample(
          Array.from({ length: version }, (_, i) => i + 1),
          3,
        );
        return [
          [{ id: encounterId }],
          ...past.map((atVersion) => [{ id: encounterId, atVersion }] as const),
        ];
      }
      case 'afterVersion encounterId first':
        return [[{ encounterId }], [{ encounterId, afterVersion: 1, first: 2 }]];
      case 'encounterId partyId token':
        return [[{ encounterId, partyId: 'nothing' }]];
      case 'encounterId':
        return [[{ encounterId }]];
      case 'encounterId from to':
        return [0, 1, 5].map((q) => [
          { encounterId, from: { q, r: 0 }, to: { q: this.random.int(0, 6), r: 1 } },
        ]);
      case 'combatantId encounterId first':
        return (await this.combatants('plain', outsider)).map(({ id: combatantId }) => [
          { encounterId, combatantId },
        ]);
      case 'encounterId input':
        // A forecast is for GMs alone.
        if (name === 'forecast') return [];
        return (await this.oddsInputs(outsider)).map(([input, named]) => [
          { encounterId, input },
          named,
        ]);
      case '':
      case 'id':
      case 'input':
      case 'name':
      case 'ruleset':
      // Links and parties are tried apart.
      case 'token':
      case 'id token':
        // Of the schema, the rulebook and given sheets, whatever happens in an encounter.
        return [];
      default:
        throw new Error(`Nobody has said what to ask ${name} (${names}).`);
    }
  }

  private async oddsInputs(outsider: Outsider): Promise<readonly (readonly [object, string?])[]> {
    const known = Object.keys(
      (schema.getType('OddsInput') as never as { getFields(): object }).getFields(),
    );
    const options = (await this.awaiting('plain', outsider)).flatMap(
      (decision) => decision.options,
    );
    const made = this.random
      .sample(
        options.filter(({ mutation }) => known.includes(mutation)),
        4,
      )
      .map(
        ({ mutation, ...option }) =>
          [{ [mutation]: this.bot.filled({ mutation, ...option }) }] as const,
      );
    const [hidden] = this.random.sample(this.hidden, 1);
    const aimed = made.filter(([input]) => JSON.stringify(input).includes('targetIds'));
    const at = aimed.map(
      ([input]) =>
        JSON.parse(
          JSON.stringify(input).replace(/"targetIds":\[[^\]]*\]/, `"targetIds":["${NONE}"]`),
        ) as object,
    );
    return [...made, ...(hidden ? at.map((input) => [input, hidden.id] as const) : [])];
  }

  private async question(
    field: GraphQLField<unknown, unknown>,
    args: Json,
    { outsider, named }: { readonly outsider: Outsider; readonly named: string | undefined },
  ): Promise<void> {
    const used = field.args.filter(({ name }) => name in args);
    const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
    const query = `query (${declared}) { answer: ${field.name}(${passed}) ${fieldsOf(this.ruleset, getNamedType(field.type).name)} }`;
    const [hiding, plain] = await Promise.all([
      this.client('hiding', outsider).post({
        query,
        variables: this.translated(args, named === undefined ? [] : [[NONE, named]]),
      }),
      this.client('plain', outsider).post({ query, variables: args }),
    ]);
    this.compare(`${field.name} ${JSON.stringify(args)}`, hiding, plain, named);
    if (field.name === 'odds' && plain.text.includes('perDefense')) this.tally.odds++;
  }

  /** Entries about hidden combatants alone say that something did, and no more. */
  private async journals(outsider: Outsider): Promise<void> {
    const [hiding, plain] = [
      await this.journal('hiding', outsider),
      await this.journal('plain', outsider),
    ];
    this.checkSteps('journal', hiding, plain, (entry) => entry);
  }

  private checkSteps(
    what: string,
    hiding: readonly Json[],
    plain: readonly Json[],
    entryOf: (step: Json) => Json,
  ): void {
    const common = hiding.filter((step) => this.versions.has(step.version as number));
    for (const step of hiding) {
      this.free(what, step);
      if (common.includes(step)) continue;
      // Events have fields of these names and another type, so that either may have an alias.
      const { by, seatId, command, events } = Object.fromEntries(
        Object.entries(entryOf(step)).map(([key, value]) => [
          key.replace('JournalEntry_', ''),
          value,
        ]),
      );
      same(
        what,
        { by, seatId, command, events },
        { by: 'GM', seatId: null, command: null, events: [] },
      );
    }
    same(
      what,
      common.map((step) => this.normal(step)),
      plain.map((step) => normal(step, (v) => v)),
    );
    this.tally.answers += hiding.length;
  }

  async journal(which: Which, who: string): Promise<readonly Json[]> {
    const entry = fieldsOf(this.ruleset, 'JournalEntry');
    const query = `query ($id: ID!, $after: String) { encounter(id: $id) { ... on Encounter { journal(first: 40, after: $after) {
      pageInfo { hasNextPage endCursor } nodes ${entry} } } } }`;
    const nodes: Json[] = [];
    for (let after: string | null = null; ;) {
      const data = (await this.client(which, who).ask(query, { id: this[which].id, after })) as {
        readonly encounter: {
          readonly journal: {
            readonly nodes: readonly Json[];
            readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
          };
        };
      };
      const { journal } = data.encounter;
      nodes.push(...journal.nodes);
      if (!journal.pageInfo.hasNextPage) return nodes;
      after = journal.pageInfo.endCursor;
    }
  }

  /** Every mutation of the schema, tried by outside seats on somebody whom they do not know of. */
  async provoke(): Promise<void> {
    const [hidden] = this.random.sample(this.hidden, 1);
    const named = hidden?.id ?? NONE;
    const [mine] = await this.combatants('plain', 'GM');
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
      const type = getNamedType(args[0]!.type) as GraphQLInputObjectType;
      // What names no encounter is tried apart; see `link`.
      if (!('encounterId' in type.getFields()) || name === 'yieldFight') continue;
      const inputs = [NONE, mine!.id].map((own) =>
        JSON.stringify(sample(type, (field) => (field === 'combatantId' ? own : NONE))),
      );
      // Most name one thing; they are sent once, since a seat pings once a second.
      for (const text of new Set(inputs)) {
        if (!text.includes(NONE)) continue;
        const input = JSON.parse(text) as Json;
        for (const outsider of outsiders) await this.provoked(outsider, name, input, named);
      }
    }
  }

  private async provoked(by: Outsider, mutation: string, input: Json, named: string) {
    const { done } = this.tally;
    await this.both(mutation, input, by, named);
    // The answer was short; here is what it was about.
    if (this.tally.done > done) await this.look();
  }

  /** What came over the streams that were open all the time. */
  async streams(): Promise<void> {
    this.over = { hiding: await this.version('hiding'), plain: await this.version('plain') };
    for (const outsider of outsiders) {
      const [hiding, plain] = (await Promise.all(
        (['hiding', 'plain'] as const).map((which) => this[which].streams[outsider]!),
      )) as [readonly Json[], readonly Json[]];
      this.checkSteps('news', hiding, plain, ({ entry }) => entry as Json);
      for (const [i, { version, encounter, events }] of hiding.entries()) {
        if (i === 0 || this.versions.has(version as number)) continue;
        same('what a hidden step shows', events, []);
        same(
          'what a hidden step shows',
          this.normal(encounter),
          this.normal(hiding[i - 1]!.encounter),
        );
      }
    }
  }

  private over: Readonly<Record<Which, number>> | null = null;

  private async heard(
    which: Which,
    outsider: Outsider,
    afterVersion: number,
  ): Promise<readonly unknown[]> {
    const query = `subscription ($encounterId: ID!, $afterVersion: Int) {
      encounterUpdated(encounterId: $encounterId, afterVersion: $afterVersion)
        ${fieldsOf(this.ruleset, 'EncounterStreamItem', 'IDS')} }`;
    const { id, seats } = this[which];
    const { token } = seats[outsider]!;
    const news = follow(this.api, id, { token, afterVersion, query });
    const updates: unknown[] = [];
    for (let last = afterVersion; !this.over || last < this.over[which];) {
      const next = news.next();
      // Nothing more may come: only then is it asked whether all is over.
      while (!this.over && !(await Promise.race([next.then(() => true), sleep(50, false)])));
      if (this.over && last >= this.over[which]) break;
      const { value } = await next;
      if (value?.__typename !== 'EncounterUpdate') throw new Error(JSON.stringify(value));
      updates.push(value);
      last = value.version;
    }
    void news.return();
    return updates;
  }

  // ---------------------------------------------------------------- how

  client(which: Which, who: string): ApiClient {
    return who === 'GM' ? this.api : this.api.seated({ token: this[which].seats[who]!.token });
  }

  async combatants(which: Which, who: string) {
    const query =
      'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name side hidden sheet { __typename } } } } }';
    const data = (await this.client(which, who).ask(query, { id: this[which].id })) as {
      readonly encounter: {
        readonly combatants: readonly {
          readonly id: string;
          readonly name: string;
          readonly side: string;
          readonly hidden: boolean;
          readonly sheet: unknown;
        }[];
      };
    };
    return data.encounter.combatants;
  }

  /** Everything of the encounter, as it comes. */
  async text(who: string): Promise<string> {
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${fieldsOf(this.ruleset, 'Encounter')} } }`;
    return (await this.client('hiding', who).post({ query, variables: { id: this.hiding.id } }))
      .text;
  }

  private async awaiting(which: Which, who: string): Promise<readonly Decision[]> {
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { awaiting { ${DECISION} } } } }`;
    const data = (await this.client(which, who).ask(query, { id: this[which].id })) as {
      readonly encounter: { readonly awaiting: readonly Decision[] };
    };
    this.bot.learn(data.encounter.awaiting);
    return data.encounter.awaiting
      .map((decision) => ({
        ...decision,
        options: decision.options.filter(
          ({ mutation, choices }) =>
            !apart.includes(mutation) && choices.every(({ kind }) => kind !== 'DATA'),
        ),
      }))
      .filter(({ options }) => options.length > 0);
  }

  private async submit(which: Which, who: string, query: string, input: object): Promise<Answer> {
    const variables = { input: { ...input, encounterId: this[which].id } };
    return this.client(which, who).post({ query, variables });
  }

  private async version(which: Which): Promise<number> {
    return (await this.api.store.load(this[which].id))!.version;
  }

  /** Those who have come to both have other ids in each, and come in the same order. */
  private async meet(): Promise<void> {
    const hiding = (await this.combatants('hiding', 'GM')).filter(({ hidden }) => !hidden);
    const plain = await this.combatants('plain', 'GM');
    same('who is there', hiding.length, plain.length);
    for (const [i, { id }] of hiding.entries()) this.ids.set(id, plain[i]!.id);
  }

  private translated(input: object, answered: readonly (readonly [string, string])[]): Json {
    const pairs = [
      ...[...this.ids].map(([hiding, plain]) => [plain, hiding] as const),
      ...answered,
    ];
    const text = pairs.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(input));
    const there = JSON.parse(text) as Record<string, unknown>;
    if (typeof there.atVersion === 'number')
      there.atVersion = [...this.versions].findLast(([, plain]) => plain === there.atVersion)![0];
    return there;
  }

  private compare(what: string, hiding: Answer, plain: Answer, named?: string): void {
    const text = named === undefined ? hiding.text : hiding.text.replaceAll(named, NONE);
    const body: unknown = JSON.parse(text);
    this.free(what, body);
    if (/INTERNAL|GRAPHQL_VALIDATION_FAILED|TOO_/.test(text)) throw new Error(`${what}: ${text}`);
    same(
      what,
      { status: hiding.status, ...(this.normal(body) as object) },
      { status: plain.status, ...(normal(plain.body, (v) => v) as object) },
    );
    this.tally.answers++;
  }

  /** Nothing in it is of who is hidden. */
  private free(what: string, answered: unknown): void {
    const text = JSON.stringify(answered);
    const number = new RegExp(`[:,[]${sheets[this.ruleset].secret}[,}\\]]`).exec(text)?.[0];
    const found = number ?? [...this.markers].find((marker) => text.includes(marker));
    if (found === undefined) return;
    const at = text.indexOf(found);
    throw new Error(`${what} tells '${found}': ${text.slice(Math.max(0, at - 200), at + 100)}`);
  }

  /** As the plain encounter would show it. */
  private normal(answered: unknown): unknown {
    const text = [...this.ids].reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      JSON.stringify(answered),
    );
    return normal(JSON.parse(text), this.normalVersion);
  }
}

const versionFields = new Set(['version', 'since', 'toVersion', 'currentVersion', 'entries']);
const timeFields = new Set([
  'decisionMilliseconds',
  'at',
  'createdAt',
  'updatedAt',
  'issuedAt',
  'expiresAt',
]);

/** Of these types the fields that hold digests of other ids, which two encounters do not share. */
const digested: ReadonlyMap<unknown, RegExp> = new Map([
  ['Decision', /(id|key)$/],
  ['Option', /(id|key)$/],
  ['Refusal', /key$/],
  ['Suggestion', /(decisionId|optionId)$/],
]);

/** Without times, with versions as they are mapped, and digests by the order in which they appear. */
function normal(
  answered: unknown,
  mapped: (version: number) => number,
  digests = new Map<string, string>(),
): unknown {
  if (typeof answered === 'string')
    // In words, and behind the ids of a past version.
    return answered.replace(/(?<=to version |\b(?:enc|cmb)_[0-9a-f]+@)\d+/g, (version) =>
      String(mapped(Number(version))),
    );
  if (Array.isArray(answered)) return answered.map((one) => normal(one, mapped, digests));
  if (typeof answered !== 'object' || answered === null) return answered;
  // What takes time may come last in one of them.
  const fields = Object.entries(answered).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    fields.flatMap(([key, value]: readonly [string, unknown]) => {
      if (timeFields.has(key)) return [[key, typeof value]];
      const { __typename: type } = answered as Json;
      if (typeof value === 'string' && digested.get(type)?.test(key)) {
        const known = digests.get(value) ?? `digest ${digests.size}`;
        digests.set(value, known);
        return [[key, known]];
      }
      if (versionFields.has(key) && typeof value === 'number') return [[key, mapped(value)]];
      return [[key, normal(value, mapped, digests)]];
    }),
  );
}

const written = new Map<string, string>();

/** A document, or a part of one, as it was written the first time. */
function once(key: string, write: () => string): string {
  const text = written.get(key) ?? write();
  written.set(key, text);
  return text;
}

/** All but the journal: it has pages, and is compared by itself. */
const fieldsOf = (
  ruleset: RulesetId,
  name: string,
  beside: 'IDS' | 'IDS_AND_COMBATANTS' = 'IDS_AND_COMBATANTS',
): string =>
  once(`${ruleset} ${name} ${beside}`, () =>
    allFields(schema, schema.getType(name)!, { ruleset, above: ['JournalConnection'], beside }),
  );

/**
 * A mutation with every field of a problem, and of what it does: all of it, or seats alone. The server
 * keeps no document as long as one with all, so that checking it takes longer than answering.
 */
const mutationOf = (ruleset: RulesetId, name: string, wanted: 'ALL' | 'SEATS'): string =>
  once(`${ruleset} ${name} ${wanted}`, () => {
    const { args, type } = schema.getMutationType()!.getFields()[name]!;
    const answer = getNamedType(type);
    // With every combatant in it twice it would be too long.
    const fields =
      wanted === 'ALL'
        ? fieldsOf(ruleset, answer.name, 'IDS')
        : allFields(schema, answer, { ruleset, above: ['Encounter', 'Event'] });
    return `mutation ($input: ${String(args[0]!.type)}) { answer: ${name}(input: $input) ${fields} }`;
  });

const answerOf = ({ body, text }: Answer): Json => {
  const { answer } = (body?.data ?? {}) as { readonly answer?: Json };
  if (!answer) throw new Error(text);
  return answer;
};

const isDone = (answer: Answer): boolean =>
  (answerOf(answer).__typename as string).endsWith('Payload');

function seatIn({ seat, token }: Json): Seated {
  return { id: (seat as { readonly id: string }).id, token: token as string };
}

/** Something of this type, whatever it means, with all the ids that it can have. */
function sample(type: GraphQLInputType, idOf: (field: string) => string, name = ''): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sample(bare.ofType, idOf, name)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const all = Object.values(bare.getFields());
    const wanted = (field: (typeof all)[number]) =>
      isRequiredInputField(field) ||
      // Twins are at versions of their own, which a conflict would tell.
      field.name === 'ifStillListed' ||
      (getNamedType(field.type).name === 'ID' && field.name !== 'encounterId');
    const given = bare.isOneOf ? all.slice(0, 1) : all.filter(wanted);
    return Object.fromEntries(
      given.map((field) => [field.name, sample(field.type, idOf, field.name)]),
    );
  }
  const scalars: Readonly<Record<string, unknown>> = {
    ID: idOf(name),
    Int: 1,
    Boolean: true,
    JSON: {},
  };
  return scalars[getNamedType(bare).name] ?? 'x';
}

function same(what: string, hiding: unknown, plain: unknown): void {
  const [a, b] = [JSON.stringify(hiding), JSON.stringify(plain)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
  throw new Error(`${what} is not the same:\n${near(a)}\n${near(b)}`);
}
