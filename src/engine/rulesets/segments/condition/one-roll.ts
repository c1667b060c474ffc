import type { ConditionKey } from '../../../core/values/ids.ts';
import { changesOf } from '../stats/circumstances.ts';
import type { RollKind } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';

interface OneRoll {
  readonly against?: string;
  readonly action?: string | null;
  /** those that it has not used. */
  readonly kept?: readonly ConditionKey[];
}

/** Ends the conditions that were good for one roll, now that this one is made. */
export function endOneRollConditions(
  log: EventRecorder,
  roll: RollKind,
  by: string,
  { against, action = null, kept = [] }: OneRoll = {},
): void {
  const rolling = {
    bearer: combatantOf(log.state, by),
    ...(against === undefined ? {} : { target: combatantOf(log.state, against) }),
    action,
  };
  for (const { bearerId: combatantId, active } of changesOf(log.state, roll, rolling)) {
    const { condition, once } = active;
    const { conditions } = combatantOf(log.state, combatantId);
    if (
      once &&
      !kept.includes(condition) &&
      conditions.some((one) => one.condition === condition && one.once)
    )
      log.emit({ type: 'ConditionEnded', combatantId, condition });
  }
}
