import { gameMaster, isComplete, type RulesetId } from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, Seat } from '../ports.ts';
import type { AccessDenied } from '../seats/seats.ts';
import { refuseAllButGM } from '../seats/seats.ts';
import type { ForecastJob, ForecastRunner, ForecastTask } from './runner.ts';
import { type Asker, isLater, type Later, Slices } from './slices.ts';

/** A fight of more combatants has no forecast: a single choice in it may take longer than a slice. */
export const MAX_FORECAST_COMBATANTS = 40;
export interface ForecastQuestion {
  /** Whose chances; null for the players'. */
  readonly side: string | null;
  /** Whether those who are hidden take part. */
  readonly revealed: boolean;
}

export type ForecastOutcome =
  | {
      readonly kind: 'FORECAST';
      readonly record: EncounterRecord;
      readonly seat: Seat;
      readonly side: string;
      readonly revealed: boolean;
      readonly job: ForecastJob;
    }
  | {
      readonly kind: 'IMPOSSIBLE';
      readonly code: 'FIGHT_ENDED' | 'NO_FOES' | 'CANNOT_BEGIN' | 'TOO_MANY_COMBATANTS';
      readonly message: string;
    }
  | Later
  | AccessDenied
  | Extract<Refused, { kind: 'INVALID' }>;

/** The forecasts of a process, as far as they have come, by what they are of. */
export class Forecasts {
  readonly #runner: ForecastRunner;
  readonly #slices: Slices<ForecastJob>;

  /** @param waiting who waits for a slice, of this or of anything else */
  constructor(runner: ForecastRunner, waiting = new Set<string>()) {
    this.#runner = runner;
    this.#slices = new Slices(waiting);
  }

  /** What is known of a fight so far, after a slice more unless all of it is. */
  async of(
    access: { readonly record: EncounterRecord; readonly seat: Seat },
    question: ForecastQuestion,
    asker: Asker,
  ): Promise<ForecastOutcome> {
    const { record, seat } = access;
    const refused = refuseAllButGM(seat) ?? refuseFight(record, question);
    if (refused) return refused;
    const subject = subjectOf(record, question);
    const { side } = subject;
    const { revealed } = question;
    const key = digestOf(subject);
    const job = await this.#slices.next(
      {
        ...{ key, about: record.id },
        isFull: () => this.#runner.isFull(),
        isDone: ({ plan, progress }) => isComplete(plan, progress),
        play: (known) => this.#runner.advance({ ...subject, job: known }),
      },
      asker,
    );
    if (isLater(job)) return job;
    return job.plan.scenarios.length > 0
      ? { kind: 'FORECAST', record, seat, side, revealed, job }
      : cannotBegin;
  }

  /** What it has come to of a subject; null where it was not asked for. */
  known(subject: ForecastSubject): ForecastJob | null {
    return this.#slices.known(digestOf(subject));
  }
}

/** A fight and whose chances are asked about: plain JSON. */
export type ForecastSubject = Omit<ForecastTask, 'job'>;

export function subjectOf(
  record: EncounterRecord,
  { side, revealed }: ForecastQuestion,
): ForecastSubject {
  const { ruleset, snapshot } = record;
  return {
    ruleset: ruleset as RulesetId,
    // Of a command that waits for dice nothing is known yet: it is played on from before it.
    state: { ...(snapshot.state as object), pending: null },
    side: side ?? sideOfPlayers(record),
    reveal: revealed ? rulesetOf(record).queries.hidden(snapshot.state) : [],
  };
}

export type ForecastRefusal = Extract<ForecastOutcome, { kind: 'IMPOSSIBLE' | 'INVALID' }>;

export function refuseFight(
  record: EncounterRecord,
  { side, revealed }: ForecastQuestion,
): ForecastRefusal | null {
  const { phase, combatants } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const fighting = combatants.filter(
    ({ status, hidden }) => status === 'STANDING' && (revealed || !hidden),
  );
  if (phase === 'ENDED')
    return impossible('FIGHT_ENDED', 'This fight has ended: there is nothing left to forecast.');
  if (new Set(fighting.map((one) => one.side)).size < 2)
    return impossible('NO_FOES', 'No two sides are there to fight each other.');
  if (combatants.length > MAX_FORECAST_COMBATANTS) return tooMany;
  return side === null || fighting.some((one) => one.side === side)
    ? null
    : invalid(['side'], `The side '${side}' has no combatant who can fight.`);
}

export const impossible = (
  code: Extract<ForecastOutcome, { kind: 'IMPOSSIBLE' }>['code'],
  message: string,
): ForecastRefusal => ({ kind: 'IMPOSSIBLE', code, message });

export const tooMany = impossible(
  'TOO_MANY_COMBATANTS',
  `A forecast is of ${MAX_FORECAST_COMBATANTS} combatants at most.`,
);

const cannotBegin = impossible(
  'CANNOT_BEGIN',
  'The fight cannot go on from where it stands: those who are hidden cannot all be revealed where they are.',
);

/** The side of most combatants of players; where no player has any, that of the first who joined. */
function sideOfPlayers({ seats, ...record }: EncounterRecord): string {
  const { combatants } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const played = new Set(
    seats.flatMap(({ actor }) => (actor.kind === 'PLAYER' ? actor.combatants : [])),
  );
  const able = combatants.filter(({ status, hidden }) => status === 'STANDING' && !hidden);
  const theirs = able.filter(({ id }) => played.has(id)).map(({ side }) => side);
  const count = (side: string) => theirs.filter((one) => one === side).length;
  const [most] = [...new Set(theirs)].sort((a, b) => count(b) - count(a));
  return most ?? able[0]?.side ?? combatants[0]?.side ?? '';
}
