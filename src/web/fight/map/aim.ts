import { combatantOf } from '../state/names.ts';
import { usePlay } from '../play/play-context.ts';
import { usePointed } from '../attention/pointed.ts';
import type { Combatant, Encounter, Option } from '../state/seen.ts';

/** An option that is about to be taken, and at whom: who may be picked and is looked at. */
export interface Aim {
  readonly option: Option;
  readonly actor: Combatant;
  readonly target: Combatant;
}

/** @param cursorId whom the cursor of the keyboard is on; otherwise it is whom the pointer is on */
export function useAim(encounter: Encounter, cursorId: string | null): Aim | null {
  const { decision, option, choice } = usePlay();
  const pointedId = usePointed('COMBATANT');
  const id = cursorId ?? pointedId;
  const actor = combatantOf(encounter, decision?.combatantId ?? null);
  const target = combatantOf(encounter, id);
  if (!option || !actor || !target || actor === target) return null;
  return choice?.combatantIds.includes(target.id) ? { option, actor, target } : null;
}
