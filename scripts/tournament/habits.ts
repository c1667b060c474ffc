/** What SENSIBLE does to itself: falls that it pays for, own actions that it spoils, idle turns. */
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import { fightSeed } from '../../src/engine/forecast/forecast.ts';
import { confidenceInterval } from '../../src/engine/forecast/interval.ts';
import { table } from '../forecast/report.ts';
import { shareOut } from '../simulate/pool.ts';
import { mirrored, stateOf, walled } from '../simulate/setups.ts';
import { type Habits, noHabits, together } from './habit-counts.ts';
import type { HabitsTask } from './habits-worker.ts';
import { progressOf, type Section, today } from './section.ts';

const SEED = fightSeed('habits', 0);
const SIZE = 4;
/** A mirrored ground has obstacles here and there, the other one a wall between the parties. */
const grounds = [mirrored, walled];

interface Task extends HabitsTask {
  readonly id: RulesetId;
}

/** One row of the table: how often, of how many, and what of that is too much. */
interface Row {
  readonly habit: string;
  readonly count: number;
  readonly of: number;
  readonly budget: number;
}

export async function watchHabits(options: {
  readonly fights: number;
  readonly threads?: number;
}): Promise<Section> {
  const ids = Object.keys(rulesets) as RulesetId[];
  const tasks = ids.flatMap((id) =>
    Array.from({ length: options.fights }, (_, i) => taskOf(id, i)),
  );
  const progress = progressOf('Fights of habits', tasks.length);
  const seen = new Map<RulesetId, Habits>();
  await shareOut<Task, Habits>({
    module: new URL('./habits-worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: (habits, { id }) => {
      seen.set(id, together(seen.get(id) ?? noHabits, habits));
      progress(1);
    },
  });
  return sectionOf(ids, (id) => seen.get(id) ?? noHabits);
}

function taskOf(id: RulesetId, fight: number): Task {
  const ground = grounds[fight % grounds.length] ?? mirrored;
  const setUp = ground(rulesets[id], String(fight), SIZE);
  return { id, start: stateOf(rulesets[id], setUp), seed: fightSeed(SEED, fight) };
}

const rowsOf = (habits: Habits): readonly Row[] => [
  {
    habit: 'falls by its own paying',
    ...{ count: habits.fallsByPaying, of: habits.falls, budget: 0 },
  },
  {
    habit: 'own actions that its own actions made impossible',
    ...{ count: habits.spoiled, of: habits.actions, budget: 0.02 },
  },
  {
    habit: 'turns idle with an enemy to be reached in three',
    ...{ count: habits.idle, of: habits.turns, budget: 0.01 },
  },
];

function sectionOf(ids: readonly RulesetId[], habitsOf: (id: RulesetId) => Habits): Section {
  const rows = ids.flatMap((id) => rowsOf(habitsOf(id)).map((row) => ({ id, ...row })));
  const isMet = ({ count, of, budget }: Row): boolean =>
    budget === 0 ? count === 0 : count < budget * of;
  const [first] = ids;
  const fights = first === undefined ? 0 : habitsOf(first).fights;
  const text = [
    `${today()}. ${fights} fights for each ruleset, ${SIZE} against ${SIZE}, all SENSIBLE; a wall stands between the parties in every other one.`,
    '',
    ...table(
      ['ruleset', 'habit', 'count', 'of', 'share', 'budget', 'met'],
      rows.map((row) => [
        row.id,
        row.habit,
        String(row.count),
        String(row.of),
        percent(row.count / Math.max(1, row.of)),
        row.budget === 0 ? '0' : `< ${percent(row.budget)}`,
        isMet(row) ? 'yes' : '**no**',
      ]),
    ),
  ].join('\n');
  const missed = rows
    .filter((row) => !isMet(row) && confidenceInterval(row.count, row.of).from >= row.budget)
    .map(({ id, habit, count, of }) => `${id}: ${habit}: ${count} of ${of}`);
  return { name: 'habits', text, figures: rows, missed };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
