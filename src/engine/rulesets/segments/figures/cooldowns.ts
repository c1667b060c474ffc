import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { Action, Kind } from '../model/actions.ts';
import { roundOf } from '../model/clock.ts';
import type { Combatant, Cooldown, State } from '../model/state.ts';

/** SEG-94: a use with cooldown N in round r is free again in round r + N + 1. */
export function cooldownAfter(
  state: State,
  use: { readonly action: string; readonly kind: Kind; readonly cooldown: number },
): Cooldown | null {
  if (use.cooldown === 0) return null;
  return { action: use.action, use: use.kind, readyInRound: roundOf(state) + use.cooldown + 1 };
}

export function refuseCooldown(
  state: State,
  combatant: Combatant,
  action: Action,
  use: Kind,
): Rejection | null {
  const running = combatant.cooldowns.find(
    (entry) => entry.action === action.key && entry.use === use,
  );
  if (!running || roundOf(state) >= running.readyInRound) return null;
  return illegal(
    'SEG-94',
    `${combatant.name} must let ${action.name} as ${use} rest`,
    `it is free again from round ${running.readyInRound} on`,
    { readyInRound: running.readyInRound },
  );
}
