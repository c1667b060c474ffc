import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { tryCatch } from '../action/catch.ts';
import { takeRest } from '../condition/rest.ts';
import type { Combatant, State } from '../model/state.ts';
import { decision, optionIf, merge, option, price } from './build.ts';

/** SEC-54: to rest, while no fight is on. */
export function restDecision(state: State, { id: combatantId }: Combatant): Decision {
  const rests = [
    { rest: 'SLEEP', label: 'A day with a night of sleep' },
    { rest: 'BED', label: 'A day in bed' },
  ] as const;
  return decision({ kind: 'REST', combatantId, required: false }, () =>
    merge(
      ...rests.map(({ rest, label }) => {
        const command = { type: 'TakeRest' as const, combatantId, rest };
        return optionIf(option(label, command), errorOf(takeRest.judge(state, command)));
      }),
    ),
  );
}

/** SEC-55: to catch something, or oneself. */
export function catchDecision(state: State, { id: combatantId }: Combatant): Decision {
  const catches = [
    { catches: 'OBJECT', label: 'Catch what is dropped or thrown' },
    { catches: 'SELF', label: 'Catch oneself in a fall' },
  ] as const;
  return decision({ kind: 'CATCH', combatantId, required: false }, () =>
    merge(
      ...catches.map(({ catches: what, label }) => {
        const command = { type: 'TryCatch' as const, combatantId, catches: what };
        return optionIf(
          option(label, command, [], price(1, 'DODGE')),
          errorOf(tryCatch.judge(state, command)),
        );
      }),
    ),
  );
}
