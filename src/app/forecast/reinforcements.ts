/** What newcomers would make of a fight: an estimate at once, and then as far as it has been played. */
import {
  gameMaster,
  isComplete,
  loadRuleset,
  type Newcomers,
  notBegun,
  reinforcementPlan,
  reinforcementTold,
} from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { invalid, type Within } from '../outcome.ts';
import type { EncounterRecord, Seat } from '../ports.ts';
import { refuseAllButGM } from '../seats/seats.ts';
import {
  type ForecastOutcome,
  type ForecastRefusal,
  type Forecasts,
  type ForecastSubject,
  impossible,
  MAX_FORECAST_COMBATANTS,
  refuseFight,
  subjectOf,
  tooMany,
} from './forecasts.ts';
import type { ForecastJob, ForecastRunner } from './runner.ts';
import { type Asker, isLater, Slices } from './slices.ts';

/** How many may come at once. */
export const MAX_NEWCOMERS = 12;

export interface ReinforcementQuestion extends Omit<Newcomers, 'joins'> {
  /** Whose chances; null for the players'. */
  readonly side: string | null;
  /** The side that they join; null for foes of that. */
  readonly joins: string | null;
}

type Plan = NonNullable<ReturnType<typeof reinforcementPlan>>;
type Job = ForecastJob & Pick<Plan, 'foes'>;

export interface Reinforcement extends ReturnType<typeof reinforcementTold> {
  readonly kind: 'REINFORCEMENT';
  readonly record: EncounterRecord;
  readonly seat: Seat;
  readonly side: string;
  readonly newcomers: Newcomers;
  readonly foes: Plan['foes'];
  readonly isComplete: boolean;
}

export type ReinforcementOutcome = Reinforcement | Exclude<ForecastOutcome, { kind: 'FORECAST' }>;

export class Reinforcements {
  readonly #runner: ForecastRunner;
  readonly #forecasts: Forecasts;
  readonly #slices: Slices<Job>;

  /** @param waiting who waits for a slice, of this or of anything else */
  constructor(runner: ForecastRunner, forecasts: Forecasts, waiting: Set<string>) {
    this.#runner = runner;
    this.#forecasts = forecasts;
    this.#slices = new Slices(waiting);
  }

  /** What is known of it, after a slice more but the first time. */
  async of(
    { record, seat }: { readonly record: EncounterRecord; readonly seat: Seat },
    question: ReinforcementQuestion,
    { asker, within }: { readonly asker: Asker; readonly within: Within },
  ): Promise<ReinforcementOutcome> {
    const fight = { side: question.side, revealed: false };
    const refused =
      refuseAllButGM(seat) ?? refuseFight(record, fight) ?? refuseNewcomers(record, question);
    if (refused) return refused;
    const subject = subjectOf(record, fight);
    const newcomers = { ...question, joins: question.joins ?? foesOf(record, subject) };
    const ruleset = await loadRuleset(subject.ruleset);
    const asked = { ...subject, ruleset };
    const key = digestOf({ subject, newcomers });
    let job: Job | null = this.#slices.known(key);
    if (!job) {
      const planned = within(() => reinforcementPlan(asked, newcomers));
      if (!planned) return noRoom;
      job = { ...planned, progress: notBegun };
      this.#slices.begin(key, job);
    } else {
      const next = await this.#next(key, { record, subject, asker });
      if (isLater(next)) return next;
      job = next;
    }
    const { plan, progress, foes } = job;
    const known = this.#forecasts.known(subject)?.progress.tallies.sensible ?? null;
    return {
      ...{ kind: 'REINFORCEMENT', record, seat, side: subject.side, newcomers, foes },
      ...within(() => reinforcementTold(asked, newcomers, progress, known)),
      isComplete: isComplete(plan, progress),
    };
  }

  #next(
    key: string,
    asked: {
      readonly record: EncounterRecord;
      readonly subject: ForecastSubject;
      readonly asker: Asker;
    },
  ) {
    const { record, subject, asker } = asked;
    return this.#slices.next(
      {
        ...{ key, about: record.id },
        isFull: () => this.#runner.isFull(),
        isDone: ({ plan, progress }) => isComplete(plan, progress),
        play: async (known) => {
          const played = await this.#runner.advance({ ...subject, job: known });
          return { ...played, foes: known?.foes ?? [] };
        },
      },
      asker,
    );
  }
}

function refuseNewcomers(
  record: EncounterRecord,
  { creatures, joins }: ReinforcementQuestion,
): ForecastRefusal | null {
  const { rulebook, queries } = rulesetOf(record);
  const known = new Set(rulebook.creatures.map(({ key }) => key));
  const unknown = creatures.findIndex((creature) => !known.has(creature));
  if (unknown >= 0)
    return invalid(
      ['creatures', unknown],
      `There is no creature '${creatures[unknown] ?? ''}' in the bestiary.`,
    );
  if (creatures.length === 0) return invalid(['creatures'], 'Name who comes.');
  if (joins?.trim() === '') return invalid(['joins'], 'A side has a name.');
  const { combatants } = queries.view(record.snapshot.state, gameMaster);
  return combatants.length + creatures.length > MAX_FORECAST_COMBATANTS ? tooMany : null;
}

/** The first side that the chances are against. */
function foesOf(record: EncounterRecord, { side }: ForecastSubject): string {
  const { combatants } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const others = combatants.filter((one) => one.side !== side && !one.hidden);
  return (others.find(({ status }) => status === 'STANDING') ?? others[0])?.side ?? '';
}

const noRoom = impossible(
  'CANNOT_BEGIN',
  'They cannot join there: there is no room for all of them, or the rules do not allow it now.',
);
