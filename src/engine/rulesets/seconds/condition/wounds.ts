import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf, isConscious } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { loseActions } from './abandon.ts';
import { startDying } from './dying.ts';

/**
 * SEC-16, 44, 53: what follows from the wounds that a combatant has taken since `before`. `falls`
 * says whether one of them was more than it can bear.
 */
export function resolveWounds(log: EventRecorder, before: State, id: string, falls: boolean): void {
  const was = combatantOf(before, id);
  const wounded = combatantOf(log.state, id).wounds > was.wounds;
  if (!wounded || was.status.kind === 'DEAD') return;
  if (!isConscious(was)) log.emit({ type: 'CombatantDied', combatantId: id, cause: 'WOUND' });
  else if (falls) startDying(log, id);
  else breakConcentration(log, id);
}

/** SEC-16, for tables that ask spells to be cast undisturbed. */
function breakConcentration(log: EventRecorder, id: string): void {
  if (log.state.settings.concentration === 'WOUNDS_BREAK_SPELLS')
    loseActions(
      log,
      id,
      'WOUNDED',
      ({ action }) => actionOf(log.state, action).effect.type === 'SPELL',
    );
}
