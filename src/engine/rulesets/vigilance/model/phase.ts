import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { phaseGuards, refuseAbsent } from '../../../core/table/guards.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { combatantOf, topOf } from './lookup.ts';
import type { State, Tie } from './state.ts';

export const { refuseEnded, refuseOutOfFight } = phaseGuards(
  { ended: 'VIG-26', begins: 'VIG-26' },
  'set the order first',
);

/** VIG-26: whether it is the turn of this combatant. */
export const isOnTurn = ({ phase }: State, combatantId: string): boolean =>
  phase.kind === 'COMBAT' && phase.turn.kind === 'ACTING' && phase.turn.combatantId === combatantId;

/** VIG-28: the tie to be settled now, and who has to say something about it. */
export function openTie(state: State): { readonly tie: Tie; readonly asked: CombatantId } | null {
  if (state.phase.kind !== 'COMBAT') return null;
  const [tie] = state.phase.ties;
  const asked = tie?.asking[0];
  return tie && asked !== undefined ? { tie, asked } : null;
}

export function refuseOpenTie(state: State): Rejection | null {
  const open = openTie(state);
  return open
    ? illegal(
        'VIG-28',
        'A tie of vigilance is open',
        `${combatantOf(state, open.asked).name} settles it first`,
      )
    : null;
}

/** A fight is on, its order stands, and no action is just being resolved. */
export function refusePhase(state: State, combatantId: string): Rejection | null {
  return (
    refuseAbsent(state, combatantId) ??
    refuseOutOfFight(state) ??
    refuseOpenTie(state) ??
    (topOf(state)?.stage.kind === 'RESOLVING'
      ? illegal('VIG-56', 'An action is being resolved', 'wait for its dice')
      : null)
  );
}
