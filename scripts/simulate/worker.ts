/** A thread that plays fights of states that it is sent, and answers what they came to. */
import { parentPort } from 'node:worker_threads';
import { loadRuleset, type RulesetId, type Scenario } from '../../src/engine/index.ts';
import { simulateFight } from '../../src/engine/forecast/forecast.ts';
import { emptyTally, merged, type Tally, tallyOf } from '../../src/engine/forecast/tally.ts';

/** What fights are of. */
export interface FightsOf {
  readonly ruleset: RulesetId;
  readonly state: unknown;
  readonly side: string;
  readonly reveal: readonly string[];
  readonly seed: string;
}

/** Fights from one number up to another one, that not included. */
export interface FightsTask {
  readonly of: FightsOf;
  readonly scenario: Pick<Scenario, 'own' | 'others' | 'changes'>;
  readonly from: number;
  readonly to: number;
}

export interface FightsAnswer {
  readonly tally: Tally;
  /** How often a word stood in a command: the keys of the actions that were chosen are among them. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Milliseconds of processor. */
  readonly worked: number;
}

parentPort?.on('message', (task: FightsTask) => {
  void play(task).then((answer) => parentPort?.postMessage(answer));
});

async function play({ of, scenario, from, to }: FightsTask): Promise<FightsAnswer> {
  const subject = { ...of, ruleset: await loadRuleset(of.ruleset) };
  const before = process.threadCpuUsage();
  const chosen = new Map<string, number>();
  const watch = (command: object): void => {
    for (const word of wordsIn(command)) chosen.set(word, (chosen.get(word) ?? 0) + 1);
  };
  let tally: Tally = emptyTally;
  for (let index = from; index < to; index++) {
    const report = simulateFight(subject, scenario, { index, seed: of.seed }, watch);
    tally = merged(tally, tallyOf(report));
  }
  const { user, system } = process.threadCpuUsage(before);
  return { tally, chosen: Object.fromEntries(chosen), worked: (user + system) / 1000 };
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
