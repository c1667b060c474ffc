import type { CombatantId } from '../../../core/values/ids.ts';
import { secondsLeft } from '../model/clock.ts';
import type { State } from '../model/state.ts';

/** Where a fight of seconds stands. */
export interface Clock {
  readonly kind: 'SECONDS';
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Seconds of it that are spent, and that are left; 0 between turns. */
  readonly second: number;
  readonly secondsLeft: number;
  /** SEC-29: turns that are interrupted, the first to go on first. */
  readonly interrupted: readonly {
    readonly combatantId: CombatantId;
    readonly secondsLeft: number;
  }[];
  /** Whose turn in this round is still to come. */
  readonly waiting: readonly CombatantId[];
  /** Who has delayed a turn and may still take it. */
  readonly delayed: readonly CombatantId[];
}

/** Null when no fight is on. */
export function clockOf({ phase, combatants }: State): Clock | null {
  if (phase.kind !== 'COMBAT') return null;
  const { order, waiting } = phase;
  const interrupted = phase.turns.toReversed();
  const turn = interrupted.shift();
  return {
    kind: 'SECONDS',
    turnOf: turn?.combatantId ?? null,
    second: turn?.second ?? 0,
    secondsLeft: turn ? secondsLeft(turn) : 0,
    interrupted: interrupted.map((other) => ({
      combatantId: other.combatantId,
      secondsLeft: secondsLeft(other),
    })),
    waiting,
    delayed: order.filter((id) => combatants[id]?.holdsTurn),
  };
}
