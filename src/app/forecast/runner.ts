/** The work of a forecast, in slices: on the thread of the request, or on another one. */
import { platform } from '#platform';
import {
  advance,
  begunProposals,
  type ForecastPlan,
  loadRuleset,
  notBegun,
  planFor,
  planOf,
  type Progress,
  type ProposalPlan,
  type ProposalProgress,
  type ProposalSetup,
  type RulesetId,
  searchFor,
} from '@sixbeat/engine';

/** How many fights a forecast of the server plays: by the level of the players, and of each change. */
export const SERVER_EFFORT = { levels: { SENSIBLE: 120, RANDOM: 60 }, change: 24 };

/** How long a slice lasts: simulated commands, and milliseconds of processor, looked at between two. */
export const SLICE = { steps: 5000, milliseconds: 150 };

/** A forecast as far as it has come. */
export interface ForecastJob {
  readonly plan: ForecastPlan;
  readonly progress: Progress;
}

/** Plain JSON, so that it can go to another thread. */
export interface ForecastTask {
  readonly ruleset: RulesetId;
  readonly state: unknown;
  readonly side: string;
  /** Who is hidden, and takes part all the same. */
  readonly reveal: readonly string[];
  /** Null of one that is to begin. */
  readonly job: ForecastJob | null;
}

/** A search for a fight as far as it has come. */
export interface ProposalJob {
  readonly plan: ProposalPlan;
  readonly progress: ProposalProgress;
}

/** Plain JSON likewise. */
export interface ProposalTask {
  readonly ruleset: RulesetId;
  readonly setup: ProposalSetup;
  readonly job: ProposalJob | null;
}

export interface ForecastRunner {
  /** Whether as many wait for a slice as may. */
  isFull(): boolean;
  /** Goes on for a slice. To be called only where there is a place. */
  advance(task: ForecastTask): Promise<ForecastJob>;
  /** The same of a search for a fight. */
  propose(task: ProposalTask): Promise<ProposalJob>;
}

/** A slice, here and now. */
export async function playSlice(task: ForecastTask): Promise<ForecastJob> {
  const begun = platform.workedMs();
  const ruleset = await loadRuleset(task.ruleset);
  const { state, side, reveal } = task;
  const subject = { ruleset, state, side, reveal };
  const plan = task.job?.plan ?? planOf(subject, SERVER_EFFORT);
  const progress = advance(subject, plan, task.job?.progress ?? notBegun, {
    steps: SLICE.steps,
    isSpent: () => platform.workedMs() - begun > SLICE.milliseconds,
  });
  return { plan, progress };
}

/** The same of a search for a fight. */
export async function playProposalSlice(task: ProposalTask): Promise<ProposalJob> {
  const begun = platform.workedMs();
  const ruleset = await loadRuleset(task.ruleset);
  const plan = task.job?.plan ?? planFor(ruleset, task.setup);
  if (plan.grounds.length === 0) return { plan, progress: begunProposals(plan) };
  const progress = searchFor(ruleset, plan, task.job?.progress ?? begunProposals(plan), {
    steps: SLICE.steps,
    isSpent: () => platform.workedMs() - begun > SLICE.milliseconds,
  });
  return { plan, progress };
}

/** For a process that answers one request at a time, as a Lambda function does. */
export const onThisThread: ForecastRunner = {
  isFull: () => false,
  advance: playSlice,
  propose: playProposalSlice,
};
