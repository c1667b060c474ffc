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
  await shareOut<Task, FightsAnswer>({
    module: new URL('../simulate/worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: ({ tally }, { id, creature, count }) => {
      const key = `${id} ${creature} ${count}`;
      tallies.set(key, merged(tallies.get(key) ?? emptyTally, tally));
      progress(1);
    },
  });
  const measured = ids.flatMap((id) =>
    rulesets[id].rulebook.creatures.map(({ key, name }) =>
      measuredOf({ id, name }, (count) => tallies.get(`${id} ${key} ${count}`) ?? emptyTally),
    ),
  );
  return sectionOf(measured, options.fights);
}

function tasksOf(id: RulesetId, creature: string, fights: number): readonly Task[] {
  const reference = references[id];
  const many = (key: string, count: number) => Array.from({ length: count }, () => key);
  return counts.map((count) => {
    const [heroes, foes] =
      count > 0 ? [[creature], many(reference, count)] : [many(creature, -count), [reference]];
    const state = stateOf(rulesets[id], opposed({ heroes, foes }));
    return {
      of: { ruleset: id, state, side: 'heroes', reveal: [], seed: SEED },
      scenario: { own: 'SENSIBLE', others: 'SENSIBLE', changes: [] },
      ...{ id, creature, count, from: 0, to: fights },
    };
  });
}

/** From many of it against one reference to many of the reference against one of it. */
const counts = [
  ...Array.from({ length: MOST - 1 }, (_, i) => i - MOST),
  ...Array.from({ length: MOST }, (_, i) => i + 1),
];

function measuredOf(
  who: Pick<Measured, 'id' | 'name'>,
  played: (count: number) => Tally,
): Measured {
  const share = (count: number): number => {
    const { won, fights } = played(count);
    const wins = won.heroes ?? 0;
    const losses = won.foes ?? 0;
    return fights === 0 ? 0 : (wins + (fights - wins - losses) / 2) / fights;
  };
  const falls = counts.some((count) => (played(count).won.foes ?? 0) > 0);
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
    `${today()}. ${fights} fights for each number of combatants, both sides SENSIBLE, on open ground, two by two hexes apart from the middle.`,
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
