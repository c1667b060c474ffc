import { type Consequences, noConsequences } from '../../../core/decision/consequence.ts';
import type { Command } from '../model/commands.ts';
import { combatantOf } from '../model/lookup.ts';
import { areAllies, isFighting } from '../model/combatant/sides.ts';
import type { State } from '../model/state.ts';

/**
 * VIG-45: every action can be answered. Who still has a quick action is not for everyone to know,
 * so all foes are named who fight. To step aside in a defense is no action (VIG-62).
 */
export function consequences(state: State, command: Command): Consequences {
  if (command.type !== 'DeclareAction') return noConsequences;
  const mover = combatantOf(state, command.combatantId);
  const foes = Object.values(state.combatants).filter(
    (other) => isFighting(other) && !areAllies(other, mover),
  );
  const provokes = foes.map(({ name }) => ({
    text: `${name} may answer it with a quick action`,
    rule: 'VIG-45',
  }));
  return { provokes, forfeits: [] };
}
