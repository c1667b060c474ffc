/** The levels against each other, in mirrored set-ups of which each is played from both sides. */
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import type { Level } from '../../src/engine/core/policy/personality.ts';
import { fightSeed } from '../../src/engine/forecast/forecast.ts';
import { confidenceInterval } from '../../src/engine/forecast/interval.ts';
import { emptyTally, merged, type Tally } from '../../src/engine/forecast/tally.ts';
import { table } from '../forecast/report.ts';
import { shareOut } from '../simulate/pool.ts';
import { mirrored, stateOf } from '../simulate/setups.ts';
import type { FightsAnswer, FightsTask } from '../simulate/worker.ts';
import { ratingsOf } from './ratings.ts';
import { progressOf, type Section, today } from './section.ts';

/** The better one first. */
const pairings: readonly {
  readonly first: Level;
  readonly second: Level;
  readonly size: number;
  readonly budget: number | null;
}[] = [
  { first: 'SENSIBLE', second: 'RANDOM', size: 4, budget: 0.9 },
  { first: 'STRONG', second: 'SENSIBLE', size: 4, budget: 0.6 },
];
type Pairing = (typeof pairings)[number];

const SEED = fightSeed('tournament', 0);
const players = ['STRONG', 'SENSIBLE', 'RANDOM'];

interface Task extends FightsTask {
  readonly pairing: Pairing;
  /** The side of the first one. */
  readonly side: 'heroes' | 'foes';
}

interface Result {
  readonly ruleset: RulesetId;
  readonly pairing: Pairing;
  readonly wins: number;
  readonly losses: number;
  readonly open: number;
  /** Milliseconds of processor for a command, on average. */
  readonly pace: number;
}

export async function playLevels(options: {
  readonly fights: number;
  /** How many of them where STRONG plays, which takes long. */
  readonly strong: number;
  readonly threads?: number;
}): Promise<Section> {
  const ids = Object.keys(rulesets) as RulesetId[];
  const fightsOf = ({ first }: Pairing) => (first === 'STRONG' ? options.strong : options.fights);
  const tasks = ids.flatMap((id) => pairings.flatMap((one) => tasksOf(id, one, fightsOf(one))));
  const progress = progressOf('Fights of levels', tasks.length);
  const tallies = new Map<string, Record<Task['side'], Tally>>();
  const worked = new Map<string, number>();
  const chosen = new Map<string, Set<string>>();
  await shareOut<Task, FightsAnswer>({
    module: new URL('../simulate/worker.ts', import.meta.url),
    ...options,
    tasks,
    onAnswer: (answer, { of: { ruleset }, pairing, side }) => {
      const key = keyOf(ruleset, pairing);
      const before = tallies.get(key) ?? { heroes: emptyTally, foes: emptyTally };
      tallies.set(key, { ...before, [side]: merged(before[side], answer.tally) });
      worked.set(key, (worked.get(key) ?? 0) + answer.worked);
      chosen.set(key, new Set([...(chosen.get(key) ?? []), ...Object.keys(answer.chosen)]));
      progress(1);
    },
  });
  const results = ids.flatMap((ruleset) =>
    pairings.map((pairing) => {
      const key = keyOf(ruleset, pairing);
      return resultOf(ruleset, pairing, tallies.get(key), worked.get(key) ?? 0);
    }),
  );
  const unchosenIn = (some: readonly Pairing[]) =>
    ids.flatMap((id) =>
      unchosen(id, new Set(some.flatMap((one) => [...(chosen.get(keyOf(id, one)) ?? [])]))),
    );
  const never = unchosenIn(pairings);
  const withRandom = unchosenIn(pairings.filter(({ second }) => second !== 'RANDOM'));
  const byRandomAlone = withRandom.filter((action) => !never.includes(action));
  return sectionOf(results, ids, { never, byRandomAlone });
}

const keyOf = (ruleset: RulesetId, { first, second }: Pairing): string =>
  `${ruleset} ${first} ${second}`;

function tasksOf(id: RulesetId, pairing: Pairing, fights: number): readonly Task[] {
  const { first, second, size } = pairing;
  return Array.from({ length: Math.ceil(fights / 2) }, (_, i) => i).flatMap((i) => {
    const state = stateOf(rulesets[id], mirrored(rulesets[id], String(i), size));
    return (['heroes', 'foes'] as const).map((side) => ({
      of: { ruleset: id, state, side, reveal: [], seed: fightSeed(SEED, i) },
      scenario: { own: first, others: second, changes: [] },
      ...{ pairing, side, from: 0, to: 1 },
    }));
  });
}

function resultOf(
  ruleset: RulesetId,
  pairing: Pairing,
  tallies: Record<Task['side'], Tally> | undefined,
  worked: number,
): Result {
  const { heroes, foes } = tallies ?? { heroes: emptyTally, foes: emptyTally };
  const wins = (heroes.won.heroes ?? 0) + (foes.won.foes ?? 0);
  const losses = (heroes.won.foes ?? 0) + (foes.won.heroes ?? 0);
  const open = heroes.fights + foes.fights - wins - losses;
  return { ruleset, pairing, wins, losses, open, pace: worked / (heroes.steps + foes.steps) };
}

interface Unchosen {
  readonly never: readonly string[];
  /** In no fight that RANDOM did not play in. */
  readonly byRandomAlone: readonly string[];
}

/** What the creatures bring, and is not among the words of any command. */
function unchosen(id: RulesetId, words: ReadonlySet<string>): readonly string[] {
  const creatures = rulesets[id].rulebook.creatures as readonly unknown[] as readonly {
    readonly actions: readonly { readonly key: string }[];
  }[];
  const keys = new Set(creatures.flatMap(({ actions }) => actions.map(({ key }) => key)));
  return [...keys].filter((key) => !words.has(key)).map((key) => `${id}: ${key}`);
}

function sectionOf(
  results: readonly Result[],
  ids: readonly RulesetId[],
  { never, byRandomAlone }: Unchosen,
): Section {
  const judged = results
    .filter(({ wins, losses, open }) => wins + losses + open > 0)
    .map((result) => ({ ...result, ...shareOf(result) }));
  const lines = judged.map(({ ruleset, pairing, wins, losses, open, share, pace, ...result }) => [
    ruleset,
    `${pairing.first} against ${pairing.second}`,
    `${pairing.size} against ${pairing.size}`,
    String(wins + losses + open),
    `${wins} : ${losses}`,
    String(open),
    `${percent(share)} (${percent(result.from)} to ${percent(result.to)})`,
    pace.toFixed(2),
    pairing.budget === null ? '-' : `>= ${percent(pairing.budget)}`,
    pairing.budget === null ? '-' : share >= pairing.budget ? 'yes' : '**no**',
  ]);
  const ratings = ids.flatMap((id) => {
    const matches = results
      .filter(({ ruleset }) => ruleset === id)
      .map(({ pairing: { first, second }, wins, losses, open }) => ({
        ...{ first, second },
        ...{ wins: wins + open / 2, losses: losses + open / 2 },
      }));
    return ratingsOf(players, matches).map(({ player, elo, reach }) => [
      id,
      player,
      player === 'RANDOM' ? '0' : `${Math.round(elo)} (± ${Math.round(reach)})`,
    ]);
  });
  const head = ['ruleset', 'levels', 'size', 'fights', 'won : lost', 'neither'];
  const text = [
    `${today()}. A fight that neither wins counts half.`,
    '',
    ...table([...head, 'share (95 %)', 'ms a command', 'budget', 'met'], lines),
    '',
    ...table(['ruleset', 'level', 'Elo (95 %)'], ratings),
    '',
    never.length === 0
      ? 'Every action that a creature of the bestiary brings was chosen by some level.'
      : `Chosen by no level in these fights: ${never.join(', ')}.`,
    ...(byRandomAlone.length === 0
      ? []
      : ['', `Chosen only in fights of RANDOM: ${byRandomAlone.join(', ')}.`]),
  ].join('\n');
  const missed = judged.flatMap(({ ruleset, pairing: { first, second, budget }, share, to }) =>
    budget !== null && to < budget
      ? [`${ruleset}: ${first} wins ${percent(share)} against ${second}, not ${percent(budget)}`]
      : [],
  );
  return { name: 'levels', text, figures: { results, never, byRandomAlone }, missed };
}

function shareOf({ wins, losses, open }: Result) {
  const fights = wins + losses + open;
  const points = wins + open / 2;
  return { share: fights === 0 ? 0 : points / fights, ...confidenceInterval(points, fights) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
