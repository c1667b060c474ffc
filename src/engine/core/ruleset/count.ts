/** Statistics: what a version counts, by its ruleset. */
import type { WithPending } from '../hand-dice/pending.ts';
import { isPlayedByComputer } from '../roster/played-by.ts';
import { type CountedVersion, counted, type Statistics } from '../statistics/statistics.ts';
import type { CombatantId } from '../values/ids.ts';
import { rememberedOfLast } from '../values/remembered.ts';
import type { Ruleset } from './ruleset.ts';

/** A version that a command has made. */
export interface MadeVersion {
  readonly version: number;
  /** When it came, and the version before; milliseconds since 1970. */
  readonly at: number;
  readonly lastAt: number;
  readonly command: unknown;
  /** Those of the rules. */
  readonly events: readonly { readonly type: string }[];
  readonly before: unknown;
  readonly after: unknown;
}

/** The statistics with what a version counts. */
export function count(
  ruleset: Ruleset,
  statistics: Statistics,
  { command, events, ...version }: MadeVersion,
): Statistics {
  const { before, after } = version as Pick<CountedVersion, 'before' | 'after'>;
  return counted(statistics, {
    ...version,
    ...{ before, after },
    entries: ruleset.counting?.entries(events, before) ?? [],
    dueBefore: dueIn(ruleset, before),
    dueAfter: dueIn(ruleset, after),
    deciderId: deciderOf(ruleset, { command, before }),
  });
}

type Due = CountedVersion['dueBefore'];

/** What is due after a version is due before the next one. */
const keptOf = rememberedOfLast((_: object): { due?: Due } => ({}));

/** People whose decisions are required; the computer needs no time. */
function dueIn(ruleset: Ruleset, state: object): Due {
  if (isWaiting(state)) return null;
  return (keptOf(state).due ??= ruleset.queries
    .requiredDecisions(state)
    .flatMap(({ combatantId }) => combatantId ?? [])
    .filter((id) => !isPlayedByComputer(state, id)));
}

/** Whose decision a command takes: what costs nothing takes none, nor do the GM's rulings and declaring dice (T-04). */
function deciderOf(
  { rules }: Ruleset,
  { command, before }: Pick<MadeVersion, 'command' | 'before'>,
): CombatantId | null {
  const given = command as { readonly type: string; readonly combatantId?: unknown } | null;
  if (typeof given?.combatantId !== 'string' || isWaiting(before)) return null;
  const { combatantId } = given;
  const isOwn = rules.authorize({ kind: 'PLAYER', combatants: [combatantId] }, given) === null;
  return isOwn && !rules.isFreeAction(before, { ...given }) ? combatantId : null;
}

/** T-04. */
const isWaiting = (state: unknown): boolean => Boolean((state as WithPending).pending);
