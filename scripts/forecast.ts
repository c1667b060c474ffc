/**
 * Forecasts the fight of a file at every level, on all processors:
 *
 *     npm run forecast -- file.json [--fights 1000] [--strong 100] [--side heroes] [--revealed]
 *                                   [--threads 2] [--json] [--replay 17]
 *
 * The file is an exported encounter, or a plan: an object of inputs of the API by mutation,
 * `{ "createEncounter": { ... }, "addCombatants": { ... } }`, carried out in that order. `--replay` narrates
 * one of the fights in which both sides play sensibly, by its number, and forecasts nothing.
 */
import { parseArgs } from 'node:util';
import {
  emptyTally,
  gameMaster,
  planOf,
  type RulesetId,
  type Scenario,
  simulateFight,
  summaryOf,
} from '../src/engine/index.ts';
import { rulesetOf } from '../src/app/encounters.ts';
import { merged, type Tally } from '../src/engine/forecast/tally.ts';
import { type Report, textOf } from './forecast/report.ts';
import { encounterIn } from './forecast/subject.ts';
import { shareOut } from './simulate/pool.ts';
import type { FightsAnswer, FightsOf, FightsTask } from './simulate/worker.ts';

/** Fights of a task: few enough that the threads end together. */
const BATCH = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fights: { type: 'string', default: '1000' },
    strong: { type: 'string', default: '100' },
    side: { type: 'string' },
    revealed: { type: 'boolean', default: false },
    threads: { type: 'string' },
    json: { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error('Name a file: an exported encounter, or a plan of one.');
  process.exit(2);
}

const record = await encounterIn(file);
const ruleset = rulesetOf(record);
const { state } = record.snapshot;
const { combatants, name } = ruleset.queries.view(state, gameMaster);
const takingPart = combatants.filter(({ hidden }) => values.revealed || !hidden);
const side = values.side ?? takingPart[0]?.side ?? '';
const sides = [...new Set([side, ...takingPart.map((one) => one.side)])];
if (sides.length < 2 || !takingPart.some((one) => one.side === side)) {
  console.error(`'${side}' has nobody to fight here; the sides are ${sides.join(', ')}.`);
  process.exit(2);
}

const reveal = values.revealed ? ruleset.queries.hidden(state) : [];
const subject = { ruleset, state, side, reveal };
const fights = Number(values.fights);
const plan = planOf(subject, {
  levels: {
    SENSIBLE: fights,
    RANDOM: Math.ceil(fights / 2),
    STRONG: Number(values.strong),
  },
  change: Math.ceil(fights / 5),
});
const [sensible] = plan.scenarios;
if (values.replay !== undefined && sensible) {
  const at = { index: Number(values.replay), seed: plan.seed };
  simulateFight(subject, sensible, at, (_, events, after) => {
    for (const event of events) console.log(ruleset.queries.narrate(event, after));
  });
  process.exit(0);
}
const of: FightsOf = { ruleset: record.ruleset as RulesetId, state, side, reveal, seed: plan.seed };
const tallies = new Map<string, Tally>();
const total = plan.scenarios.reduce((sum, scenario) => sum + scenario.fights, 0);
let done = 0;
await shareOut<Batch, FightsAnswer>({
  module: new URL('./simulate/worker.ts', import.meta.url),
  tasks: plan.scenarios.flatMap(batches),
  ...(values.threads !== undefined && { threads: Number(values.threads) }),
  onAnswer: ({ tally }, { scenario: { key } }) => {
    tallies.set(key, merged(tallies.get(key) ?? emptyTally, tally));
    done += tally.fights;
    process.stderr.write(`\r${done} of ${total} fights `);
  },
});
process.stderr.write('\n');

const report: Report = {
  ...{ name, side, unit: ruleset.forecast?.unit ?? null },
  played: plan.scenarios.map((scenario) => ({
    scenario,
    summary: summaryOf(
      tallies.get(scenario.key) ?? emptyTally,
      sides,
      takingPart.map(({ id }) => id),
    ),
  })),
  nameOf: (id) => combatants.find((one) => one.id === id)?.name ?? id,
};
console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report));

interface Batch extends FightsTask {
  readonly scenario: Scenario;
}

function batches(scenario: Scenario): readonly Batch[] {
  return Array.from({ length: Math.ceil(scenario.fights / BATCH) }, (_, i) => ({
    of,
    scenario,
    from: i * BATCH,
    to: Math.min(scenario.fights, (i + 1) * BATCH),
  }));
}
