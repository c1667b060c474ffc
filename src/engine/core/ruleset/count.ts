/** Statistics: what a version counts, by its ruleset. */
import type { WithPending } from '../hand-dice/pending.ts';
import { isPlayedByComputer } from '../roster/played-by.ts';
import {
  askedAgain,
  type CountedVersion,
  counted,
  type Due,
  type Statistics,
} from '../statistics/statistics.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Ruleset } from './ruleset.ts';

/** A version that a command has made. */
export interface MadeVersion {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
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
  { version, at, events, ...made }: MadeVersion,
): Statistics {
  const { before, after } = made as Pick<CountedVersion, 'before' | 'after'>;
  const entries = ruleset.counting?.entries(events, before) ?? [];
  const deciderId = deciderOf(ruleset, made);
  return counted(statistics, {
    version,
    before,
    after,
    entries,
    deciderId,
    ...dueIn(ruleset, after, at),
  });
}

/** Statistics of a version that the fight goes on from at another time. */
export const countFrom = (
  ruleset: Ruleset,
  statistics: Statistics,
  { state, at }: { readonly state: unknown; readonly at: number },
): Statistics => askedAgain(statistics, dueIn(ruleset, state, at));

/** People whose decisions are required; the computer needs no time. */
const dueIn = (ruleset: Ruleset, state: unknown, at: number): Due => ({
  at,
  due: isWaiting(state)
    ? null
    : [
        ...new Set(
          ruleset.queries
            .requiredDecisions(state)
            .flatMap(({ combatantId }) => combatantId ?? [])
            .filter((id) => !isPlayedByComputer(state, id)),
        ),
      ],
});

/** Whose decision a command takes: what costs nothing takes none, nor does declaring dice (T-04). */
function deciderOf(
  { rules }: Ruleset,
  { command, before }: Pick<MadeVersion, 'command' | 'before'>,
): CombatantId | null {
  const given = command as { readonly type: string; readonly combatantId?: unknown } | null;
  if (typeof given?.combatantId !== 'string' || isWaiting(before)) return null;
  return rules.isFreeAction(before, { ...given }) ? null : given.combatantId;
}

/** T-04. */
const isWaiting = (state: unknown): boolean => Boolean((state as WithPending).pending);
