/**
 * Whether forecasts can be trusted: of varied set-ups, how often the wins of fights that are played
 * afterwards, with other dice, lie where the forecast says that 95 of 100 do.
 */
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import { fightSeed } from '../../src/engine/forecast/forecast.ts';
import {
  confidenceInterval,
  type Interval,
  predictionInterval,
} from '../../src/engine/forecast/interval.ts';
import { emptyTally, merged, type Tally } from '../../src/engine/forecast/tally.ts';
import { table } from '../forecast/report.ts';
import { shareOut } from '../simulate/pool.ts';
import { stateOf, varied } from '../simulate/setups.ts';
import type { FightsAnswer, FightsTask } from '../simulate/worker.ts';
import { progressOf, type Section, today } from './section.ts';

/** How many fights a forecast is made of here; fewer make it wider, and no less honest. */
const FORECAST_FIGHTS = 100;
const BATCH = 50;
/** Combatants of a side at most. */
const MOST = 2;
const SEED = fightSeed('calibration', 0);
/** Where the part must lie of the set-ups that come out as predicted. */
const BUDGET: Interval = { from: 0.92, to: 0.98 };

interface Task extends FightsTask {
  readonly setup: number;
  readonly when: 'BEFORE' | 'AFTER';
}

interface Outcome {
  readonly ruleset: RulesetId;
  readonly predicted: Interval;
  readonly wins: number;
  readonly share: number;
}

export async function calibrate(options: {
  readonly setups: number;
  readonly after: number;
  readonly threads?: number;
}): Promise<Section> {
  const { setups, after } = options;
  const ids = Object.keys(rulesets) as RulesetId[];
  const rulesetFor = (setup: number): RulesetId => ids[setup % ids.length] ?? 'SEGMENTS';
  const tasks = Array.from({ length: setups }, (_, setup) =>
    tasksOf(rulesetFor(setup), setup, after),
  ).flat();
  const progress = progressOf('Batches of the calibration', tasks.length);
  const tallies = new Map<string, Tally>();
  await shareOut<Task, FightsAnswer>({
    module: new URL('../simulate/worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: ({ tally }, { setup, when }) => {
      const key = `${when} ${setup}`;
      tallies.set(key, merged(tallies.get(key) ?? emptyTally, tally));
      progress(1);
    },
  });
  const outcomes = Array.from({ length: setups }, (_, setup) =>
    outcomeOf(rulesetFor(setup), {
      before: tallies.get(`BEFORE ${setup}`) ?? emptyTally,
      after: tallies.get(`AFTER ${setup}`) ?? emptyTally,
    }),
  );
  return sectionOf(outcomes, ids, after);
}

function tasksOf(id: RulesetId, setup: number, after: number): readonly Task[] {
  const state = stateOf(rulesets[id], varied(rulesets[id], String(setup), MOST));
  const plays = [
    { when: 'BEFORE', fights: FORECAST_FIGHTS },
    { when: 'AFTER', fights: after },
  ] as const;
  return plays.flatMap(({ when, fights }) =>
    Array.from({ length: Math.ceil(fights / BATCH) }, (_, i) => ({
      of: {
        ...{ ruleset: id, state, side: 'heroes', reveal: [] },
        seed: fightSeed(`${SEED}/${when}`, setup),
      },
      scenario: { own: 'SENSIBLE', others: 'SENSIBLE', changes: [] } as const,
      ...{ setup, when, from: i * BATCH, to: Math.min(fights, (i + 1) * BATCH) },
    })),
  );
}

function outcomeOf(
  ruleset: RulesetId,
  { before, after }: { readonly before: Tally; readonly after: Tally },
): Outcome {
  const won = before.won.heroes ?? 0;
  return {
    ruleset,
    predicted: predictionInterval(won, before.fights, after.fights),
    wins: after.won.heroes ?? 0,
    share: won / before.fights,
  };
}

function sectionOf(
  outcomes: readonly Outcome[],
  ids: readonly RulesetId[],
  after: number,
): Section {
  const isRight = ({ predicted: { from, to }, wins }: Outcome) => from <= wins && wins <= to;
  const rowOf = (name: string, some: readonly Outcome[]): readonly string[] => {
    const right = some.filter(isRight).length;
    const { from, to } = confidenceInterval(right, some.length);
    const width = some.reduce((sum, one) => sum + one.predicted.to - one.predicted.from, 0);
    return [
      name,
      String(some.length),
      String(right),
      percent(right / Math.max(1, some.length)),
      `${percent(from)} to ${percent(to)}`,
      percent(width / after / Math.max(1, some.length)),
    ];
  };
  const even = ({ share }: Outcome) => share > 0.1 && share < 0.9;
  const right = outcomes.filter(isRight).length;
  const chance = confidenceInterval(right, outcomes.length);
  const text = [
    `${today()}. Forecasts of ${FORECAST_FIGHTS} fights each, ${after} fights afterwards, up to ${MOST} against ${MOST}; budget: ${percent(BUDGET.from)} to ${percent(BUDGET.to)} of all within.`,
    '',
    ...table(
      ['set-ups', 'how many', 'within', 'part', '95 %', 'mean width of the prediction'],
      [
        ...ids.map((id) =>
          rowOf(
            id,
            outcomes.filter(({ ruleset }) => ruleset === id),
          ),
        ),
        rowOf('neither side sure to win', outcomes.filter(even)),
        rowOf('all', outcomes),
      ],
    ),
  ].join('\n');
  const missed =
    chance.to < BUDGET.from || chance.from > BUDGET.to
      ? [`${percent(right / outcomes.length)} of the set-ups came out as predicted, not 92 to 98 %`]
      : [];
  return { name: 'calibration', text, figures: outcomes, missed };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
