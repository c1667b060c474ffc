/** Searches for a fight of the wished difficulty, as far as they have come, by what was asked. */
import {
  type AnyMember,
  type Battlefield,
  type Hex,
  isSearched,
  type Level,
  loadRuleset,
  placesNear,
  type ProposalPlan,
  type ProposalSetup,
  SIDES,
  type Variable,
} from '@sixbeat/engine';
import { LRUCache } from 'lru-cache';
import { digestOf } from '../journal/digest.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { invalid, type InputPath, type Refused } from '../outcome.ts';
import type { CommandRefused } from '../play/judge.ts';
import type { EncounterRecord } from '../ports.ts';
import { entered, opened, played, type SandboxQuestion, type Tried } from '../sandbox/sandbox.ts';
import type { ForecastRunner, ProposalJob } from './runner.ts';
import { type Asker, isLater, type Later, Slices } from './slices.ts';

/** How many may take part in a fight that is searched for, on either side. */
export const [MAX_PARTY, MAX_FOES] = [10, 12];

/** The party: as it was written, or members as they are. */
export type AskedParty =
  | {
      readonly kind: 'WRITTEN';
      /** The field of the question that has them. */
      readonly field: 'combatants' | 'creatures';
      readonly who: readonly { readonly name: string; readonly has: Tried }[];
    }
  | {
      readonly kind: 'MEMBERS';
      readonly members: readonly AnyMember[];
      /** Where they are, and by which readings of the rules; null for members of a party. */
      readonly standing: Standing | null;
    };

/** Combatants on the battlefield of their encounter. */
export interface Standing {
  readonly settings: Readonly<Record<string, string>>;
  readonly battlefield: object;
  /** In the order in which they were asked about. */
  readonly places: readonly Hex[];
}

/** Combatants of an encounter as they stand there. No fight that is searched for waits for dice by hand. */
export function standingIn({ snapshot }: EncounterRecord, ids: readonly string[]): Standing {
  const { settings, battlefield, combatants } = snapshot.state as Grounds;
  // Pictures and labels are of the encounter alone.
  const { obstacles, concealing, dark, water, features, walls = [] } = battlefield;
  return {
    settings: { ...settings, handDice: 'NONE' },
    battlefield: { obstacles, concealing, dark, water, features, walls },
    places: ids.flatMap((id) => combatants[id]?.position ?? []),
  };
}

/** What every state has of it. */
interface Grounds {
  readonly settings: Readonly<Record<string, string>>;
  readonly battlefield: Battlefield;
  readonly combatants: Readonly<Record<string, { readonly position: Hex }>>;
}

export interface AskedField {
  /** As `setBattlefield` takes it; null for open ground. */
  readonly battlefield: object | null;
  /** Where the first of the party is, with the others around it; or where each of them is. */
  readonly partyAt: Hex | readonly Hex[];
  readonly foesAt: Hex;
}

export interface ProposalQuestion extends SandboxQuestion {
  readonly party: AskedParty;
  /** Null for all of the bestiary. */
  readonly creatures: ProposalSetup['creatures'] | null;
  readonly most: number | null;
  readonly fields: readonly AskedField[];
  readonly wish: ProposalSetup['wish'];
  readonly vary: readonly Variable[];
  readonly level: Level;
}

export type ProposalOutcome =
  | {
      readonly kind: 'PROPOSALS';
      readonly plan: ProposalPlan;
      readonly progress: ProposalJob['progress'];
      /** Of the creatures of the plan. */
      readonly names: readonly string[];
    }
  | { readonly kind: 'IMPOSSIBLE'; readonly code: 'NO_FOES' | 'CANNOT_BEGIN'; message: string }
  | Later
  | CommandRefused;

const KEPT_SETUPS = 100;
/** How many of each kind there may be where the question does not say. */
const USUAL_MOST = 4;

export class Proposals {
  readonly #runner: ForecastRunner;
  readonly #slices: Slices<ProposalJob>;
  /** What was asked before need not be read again. */
  readonly #setups = new LRUCache<string, ProposalSetup>({ max: KEPT_SETUPS });

  /** @param waiting who waits for a slice, of this or of anything else */
  constructor(runner: ForecastRunner, waiting: Set<string>) {
    this.#runner = runner;
    this.#slices = new Slices(waiting);
  }

  /** What has been found so far, after a slice more unless the search is over. */
  async of(question: ProposalQuestion, asker: Asker): Promise<ProposalOutcome> {
    const { ruleset } = question;
    const { rulebook } = await loadRuleset(ruleset);
    const known = new Map(rulebook.creatures.map(({ key, name }) => [key, name] as const));
    const refused = refuseQuestion(question, known);
    if (refused) return refused;
    const asked = askedIn(question);
    const setup = this.#setups.get(asked) ?? (await setUp(question, [...known.keys()]));
    if ('kind' in setup) return setup;
    this.#setups.set(asked, setup);
    const job = await this.#slices.next(
      {
        ...{ key: setup.seed, about: asker.name },
        isFull: () => this.#runner.isFull(),
        isDone: ({ plan, progress }) => plan.grounds.length === 0 || isSearched(progress),
        play: (before) => this.#runner.propose({ ruleset, setup, job: before }),
      },
      asker,
    );
    if (isLater(job)) return job;
    if (job.plan.grounds.length === 0) return noRoom;
    const names = job.plan.creatures.map((key) => known.get(key) ?? key);
    return { kind: 'PROPOSALS', ...job, names };
  }
}

/** All that was asked, without how it is read. */
const askedIn = ({ read: _read, within: _within, ...asked }: ProposalQuestion): string =>
  digestOf(asked);

const noRoom: ProposalOutcome = {
  kind: 'IMPOSSIBLE',
  code: 'CANNOT_BEGIN',
  message: 'There is no room for the foes where they are to begin: give another place.',
};

type Invalid = Extract<Refused, { kind: 'INVALID' }>;

function refuseQuestion(
  { party, creatures, wish, fields }: ProposalQuestion,
  known: ReadonlyMap<string, string>,
): Invalid | null {
  const size = namesIn(party).length;
  if (size < 1 || size > MAX_PARTY)
    return invalid(['party'], `A search is for a party of 1 to ${MAX_PARTY}.`);
  if (fields.length === 0) return invalid(['battlefields'], 'Give a battlefield, or leave it out.');
  return refuseCreatures(creatures ?? [], known) ?? refuseWish(wish);
}

function refuseCreatures(
  creatures: ProposalSetup['creatures'],
  known: ReadonlyMap<string, string>,
): Invalid | null {
  for (const [i, { key, atLeast, atMost }] of creatures.entries()) {
    const at = ['creatures', i];
    if (!known.has(key))
      return invalid([...at, 'creature'], `There is no creature '${key}' in the bestiary.`);
    if (creatures.findIndex((one) => one.key === key) !== i)
      return invalid([...at, 'creature'], 'Name each creature once.');
    if (atLeast < 0 || atLeast > atMost || atMost > MAX_FOES || atMost < 1)
      return invalid([...at, 'atMost'], `It is 1 to ${MAX_FOES}, and no less than \`atLeast\`.`);
  }
  return null;
}

/** What a wish may be at most. */
const limits = { winChance: 1, rounds: 40, falls: MAX_PARTY };

function refuseWish({ chance, rounds, falls }: ProposalSetup['wish']): Invalid | null {
  const ranges = { winChance: chance, rounds, falls };
  for (const [field, most] of Object.entries(limits)) {
    const range = ranges[field as keyof typeof ranges];
    if (range && !(range.from >= 0 && range.from <= range.to && range.to <= most))
      return invalid(['wish', field], `It begins at 0 or later, and ends at ${most} or sooner.`);
  }
  return null;
}

/** All that the search is played on, from what was asked: the same question has the same seed. */
async function setUp(
  question: ProposalQuestion,
  bestiary: readonly string[],
): Promise<ProposalSetup | Exclude<ProposalOutcome, { kind: 'PROPOSALS' }>> {
  const { fields: asked, level, wish, vary, ruleset } = question;
  const fields = [];
  for (const [i, field] of asked.entries()) {
    const made = await fieldOf(question, field, ['battlefields', i]);
    if ('kind' in made) return made;
    fields.push(made);
  }
  const creatures =
    question.creatures ??
    bestiary.slice(0, MAX_KINDS).map((key) => ({ key, atLeast: 0, atMost: USUAL_MOST }));
  const all = creatures.reduce((sum, { atMost }) => sum + atMost, 0);
  const party = fields[0]?.party ?? [];
  const most = Math.min(MAX_FOES, question.most ?? party.length + 3, all);
  const least = creatures.reduce((sum, { atLeast }) => sum + atLeast, 0);
  if (most < Math.max(1, least)) return { kind: 'IMPOSSIBLE', code: 'NO_FOES', message: NO_FOES };
  const setup = {
    ...{ creatures, most, wish, vary, level, party: party.map(({ id, name }) => ({ id, name })) },
    fields: fields.map(({ state, foesAt, party }) => ({
      ...{ state, foesAt },
      party: party.map(({ position }) => position),
    })),
  };
  return { ...setup, seed: digestOf({ ruleset, ...setup }) };
}

/** How many kinds of creatures a search chooses from. */
export const MAX_KINDS = 8;
const NO_FOES =
  'No foes are left to choose from: allow more of them in all, or ask for fewer of each.';

/** A battlefield on which the party stands. */
async function fieldOf(
  question: ProposalQuestion,
  { battlefield, partyAt, foesAt }: AskedField,
  where: InputPath,
) {
  const { read, within, party } = question;
  const empty = await opened(question);
  if ('kind' in empty) return empty;
  let record: EncounterRecord = empty;
  if (battlefield) {
    const command = { type: 'SetBattlefield', ...battlefield };
    const set = played(record, { command, read: read(command, '') }, within);
    if ('kind' in set) return relocated(set, [...where, 'battlefield']);
    record = set;
  }
  const names = namesIn(party);
  const places = within(() => placesIn(record, partyAt, names.length));
  if (places.length < names.length)
    return invalid([...where, 'partyAt'], 'There is no room for the party at this hex.');
  const joined =
    party.kind === 'WRITTEN'
      ? writtenIn(record, party, { places, question })
      : membersIn(record, party.members, { places, question });
  if ('kind' in joined) return joined;
  const { state } = joined.snapshot;
  return {
    ...{ state, foesAt },
    party: places.map((position, i) => ({ id: idOf(i), name: names[i] ?? '', position })),
  };
}

const namesIn = (party: AskedParty): readonly string[] =>
  party.kind === 'WRITTEN'
    ? party.who.map(({ name }) => name)
    : party.members.map(({ combatant }) => combatant.name);

const placesIn = (record: EncounterRecord, at: AskedField['partyAt'], size: number) =>
  'q' in at ? placesNear(rulesetOf(record), record.snapshot.state as never, at, size) : at;

/** The same in each question, whatever it is in the party or the encounter that it is from. */
const idOf = (i: number): string => `member-${i}`;

interface Joining {
  readonly places: readonly Hex[];
  readonly question: ProposalQuestion;
}

function writtenIn(
  record: EncounterRecord,
  { who, field }: Extract<AskedParty, { kind: 'WRITTEN' }>,
  { places, question }: Joining,
): EncounterRecord | CommandRefused {
  let now: EncounterRecord = record;
  for (const [i, { name, has }] of who.entries()) {
    const newcomer = { id: idOf(i), name, has, at: places[i] ?? { q: 0, r: 0 } };
    const next = entered(now, { ...newcomer, side: SIDES.party }, question, ['party', field, i]);
    if ('kind' in next) return next;
    now = next;
  }
  return now;
}

function membersIn(
  record: EncounterRecord,
  members: readonly AnyMember[],
  { places, question }: Joining,
): EncounterRecord | CommandRefused {
  const joining = members.map(({ combatant, ...member }, i) => ({
    ...member,
    combatant: { ...combatant, id: idOf(i), side: SIDES.party, position: places[i] },
  }));
  const command = { type: 'AddCombatants', members: joining };
  const joined = played(record, { command }, question.within);
  return 'kind' in joined ? relocated(joined, ['party']) : joined;
}

/** Faults of a command that the question does not have, as faults of where it comes from. */
function relocated(refused: CommandRefused, where: InputPath): CommandRefused {
  if (refused.kind !== 'INVALID') return refused;
  const issues = refused.issues.map(({ path, message }) => ({
    path: [...where, ...path],
    message,
  }));
  return { kind: 'INVALID', issues };
}
