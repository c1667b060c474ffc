/** How often the search for a fight meets a wish: by held-out wishes, and fights afterwards with other dice. */
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import { table } from '../forecast/report.ts';
import { shareOut } from '../simulate/pool.ts';
import type { WishAnswer, WishTask } from './proposals-worker.ts';
import { progressOf, type Section, today } from './section.ts';

/** So far from the wish is met. */
const WITHIN = 0.1;
/** The part of the proposals that must be met. */
const BUDGET = 0.85;

export async function measureProposals(options: {
  /** Of each ruleset. */
  readonly wishes: number;
  readonly after: number;
  readonly threads?: number;
}): Promise<Section> {
  const ids = Object.keys(rulesets) as RulesetId[];
  const tasks = ids.flatMap((ruleset) =>
    Array.from({ length: options.wishes }, (_, number) => ({
      ...{ ruleset, number, after: options.after },
    })),
  );
  const progress = progressOf('Wishes', tasks.length);
  const answers: (WishAnswer & Pick<WishTask, 'ruleset' | 'number'>)[] = [];
  await shareOut<WishTask, WishAnswer>({
    module: new URL('./proposals-worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: (answer, { ruleset, number }) => {
      answers.push({ ...answer, ruleset, number });
      progress(1);
    },
  });
  return sectionOf(answers, ids, options.after);
}

const isMet = ({ wish, share }: WishAnswer): boolean =>
  share !== null && Math.abs(share - wish) <= WITHIN;

function sectionOf(
  answers: readonly (WishAnswer & Pick<WishTask, 'ruleset'>)[],
  ids: readonly RulesetId[],
  after: number,
): Section {
  const rowOf = (name: string, some: readonly WishAnswer[]): readonly string[] => {
    const proposed = some.filter(({ share }) => share !== null);
    return [
      name,
      String(some.length),
      String(proposed.filter(isMet).length),
      String(some.length - proposed.length),
      points(mean(proposed.map(({ wish, share }) => Math.abs((share ?? 0) - wish)))),
      points(mean(proposed.map(({ told, share }) => Math.abs((share ?? 0) - (told ?? 0))))),
      mean(some.map(({ fights }) => fights)).toFixed(0),
      mean(some.map(({ alternatives }) => alternatives)).toFixed(1),
      (mean(some.map(({ worked }) => worked)) / 1000).toFixed(1),
    ];
  };
  const proposed = answers.filter(({ share }) => share !== null);
  const part = proposed.filter(isMet).length / Math.max(1, proposed.length);
  const text = [
    `${today()}. ${after} fights afterwards of each first proposal, with other dice; budget: ${100 * BUDGET} % within 10 points.`,
    '',
    ...table(
      [
        ...['ruleset', 'wishes', 'within 10', 'said "cannot be"', 'points off the wish'],
        ...['points off what was told', 'fights', 'proposals', 's of processor'],
      ],
      ids.map((id) =>
        rowOf(
          id,
          answers.filter(({ ruleset }) => ruleset === id),
        ),
      ),
    ),
  ].join('\n');
  const missed =
    answers.length >= 20 && part < BUDGET
      ? [`${Math.round(100 * part)} % of the proposals are as wished, not ${100 * BUDGET} %`]
      : [];
  return { name: 'proposals', text, figures: answers, missed };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

const points = (share: number): string => (100 * share).toFixed(1);
