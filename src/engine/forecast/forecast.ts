/**
 * Forecasts: what comes of a fight as it stands, by playing it to its end many times, with the real
 * rules and dice of their own. Those follow from the state and the question alone, and never from the
 * dice of the encounter, so that nothing of these can be learned from a forecast.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { gameMaster } from '../core/command/actor.ts';
import { evenPersonality } from '../core/policy/personality.ts';
import type { RulesetTypes } from '../core/ruleset/ruleset.ts';
import { begun, type Players, reportOf, type RunningFight, step, type Watch } from './fight.ts';
import { assumptionsFor, changesOf, type Effort, type Scenario, type Subject } from './scenario.ts';
import { emptyTally, type FightReport, merged, type Tally, tallyOf } from './tally.ts';

/** What is to be played. */
export interface ForecastPlan {
  readonly scenarios: readonly Scenario[];
  /** 64 hex digits, from which the dice of every fight follow. */
  readonly seed: string;
}

/** How far a forecast has come: plain JSON, to be gone on with. */
export interface Progress<T extends RulesetTypes = RulesetTypes> {
  /** By the key of the scenario. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** The fight in the middle of which the last slice ended. */
  readonly running: { readonly key: string; readonly fight: RunningFight<T> } | null;
}

export const notBegun: Progress = { tallies: {}, running: null };

/** How long a slice may work. */
export interface Slice {
  /** Commands of simulated fights. */
  readonly steps: number;
  /** Asked after each of them. */
  readonly isSpent?: () => boolean;
}

/** The plan for a fight: what to expect at these levels, and what changes would make of it. */
export function planOf<T extends RulesetTypes>(subject: Subject<T>, effort: Effort): ForecastPlan {
  const seed = seedOf(subject);
  const scenarios = [...assumptionsFor(effort), ...changesOf(subject, effort)];
  return {
    seed,
    scenarios: scenarios.filter((one) => begun(subject, one, { index: 0, seed }) !== null),
  };
}

/** The same subject has the same one, on every machine. */
const seedOf = ({ ruleset, state, side, reveal = [] }: Subject): string =>
  digest(JSON.stringify(['forecast', ruleset.id, side, reveal, state]));

/** The dice of one of its fights; those of the same number fall alike in all scenarios. */
export const fightSeed = (seed: string, index: number): string => digest(`${seed}/${index}`);

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Goes on for a slice; the same slices give the same fights, and other ones the same again. */
export function advance<T extends RulesetTypes>(
  subject: Subject<T>,
  plan: ForecastPlan,
  progress: Progress<T>,
  { steps, isSpent = () => false }: Slice,
): Progress<T> {
  const players = new Map(plan.scenarios.map((one) => [one.key, playersOf(subject, one)]));
  let { tallies, running } = progress;
  for (let done = 0; done < steps && !(done > 0 && isSpent()); done++) {
    running ??= next(subject, plan, tallies);
    if (!running) break;
    const { key } = running;
    const report = reportOf(subject.ruleset, running.fight, subject.side);
    if (report) {
      tallies = { ...tallies, [key]: merged(tallies[key] ?? emptyTally, tallyOf(report)) };
      running = null;
    } else {
      const fight = step(subject.ruleset, running.fight, players.get(key) ?? {});
      running = { key, fight };
    }
  }
  return { tallies, running };
}

/** Whether all of it has been played. */
export const isComplete = ({ scenarios }: ForecastPlan, { tallies }: Progress): boolean =>
  scenarios.every(({ key, fights }) => (tallies[key]?.fights ?? 0) >= fights);

/** One whole fight, to share them among processors. */
export function simulateFight<T extends RulesetTypes>(
  subject: Subject<T>,
  scenario: Pick<Scenario, 'own' | 'others' | 'changes'>,
  at: { readonly index: number; readonly seed: string },
  watch?: Watch<T>,
): FightReport {
  let fight = begun(subject, scenario, { ...at, seed: fightSeed(at.seed, at.index) });
  if (!fight) throw new Error('The changes of the scenario are not possible here.');
  const players = playersOf(subject, scenario);
  for (;;) {
    const report = reportOf(subject.ruleset, fight, subject.side);
    if (report) return report;
    fight = step(subject.ruleset, fight, players, watch);
  }
}

/** The next fight of the scenario of which the smallest part has been played. */
function next<T extends RulesetTypes>(
  subject: Subject<T>,
  { scenarios, seed }: ForecastPlan,
  tallies: Progress['tallies'],
): Progress<T>['running'] {
  const played = ({ key }: Scenario): number => tallies[key]?.fights ?? 0;
  const open = scenarios.filter((one) => played(one) < one.fights);
  const [scenario] = open.sort((a, b) => played(a) / a.fights - played(b) / b.fights);
  if (!scenario) return null;
  const index = played(scenario);
  const fight = begun(subject, scenario, { index, seed: fightSeed(seed, index) });
  return fight && { key: scenario.key, fight };
}

/** Who plays each side, those who are hidden included. */
function playersOf(
  { ruleset, state, side }: Subject,
  { own, others }: Pick<Scenario, 'own' | 'others'>,
): Players {
  const { combatants } = ruleset.queries.view(state, gameMaster);
  const sides = new Set(combatants.map((one) => one.side));
  return Object.fromEntries(
    [...sides].map((one) => [
      one,
      { level: one === side ? own : others, personality: evenPersonality },
    ]),
  );
}
