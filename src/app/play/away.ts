/** Players who are away hold up no one: whose decisions are overdue, and what others decided in their place. */
import { givenFor, isComputerChoice, isPlayedByComputer, type Ruleset } from '@sixbeat/engine';
import { versionStates, type VersionState } from '../journal/history.ts';
import {
  type AwayTimeSet,
  isLifecycleCommand,
  lifecycleCommand,
  lifecycleEventsOf,
  MAX_AWAY_MINUTES,
} from '../journal/lifecycle-entries.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import {
  type Accepted,
  invalid,
  type RawCommand,
  type Refused,
  type Unchanged,
} from '../outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry, Seat } from '../ports.ts';
import { playedByPlayers } from '../journal/valid-seats.ts';

const MINUTE_MS = 60_000;

/** Sets after how long a decision of a player is overdue; null for never. The fight stays as it is. */
export function awayTimeSet(
  record: EncounterRecord,
  minutes: number | null,
  by: Issuer,
): Refused | Accepted | Unchanged {
  if (minutes !== null && (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_AWAY_MINUTES))
    return invalid(['minutes'], `It is 1 to ${MAX_AWAY_MINUTES} minutes, or null.`);
  if (minutes === (record.awayMinutes ?? null)) return { kind: 'UNCHANGED', record, seat: by.seat };
  const command: AwayTimeSet = { type: 'SetAwayTime', minutes };
  const events = lifecycleEventsOf(command);
  const { state, dice } = record.snapshot;
  const step = nextVersion(record, by, { command, events, state, dice });
  return { ...step, record: { ...step.record, awayMinutes: minutes ?? undefined } };
}

/** A combatant whose player has been asked for too long, and since when; ISO 8601. */
export interface Overdue {
  readonly combatantId: string;
  readonly since: string;
}

/**
 * Whose decisions are overdue at this time, of those whom the fight waits for and a player's seat plays. The
 * times are those of the versions, so that nothing has to run meanwhile.
 *
 * @param asked since when people are asked who were asked before the newest version; milliseconds
 */
export function overdueIn(
  record: EncounterRecord,
  asked: Readonly<Record<string, number>>,
  now: string,
): readonly Overdue[] {
  const { awayMinutes, snapshot, seats, updatedAt } = record;
  if (awayMinutes === undefined) return [];
  const played = playedByPlayers(seats, now);
  const { state } = snapshot;
  const due = rulesetOf(record)
    .queries.requiredDecisions(state)
    .flatMap(({ combatantId }) => combatantId ?? [])
    .filter((id) => played.has(id) && !isPlayedByComputer(state, id));
  return [...new Set(due)].flatMap((combatantId) => {
    const since = asked[combatantId] ?? Date.parse(updatedAt);
    return Date.parse(now) - since < awayMinutes * MINUTE_MS
      ? []
      : [{ combatantId, since: new Date(since).toISOString() }];
  });
}

/** How many versions back it is looked for what others decided. */
export const MAX_LOOKED_BACK = 200;

/**
 * The versions since the last command of a seat in which someone else, or the computer, decided for its combatants;
 * what was rewound since is none of them. Oldest first.
 */
export async function decidedFor(
  store: EncounterStore,
  record: EncounterRecord,
  seat: Seat,
): Promise<readonly VersionState[]> {
  if (seat.actor.kind !== 'PLAYER') return [];
  const earliest = Math.max(1, record.version - MAX_LOOKED_BACK + 1);
  const count = record.version - earliest + 1;
  const entries = await store.journal(record.id, earliest - 1, count);
  const own = entries.findLast((entry) => isOwnMove(entry, seat));
  const first = own ? own.version + 1 : earliest;
  if (first > record.version) return [];
  const states = await versionStates(store, record, { first, last: record.version });
  const decides = decidesFor(record, seat);
  return lineIn(states).filter(({ entry }) => decides(entry));
}

/** A seat that is renewed or claimed has not decided anything. */
const isOwnMove = (entry: JournalEntry, { id }: Seat): boolean =>
  entry.seatId === id && !isLifecycleCommand(entry);

/** What has led to the last of these versions, without what was rewound. */
function lineIn(states: readonly VersionState[]): readonly VersionState[] {
  const first = states[0]?.entry.version ?? 0;
  const line: VersionState[] = [];
  for (let found = states.at(-1); found;) {
    const command = lifecycleCommand(found.entry);
    const before =
      command?.type === 'RewindEncounter' ? command.toVersion : found.entry.version - 1;
    line.unshift(found);
    found = states[before - first];
  }
  return line;
}

/** A command that is not the GM's alone. */
const isForPlayers = (
  rules: Ruleset['rules'],
  given: RawCommand,
  combatants: readonly string[],
): boolean => rules.authorize({ kind: 'PLAYER', combatants }, given) === null;

/** Whether an entry has what the seat could have commanded, and did not; or what the computer chose for it. */
function decidesFor(record: EncounterRecord, { id, actor }: Seat) {
  const { rules } = rulesetOf(record);
  const isOwn = (combatantId: string): boolean =>
    actor.kind === 'PLAYER' && actor.combatants.includes(combatantId);
  return ({ command, followUps = [], seatId, ...entry }: JournalEntry): boolean => {
    const given = command as RawCommand;
    const ids = givenFor(given);
    const isByOther = seatId !== id && !isLifecycleCommand({ ...entry, command });
    return (
      (isByOther && ids.some(isOwn) && isForPlayers(rules, given, ids)) ||
      followUps.some((next) => isComputerChoice(next) && next.combatants.some(isOwn))
    );
  };
}
