import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { ActiveCondition } from '../model/state.ts';

type Infliction = Pick<ActiveCondition, 'condition' | 'until' | 'dice' | 'once'>;

/** SEG-91: of two of the same kind the later end counts, the lasting one, and the stronger cause. */
export function inflict(log: EventRecorder, combatantId: string, infliction: Infliction): void {
  const { condition } = infliction;
  const running = combatantOf(log.state, combatantId).conditions.find(
    (active) => active.condition === condition,
  );
  const { until, dice, once } = running ?? infliction;
  log.emit({
    type: 'ConditionInflicted',
    combatantId,
    condition,
    until: laterEnd(until, infliction.until),
    dice: Math.max(dice, infliction.dice),
    once: once && infliction.once,
  });
}

const laterEnd = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);
