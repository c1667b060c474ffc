/** Rewinding to an earlier version, and branching from one. */
import { branchedStatistics, commitment, type WithPending } from '@sixbeat/engine';
import { ancestorWith } from './ancestor.ts';
import { refuseLine } from '../issues.ts';
import { digestOf } from './digest.ts';
import { idsIn, renameCombatants } from './rename-combatants.ts';
import { type ReplayState, streamsOf } from './history.ts';
import { hasEnded, rulesetOf } from './ruleset-of.ts';
import { type Accepted, type Envelope, invalid, type Refused } from '../outcome.ts';
import type { DiceRecord, EncounterRecord, EncounterStore, Seat } from '../ports.ts';
import { firstVersion, type Fresh, type Opening, stepTo } from './next-version.ts';
import type { DiceAfterRewind, Rewound } from './lifecycle-entries.ts';

/** Characters of the reason for a rewind. */
export const MAX_REASON_LENGTH = 500;
/** Characters of the name of an encounter. */
export const MAX_NAME_LENGTH = 120;

/** Seeds that an encounter draws in all: verifying and exporting read every one. */
export const MAX_SEEDS = 50;

export interface RewindRequest extends Envelope {
  readonly toVersion: number;
  readonly dice: DiceAfterRewind;
  readonly reason: string;
}

export interface BranchRequest extends Omit<Envelope, 'expectedVersion'> {
  /** Who is counted for it. */
  readonly maker?: string;
  /** Null for the version that is the newest. */
  readonly atVersion: number | null;
  /** As it was prepared for; if left out as it was at that version. */
  readonly begins?: 'BEFORE_INITIATIVE';
  /** Null to keep the name. */
  readonly name: string | null;
}

/** What is wrong with asking for a version of this encounter, if anything. */
export function refuseVersion(
  { version }: EncounterRecord,
  asked: number,
  field: string,
): Refused | null {
  if (Number.isInteger(asked) && asked >= 1 && asked <= version) return null;
  return invalid([field], `The encounter has the versions 1 to ${version}.`);
}

export function refuseReason(reason: string): Refused | null {
  const wrong = refuseLine(reason, MAX_REASON_LENGTH, 'A reason');
  return wrong === null ? null : invalid(['reason'], wrong);
}

/** Each rewind from the end of an encounter draws one seed more. */
export async function refuseSeed(
  store: EncounterStore,
  record: EncounterRecord,
): Promise<Refused | null> {
  if (!hasEnded(rulesetOf(record), record.snapshot.state)) return null;
  const { length } = await streamsOf(store, record);
  if (length < MAX_SEEDS) return null;
  const message = `An encounter draws at most ${MAX_SEEDS} seeds, and this one has: go on in a branch of it.`;
  return invalid(['toVersion'], message);
}

export function refuseName(name: string | null): Refused | null {
  const wrong = name === null ? null : refuseLine(name, MAX_NAME_LENGTH, 'A name');
  return wrong === null ? null : invalid(['name'], wrong);
}

/** `target` is the version to go back to. */
export function rewound(
  record: EncounterRecord,
  target: ReplayState,
  { dice: asked, reason }: RewindRequest,
  fresh: Fresh & { readonly seat: Seat },
): Refused | Accepted {
  const { snapshot } = record;
  const ended = hasEnded(rulesetOf(record), snapshot.state);
  const { version: toVersion } = target;
  if (asked === 'KEEP' && (ended || toVersion < snapshot.dice.since))
    return invalid(
      ['dice'],
      'The dice of that version are known from a seed that was revealed or replaced: they can only be drawn anew.',
    );
  const version = record.version + 1;
  const dice = ended
    ? { seed: fresh.seed(), position: 0, used: 0, since: version }
    : diceAfter(snapshot.dice, target, asked);
  const command: Rewound = {
    type: 'RewindEncounter',
    toVersion,
    dice: asked,
    reason,
    stream: ended ? streamAfter(snapshot.dice, dice.seed) : null,
  };
  return stepTo(record, fresh, { command, state: target.state, dice, target });
}

/**
 * KEEP winds the dice back: the same commands roll the same again, and what comes is known as far
 * as it was seen. REDRAW goes on after the last byte that was ever used, which no one has seen.
 */
const diceAfter = (dice: DiceRecord, target: ReplayState, asked: DiceAfterRewind): DiceRecord => ({
  ...dice,
  position: asked === 'KEEP' ? target.position : dice.used,
});

/** A new seed that follows a published one. */
const streamAfter = ({ seed, since }: DiceRecord, next: string): Rewound['stream'] => ({
  commitment: commitment(next),
  before: { seed, since },
});

/**
 * The version that a copy begins with: that of the request or, where no one could play there, the last one before
 * it. A fight that is to begin anew begins with the last version before its initiative.
 */
export async function beginningOf(
  store: EncounterStore,
  record: EncounterRecord,
  { begins, version }: Pick<BranchRequest, 'begins'> & { readonly version: number },
): Promise<number | Refused> {
  const ruleset = rulesetOf(record);
  const isSuch = (state: unknown): boolean =>
    begins
      ? ruleset.queries.phase(state) === 'SETUP' && (state as WithPending).pending === null
      : !hasEnded(ruleset, state);
  const found = await ancestorWith(store, record, { version, isSuch });
  if (found !== null) return found;
  return !begins
    ? version
    : invalid(
        ['atVersion'],
        'This encounter has begun within a fight, so there is nothing before its initiative: use `branchEncounter`.',
      );
}

/** A new encounter that begins where `from` was at this version, with dice and ids of its own. */
export function branched(
  { id, ruleset, flow, awayMinutes }: EncounterRecord,
  then: ReplayState,
  { name }: Pick<BranchRequest, 'name'>,
  fresh: Opening,
): ReturnType<typeof firstVersion> {
  const own = renameCombatants(then, idsIn(fresh.id));
  const state = name === null ? own.state : { ...(own.state as object), name };
  const from = { encounterId: id, version: then.version };
  const digest = digestOf(state);
  const opening = {
    ...({ type: 'BranchEncounter', ruleset, from, digest, flow } as const),
    ...(awayMinutes !== undefined && { minutes: awayMinutes }),
  };
  const statistics = branchedStatistics(own.statistics);
  const { record, entry } = firstVersion(state, opening, fresh, statistics);
  return { record: { ...record, awayMinutes }, entry };
}
