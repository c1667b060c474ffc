import { roundAndSegment } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { ActiveCondition } from '../model/state.ts';

type Infliction = Pick<ActiveCondition, 'condition' | 'until' | 'dice' | 'once'> & {
  /** SEG-81: the one action whose roll a grant is for. */
  readonly action?: string | null;
};

/** SEG-91: of two of the same kind the later end counts, the lasting one, and the stronger cause. */
export function inflict(log: EventRecorder, combatantId: string, infliction: Infliction): void {
  const { condition } = infliction;
  const running = combatantOf(log.state, combatantId).conditions.find(
    (active) => active.condition === condition,
  );
  const { dice, once, ...first } = running ?? infliction;
  const until = laterEnd(first.until, infliction.until);
  log.emit({
    type: 'ConditionInflicted',
    combatantId,
    condition,
    until,
    ...(until === null ? { round: null, segment: null } : roundAndSegment(until)),
    dice: Math.max(dice, infliction.dice),
    once: once && infliction.once,
    // SEG-81: of two grants for one roll the later names the action.
    ...(once && infliction.once && infliction.action ? { action: infliction.action } : {}),
  });
}

const laterEnd = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);
