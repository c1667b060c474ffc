import { gameMaster, isComplete, type RulesetId } from '@sixbeat/engine';
import { LRUCache } from 'lru-cache';
import { digestOf } from '../journal/digest.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, Seat } from '../ports.ts';
import type { AccessDenied } from '../seats/seats.ts';
import { refuseAllButGM } from '../seats/seats.ts';
import type { ForecastJob, ForecastRunner, ForecastTask } from './runner.ts';

/** A fight of more combatants has no forecast: a single choice in it may take longer than a slice. */
export const MAX_FORECAST_COMBATANTS = 40;
/** Bytes of JSON of all forecasts that are kept, and how many there are at most. */
const KEPT_BYTES = 32_000_000;
const KEPT = 500;

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

/** No slice was played, and none was charged for: ask again in so many seconds. */
export interface Later {
  readonly kind: 'LATER';
  readonly why: 'QUOTA_SPENT' | 'QUEUE_FULL' | 'ONE_WAITS';
  readonly retryAfter: number;
}

/** Whose place in the queue a forecast takes, and the quotas of encounters. */
export interface Asker {
  readonly name: string;
  /** In how many seconds an encounter has a slice left; 0 for now. */
  readonly wait: (encounterId: string) => number;
  /** Takes a slice from what it has. */
  readonly charge: (encounterId: string) => void;
}

/** Seconds in which the slices of a full queue have been played, at most. */
const QUEUE_SECONDS = 2;

/** The forecasts of a process, as far as they have come, by what they are of. */
export class Forecasts {
  readonly #runner: ForecastRunner;
  readonly #kept = new LRUCache<string, ForecastJob>({
    max: KEPT,
    maxSize: KEPT_BYTES,
    sizeCalculation: (job) => JSON.stringify(job).length,
  });
  /** Who asks while a slice is being played gets that one. */
  readonly #underWay = new Map<string, Promise<ForecastJob>>();
  /** Who waits for a slice. */
  readonly #waiting = new Set<string>();

  constructor(runner: ForecastRunner) {
    this.#runner = runner;
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
    const side = question.side ?? sideOfPlayers(record);
    const { ruleset, snapshot } = record;
    const { revealed } = question;
    const reveal = revealed ? rulesetOf(record).queries.hidden(snapshot.state) : [];
    // Of a command that waits for dice nothing is known yet: it is played on from before it.
    const state = { ...(snapshot.state as object), pending: null };
    const subject = { ruleset: ruleset as RulesetId, state, side, reveal };
    const key = digestOf(subject);
    const known = this.#kept.get(key) ?? null;
    const found = (job: ForecastJob): ForecastOutcome =>
      job.plan.scenarios.length > 0
        ? { kind: 'FORECAST', record, seat, side, revealed, job }
        : cannotBegin;
    if (known && isComplete(known.plan, known.progress)) return found(known);
    const underWay = this.#underWay.get(key);
    if (underWay) return found(await underWay);
    const later = this.#refuse(asker, record.id);
    if (later) return later;
    const job = await this.#advance(key, { ...subject, job: known }, asker.name);
    asker.charge(record.id);
    return found(job);
  }

  #refuse({ name, wait }: Asker, encounterId: string): Later | null {
    if (this.#waiting.has(name)) return { kind: 'LATER', why: 'ONE_WAITS', retryAfter: 1 };
    if (this.#runner.isFull())
      return { kind: 'LATER', why: 'QUEUE_FULL', retryAfter: QUEUE_SECONDS };
    const retryAfter = wait(encounterId);
    return retryAfter > 0 ? { kind: 'LATER', why: 'QUOTA_SPENT', retryAfter } : null;
  }

  async #advance(key: string, task: ForecastTask, asker: string): Promise<ForecastJob> {
    const slice = this.#runner.advance(task);
    this.#underWay.set(key, slice);
    this.#waiting.add(asker);
    try {
      const job = await slice;
      this.#kept.set(key, job);
      return job;
    } finally {
      this.#underWay.delete(key);
      this.#waiting.delete(asker);
    }
  }
}

type Refusal = Extract<ForecastOutcome, { kind: 'IMPOSSIBLE' | 'INVALID' }>;

function refuseFight(
  record: EncounterRecord,
  { side, revealed }: ForecastQuestion,
): Refusal | null {
  const { phase, combatants } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const fighting = combatants.filter(
    ({ status, hidden }) => status === 'STANDING' && (revealed || !hidden),
  );
  if (phase === 'ENDED')
    return impossible('FIGHT_ENDED', 'This fight has ended: there is nothing left to forecast.');
  if (new Set(fighting.map((one) => one.side)).size < 2)
    return impossible('NO_FOES', 'No two sides are there to fight each other.');
  if (combatants.length > MAX_FORECAST_COMBATANTS)
    return impossible(
      'TOO_MANY_COMBATANTS',
      `A forecast is of ${MAX_FORECAST_COMBATANTS} combatants at most.`,
    );
  return side === null || fighting.some((one) => one.side === side)
    ? null
    : invalid(['side'], `The side '${side}' has no combatant who can fight.`);
}

const impossible = (
  code: Extract<ForecastOutcome, { kind: 'IMPOSSIBLE' }>['code'],
  message: string,
): Refusal => ({ kind: 'IMPOSSIBLE', code, message });

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
