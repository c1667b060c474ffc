/**
 * Whether a choice may be executed that was made of an older version. It was made for one decision at
 * one moment: as long as both stand as they were seen, what others did in between takes nothing from it.
 */
import { type Choice, notFound, type Option } from '@sixbeat/engine';
import { sameHex } from '../../engine/core/values/hex.ts';
import { recordAt, type VersionState } from '../journal/history.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type {
  CommandRequest,
  ListedDecision,
  ListedOption,
  Refused,
  TakeOptionRequest,
} from '../outcome.ts';
import type { EncounterRecord, JournalEntry, Seat } from '../ports.ts';

/** How many versions a choice may be behind: each of them is listed. */
export const MAX_VERSIONS_BEHIND = 100;

interface Asked<Listed extends ListedOption> {
  readonly taking: TakeOptionRequest<Listed>;
  readonly record: EncounterRecord;
  readonly seat: Seat;
}

/** From which version to which one a choice must have stood; null where none came in between, or too many. */
export function seenSince(
  { version }: Pick<TakeOptionRequest<ListedOption>, 'version'>,
  record: EncounterRecord,
): { readonly first: number; readonly last: number } | null {
  const behind = record.version - version;
  const isKnown = version >= 1 && behind > 0 && behind <= MAX_VERSIONS_BEHIND;
  return isKnown ? { first: version, last: record.version } : null;
}

/** The command that a choice makes, or why it is refused. @param states of the versions since it was seen */
export function chosenFrom<Listed extends ListedOption>(
  asked: Asked<Listed>,
  states: readonly VersionState[] | null,
): CommandRequest | Refused {
  const { taking, record } = asked;
  if (taking.version !== record.version) return chosenLate(asked, states ?? []);
  const seen = seenIn(asked, record);
  return seen ? taking.choose(seen.option) : missing(taking.optionId);
}

function chosenLate<Listed extends ListedOption>(
  asked: Asked<Listed>,
  [first, ...since]: readonly VersionState[],
): CommandRequest | Refused {
  const { taking, record } = asked;
  const outOfDate: Refused = {
    kind: 'CONFLICT',
    currentVersion: record.version,
    since: taking.version,
    fields: [],
  };
  if (!first) return outOfDate;
  const then = recordAt(record, first);
  const seen = seenIn(asked, then);
  if (!seen) return missing(taking.optionId);
  const chosen = taking.choose(seen.option);
  if ('kind' in chosen) return chosen;
  const isBroken =
    since.some(({ entry }) => isRewound(entry) || isAnswered(seen.decision, entry)) ||
    momentOf(asked, then) !== momentOf(asked, record) ||
    since.some((one) => !decisionIn(asked, recordAt(record, one), seen.decision.key));
  const now = decisionIn(asked, record, seen.decision.key)?.options.find(
    ({ key }) => key === seen.option.key,
  );
  if (isBroken || !now) return outOfDate;
  const isListed = [seen.option, now].every(({ option }) => listsAll(option, chosen.command));
  return isListed ? taking.choose(now) : outOfDate;
}

const missing = (optionId: string): Refused => ({
  kind: 'REJECTED',
  rejection: notFound('option', optionId),
});

/** What was asked for, as its sender saw it. */
function seenIn<Listed extends ListedOption>(
  { taking, seat }: Asked<Listed>,
  record: EncounterRecord,
) {
  for (const decision of taking.list(record, seat)) {
    const option = decision.options.find(({ id }) => id === taking.optionId);
    if (option) return { decision, option };
  }
  return null;
}

const decisionIn = <Listed extends ListedOption>(
  { taking, seat }: Asked<Listed>,
  record: EncounterRecord,
  key: string,
): ListedDecision<Listed> | undefined =>
  taking.list(record, seat).find((decision) => decision.key === key);

/** Round, and what the clock of the ruleset says beside its lists: the segment or second, and whose turn it is. */
function momentOf({ seat }: Pick<Asked<never>, 'seat'>, record: EncounterRecord): string {
  const { round, clock } = rulesetOf(record).queries.view(record.snapshot.state, seat.actor);
  const parts = Object.entries(clock ?? {}).filter(([, part]) => !Array.isArray(part));
  return JSON.stringify([round, parts]);
}

/** What comes after it is another course of events, however much it looks like the one before. */
const isRewound = ({ command }: JournalEntry): boolean =>
  ['RewindEncounter', 'ImportEncounter'].includes((command as Command).type);

type Command = Readonly<Record<string, unknown>> & { readonly type: string };

/** Whether an option of the decision was taken by this entry, by the seat itself or by another. */
function isAnswered(
  { options }: ListedDecision,
  { command, followUps = [] }: JournalEntry,
): boolean {
  const given = [command, ...followUps.map((next) => next.command)] as readonly Command[];
  return given.some((one) => options.some(({ option }) => isOf(option.command, one)));
}

/** Whether a command is one that an option offers, whatever was picked. */
const isOf = (template: Option['command'], command: Command): boolean =>
  Object.entries(template).every(
    ([field, fixed]) => JSON.stringify(fixed ?? null) === JSON.stringify(command[field] ?? null),
  );

/** Whether each pick of a command is one that the option lists. */
const listsAll = ({ choices }: Option, command: Command): boolean =>
  choices.every((choice) =>
    [command[choice.field] ?? []].flat().every((pick) => lists(choice, pick)),
  );

/** Whether a pick is one that a choice lists. */
export function lists(choice: Choice, pick: unknown): boolean {
  switch (choice.kind) {
    case 'COMBATANT':
    case 'KEY':
      return choice.from.includes(pick as string);
    case 'HEX':
      return choice.area.hexes.some((hex) => sameHex(hex, pick as typeof hex));
    case 'NUMBER':
      return (pick as number) >= choice.minimum && (pick as number) <= (choice.maximum ?? Infinity);
    case 'TEXT':
    case 'DATA':
      return true;
  }
}
