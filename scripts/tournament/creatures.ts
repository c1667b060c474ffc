/** How strong the creatures of the bestiary are: how many of one equal another. */
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import { fightSeed } from '../../src/engine/forecast/forecast.ts';
import { emptyTally, merged, type Tally } from '../../src/engine/forecast/tally.ts';
import { table } from '../forecast/report.ts';
import { shareOut } from '../simulate/pool.ts';
import { opposed, stateOf } from '../simulate/setups.ts';
import type { FightsAnswer, FightsTask } from '../simulate/worker.ts';
import { progressOf, type Section, today } from './section.ts';

/** The most that are set against one. */
const MOST = 4;
/** Who stands where, and is named first, matters: half of the fights are played from either place. */
const PLACES = ['heroes', 'foes'] as const;
type Place = (typeof PLACES)[number];
const SEED = fightSeed('creatures', 0);
/** Against whom the others of its ruleset are measured. */
const references: Readonly<Record<RulesetId, string>> = {
  SEGMENTS: 'reed-fencer',
  VIGILANCE: 'pike-guard',
  SECONDS: 'gate-warden',
};

interface Task extends FightsTask {
  readonly id: RulesetId;
  readonly creature: string;
  /** How many of the reference stand against one; negative, how many of it against one reference. */
  readonly count: number;
  /** Where it stands itself. */
  readonly place: Place;
}

/** Fights of one number against the reference. */
export interface Matches {
  readonly fights: number;
  readonly won: number;
  readonly lost: number;
}

interface Measured {
  readonly id: RulesetId;
  readonly name: string;
  /** How many of the reference equal one of it; null where more than were set against it. */
  readonly strength: number | null;
  readonly alone: number;
  /** Whether anybody has ever brought it down. */
  readonly falls: boolean;
}

export async function measureCreatures(options: {
  readonly fights: number;
  readonly threads?: number;
}): Promise<Section> {
  const ids = Object.keys(rulesets) as RulesetId[];
  const tasks = ids.flatMap((id) =>
    rulesets[id].rulebook.creatures.flatMap(({ key }) => tasksOf(id, key, options.fights)),
  );
  const progress = progressOf('Matches of creatures', tasks.length);
  const tallies = new Map<string, Tally>();
  const matches = (key: string): Matches =>
    matchesOf(
      PLACES.map((place) => [place, tallies.get(`${key} ${place}`) ?? emptyTally] as const),
    );
  await shareOut<Task, FightsAnswer>({
    module: new URL('../simulate/worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: ({ tally }, { id, creature, count, place }) => {
      const key = `${id} ${creature} ${count} ${place}`;
      tallies.set(key, merged(tallies.get(key) ?? emptyTally, tally));
      progress(1);
    },
  });
  const measured = ids.flatMap((id) =>
    rulesets[id].rulebook.creatures.map(({ key, name }) =>
      measuredOf({ id, name }, (count) => matches(`${id} ${key} ${count}`)),
    ),
  );
  return sectionOf(measured, options.fights);
}

function tasksOf(id: RulesetId, creature: string, fights: number): readonly Task[] {
  const reference = references[id];
  const many = (key: string, count: number) => Array.from({ length: count }, () => key);
  return counts.flatMap((count) => {
    const [own, others] =
      count > 0 ? [[creature], many(reference, count)] : [many(creature, -count), [reference]];
    return PLACES.map((place) => {
      const [heroes, foes] = place === 'heroes' ? [own, others] : [others, own];
      const state = stateOf(rulesets[id], opposed({ heroes, foes }));
      return {
        of: { ruleset: id, state, side: place, reveal: [], seed: SEED },
        scenario: { own: 'SENSIBLE', others: 'SENSIBLE', changes: [] },
        ...{ id, creature, count, place, from: 0, to: Math.ceil(fights / PLACES.length) },
      };
    });
  });
}

/** What it won and lost from either place, in all. */
export function matchesOf(tallies: readonly (readonly [Place, Tally])[]): Matches {
  const all = (of: (place: Place, tally: Tally) => number): number =>
    tallies.reduce((sum, [place, tally]) => sum + of(place, tally), 0);
  return {
    fights: all((_, { fights }) => fights),
    won: all((place, { won }) => won[place] ?? 0),
    lost: all((place, { won }) => won[place === 'heroes' ? 'foes' : 'heroes'] ?? 0),
  };
}

/** From many of it against one reference to many of the reference against one of it. */
const counts = [
  ...Array.from({ length: MOST - 1 }, (_, i) => i - MOST),
  ...Array.from({ length: MOST }, (_, i) => i + 1),
];

function measuredOf(
  who: Pick<Measured, 'id' | 'name'>,
  played: (count: number) => Matches,
): Measured {
  const share = (count: number): number => {
    const { won, lost, fights } = played(count);
    return fights === 0 ? 0 : (won + (fights - won - lost) / 2) / fights;
  };
  const falls = counts.some((count) => played(count).lost > 0);
  return { ...who, strength: strengthBy(share), alone: share(1), falls };
}

/** Where both win as often, between the numbers that were played. */
function strengthBy(share: (count: number) => number): number | null {
  const sizes = counts.map((count) => ({
    // Of two of it against one reference each is worth a half.
    equal: count > 0 ? count : -1 / count,
    share: share(count),
  }));
  const at = sizes.findIndex((one) => one.share < 1 / 2);
  const [before, after] = [sizes[at - 1], sizes[at]];
  if (!after) return null;
  if (!before) return 0;
  const part = (before.share - 1 / 2) / (before.share - after.share);
  return before.equal + part * (after.equal - before.equal);
}

function sectionOf(measured: readonly Measured[], fights: number): Section {
  const text = [
    `${today()}. ${fights} fights for each number of combatants, both sides SENSIBLE, on open ground, each party two hexes from the middle, half of the fights from either place.`,
    '',
    ...table(
      ['ruleset', 'creature', 'equals so many', 'of', 'wins one against one'],
      measured
        .toSorted((a, b) => (a.id === b.id ? (b.strength ?? MOST) - (a.strength ?? MOST) : 0))
        .map(({ id, name, strength, alone }) => [
          id,
          name,
          strengthIn(strength),
          rulesets[id].rulebook.creatures.find(({ key }) => key === references[id])?.name ?? '',
          `${Math.round(100 * alone)} %`,
        ]),
    ),
  ].join('\n');
  const missed = measured
    .filter(({ falls }) => !falls)
    .map(({ id, name }) => `${id}: nobody has brought ${name} down`);
  return { name: 'creatures', text, figures: measured, missed };
}

const strengthIn = (strength: number | null): string => {
  if (strength === null) return `more than ${MOST}`;
  return strength === 0 ? `less than ${(1 / MOST).toFixed(2)}` : strength.toFixed(2);
};
