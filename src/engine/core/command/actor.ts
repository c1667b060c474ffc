import type { CombatantId } from '../values/ids.ts';
import type { Rejection } from './rejection.ts';

/** On whose behalf a command is given or the encounter is looked at. */
export type Actor =
  | { readonly kind: 'GM' }
  | { readonly kind: 'PLAYER'; readonly combatants: readonly CombatantId[] }
  | { readonly kind: 'SPECTATOR' };

export const gameMaster: Actor = { kind: 'GM' };

/** Whether the actor plays this combatant: the GM plays everyone. */
export function plays(actor: Actor, combatantId: CombatantId): boolean {
  return actor.kind === 'GM' || (actor.kind === 'PLAYER' && actor.combatants.includes(combatantId));
}

/** What names a combatant is for who plays it; everything else is the GM's. */
export function authorize(
  actor: Actor,
  command: { readonly type: string; readonly combatantId?: unknown },
): Rejection | null {
  if (actor.kind === 'GM') return null;
  if (typeof command.combatantId === 'string' && plays(actor, command.combatantId)) return null;
  return { code: 'FORBIDDEN', message: `This seat may not give the command ${command.type}.` };
}
