/** One more version of an encounter, and its first: the record and the entry that are written together. */
import { commitment, noStatistics, RULES_EDITION, type Statistics } from '@sixbeat/engine';
import { firstSeat } from './first-seat.ts';
import type { Accepted } from '../outcome.ts';
import type { DiceRecord, EncounterRecord, JournalEntry, NamedKey, Seat } from '../ports.ts';
import { rulesetOf } from './ruleset-of.ts';
import { checkpointFor, checkpointOf, snapshotOf } from './snapshot.ts';
import { statisticsAfter } from './statistics.ts';
import {
  type Branched,
  type Created,
  type LifecycleCommand,
  lifecycleEventsOf,
} from './lifecycle-entries.ts';

/** Which seat makes a step, and when. */
export interface Issuer {
  readonly seat: Seat;
  readonly at: string;
  /** With which key it was asked for, if with one. */
  readonly apiKey?: NamedKey | undefined;
}

/** When something is written, and the seed to use if a new one is needed. */
export interface Fresh {
  readonly at: string;
  readonly seed: () => string;
}

/** What an encounter that is made has of its own. */
export interface Opening extends Fresh {
  readonly id: string;
  /** The account that makes it and so claims its first seat, if one does. */
  readonly account: string | undefined;
  readonly apiKey?: NamedKey | undefined;
}

/** How an encounter stands after a step. */
interface StateAndDice {
  readonly state: unknown;
  readonly dice: DiceRecord;
  /** Of a rewind: the version that it goes back to. */
  readonly target?: { readonly state: unknown; readonly statistics: Statistics };
}

/** The next version, as one that rolled nothing and issued no seat; the caller overrides that. */
export function nextVersion(
  record: EncounterRecord,
  { seat, at, apiKey }: Issuer,
  step: StateAndDice & Pick<JournalEntry, 'command' | 'events' | 'followUps' | 'held' | 'declared'>,
): Accepted {
  const { command, events, followUps, held, declared, state, dice, target } = step;
  const version = record.version + 1;
  const { actor, id: seatId } = seat;
  const by = { edition: RULES_EDITION, actor, seatId, ...noted(apiKey) };
  const made = { version, at, ...by, command, events, dicePosition: dice.position };
  const entry = {
    ...made,
    ...(followUps?.length && { followUps }),
    ...(held && { held }),
    ...(declared?.length && { declared }),
  };
  const { statistics: counted = noStatistics(version) } = record.snapshot;
  const before = { at: record.updatedAt, state: record.snapshot.state, statistics: counted };
  const statistics = statisticsAfter(rulesetOf(record), entry, {
    before,
    state,
    ...(target && { target }),
  });
  const checkpoint = checkpointFor(version, { state, used: dice.used, statistics });
  return {
    kind: 'ACCEPTED',
    events,
    rolled: false,
    record: { ...record, version, updatedAt: at, snapshot: snapshotOf(state, dice, statistics) },
    entry: checkpoint ? { ...entry, checkpoint } : entry,
    seat,
    issued: null,
  };
}

/** Of a key only what names it. */
const noted = (apiKey: NamedKey | undefined): Pick<JournalEntry, 'apiKey'> =>
  apiKey ? { apiKey: { id: apiKey.id, name: apiKey.name } } : {};

/** A step to a state that does not follow from the one before; its entry keeps it. */
export function stepTo(
  record: EncounterRecord,
  by: Issuer,
  { command, ...after }: StateAndDice & { readonly command: LifecycleCommand },
): Accepted {
  const step = nextVersion(record, by, {
    ...after,
    command,
    events: lifecycleEventsOf(command),
  });
  return {
    ...step,
    entry: {
      ...step.entry,
      checkpoint: checkpointOf({
        state: after.state,
        used: after.dice.used,
        statistics: step.record.snapshot.statistics,
      }),
    },
  };
}

/** Version 1: the GM's seat, and dice from a seed of its own, which the entry commits to. */
export function firstVersion(
  state: unknown,
  opening: Omit<Created, 'commitment'> | Omit<Branched, 'commitment'>,
  { id, at, seed, account, apiKey }: Opening,
  statistics = noStatistics(1),
): { readonly record: EncounterRecord; readonly entry: JournalEntry } {
  const dice = { seed: seed(), position: 0, used: 0, since: 1 };
  const seat = firstSeat(id, at, account);
  const command = { ...opening, commitment: commitment(dice.seed) };
  const entry = {
    version: 1,
    at,
    edition: RULES_EDITION,
    actor: seat.actor,
    seatId: seat.id,
    ...noted(apiKey),
    command,
    events: lifecycleEventsOf(command),
    dicePosition: 0,
  };
  return {
    record: {
      id,
      version: 1,
      ruleset: command.ruleset,
      createdAt: at,
      updatedAt: at,
      snapshot: snapshotOf(state, dice, statistics),
      seats: [seat],
      flow: command.flow,
    },
    // A setup gives its state again; a branch keeps what it begins with.
    entry:
      command.type === 'BranchEncounter'
        ? { ...entry, checkpoint: checkpointOf({ state, used: 0, statistics }) }
        : entry,
  };
}
