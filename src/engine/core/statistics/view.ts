/** The statistics of a fight as a seat sees them: what its log adds up to, and its own time to decide. */
import * as z from 'zod';
import { type Actor, plays } from '../command/actor.ts';
import { object, type TypeOf } from '../schema/describe.ts';
import { combatantId } from '../schema/keys.ts';
import type { WithCombatants } from '../table/state.ts';
import { own } from '../values/record.ts';
import { foeNumbersOf } from '../views/foe-numbers.ts';
import {
  LARGEST,
  MAX_KEYS,
  MAX_LEFT,
  noTally,
  OTHER,
  type Statistics,
  type Tally,
  THOUSANDTHS,
  type Used,
} from './statistics.ts';

const key = z
  .string()
  .nullable()
  .describe(
    `The key of the action or of the condition; null for all together that came after the first ${MAX_KEYS}.`,
  );
const name = z.string().describe('Its name.');

const rolls = {
  attackRolls: z
    .int()
    .describe(
      'Attack rolls. An attack that is lost before it is rolled is none, and a roll of more than 60 dice is not counted.',
    ),
  hits: z
    .int()
    .describe('Attack rolls that hit. In SECONDS the target may still defend against a hit.'),
  expectedHits: z
    .number()
    .nullable()
    .describe(
      'The sum of the chances that these rolls had to hit, as their dice and defenses were; null for players and spectators where `foeNumbers` is HIDDEN.',
    ),
};

const figures = {
  harmDone: z.int().describe('Harm done to combatants of any side.'),
  harmTaken: z.int().describe('Harm taken, whatever did it.'),
  ...rolls,
  turns: z.int().describe('Turns that have begun.'),
  falls: z.int().describe('How often someone went down.'),
  felled: z.int().describe('How often someone else went down by the harm that was done.'),
  decisions: z
    .int()
    .nullable()
    .describe(
      'Required decisions that people have taken; null for seats that may not know them all.',
    ),
  decisionMilliseconds: z
    .int()
    .nullable()
    .describe(
      'The time that these took together, from the version that asked to the one that answered, an hour each at most; null likewise.',
    ),
};

const actionSchema = object('ActionStatistics', 'What a combatant has done with an action.', {
  ...{ key, name },
  ...rolls,
  harm: z.int().describe('Harm done by it.'),
});

const takenSchema = object(
  'HarmTaken',
  'What a combatant has suffered by an action or a condition.',
  {
    ...{ key, name },
    harm: z.int().describe('Harm taken by it.'),
  },
);

const combatantSchema = object('CombatantStatistics', 'The statistics of a combatant.', {
  combatantId: combatantId.describe('The combatant.'),
  name: z.string().describe('Its name; of one who has left the table, the last there.'),
  side: z.string().describe('Its side, likewise.'),
  left: z.boolean().describe('Whether it has left the table.'),
  ...figures,
  actions: z.array(actionSchema).describe('What it has attacked with, the most harm first.'),
  taken: z.array(takenSchema).describe('What has harmed it, the most harm first.'),
});

const sideSchema = object('SideStatistics', 'The statistics of all combatants of a side.', {
  side: z.string().describe('The side.'),
  ...figures,
});

const decisiveSchema = object(
  'DecisiveVersion',
  'The version that harmed one side more than another by the greatest amount; of equal ones the last.',
  {
    version: z
      .int()
      .nullable()
      .describe('The version; null where it was in the encounter that this one branched from.'),
    side: z.string().describe('The side that was harmed most.'),
    harm: z.int().describe('By how much more than the side that was harmed least.'),
  },
);

export const statisticsSchema = object(
  'Statistics',
  'A fight in numbers, as far as this seat sees it: what its log adds up to. Hidden combatants are no part of it, and harm by them is by no one.',
  {
    since: z
      .int()
      .describe(
        'The version from which on everything is counted: 1 where all of the fight is. More in fights from before there were statistics, and in imported branches.',
      ),
    unit: z
      .string()
      .nullable()
      .describe('In what harm is counted, e.g. `hit points`; null where it is not.'),
    combatants: z
      .array(combatantSchema)
      .describe(`Those on the table, then those who have left it, ${MAX_LEFT} at most.`),
    forgotten: z.int().describe('How many who have left are not counted any more.'),
    sides: z.array(sideSchema).describe('The sums of `combatants` by their sides.'),
    decisive: decisiveSchema
      .nullable()
      .describe('The version that decided the fight so far; null as long as there is none.'),
  },
);
export type StatisticsView = TypeOf<typeof statisticsSchema>;

type CombatantStatistics = StatisticsView['combatants'][number];
type Stats = Omit<StatisticsView['sides'][number], 'side'>;

type State = WithCombatants & Parameters<typeof foeNumbersOf>[0];

/** Who looks at them, and in what words. */
interface Seen {
  readonly actor: Actor;
  readonly unit: string | null;
  /** What an action or a condition is called. */
  readonly nameOf: (key: string) => string;
}

export function statisticsFor(
  { since, combatants: tallies, swing, forgotten }: Statistics,
  state: State,
  { actor, unit, nameOf }: Seen,
): StatisticsView {
  const showsChances = actor.kind === 'GM' || foeNumbersOf(state) !== 'HIDDEN';
  const named = (given: string) =>
    given === OTHER ? { key: null, name: 'Others' } : { key: given, name: nameOf(given) };
  const shown = (
    who: Pick<CombatantStatistics, 'combatantId' | 'name' | 'side' | 'left'>,
    tally: Tally,
  ): CombatantStatistics => {
    const actions = Object.entries(tally.used).map(([given, used]) => ({
      ...named(given),
      ...rollsOf(used, showsChances),
      harm: used[3],
    }));
    const taken = Object.entries(tally.taken).map(([given, harm]) => ({ ...named(given), harm }));
    const [turns, falls, felled, decisions, decidedIn] = tally.counts;
    return {
      ...who,
      harmDone: sum(actions, ({ harm }) => harm),
      harmTaken: sum(taken, ({ harm }) => harm),
      attackRolls: sum(actions, (one) => one.attackRolls),
      hits: sum(actions, ({ hits }) => hits),
      expectedHits: sumIfKnown(actions, ({ expectedHits }) => expectedHits),
      ...{ turns, falls, felled },
      // When a combatant is asked would tell of windows that open for it alone.
      ...(plays(actor, who.combatantId)
        ? { decisions, decisionMilliseconds: decidedIn }
        : { decisions: null, decisionMilliseconds: null }),
      actions: actions.toSorted(byHarm),
      taken: taken.toSorted(byHarm),
    };
  };
  const there = Object.values(state.combatants).map(({ id, name: called, side }) =>
    shown({ combatantId: id, name: called, side, left: false }, own(tallies, id) ?? noTally),
  );
  const away = Object.entries(tallies).flatMap(([id, { left, ...tally }]) =>
    left ? shown({ combatantId: id, ...left, left: true }, tally) : [],
  );
  const combatants = [...there, ...away];
  const sides = [...Map.groupBy(combatants, ({ side }) => side)];
  return {
    ...{ since, unit, combatants, forgotten },
    sides: sides.map(([side, members]) => ({ side, ...summed(members) })),
    decisive: swing,
  };
}

const rollsOf = ([attackRolls, hits, expected]: Used, showsChances: boolean) => ({
  attackRolls,
  hits,
  expectedHits: showsChances ? expected / THOUSANDTHS : null,
});

const byHarm = (a: { readonly harm: number }, b: { readonly harm: number }): number =>
  b.harm - a.harm;

const summed = (members: readonly Stats[]): Stats => ({
  harmDone: sum(members, ({ harmDone }) => harmDone),
  harmTaken: sum(members, ({ harmTaken }) => harmTaken),
  attackRolls: sum(members, ({ attackRolls }) => attackRolls),
  hits: sum(members, ({ hits }) => hits),
  expectedHits: sumIfKnown(members, ({ expectedHits }) => expectedHits),
  turns: sum(members, ({ turns }) => turns),
  falls: sum(members, ({ falls }) => falls),
  felled: sum(members, ({ felled }) => felled),
  decisions: sumIfKnown(members, ({ decisions }) => decisions),
  decisionMilliseconds: sumIfKnown(members, ({ decisionMilliseconds }) => decisionMilliseconds),
});

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  Math.min(
    LARGEST,
    all.reduce((total, one) => total + of(one), 0),
  );

/** Null where one of them is. The sums of chances have no more digits than the chances. */
function sumIfKnown<T>(all: readonly T[], of: (one: T) => number | null): number | null {
  if (all.some((one) => of(one) === null)) return null;
  const total = sum(all, (one) => of(one) ?? 0);
  return Math.round(total * THOUSANDTHS) / THOUSANDTHS;
}
