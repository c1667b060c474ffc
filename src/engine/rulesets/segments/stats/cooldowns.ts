import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { Action, Kind, Use } from '../model/actions.ts';
import { roundOf } from '../model/clock.ts';
import type { Combatant, State } from '../model/state.ts';
import { kindPhrases } from './budget.ts';
import type { Cooldown } from '../model/ongoing.ts';

/** SEG-94: what has cooldown N and is used in round r is free again in round r + N + 1. */
export function cooldownAfter(
  state: State,
  { action, kind, cooldown, bars }: Pick<Use, 'kind' | 'cooldown' | 'bars'> & { action: string },
): Cooldown | null {
  if (cooldown === 0) return null;
  return { action, use: kind, bars, readyInRound: roundOf(state) + cooldown + 1 };
}

/** SEG-94, 96: a cooldown bars the whole talent, unless it is one of a single use. */
export function refuseCooldown(
  state: State,
  combatant: Combatant,
  action: Action,
  use: Kind,
): Rejection | null {
  const barring = combatant.cooldowns.filter(
    (entry) => entry.action === action.key && (entry.bars === 'TALENT' || entry.use === use),
  );
  const readyInRound = barring.reduce((last, entry) => Math.max(last, entry.readyInRound), 0);
  if (roundOf(state) >= readyInRound) return null;
  return illegal(
    'SEG-94',
    `${combatant.name} must let ${action.name} rest`,
    barring.some(({ bars }) => bars === 'TALENT')
      ? `it can be used again in round ${readyInRound}`
      : `it can be used as ${kindPhrases[use]} again in round ${readyInRound}`,
    { readyInRound },
  );
}

/** SEG-96, where a cooldown counts from the end of its action: those whose actions still run. */
export const lengthened = (state: State, { id, cooldowns }: Combatant): readonly Cooldown[] =>
  state.settings.cooldownStart === 'END'
    ? cooldowns
        .filter(({ action, use }) =>
          state.ongoing.some(
            (ongoing) =>
              'action' in ongoing &&
              ongoing.ownerId === id &&
              ongoing.action === action &&
              (!('use' in ongoing) || ongoing.use === use),
          ),
        )
        .map((cooldown) => ({ ...cooldown, readyInRound: cooldown.readyInRound + 1 }))
    : [];
