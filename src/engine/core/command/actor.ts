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

/** What a command says of whom it is given for. */
interface GivenFor {
  readonly type: string;
  readonly combatantId?: unknown;
  readonly combatantIds?: unknown;
}

/** The combatants that a player's command is given for: one, or all whose dice it declares. */
export function givenFor({ combatantId, combatantIds }: GivenFor): readonly CombatantId[] {
  if (typeof combatantId === 'string') return [combatantId];
  const several: readonly unknown[] = Array.isArray(combatantIds) ? combatantIds : [];
  return several.filter((id) => typeof id === 'string');
}

/** What names combatants is for who plays all of them; everything else is the GM's. */
export function authorize(actor: Actor, command: GivenFor): Rejection | null {
  if (actor.kind === 'GM') return null;
  const ids = givenFor(command);
  if (ids.length > 0 && ids.every((id) => plays(actor, id))) return null;
  return { code: 'FORBIDDEN', message: `This seat may not give the command ${command.type}.` };
}
