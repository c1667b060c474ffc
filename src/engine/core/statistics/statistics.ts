/** The statistics of a fight: a fold over what its versions have counted. It is plain JSON, and bounded. */
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import type { Entry, Harm } from './entries.ts';

export interface Statistics {
  /** The version from which on everything is counted; 1 where that is all of the fight. */
  readonly since: number;
  readonly combatants: Readonly<Record<CombatantId, Tally>>;
  /** The version that harmed one side more than another by most; null before any has. */
  readonly swing: Swing | null;
  /** When those were asked who are due since an earlier version, in milliseconds since 1970. */
  readonly asked: Readonly<Record<CombatantId, number>>;
  /** How many who have left are not counted any more. */
  readonly forgotten: number;
}

/** What is counted of a combatant. */
export interface Tally {
  /** By the key of the action that it attacked with. */
  readonly used: Readonly<Record<string, Used>>;
  /** The harm that it took, by the key of the action or of the condition. */
  readonly taken: Readonly<Record<string, number>>;
  readonly counts: Counts;
  /** What it was when it left the table; not there while it is on it. */
  readonly left?: { readonly name: string; readonly side: string };
}

/** Every command writes them, so that they are short; hits to be expected in {@link THOUSANDTHS}. */
export type Used = readonly [rolls: number, hits: number, expected: number, harm: number];
/** The last one is milliseconds for all decisions together. */
export type Counts = readonly [
  turns: number,
  falls: number,
  felled: number,
  decisions: number,
  decidedIn: number,
];

export interface Swing {
  /** Null where it was in another encounter, of which this is a branch. */
  readonly version: number | null;
  /** The side that was harmed most. */
  readonly side: string;
  /** By how much more than the side that was harmed least. */
  readonly harm: number;
}

/** Keys of each combatant that are counted apart; all further ones are counted together. */
export const MAX_KEYS = 12;
/** What all further keys have in common. */
export const OTHER = '';
/** Combatants who have left the table. */
export const MAX_LEFT = 40;
/** Of a hit that is expected. */
export const THOUSANDTHS = 1000;
/** Milliseconds: a pause of the table is no time to decide. */
export const LONGEST_DECISION = 3_600_000;
/** That an `Int` of the API holds. */
export const LARGEST = 2 ** 31 - 1;

const plus = (a: number, b: number): number => Math.min(LARGEST, a + b);

/** Each of some counts with what is added to it. */
const added = <T extends readonly number[]>(counts: T, more: T): T =>
  counts.map((one, i) => plus(one, more[i] ?? 0)) as unknown as T;

export const noTally: Tally = {
  used: {},
  taken: {},
  counts: [0, 0, 0, 0, 0],
};

export const noStatistics = (since: number): Statistics => ({
  since,
  combatants: {},
  swing: null,
  asked: {},
  forgotten: 0,
});

interface Table {
  readonly combatants: Readonly<
    Record<CombatantId, { readonly name: string; readonly side: string }>
  >;
}

/** A version, as far as it counts. */
export interface CountedVersion {
  readonly version: number;
  /** When it came, and the version before; milliseconds since 1970. */
  readonly at: number;
  readonly lastAt: number;
  /** Whose decisions are due; null while a command waits for dice, and all that was due stays so. */
  readonly dueBefore: readonly CombatantId[] | null;
  readonly dueAfter: readonly CombatantId[] | null;
  readonly before: Table;
  readonly after: Table;
  readonly entries: readonly Entry[];
  /** Who has taken a decision of their own by it; null where no person has. */
  readonly deciderId: CombatantId | null;
}

export function counted(statistics: Statistics, counts: CountedVersion): Statistics {
  const tallies = new Tallies(statistics.combatants, counts);
  for (const entry of counts.entries) tallies.add(entry);
  const { deciderId, at } = counts;
  const asked = askedBefore(statistics.asked, counts);
  const askedAt = deciderId === null ? undefined : own(asked, deciderId);
  if (deciderId !== null && askedAt !== undefined) tallies.decided(deciderId, at - askedAt);
  const { combatants, forgotten } = tallies.closed();
  return {
    since: statistics.since,
    combatants,
    swing: greater(statistics.swing, swingOf(counts)),
    asked: stillAsked(asked, counts),
    forgotten: statistics.forgotten + forgotten,
  };
}

/** The same where the fight goes on at another time: who is due there is asked anew. */
export const askedAgain = (statistics: Statistics): Statistics => ({ ...statistics, asked: {} });

/** The same of an encounter that begins with them: its versions are its own. */
export const branchedStatistics = ({ since, swing, ...rest }: Statistics): Statistics => ({
  ...rest,
  asked: {},
  since: Math.min(since, 2),
  swing: swing && { ...swing, version: null },
});

/** Since when those are asked who were due before a version. */
const askedBefore = (
  asked: Statistics['asked'],
  { lastAt, dueBefore }: CountedVersion,
): Statistics['asked'] =>
  dueBefore ? Object.fromEntries(dueBefore.map((id) => [id, own(asked, id) ?? lastAt])) : asked;

/** The same of those who have not answered, and are due still. */
const stillAsked = (
  asked: Statistics['asked'],
  { dueAfter, deciderId }: CountedVersion,
): Statistics['asked'] =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([id]) => id !== deciderId && (dueAfter === null || dueAfter.includes(id)),
    ),
  );

/** Of two that are as great the later one: it has brought about what the other one has not. */
const greater = (one: Swing | null, later: Swing | null): Swing | null =>
  later && later.harm >= (one?.harm ?? 0) ? later : one;

/** By how much a version has harmed one side more than another. */
function swingOf({ version, before, after, entries }: CountedVersion): Swing | null {
  if (!entries.some(({ kind }) => kind === 'HARM')) return null;
  const there = { ...before.combatants, ...after.combatants };
  const harm = new Map(Object.values(there).map(({ side }) => [side, 0]));
  for (const entry of entries) {
    if (entry.kind !== 'HARM') continue;
    const side = own(there, entry.harm.combatantId)?.side;
    if (side !== undefined) harm.set(side, plus(harm.get(side) ?? 0, entry.harm.amount));
  }
  const [most, ...others] = [...harm].toSorted(([, a], [, b]) => b - a);
  const least = others.at(-1);
  if (!most || !least || most[1] <= least[1]) return null;
  return { version, side: most[0], harm: most[1] - least[1] };
}

/** The tallies of a version that is counted. */
class Tallies {
  readonly #tallies: Map<CombatantId, Tally>;
  readonly #counts: CountedVersion;
  /** Who has harmed each of them last in this version. */
  readonly #harmedBy = new Map<CombatantId, CombatantId | null>();

  constructor(before: Statistics['combatants'], counts: CountedVersion) {
    this.#tallies = new Map(Object.entries(before));
    this.#counts = counts;
  }

  add(entry: Entry): void {
    switch (entry.kind) {
      case 'HARM':
        this.#harm(entry.harm);
        return;
      case 'ATTACK': {
        const { attackerId, action, hit, chance } = entry.roll;
        this.#use(attackerId, action, [1, Number(hit), Math.round(chance * THOUSANDTHS), 0]);
        return;
      }
      case 'FALL':
        this.#count(entry.combatantId, [0, 1, 0, 0, 0]);
        this.#count(this.#harmedBy.get(entry.combatantId) ?? null, [0, 0, 1, 0, 0]);
        return;
      case 'TURN':
        this.#count(entry.combatantId, [1, 0, 0, 0, 0]);
    }
  }

  decided(id: CombatantId, milliseconds: number): void {
    this.#count(id, [0, 0, 0, 1, Math.max(0, Math.min(LONGEST_DECISION, milliseconds))]);
  }

  /** All of them, with who has left; of too many of those the oldest are forgotten. */
  closed(): Pick<Statistics, 'combatants' | 'forgotten'> {
    const { before, after } = this.#counts;
    for (const [id, tally] of [...this.#tallies]) {
      const gone = own(before.combatants, id);
      if (own(after.combatants, id)) {
        if (tally.left) this.#tallies.set(id, back(tally));
      } else if (!tally.left && gone) {
        // Last, as the one who has left last.
        this.#tallies.delete(id);
        this.#tallies.set(id, { ...tally, left: { name: gone.name, side: gone.side } });
      }
    }
    const away = [...this.#tallies].filter(([, { left }]) => left);
    const forgotten = away.slice(0, Math.max(0, away.length - MAX_LEFT));
    for (const [id] of forgotten) this.#tallies.delete(id);
    return { combatants: Object.fromEntries(this.#tallies), forgotten: forgotten.length };
  }

  #harm({ combatantId, attackerId, by, amount }: Harm): void {
    if (amount <= 0 || !this.#isThere(combatantId)) return;
    this.#harmedBy.set(combatantId, attackerId);
    this.#change(combatantId, ({ taken }) => {
      const key = keyIn(taken, by);
      return { taken: { ...taken, [key]: plus(own(taken, key) ?? 0, amount) } };
    });
    if (attackerId !== null) this.#use(attackerId, by, [0, 0, 0, amount]);
  }

  #use(id: CombatantId, action: string, more: Used): void {
    this.#change(id, ({ used }) => {
      const key = keyIn(used, action);
      return { used: { ...used, [key]: added(own(used, key) ?? [0, 0, 0, 0], more) } };
    });
  }

  #count(id: CombatantId | null, more: Counts): void {
    this.#change(id, ({ counts }) => ({ counts: added(counts, more) }));
  }

  /** Who is not on the table is no part of the fight, and counts for nothing. */
  #isThere(id: CombatantId): boolean {
    const { before, after } = this.#counts;
    return (own(after.combatants, id) ?? own(before.combatants, id)) !== undefined;
  }

  #change(id: CombatantId | null, by: (tally: Tally) => Partial<Tally>): void {
    if (id === null || !this.#isThere(id)) return;
    const tally = this.#tallies.get(id) ?? noTally;
    this.#tallies.set(id, { ...tally, ...by(tally) });
  }
}

/** The same on the table again. */
const back = ({ left: _, ...tally }: Tally): Tally => tally;

/** Under which key something is counted. */
const keyIn = (counts: Readonly<Record<string, unknown>>, key: string): string =>
  Object.hasOwn(counts, key) || Object.keys(counts).length < MAX_KEYS ? key : OTHER;
